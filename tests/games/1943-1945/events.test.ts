import { describe, expect, it } from 'vitest';
import { standardFile } from '../../../lib/games/1943-1945/board-file';
import { events } from '../../../lib/games/1943-1945/effects/events';
import type { EventId, Order } from '../../../lib/games/1943-1945/orders';
import { type Proofs, proves } from '../../support/rows';
import { Field, type Given } from './field';

const zones = {
  '17': 'allied 3 cube 1 engaged-tank 1 engaged-plane',
  '18': 'allied 2 cube',
  '16': 'axis 3 cube',
  '09': 'axis 2 cube',
  '01': 'axis 1 cube',
};
const event = (id: EventId, more: Partial<Extract<Order, { type: 'event' }>> = {}): Order => ({ type: 'event', event: id, ...more });
const given = (more: Partial<Given> = {}) => new Field({ zones, ...more });

const conquest = (more: Partial<Given> = {}) =>
  new Field({ zones: { '17': 'axis 3 cube', '16': 'allied 1 cube', '18': 'allied 1 cube', '01': 'axis 1 cube' }, side: 'axis', ...more })
    .play('axis', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 3 } }] })
    .play('axis', { type: 'end' })
    .play('allied', event('strangle', { zone: '16' }))
    .rolls(6, 1, 1, 1)
    .play('axis', { type: 'fight', target: '16' });

const battle = (more: Partial<Given> = {}) =>
  given(more)
    .play('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 3 } }] })
    .play('allied', { type: 'end' })
    .rolls(1, 1, 1, 1, 1, 1)
    .play('allied', { type: 'fight', target: '16', support: { tank: false, plane: null, drop: null } });

const reserved = (rules: number) => {
  const field = battle({ rules }).until('press');
  for (let round = 2; round <= 3; round++) field.rolls(1, 1, 1, 1, 1, 1).play('allied', { type: 'press', tank: false }).until('press');
  return field.play('allied', event('reserves'));
};

const proofs: Proofs<EventId> = {
  reinforcements: {
    'Allied Reinforcements: three cubes in an own zone, converted at once if wished, only while the Allies move'() {
      const cheap = given({ options: { alliedTank: 1 } });
      const field = cheap.play('allied', event('reinforcements', { zone: '18', convert: { tank: 1, plane: 1 } }));
      expect(field.units('18')).toEqual({ cube: 3, tank: 1, plane: 1 });
      expect(field.state.pool.allied.cube).toBe(23 - 6);
      expect(field.refuses('allied', event('reinforcements', { zone: '18' }))).toBe('E-EVENT');
      const dear = given();
      expect(dear.refuses('allied', event('reinforcements', { zone: '18', convert: { tank: 4 } }))).toBe('E-CONVERT');
      expect(dear.refuses('allied', event('reinforcements', { zone: '18', convert: { plane: 2 } }))).toBe('E-CONVERT');
      expect(dear.refuses('allied', event('reinforcements', { zone: '09' }))).toBe('E-CONTROL');
      dear.play('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 1 } }] });
      expect(dear.refuses('allied', event('reinforcements', { zone: '18' }))).toBe('E-EVENT');
    },
    'Axis Reinforcements: two cubes, in the Allied impulse too, not in Africa, Sardinia or Corsica'() {
      const field = given();
      expect(field.kinds()).toEqual(['axis impulse-start']);
      for (const zone of ['16', '15', '21']) expect(field.refuses('axis', event('reinforcements', { zone }))).toBe('E-REINFORCE');
      field.play('axis', event('reinforcements', { zone: '14', convert: { elite: 1 } }));
      expect(field.units('14')).toEqual({ cube: 1, elite: 1 });
    },
  },
  'additional-impulse': {
    'Additional Impulse: one more after the last of the opponent, and he may answer with his'() {
      const field = new Field({ zones: { '17': 'allied 2 cube', '09': 'axis 2 cube', '01': 'axis 1 cube' } });
      const step = (side: 'allied' | 'axis', from: string, to: string) =>
        field.play(side, { type: 'move', path: [from, to], units: { cube: 1 } }).play(side, { type: 'end' });
      step('allied', '17', '18');
      step('axis', '09', '07');
      step('allied', '18', '17');
      step('axis', '07', '09');
      field.until('additional-impulse').play('allied', event('additional-impulse'));
      expect(field.kinds()).toContain('axis impulse-start');
      step('allied', '17', '18').until('additional-impulse');
      expect(field.kinds()).toEqual(['axis additional-impulse']);
    },
  },
  'stop-battle': {
    'Stop Battle: from the end of the first round the combat ends at once'() {
      const field = battle();
      expect(field.refuses('axis', event('stop-battle'))).toBe('E-EVENT');
      field.until('round-end').play('axis', event('stop-battle'));
      expect(field.state.impulse?.combat).toBeNull();
      expect(field.units('16')).toEqual({ cube: 3 });
    },
  },
  'logistic-effort': {
    'Logistic Effort: what stands in a zone outlives being out of supply, for the Allies not in Munich'() {
      const cut = {
        '01': 'allied 2 cube',
        '02': 'axis 1 cube',
        '04': 'allied 1 cube',
        '03': 'axis 1 cube',
        '05': 'axis 1 cube',
        '06': 'axis 1 cube',
      };
      const twice = structuredClone(standardFile);
      twice.tables.events.allied['logistic-effort'].value = 2;
      const field = new Field({ zones: cut, options: { board: JSON.stringify(twice) } });
      field.play('allied', { type: 'end' }).play('axis', { type: 'end' }).until('supply');
      expect(field.refuses('allied', event('logistic-effort', { zone: '01' }))).toBe('E-EVENT');
      expect(field.refuses('allied', event('logistic-effort'))).toBe('E-EVENT');
      field.rolls(1, 1).play('allied', event('logistic-effort', { zone: '04' }));
      // one a turn, though the box holds another
      expect(field.kinds()).not.toContain('allied supply');
      field.until('initiative');
      expect([field.units('04'), field.units('01')]).toEqual([{ cube: 1 }, {}]);
    },
  },
  operational: {
    'Operational: the counters of a zone, or the fleets at sea, are operational again and the plane may fly again'() {
      const field = given({
        change: (state) => {
          state.sorties = { 'allied 17': 1 };
        },
      });
      expect(field.refuses('allied', event('operational', { zone: '18' }))).toBe('E-EVENT');
      field.play('allied', event('operational', { zone: '17' }));
      expect(field.units('17')).toEqual({ cube: 3, tank: 1, plane: 1 });
      expect(field.rolls(1).play('allied', { type: 'bomb', target: '16', from: '17', plane: 'plane' }).last('bombed').hit).toBe(false);
      const sea = given({
        change: (state) => {
          state.fleets.allied = { operational: 0, engaged: 2 };
        },
      });
      expect(sea.play('allied', event('operational', { zone: 'sea' })).state.fleets.allied).toEqual({ operational: 2, engaged: 0 });
    },
  },
  reserves: {
    'Reserves: one more round, after the last'() {
      const field = battle().until('press');
      expect(field.refuses('allied', event('reserves'))).toBe('E-EVENT');
      for (const round of [2, 3]) {
        field.rolls(1, 1, 1, 1, 1, 1).play('allied', { type: 'press', tank: false }).until('press');
        expect(field.state.impulse?.combat?.round).toBe(round);
      }
      field.play('allied', event('reserves')).rolls(1, 1, 1, 1, 1, 1).play('allied', { type: 'press', tank: false });
      expect(field.state.impulse?.combat).toMatchObject({ round: 4, rounds: 4 });
    },
    'Reserves: Stop Battle answers it, or a retreat'() {
      expect(reserved(2).kinds()).toEqual(['axis round-end']);
      expect(reserved(2).play('axis', event('stop-battle')).state.impulse?.combat).toBeNull();
      expect(
        reserved(2)
          .play('axis', { type: 'retreat', path: ['20'], units: { cube: 3 } })
          .kinds(),
      ).toEqual(['allied occupy']);
      expect(reserved(2).play('axis', { type: 'hold', tank: false }).kinds()).toEqual(['allied press']);
      expect(reserved(1).kinds()).toEqual(['allied press']);
    },
  },
  strangle: {
    'Strangle: no Axis force enters, leaves or fights from the zone in this impulse'() {
      const field = given({ side: 'axis' });
      field.play('allied', event('strangle', { zone: '16' }));
      expect(field.refuses('axis', { type: 'attack', target: '17', forces: [{ from: '16', units: { cube: 1 } }] })).toBe('E-STRANGLE');
      expect(field.refuses('axis', { type: 'ship', from: '16', to: '14', units: { cube: 1 } })).toBe('E-STRANGLE');
      expect(field.refuses('axis', { type: 'ship', from: '09', to: '16', units: { cube: 1 } })).toBe('E-STRANGLE');
      field.play('axis', { type: 'end' }).until('impulse');
      expect(field.state.impulse?.strangled).toEqual([]);
    },
    'Strangle after the declaration: what was to attack from there stays'() {
      const field = given({ side: 'axis' });
      field.play('axis', { type: 'attack', target: '17', forces: [{ from: '16', units: { cube: 3 } }] }).play('axis', { type: 'end' });
      field.play('allied', event('strangle', { zone: '16' })).until('impulse');
      expect(field.events.some(({ type }) => type === 'combat')).toBe(false);
      expect(field.kinds()).toEqual(['allied impulse']);
    },
    'Strangle: a zone under it is not occupied either'() {
      expect(conquest().until('impulse').state.zones['16']).toEqual({ control: 'allied', units: {} });
      expect(conquest({ rules: 1 }).kinds()).toEqual(['axis occupy']);
    },
    'Strangle on the port turns a transport back'() {
      const field = given({ side: 'axis' }).play('axis', { type: 'ship', from: '09', to: '14', units: { cube: 2 } });
      field.play('allied', event('strangle', { zone: '14' })).until('impulse');
      expect(field.units('09')).toEqual({ cube: 2 });
      expect(field.last('turned-back')).toMatchObject({ from: '14', to: '09', units: { cube: 2 } });
      expect(field.state.transport.axis).toBe(0);
    },
    'Strangle: partisans draw no cube into or out of the zone'() {
      const field = given({
        turn: 4,
        side: 'axis',
        zones: { ...zones, '04': 'axis 1 cube', '06': 'axis 1 cube' },
        change: (state) => {
          state.surrendered = true;
          state.partisans = [{ zone: '05', engaged: false }];
          delete state.pool.allied.partisans;
          state.fleets.axis = { operational: 0, engaged: 0 };
        },
      });
      field.play('allied', event('strangle', { zone: '04' })).until('impulse-end');
      expect(field.refuses('allied', { type: 'lure', at: '05', from: '04' })).toBe('E-STRANGLE');
    },
    'Strangle: a plane of the zone no longer supports the combat it supported'() {
      const field = new Field({
        zones: { '17': 'axis 3 cube', '20': 'axis 1 plane', '16': 'allied 4 cube', '01': 'axis 1 cube' },
        side: 'axis',
      })
        .play('axis', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 3 } }] })
        .play('axis', { type: 'end' })
        .rolls(1, 1, 1, 1, 1, 1, 1)
        .play('axis', { type: 'fight', target: '16', support: { tank: false, plane: { from: '20', plane: 'plane' }, drop: null } })
        .play('allied', { type: 'defend', tank: false, plane: null });
      expect(field.last('round').attack.needs).toBe(5);
      field.play('allied', event('strangle', { zone: '20' })).rolls(1, 1, 1, 1, 1, 1, 1);
      expect(field.play('axis', { type: 'press', tank: false }).last('round').attack.needs).toBe(6);
    },
  },
  kesselring: {
    'Kesselring: two other tokens come back, in the own impulse'() {
      const change: Given['change'] = (state) => {
        state.played.axis = { 'stop-battle': 2, reinforcements: 1 };
      };
      const field = given({ side: 'axis', change });
      expect(field.refuses('axis', event('kesselring', { take: ['stop-battle'] }))).toBe('E-EVENT');
      expect(field.refuses('axis', event('kesselring', { take: ['reserves', 'stop-battle'] }))).toBe('E-EVENT');
      field.play('axis', event('kesselring', { take: ['stop-battle', 'reinforcements'] }));
      expect(field.state.played.axis).toEqual({ 'stop-battle': 1, kesselring: 1 });
      expect(given({ change }).refuses('axis', event('kesselring', { take: ['stop-battle', 'stop-battle'] }))).toBe('E-EVENT');
    },
  },
  'new-defensive-line': {
    'New Defensive Line: a line of the pool in an Axis zone without one, when reinforcements enter'() {
      const field = Field.turnStart({ zones: { ...zones, '11': 'axis line' } }, 1, 6).play('axis', { type: 'initiative', first: 'axis' });
      expect(field.refuses('axis', event('new-defensive-line', { zone: '11' }))).toBe('E-LINE');
      expect(field.refuses('axis', event('new-defensive-line', { zone: '17' }))).toBe('E-CONTROL');
      field.play('axis', event('new-defensive-line', { zone: '09' }));
      expect(field.state.zones['09']?.line).toBe(true);
      expect(field.refuses('axis', event('stop-battle'))).toBe('E-EVENT');
    },
  },
};

describe('13 events', () => {
  proves(events, proofs);

  it('six tokens, each box to its maximum, one event an impulse and player, none of the other side', () => {
    const spent = given({
      change: (state) => {
        state.played.allied = { 'additional-impulse': 4, operational: 2 };
      },
    });
    expect(spent.refuses('allied', event('strangle', { zone: '16' }))).toBe('E-EVENT');
    const full = given({
      change: (state) => {
        state.played.allied = { operational: 2 };
      },
    });
    expect(full.refuses('allied', event('operational', { zone: '17' }))).toBe('E-EVENT');
    full.play('allied', event('strangle', { zone: '16' }));
    expect(full.refuses('allied', event('reinforcements', { zone: '17' }))).toBe('E-EVENT');
    expect(full.refuses('allied', event('kesselring', { take: [] }))).toBe('E-EVENT');
  });
});
