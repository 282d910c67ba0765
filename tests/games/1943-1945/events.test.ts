import { describe, expect, it } from 'vitest';
import { standardFile } from '../../../lib/games/1943-1945/board-file';
import { events } from '../../../lib/games/1943-1945/effects/events';
import type { EventId } from '../../../lib/games/1943-1945/orders';
import { type Proofs, proves } from '../../support/rows';
import { given43, impulse, initiative, surrendered } from './positions';

const zones = `17 (Allies): 3 cubes, 1 engaged tank, 1 engaged plane
      18 (Allies): 2 cubes
      16 (Axis): 3 cubes
      09 (Axis): 2 cubes
      01 (Axis): 1 cube`;
const allied = (...more: string[]) => given43().position(impulse('allied'), zones, ...more);
const axis = (...more: string[]) => given43().position(impulse('axis'), zones, ...more);

const conquest = (...more: string[]) =>
  given43()
    .position(
      impulse('axis'),
      `17 (Axis): 3 cubes
      16 (Allies): 1 cube
      18 (Allies): 1 cube
      01 (Axis): 1 cube`,
      ...more,
    )
    .when('ATTACK 16 from 17 3 cubes', 'axis')
    .when('END', 'axis')
    .when('EVENT Strangle in 16', 'allied')
    .dice(6, 1, 1, 1)
    .when('FIGHT 16', 'axis');

const battle = (...more: string[]) =>
  allied(...more)
    .when('ATTACK 16 from 17 3 cubes', 'allied')
    .when('END', 'allied')
    .when('FIGHT 16, no support', 'allied')
    .dice(1, 1, 1, 1, 1, 1);

const reserved = (rules: number) => {
  const field = battle(`Rules: ${rules}`).until('press');
  for (let round = 2; round <= 3; round++) field.dice(1, 1, 1, 1, 1, 1).when('PRESS', 'allied').until('press');
  return field.when('EVENT Reserves', 'allied');
};

const proofs: Proofs<EventId> = {
  reinforcements: {
    'Allied Reinforcements: three cubes in an own zone, converted at once if wished, only while the Allies move'() {
      const cheap = given43({ alliedTank: 1 }).position(impulse('allied'), zones);
      const field = cheap.when('EVENT Reinforcements in 18, converting 1 tank, 1 plane', 'allied');
      field.then({ at: { '18': '(Allies) 3 cubes, 1 tank, 1 plane' } });
      expect(field.state.pool.allied.cube).toBe(23 - 6);
      expect(field.refuses('EVENT Reinforcements in 18', 'allied')).toBe('E-EVENT');
      const dear = allied();
      expect(dear.refuses('EVENT Reinforcements in 18, converting 4 tanks', 'allied')).toBe('E-CONVERT');
      expect(dear.refuses('EVENT Reinforcements in 18, converting 2 planes', 'allied')).toBe('E-CONVERT');
      expect(dear.refuses('EVENT Reinforcements in 09', 'allied')).toBe('E-CONTROL');
      dear.when('ATTACK 16 from 17 1 cube', 'allied');
      expect(dear.refuses('EVENT Reinforcements in 18', 'allied')).toBe('E-EVENT');
    },
    'Axis Reinforcements: two cubes, in the Allied impulse too, not in Africa, Sardinia or Corsica'() {
      const field = allied();
      field.then({ asks: ['impulse-start axis'] });
      for (const zone of ['16', '15', '21']) expect(field.refuses(`EVENT Reinforcements in ${zone}`, 'axis')).toBe('E-REINFORCE');
      field.when('EVENT Reinforcements in 14, converting 1 elite', 'axis');
      field.then({ at: { '14': '(Axis) 1 cube, 1 elite unit' } });
    },
  },
  'additional-impulse': {
    'Additional Impulse: one more after the last of the opponent, and he may answer with his'() {
      const field = given43().position(
        impulse('allied'),
        `17 (Allies): 2 cubes
      09 (Axis): 2 cubes
      01 (Axis): 1 cube`,
      );
      const step = (side: 'allied' | 'axis', from: string, to: string) => field.when(`MOVE 1 cube: ${from} > ${to}; END`, side);
      step('allied', '17', '18');
      step('axis', '09', '07');
      step('allied', '18', '17');
      step('axis', '07', '09');
      field.until('additional-impulse').when('EVENT Additional Impulse', 'allied');
      expect(field.asked).toContain('impulse-start axis');
      step('allied', '17', '18').until('additional-impulse');
      field.then({ asks: ['additional-impulse axis'] });
    },
  },
  'stop-battle': {
    'Stop Battle: from the end of the first round the combat ends at once'() {
      const field = battle();
      expect(field.refuses('EVENT Stop Battle', 'axis')).toBe('E-EVENT');
      field.until('round-end').when('EVENT Stop Battle', 'axis');
      expect(field.state.impulse?.combat).toBeNull();
      field.then({ at: { '16': '(Axis) 3 cubes' } });
    },
  },
  'logistic-effort': {
    'Logistic Effort: what stands in a zone outlives being out of supply, for the Allies not in Munich'() {
      const cut = `01 (Allies): 2 cubes
      02 (Axis): 1 cube
      04 (Allies): 1 cube
      03 (Axis): 1 cube
      05 (Axis): 1 cube
      06 (Axis): 1 cube`;
      const twice = structuredClone(standardFile);
      twice.tables.events.allied['logistic-effort'].value = 2;
      const field = given43({ board: JSON.stringify(twice) }).position(impulse('allied'), cut);
      field.when('END', 'allied').when('END', 'axis').until('supply');
      expect(field.refuses('EVENT Logistical Effort in 01', 'allied')).toBe('E-EVENT');
      expect(field.refuses('EVENT Logistical Effort', 'allied')).toBe('E-EVENT');
      field.when('EVENT Logistical Effort in 04', 'allied');
      // one a turn, though the box holds another
      expect(field.asked).not.toContain('supply allied');
      field.until('over').then({ over: 'eliminated', at: { '04': '(Allies) 1 cube', '01': '(Allies)' } });
    },
  },
  operational: {
    'Operational: the counters of a zone, or the fleets at sea, are operational again and the plane may fly again'() {
      const field = allied('sorties: {"allied 17": 1}');
      expect(field.refuses('EVENT Operational in 18', 'allied')).toBe('E-EVENT');
      field.when('EVENT Operational in 17', 'allied');
      field.then({ at: { '17': '(Allies) 3 cubes, 1 tank, 1 plane' } });
      expect(field.dice(1).when('BOMB 16 from 17', 'allied').last('bombed').hit).toBe(false);
      const sea = allied('Fleets: Allies 0 ready 2 engaged');
      expect(sea.when('EVENT Operational in sea', 'allied').state.fleets.allied).toEqual({ operational: 2, engaged: 0 });
    },
  },
  reserves: {
    'Reserves: one more round, after the last'() {
      const field = battle().until('press');
      expect(field.refuses('EVENT Reserves', 'allied')).toBe('E-EVENT');
      for (const round of [2, 3]) {
        field.dice(1, 1, 1, 1, 1, 1).when('PRESS', 'allied').until('press');
        expect(field.state.impulse?.combat?.round).toBe(round);
      }
      field.when('EVENT Reserves', 'allied').dice(1, 1, 1, 1, 1, 1).when('PRESS', 'allied');
      expect(field.state.impulse?.combat).toMatchObject({ round: 4, rounds: 4 });
    },
    'Reserves: Stop Battle answers it, or a retreat'() {
      reserved(2).then({ asks: ['round-end axis'] });
      expect(reserved(2).when('EVENT Stop Battle', 'axis').state.impulse?.combat).toBeNull();
      reserved(2)
        .when('RETREAT 3 cubes: 20', 'axis')
        .then({ asks: ['occupy allied'] });
      reserved(2)
        .when('HOLD', 'axis')
        .then({ asks: ['press allied'] });
      reserved(1).then({ asks: ['press allied'] });
    },
  },
  strangle: {
    'Strangle: no Axis force enters, leaves or fights from the zone in this impulse'() {
      const field = axis();
      field.when('EVENT Strangle in 16', 'allied');
      expect(field.refuses('ATTACK 17 from 16 1 cube', 'axis')).toBe('E-STRANGLE');
      expect(field.refuses('SHIP 1 cube: 16 > 14', 'axis')).toBe('E-STRANGLE');
      expect(field.refuses('SHIP 1 cube: 09 > 16', 'axis')).toBe('E-STRANGLE');
      field.when('END', 'axis').until('impulse');
      expect(field.state.impulse?.strangled).toEqual([]);
    },
    'Strangle after the declaration: what was to attack from there stays'() {
      const field = axis();
      field.when('ATTACK 17 from 16 3 cubes', 'axis').when('END', 'axis');
      field.when('EVENT Strangle in 16', 'allied').until('impulse');
      expect(field.events.some(({ type }) => type === 'combat')).toBe(false);
      field.then({ asks: ['impulse allied'] });
    },
    'Strangle: a zone under it is not occupied either'() {
      conquest()
        .until('impulse')
        .then({ at: { '16': '(Allies)' } });
      conquest('Rules: 1').then({ asks: ['occupy axis'] });
    },
    'Strangle on the port turns a transport back'() {
      const field = axis().when('SHIP 2 cubes: 09 > 14', 'axis');
      field.when('EVENT Strangle in 14', 'allied').until('impulse');
      field.then({ at: { '09': '(Axis) 2 cubes' } });
      expect(field.last('turned-back')).toMatchObject({ from: '14', to: '09', units: { cube: 2 } });
      expect(field.state.transport.axis).toBe(0);
    },
    'Strangle: partisans draw no cube into or out of the zone'() {
      const field = given43().position(
        impulse('axis', 4),
        zones,
        '04 (Axis): 1 cube',
        '06 (Axis): 1 cube',
        surrendered,
        'partisans: [{"zone": "05", "engaged": false}]',
      );
      field.when('EVENT Strangle in 04', 'allied').until('impulse-end');
      expect(field.refuses('LURE 04 > 05', 'allied')).toBe('E-STRANGLE');
    },
    'Strangle: a plane of the zone no longer supports the combat it supported'() {
      const field = given43()
        .position(
          impulse('axis'),
          `17 (Axis): 3 cubes
      20 (Axis): 1 plane
      16 (Allies): 4 cubes
      01 (Axis): 1 cube`,
        )
        .when('ATTACK 16 from 17 3 cubes', 'axis')
        .when('END', 'axis')
        .when('FIGHT 16, support plane 20', 'axis')
        .dice(1, 1, 1, 1, 1, 1, 1)
        .when('DEFEND no support', 'allied');
      expect(field.last('round').attack.needs).toBe(5);
      field.when('EVENT Strangle in 20', 'allied').dice(1, 1, 1, 1, 1, 1, 1);
      expect(field.when('PRESS', 'axis').last('round').attack.needs).toBe(6);
    },
  },
  kesselring: {
    'Kesselring: two other tokens come back, in the own impulse'() {
      const played = 'Played Axis: 2 stop-battle, 1 reinforcements';
      const field = axis(played);
      expect(field.refuses('EVENT Kesselring, taking back Stop Battle', 'axis')).toBe('E-EVENT');
      expect(field.refuses('EVENT Kesselring, taking back Reserves + Stop Battle', 'axis')).toBe('E-EVENT');
      field.when('EVENT Kesselring, taking back Stop Battle + Reinforcements', 'axis');
      expect(field.state.played.axis).toEqual({ 'stop-battle': 1, kesselring: 1 });
      expect(allied(played).refuses('EVENT Kesselring, taking back Stop Battle + Stop Battle', 'axis')).toBe('E-EVENT');
    },
  },
  'new-defensive-line': {
    'New Defensive Line: a line of the pool in an Axis zone without one, when reinforcements enter'() {
      const field = given43().position(initiative('axis'), zones, '11 (Axis): line').when('INITIATIVE Axis', 'axis');
      expect(field.refuses('EVENT New Defensive Line in 11', 'axis')).toBe('E-LINE');
      expect(field.refuses('EVENT New Defensive Line in 17', 'axis')).toBe('E-CONTROL');
      field.when('EVENT New Defensive Line in 09', 'axis');
      expect(field.state.zones['09']?.line).toBe(true);
      expect(field.refuses('EVENT Stop Battle', 'axis')).toBe('E-EVENT');
    },
  },
};

describe('13 events', () => {
  proves(events, proofs);

  it('six tokens, each box to its maximum, one event an impulse and player, none of the other side', () => {
    const spent = allied('Played Allies: 4 additional-impulse, 2 operational');
    expect(spent.refuses('EVENT Strangle in 16', 'allied')).toBe('E-EVENT');
    const full = allied('Played Allies: 2 operational');
    expect(full.refuses('EVENT Operational in 17', 'allied')).toBe('E-EVENT');
    full.when('EVENT Strangle in 16', 'allied');
    expect(full.refuses('EVENT Reinforcements in 17', 'allied')).toBe('E-EVENT');
    expect(full.refuses('EVENT Kesselring, taking Operational + Strangle', 'allied')).toBe('E-EVENT');
  });
});
