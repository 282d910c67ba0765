import { describe, expect, it } from 'vitest';
import { given43, impulse, surrendered } from './positions';

/** Emilia under attack from Tuscany; of its cubes some were drawn there by partisans. */
const attacked = (defence: string, held: number, dice: number[], options = {}) =>
  given43(options)
    .position(
      impulse('allied', 4),
      `07 (Allies): 6 cubes
      06 (Axis): ${defence}
      04 (Axis): 1 cube
      01 (Axis): 1 cube
      held: {"06": ${held}}`,
    )
    .when('ATTACK 06 from 07 6 cubes', 'allied')
    .when('END', 'allied')
    .when('FIGHT 06', 'allied')
    .dice(...dice)
    .when('DEFEND no support', 'axis');

describe('IT339 a cube that partisans drew does not move until the next turn', () => {
  it('nor does it retreat: the others may leave without it', () => {
    const field = attacked('2 cubes', 1, [1, 1, 1, 1, 1, 1]);
    expect(field.refuses('RETREAT 2 cubes: 04', 'axis')).toBe('E-HELD');
    field.when('RETREAT 1 cube: 04', 'axis');
    field.then({ at: { '06': '(Axis) 1 cube' } });
  });

  it('alone it has no way out, and where only all may retreat (C-08) it keeps the others', () => {
    expect(attacked('1 cube', 1, [1, 1, 1, 1, 1]).refuses('RETREAT 1 cube: 04', 'axis')).toBe('E-HELD');
    const field = attacked('2 cubes', 1, [1, 1, 1, 1, 1, 1], { partialRetreat: false });
    expect(field.refuses('RETREAT 1 cube: 04', 'axis')).toBe('E-RETREAT');
  });

  it('the whole defence retreats for a loss only when the drawn cube is lost', () => {
    const one = attacked('2 cubes, 1 tank', 1, [6, 1, 1, 1, 1, 1, 1]);
    expect(one.refuses('LOSE retreat 04', 'axis')).toBe('E-HELD');
    const two = () => attacked('2 cubes, 1 tank', 1, [6, 6, 1, 1, 1, 1, 1]);
    expect(two().refuses('LOSE engage 1 tank in 06, retreat 04', 'axis')).toBe('E-HELD');
    const field = two().when('LOSE 1 cube in 06, retreat 04', 'axis');
    field.then({ at: { '04': '(Axis) 2 cubes, 1 tank' } });
    expect(field.state.held).toEqual({});
  });

  it.each([
    ['2 cubes, 1 tank, line', 1, [6, 6], 4],
    ['2 cubes, 1 tank, line', 2, [6, 6, 6], 4],
    ['3 cubes', 1, [6, 6], 3],
  ] as const)('%s, %i of them drawn: the form offers the losses the rules allow', (defence, held, hits, back) => {
    const field = attacked(defence, held, [...hits, ...Array(4 - hits.length + back).fill(1)]);
    field.then({ asks: ['losses axis'] });
    const written = field.offers();
    expect(written.filter((line) => !field.takes(line, 'axis'))).toEqual([]);
    for (const cubes of [0, 1, 2, 3]) {
      for (const line of [0, 1]) {
        for (const tank of [null, 'engage ', '']) {
          const losses = [
            line && '1 line in 06',
            cubes && `${cubes} ${cubes > 1 ? 'cubes' : 'cube'} in 06`,
            tank !== null && `${tank}1 tank in 06`,
          ];
          const order = `LOSE ${[...losses.filter(Boolean), 'retreat 04'].join(', ')}`;
          expect([order, written.includes(order)]).toEqual([order, field.takes(order, 'axis')]);
        }
      }
    }
  });

  it('nor does it take the place of a cube that was to attack and was drawn away', () => {
    const field = (rules: number) =>
      given43()
        .position(
          impulse('axis', 4),
          `07 (Allies): 6 cubes
      06 (Axis): 3 cubes
      04 (Axis):
      03 (Axis): 1 cube
      05 (Axis):
      01 (Axis): 1 cube`,
          `Rules: ${rules}`,
          surrendered,
          'held: {"06": 1}',
          'partisans: [{"zone": "04", "engaged": false}]',
        )
        .when('ATTACK 07 from 06 2 cubes', 'axis')
        .when('END', 'axis')
        .when('LURE 06 > 04', 'allied');
    expect(field(2).state.impulse?.attacks[0]?.forces).toEqual([{ from: '06', units: { cube: 1 } }]);
    expect(field(1).state.impulse?.attacks[0]?.forces).toEqual([{ from: '06', units: { cube: 2 } }]);
  });

  it('of cubes lost where they stand the drawn ones go first', () => {
    const field = attacked('3 cubes', 1, [6, 1, 1, 1, 1, 1, 1]);
    field.then({ at: { '06': '(Axis) 2 cubes' } });
    expect(field.state.held).toEqual({});
  });

  const crowded = (defence: string, held: number, rules = 2) =>
    given43()
      .position(
        impulse('axis', 4),
        `06 (Axis): ${defence}
      05 (Axis):
      01 (Axis): 1 cube
      17 (Allies): 1 cube
      held: {"06": ${held}}`,
        `Rules: ${rules}`,
      )
      .when('END', 'axis')
      .until('stacking');

  it('nor does it SHIFT at the end of an impulse: another piece of the excess goes', () => {
    const field = crowded('1 cube, 1 tank, 2 elite, 2 planes, 1 Italian plane', 1);
    expect(field.refuses('SHIFT 1 cube: 06 > 05', 'axis')).toBe('E-HELD');
    field.when('SHIFT 1 tank: 06 > 05', 'axis').then({ at: { '05': '(Axis) 1 tank' } });
    const old = crowded('1 cube, 1 tank, 2 elite, 2 planes, 1 Italian plane', 1, 1);
    old.when('SHIFT 1 cube: 06 > 05', 'axis').then({ at: { '05': '(Axis) 1 cube' } });
  });

  it('an excess of drawn cubes alone is removed', () => {
    const field = crowded('7 cubes', 7);
    expect(field.refuses('SHIFT 1 cube: 06 > 05', 'axis')).toBe('E-HELD');
    field.when('DISBAND 1 cube in 06', 'axis').then({ at: { '06': '(Axis) 6 cubes' } });
  });
});

describe('IT411 cubes of the Reinforcements event may become partisans', () => {
  const landed = (...more: string[]) =>
    given43().position(
      impulse('allied', 4),
      `09 (Allies): 2 cubes
      05 (Axis): 1 cube
      01 (Axis): 1 cube`,
      ...more,
    );

  it('in a zone of the enemy with a triangle', () => {
    const field = landed(surrendered);
    expect(field.refuses('EVENT Reinforcements in 09, converting 1 partisans', 'allied')).toBe('E-PARTISANS');
    expect(field.refuses('EVENT Reinforcements in 09, converting 1 partisans, to 11', 'allied')).toBe('E-PARTISANS');
    expect(field.refuses('EVENT Reinforcements in 09, converting 1 tank, to 05', 'allied')).toBe('E-CONVERT');
    field.when('EVENT Reinforcements in 09, converting 1 partisans, 1 plane, to 05', 'allied');
    expect(field.state.partisans).toEqual([{ zone: '05', engaged: false }]);
    field.then({ at: { '09': '(Allies) 3 cubes, 1 plane' } });
    expect(field.state.pool.allied.partisans).toBeUndefined();
    expect(field.events.filter(({ type }) => type === 'converted')).toMatchObject([{ into: 'plane' }, { into: 'partisans', at: '05' }]);
  });

  it('not before the surrender, and not under rules 1', () => {
    const before = landed();
    expect(before.refuses('EVENT Reinforcements in 09, converting 1 partisans, to 05', 'allied')).toBe('E-PARTISANS');
    expect(landed(surrendered, 'Rules: 1').refuses('EVENT Reinforcements in 09, converting 1 partisans, to 05', 'allied')).toBe(
      'E-PARTISANS',
    );
  });
});
