import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import type { Force } from '../../../lib/games/1943-1945/pieces';
import { rangeOf } from '../../../lib/games/1943-1945/rules/board';
import { diceOf, type Fighters, needsOf } from '../../../lib/games/1943-1945/rules/dice';
import { given43, impulse } from './positions';

const fighters = (units: Force, more: Partial<Fighters> = {}): Fighters => ({
  units,
  line: false,
  tank: false,
  plane: false,
  planeInside: false,
  dropped: 0,
  ...more,
});
const book = { options: optionsSchema.parse({}) };
const fires = (side: Fighters, options = book.options) => [diceOf({ options }, side), needsOf({ options }, side)];

describe('7.3 dice and hit numbers', () => {
  it.each<[string, Fighters, number, number]>([
    [
      'V7 the attacker: two cubes, dropped paratroopers, tank and plane in support',
      fighters({ cube: 2, tank: 1, 'engaged-paratroopers': 1 }, { tank: true, plane: true, dropped: 1 }),
      3,
      4,
    ],
    [
      'V7 the defender: three cubes, an operational elite rolls nothing',
      fighters({ cube: 3, tank: 1, elite: 1 }, { tank: true, plane: true }),
      3,
      4,
    ],
    [
      'V8 the attacker: the tank fights beside the paratroopers',
      fighters({ tank: 1, 'engaged-paratroopers': 1 }, { plane: true, dropped: 1 }),
      2,
      5,
    ],
    [
      'V8 the defender: engaged tank and elite roll as cubes',
      fighters({ cube: 2, 'engaged-tank': 1, 'engaged-elite': 1 }, { plane: true }),
      4,
      5,
    ],
    ['D1 three cubes and a line: the cap of four', fighters({ cube: 3 }, { line: true }), 4, 6],
    ['D2 five cubes and dropped paratroopers: one beyond the cap', fighters({ cube: 5, 'engaged-paratroopers': 1 }, { dropped: 1 }), 5, 6],
    ['D5 a plane alone, supported by another from elsewhere', fighters({ plane: 1 }, { plane: true }), 1, 5],
    ['two planes alone, one of them supporting', fighters({ plane: 1, 'engaged-plane': 1 }, { plane: true, planeInside: true }), 1, 5],
    ['D10 two cubes and a tank that cannot support', fighters({ cube: 2, tank: 1 }), 3, 6],
    ['a line alone is no force', fighters({}, { line: true }), 0, 6],
    ['an operational elite alone', fighters({ elite: 1 }), 0, 6],
    ['planes beside cubes roll nothing', fighters({ cube: 1, plane: 2 }), 1, 6],
    ['paratroopers on the ground roll as a cube, engaged or not', fighters({ paratroopers: 1, 'engaged-paratroopers': 1 }), 2, 6],
  ])('%s', (_title, side, dice, needs) => expect(fires(side)).toEqual([dice, needs]));

  it('C-04: a supporting tank also rolls when no cube fights, if the table says so', () => {
    const alone = fighters({ tank: 1, 'engaged-paratroopers': 1 }, { tank: true, plane: true, dropped: 1 });
    expect(fires(alone)).toEqual([2, 4]);
    expect(fires(alone, { ...book.options, loneTankRolls: false })).toEqual([1, 4]);
  });

  it('C-04: a table whose options were recorded before there was a choice plays on as it began', () => {
    const { loneTankRolls: _later, ...recorded } = book.options;
    expect(fires(fighters({ tank: 1 }, { tank: true }), recorded as typeof book.options)).toEqual([0, 5]);
  });
});

describe('7.2, 7.4 tanks and mountains', () => {
  const attack = (from: string, target: string, options = {}) =>
    given43(options)
      .position(impulse('allied'), `${from} (Allies): 2 cubes, 1 tank`, `${target} (Axis): 1 cube, 1 tank`)
      .when(`ATTACK ${target} from ${from} 2 cubes, 1 tank; END`, 'allied');

  it.each([
    ['against', '11', '10'],
    ['out of', '10', '11'],
  ])('D10: no tank supports an attack %s mountains; it rolls as a cube', (_word, from, target) => {
    const field = attack(from, target);
    expect(field.refuses(`FIGHT ${target}, support tank`, 'allied')).toBe('E-SUPPORT');
    field.when(`FIGHT ${target}, no support`, 'allied').dice(1, 1, 1, 1, 1).until('press');
    expect(field.last('round').attack).toEqual({ dice: [1, 1, 1], needs: 6, hits: 0 });
  });

  it('D10: nor in the defence of mountains', () => {
    const field = attack('11', '10').when('FIGHT 10, no support', 'allied');
    expect(field.refuses('DEFEND support tank', 'axis')).toBe('E-SUPPORT');
  });

  it.each([
    ['engage', 'accepted'],
    ['forbid', 'E-LOSSES'],
  ] as const)('C-01 %s: an operational tank in mountains and a loss', (mountainTankLoss, answer) => {
    const field = attack('11', '10', { mountainTankLoss }).when('FIGHT 10, no support', 'allied');
    field.dice(6, 6, 1, 1, 1).until('losses');
    if (answer === 'accepted')
      field.when('LOSE engage 1 tank in 10, retreat 12', 'axis').then({ at: { '12': '(Axis) 1 cube, 1 engaged tank' } });
    else expect(field.refuses('LOSE engage 1 tank in 10, retreat 12', 'axis')).toBe(answer);
  });
});

describe('C-01 forbid: tanks in mountains are lost like cubes, not engaged (IT27)', () => {
  const alone = (...more: string[]) =>
    given43({ mountainTankLoss: 'forbid' }).position(
      impulse('allied'),
      `11 (Allies): 4 cubes
      10 (Axis): 1 tank
      01 (Axis): 1 cube`,
      ...more,
    );
  const attacked = (...more: string[]) =>
    alone(...more)
      .when('ATTACK 10 from 11 4 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 10', 'allied')
      .dice(6, 6, 6, 1, 1)
      .when('DEFEND no support', 'axis');

  it('a lone tank is destroyed; under rules 1 nothing could', () => {
    attacked().then({ asks: ['occupy allied'] });
    attacked('Rules: 1')
      .until('press')
      .then({ at: { '10': '(Axis) 1 tank' } });
  });

  it('one loss takes a tank, and none can be engaged', () => {
    const field = given43({ mountainTankLoss: 'forbid' })
      .position(
        impulse('allied'),
        `11 (Allies): 4 cubes
      10 (Axis): 1 cube, 1 tank
      01 (Axis): 1 cube`,
      )
      .when('ATTACK 10 from 11 4 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 10', 'allied')
      .dice(6, 1, 1, 1, 1, 1)
      .when('DEFEND no support', 'axis');
    expect(field.refuses('LOSE engage 1 tank in 10', 'axis')).toBe('E-LOSSES');
    field.when('LOSE 1 tank in 10', 'axis').then({ at: { '10': '(Axis) 1 cube' } });
  });

  it('bombs count as combat does', () => {
    const bombed = (...more: string[]) =>
      given43({ mountainTankLoss: 'forbid' })
        .position(
          impulse('allied'),
          `11 (Allies): 1 plane
      10 (Axis): 1 tank
      01 (Axis): 1 cube`,
          ...more,
        )
        .dice(6)
        .when('BOMB 10 from 11', 'allied');
    bombed().then({ at: { '10': '(Axis)' } });
    bombed('Rules: 1').then({ asks: ['losses axis'] });
  });
});

describe('turns and victory', () => {
  it('D6: Overlord takes a fleet and the paratroopers; transport and reinforcements are 3, the Allies use the long ruler', () => {
    const field = given43().position(
      impulse('allied', 4),
      `17 (Allies): 2 cubes, 1 paratroopers
      18 (Allies): 1 cube
      09 (Axis): 1 cube
      01 (Axis): 1 cube`,
    );
    field.dice(5, 2).until('initiative');
    expect(field.state).toMatchObject({ turn: 5, fleets: { allied: { operational: 1, engaged: 0 } }, transport: { allied: 3, axis: 2 } });
    field.then({ at: { '17': '(Allies) 2 cubes' } });
    expect(field.state.pool.allied.paratroopers).toBeUndefined();
    expect(rangeOf(field.state, 'allied', '17').has('11')).toBe(true);
    expect(rangeOf(field.state, 'axis', '17').has('11')).toBe(false);
    field.when('INITIATIVE Allies', 'allied');
    expect(field.state.muster).toEqual({ side: 'allied', due: 3, event: false });
  });

  it('D7: a side with nothing but fortified lines has lost', () => {
    const field = given43().position(
      impulse('allied'),
      `17 (Allies): 2 cubes
      14 (Axis): line`,
    );
    expect(field.when('PASS', 'axis').state.ending).toMatchObject({ winner: 'allied', reason: 'eliminated' });
  });

  it('D8: Additional Impulse only after an impulse of the opponent, so that nobody has two running', () => {
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
    step('axis', '07', '09').until('additional-impulse');
    field.then({ asks: ['additional-impulse allied'] });
    field.when('EVENT Additional Impulse', 'allied');
    step('allied', '17', '18').until('additional-impulse');
    field.then({ asks: ['additional-impulse axis'] });
  });

  it('D9: two passes running end the impulses', () => {
    const field = given43().position(
      impulse('allied'),
      `17 (Allies): 2 cubes
      09 (Axis): 2 cubes
      01 (Axis): 1 cube`,
    );
    field.when('END', 'allied').when('END', 'axis').dice(1, 1).until('initiative');
    expect(field.state).toMatchObject({ turn: 3, impulses: 0 });
  });
});
