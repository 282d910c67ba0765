import { describe, expect, it } from 'vitest';
import type { Order, Support } from '../../../lib/games/1943-1945/orders';
import { Field, type Given } from './field';

const none: Support = { tank: false, plane: null, drop: null };
const front = {
  '19': 'allied 4 cube 1 tank',
  '18': 'allied 3 cube',
  '17': 'axis 3 cube 1 tank',
  '16': 'axis 2 cube',
  '09': 'axis 2 cube',
  '01': 'axis 1 cube',
};
const out = (zone: string, piece: 'cube' | 'tank' | 'line', count: number) => ({ zone, piece, count, fate: 'out' as const });

/** An attack from Tebessa on Tunis, up to the first round. */
const attacked = (more: Partial<Given> = {}, units = { cube: 4, tank: 1 }) =>
  new Field({ zones: front, ...more })
    .play('allied', { type: 'attack', target: '17', forces: [{ from: '19', units }] })
    .play('allied', { type: 'end' });
const fought = (field: Field, support: Support = none) =>
  field.play('allied', { type: 'fight', target: '17', support }).play('axis', { type: 'defend', tank: false, plane: null });

describe('7.1 declaring', () => {
  it('takes adjacent enemy zones, each force once, three zones at most', () => {
    const field = new Field({ zones: front });
    const attack = (target: string, from: string, cube: number): Order => ({ type: 'attack', target, forces: [{ from, units: { cube } }] });
    expect(field.refuses('allied', attack('16', '18', 1))).toBe('E-ADJACENT');
    expect(field.refuses('allied', attack('20', '19', 1))).toBe('E-TARGET');
    field.play('allied', attack('16', '19', 3));
    expect(field.refuses('allied', attack('16', '19', 1))).toBe('E-ATTACK');
    expect(field.refuses('allied', attack('17', '19', 2))).toBe('E-ATTACK');
    field.play('allied', {
      type: 'attack',
      target: '17',
      forces: [
        { from: '18', units: { cube: 2 } },
        { from: '19', units: { cube: 1 } },
      ],
    });
    expect(field.state.impulse?.declared).toEqual(['16', '17']);
  });

  it('a fourth attacked zone is refused', () => {
    const field = new Field({ zones: { ...front, '08': 'allied 6 cube', '06': 'axis 1 cube', '07': 'axis 1 cube', '10': 'axis 1 cube' } });
    for (const target of ['06', '07', '09']) field.play('allied', { type: 'attack', target, forces: [{ from: '08', units: { cube: 1 } }] });
    expect(field.refuses('allied', { type: 'attack', target: '10', forces: [{ from: '08', units: { cube: 1 } }] })).toBe('E-ATTACK');
  });

  const wide = { ...front, '08': 'allied 6 cube', '09': 'allied 2 cube', '06': 'axis 1 cube', '10': 'axis 1 cube', '11': 'axis 1 cube' };
  const from = (target: string, ...zones: string[]): Order => ({
    type: 'attack',
    target,
    forces: zones.map((zone) => ({ from: zone, units: { cube: 1 } })),
  });

  it('IT196: an impulse has three arrows in all, one for each zone an attack starts from', () => {
    const field = new Field({ zones: wide }).play('allied', from('10', '08', '09'));
    expect(field.refuses('allied', from('17', '18', '19'))).toBe('E-ATTACK');
    field.play('allied', from('06', '08'));
    for (const more of [from('11', '09'), from('17', '18')]) expect(field.refuses('allied', more)).toBe('E-ATTACK');
    expect(field.state.impulse?.declared).toEqual(['10', '06']);
  });

  it('IT196: a landing takes one arrow, from however many zones it embarks', () => {
    const landing: Order = {
      type: 'land',
      target: '15',
      fleets: 1,
      forces: [
        { from: '18', units: { cube: 1 } },
        { from: '09', units: { cube: 1 } },
      ],
    };
    const field = new Field({ zones: { ...wide, '15': 'axis 1 cube' } }).play('allied', landing).play('allied', from('10', '08', '09'));
    expect(field.refuses('allied', from('06', '08'))).toBe('E-ATTACK');
    const late = new Field({ zones: wide }).play('allied', from('10', '08', '09')).play('allied', from('06', '08'));
    expect(late.refuses('allied', landing)).toBe('E-ATTACK');
  });

  it.each([
    ['where the table reads it so', { options: { attackArrows: 'each' as const } }],
    ['under rules 1', { rules: 1 }],
  ])('each of three zones may be attacked from three %s', (_title, more) => {
    const field = new Field({ zones: wide, ...more }).play('allied', from('10', '08', '09')).play('allied', from('17', '18', '19'));
    expect(field.play('allied', from('06', '08')).state.impulse?.declared).toHaveLength(3);
  });

  it('what is bombed away before its combat no longer attacks', () => {
    const field = attacked({ zones: { ...front, '16': 'axis 1 plane 1 cube' } }, { cube: 4, tank: 1 });
    field.rolls(6).play('axis', { type: 'bomb', target: '19', from: '16', plane: 'plane' });
    field.play('allied', { type: 'losses', losses: [out('19', 'cube', 1)] });
    expect(field.state.impulse?.attacks[0]?.forces).toEqual([{ from: '19', units: { cube: 3, tank: 1 } }]);
  });
});

describe('7.2 before the first round', () => {
  it('planes leave for a zone of their side and are engaged', () => {
    const field = attacked({ zones: { ...front, '17': 'axis 3 cube 1 plane' } }).play('allied', {
      type: 'fight',
      target: '17',
      support: none,
    });
    field.play('axis', { type: 'evacuate', to: '09', units: { plane: 1 } });
    expect(field.units('09')).toEqual({ cube: 2, 'engaged-plane': 1 });
  });

  it('a plane supports from its reach and is engaged; the tank is not', () => {
    const field = attacked({ zones: { ...front, '18': 'allied 1 cube 1 plane' } });
    expect(field.refuses('allied', { type: 'fight', target: '17', support: { ...none, plane: { from: '19', plane: 'plane' } } })).toBe(
      'E-PLANE',
    );
    field
      .rolls(4, 4, 1, 1, 1, 1, 1, 1)
      .play('allied', { type: 'fight', target: '17', support: { tank: true, plane: { from: '18', plane: 'plane' }, drop: null } });
    field.until('losses');
    expect(field.last('round').attack).toMatchObject({ needs: 4, hits: 2 });
    expect(field.units('18')).toEqual({ cube: 1, 'engaged-plane': 1 });
    expect(field.units('19')).toEqual({ cube: 4, tank: 1 });
  });

  it('a plane that defends alone does not support itself', () => {
    const field = attacked({ zones: { ...front, '17': 'axis 1 plane' } }).play('allied', { type: 'fight', target: '17', support: none });
    expect(field.refuses('axis', { type: 'defend', tank: false, plane: { from: '17', plane: 'plane' } })).toBe('E-SUPPORT');
  });
});

describe('7.4 losses', () => {
  it('are chosen by both in secret and taken together', () => {
    const field = fought(attacked().rolls(6, 6, 1, 1, 6, 1, 1, 1));
    expect(field.kinds()).toEqual(['allied losses', 'axis losses']);
    field.play('allied', { type: 'losses', losses: [{ zone: '19', piece: 'tank', count: 1, fate: 'engaged' }] });
    expect(field.units('19')).toEqual({ cube: 4, tank: 1 });
    field.play('axis', { type: 'losses', losses: [out('17', 'tank', 1)] });
    expect(field.units('19')).toEqual({ cube: 4, 'engaged-tank': 1 });
    expect(field.units('17')).toEqual({ cube: 3 });
  });

  it('must be satisfied exactly, and only by what fights here', () => {
    const field = fought(attacked().rolls(6, 6, 1, 1, 1, 1, 1, 1));
    const give = (losses: ReturnType<typeof out>[]): string => field.refuses('axis', { type: 'losses', losses });
    expect(give([out('17', 'cube', 1)])).toBe('E-LOSSES');
    expect(give([out('17', 'cube', 3)])).toBe('E-LOSSES');
    expect(give([out('16', 'cube', 2)])).toBe('E-LOSSES');
    expect(
      field.refuses('axis', { type: 'losses', losses: [{ zone: '17', piece: 'cube', count: 1, fate: 'engaged' }, out('17', 'cube', 1)] }),
    ).toBe('E-LOSSES');
  });

  it('beyond what there is are forgotten; the zone may then be occupied by part of the attackers', () => {
    const field = fought(attacked({ zones: { ...front, '17': 'axis 1 cube' } }).rolls(6, 6, 6, 1, 1));
    expect(field.kinds()).toEqual(['allied occupy']);
    expect(field.refuses('allied', { type: 'occupy', forces: [{ from: '18', units: { cube: 1 } }] })).toBe('E-OCCUPY');
    field.play('allied', { type: 'occupy', forces: [{ from: '19', units: { cube: 2 } }] });
    expect(field.state.zones['17']).toEqual({ control: 'allied', units: { cube: 2 } });
    expect(field.units('19')).toEqual({ cube: 2, tank: 1 });
  });

  it('a fortified line gives one', () => {
    const field = fought(attacked({ zones: { ...front, '17': 'axis 1 cube line', '16': 'axis' } }).rolls(6, 1, 1, 1, 1, 1, 1));
    field.play('axis', { type: 'losses', losses: [out('17', 'line', 1)] });
    expect(field.state.zones['17']).toEqual({ control: 'axis', units: { cube: 1 } });
  });
});

describe('7.5 retreat', () => {
  it('of the whole defence counts for one loss, over one or two zones of its own', () => {
    const field = fought(attacked().rolls(6, 1, 1, 1, 1, 1, 1, 1));
    expect(field.refuses('axis', { type: 'losses', losses: [], retreat: ['18'] })).toBe('E-RETREAT');
    field.play('axis', { type: 'losses', losses: [], retreat: ['16'] });
    expect(field.units('16')).toEqual({ cube: 5, tank: 1 });
    expect(field.kinds()).toEqual(['allied occupy']);
  });

  it('of a part is voluntary after a round, and refused where C-08 wants the whole', () => {
    const late = (partialRetreat: boolean) =>
      fought(attacked({ options: { partialRetreat } }).rolls(1, 1, 1, 1, 1, 1, 1, 1)).until('round-end');
    const part: Order = { type: 'retreat', path: ['16'], units: { cube: 2 } };
    expect(late(false).refuses('axis', part)).toBe('E-RETREAT');
    const field = late(true).play('axis', part);
    expect(field.units('17')).toEqual({ cube: 1, tank: 1 });
    expect(field.play('axis', { type: 'hold', tank: true }).kinds()).toEqual(['allied press']);
  });
});

describe('9.3 elite units', () => {
  it('inflict a loss after the dice and are engaged', () => {
    const field = fought(attacked({ zones: { ...front, '17': 'axis 2 cube 1 elite' } }).rolls(1, 1, 1, 1, 1, 1));
    expect(field.kinds()).toEqual(['axis elite']);
    expect(field.refuses('axis', { type: 'elite', count: 2 })).toBe('E-ELITE');
    field.play('axis', { type: 'elite', count: 1 }).play('allied', { type: 'losses', losses: [out('19', 'cube', 1)] });
    expect(field.units('17')).toEqual({ cube: 2, 'engaged-elite': 1 });
    expect(field.units('19')).toEqual({ cube: 3, tank: 1 });
  });
});

describe('7.6 rounds', () => {
  it('are three; the attacker may break off after any', () => {
    const field = fought(attacked().rolls(...Array(8).fill(1)));
    for (const round of [2, 3]) {
      field.rolls(...Array(8).fill(1)).play('allied', { type: 'press', tank: false });
      expect(field.state.impulse?.combat?.round).toBe(round);
    }
    field.until('press');
    expect(field.refuses('allied', { type: 'press', tank: false })).toBe('E-ROUND');
    expect(fought(attacked().rolls(...Array(8).fill(1))).play('allied', { type: 'stop' }).state.impulse?.combat).toBeNull();
  });
});

describe('7.7 landings', () => {
  const coast = {
    '17': 'allied 4 cube 2 tank 1 paratroopers',
    '18': 'allied 4 cube',
    '14': 'axis 1 cube',
    '09': 'axis 1 cube',
    '01': 'axis 1 cube',
  };
  const land = (fleets: number, forces: { from: string; units: Record<string, number> }[], target = '14'): Order => ({
    type: 'land',
    target,
    fleets,
    forces,
  });

  it.each([
    [
      'five cubes on one fleet',
      land(1, [
        { from: '17', units: { cube: 4 } },
        { from: '18', units: { cube: 1 } },
      ]),
      'E-LANDING',
    ],
    ['two tanks', land(2, [{ from: '17', units: { tank: 2 } }]), 'E-LANDING'],
    ['paratroopers', land(2, [{ from: '17', units: { paratroopers: 1 } }]), 'E-LANDING'],
    ['an inland zone', land(1, [{ from: '17', units: { cube: 1 } }], '04'), 'E-COAST'],
    ['an own zone', land(1, [{ from: '17', units: { cube: 1 } }], '18'), 'E-CONTROL'],
  ])('refuses %s', (_title, order, code) => expect(new Field({ zones: coast }).refuses('allied', order)).toBe(code));

  it('takes six pieces on two fleets, one landing an impulse, none with engaged fleets', () => {
    const field = new Field({ zones: coast });
    field.play(
      'allied',
      land(2, [
        { from: '17', units: { cube: 3, tank: 1 } },
        { from: '18', units: { cube: 2 } },
      ]),
    );
    expect(field.units('17')).toEqual({ cube: 1, tank: 1, paratroopers: 1 });
    expect(field.refuses('allied', land(1, [{ from: '18', units: { cube: 1 } }], '15'))).toBe('E-LANDING');
    const engaged = new Field({
      zones: coast,
      change: (state) => {
        state.fleets.allied = { operational: 0, engaged: 2 };
      },
    });
    expect(engaged.refuses('allied', land(1, [{ from: '18', units: { cube: 1 } }]))).toBe('E-FLEET');
    expect(new Field({ zones: coast, side: 'axis' }).refuses('axis', land(1, [{ from: '09', units: { cube: 1 } }]))).toBe('E-LANDING');
  });

  it('walks into an empty zone; what does not occupy it withdraws to a supplied zone', () => {
    const field = new Field({ zones: { ...coast, '14': 'axis line' } })
      .play('allied', land(1, [{ from: '17', units: { cube: 3 } }]))
      .play('allied', { type: 'end' });
    field.play('allied', { type: 'fight', target: '14', support: none }).until('occupy');
    field.play('allied', { type: 'occupy', forces: [{ from: '14', units: { cube: 2 } }] });
    expect(field.refuses('allied', { type: 'withdraw', to: '09' })).toBe('E-WITHDRAW');
    field.play('allied', { type: 'withdraw', to: '18' });
    expect(field.state.zones['14']).toEqual({ control: 'allied', units: { cube: 2 } });
    expect(field.units('18')).toMatchObject({ cube: 5 });
  });

  it('9.4: dropped paratroopers are lost when the zone is not taken', () => {
    const field = new Field({ zones: coast }).play('allied', land(1, [{ from: '17', units: { cube: 2 } }])).play('allied', { type: 'end' });
    expect(field.refuses('allied', { type: 'fight', target: '14', support: { ...none, drop: '18' } })).toBe('E-DROP');
    field
      .rolls(1, 1, 1, 1, 1)
      .play('allied', { type: 'fight', target: '14', support: { ...none, drop: '17' } })
      .until('press');
    expect(field.last('round').attack.dice).toHaveLength(3);
    field.play('allied', { type: 'stop' }).play('allied', { type: 'withdraw', to: '17' });
    expect(field.last('paratroopers-lost')).toMatchObject({ zone: '14', count: 1 });
    expect(field.state.pool.allied.paratroopers).toBe(1);
  });
});
