import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import type { Force } from '../../../lib/games/1943-1945/pieces';
import { rangeOf } from '../../../lib/games/1943-1945/rules/board';
import { diceOf, type Fighters, needsOf } from '../../../lib/games/1943-1945/rules/dice';
import { Field } from './field';

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
    new Field({ zones: { [from]: 'allied 2 cube 1 tank', [target]: 'axis 1 cube 1 tank' }, options })
      .play('allied', { type: 'attack', target, forces: [{ from, units: { cube: 2, tank: 1 } }] })
      .play('allied', { type: 'end' });

  it.each([
    ['against', '11', '10'],
    ['out of', '10', '11'],
  ])('D10: no tank supports an attack %s mountains; it rolls as a cube', (_word, from, target) => {
    const field = attack(from, target);
    expect(field.refuses('allied', { type: 'fight', target, support: { tank: true, plane: null, drop: null } })).toBe('E-SUPPORT');
    field.rolls(1, 1, 1, 1, 1).play('allied', { type: 'fight', target, support: { tank: false, plane: null, drop: null } });
    field.until('press');
    expect(field.last('round').attack).toEqual({ dice: [1, 1, 1], needs: 6, hits: 0 });
  });

  it('D10: nor in the defence of mountains', () => {
    const field = attack('11', '10').play('allied', { type: 'fight', target: '10', support: { tank: false, plane: null, drop: null } });
    expect(field.refuses('axis', { type: 'defend', tank: true, plane: null })).toBe('E-SUPPORT');
  });

  it.each([
    ['engage', 'accepted'],
    ['forbid', 'E-LOSSES'],
  ] as const)('C-01 %s: an operational tank in mountains and a loss', (mountainTankLoss, answer) => {
    const field = attack('11', '10', { mountainTankLoss }).rolls(6, 6, 1, 1, 1);
    field.play('allied', { type: 'fight', target: '10', support: { tank: false, plane: null, drop: null } }).until('losses');
    const engaging = {
      type: 'losses' as const,
      losses: [{ zone: '10', piece: 'tank' as const, count: 1, fate: 'engaged' as const }],
      retreat: ['12'],
    };
    if (answer === 'accepted') expect(field.play('axis', engaging).units('12')).toEqual({ cube: 1, 'engaged-tank': 1 });
    else expect(field.refuses('axis', engaging)).toBe(answer);
  });
});

describe('C-01 forbid: tanks in mountains are lost like cubes, not engaged (IT27)', () => {
  const alone = (rules?: number) =>
    new Field({
      zones: { '11': 'allied 4 cube', '10': 'axis 1 tank', '01': 'axis 1 cube' },
      options: { mountainTankLoss: 'forbid' },
      ...(rules && { rules }),
    });
  const attacked = (rules?: number) =>
    alone(rules)
      .play('allied', { type: 'attack', target: '10', forces: [{ from: '11', units: { cube: 4 } }] })
      .play('allied', { type: 'end' })
      .rolls(6, 6, 6, 1, 1)
      .play('allied', { type: 'fight', target: '10' })
      .play('axis', { type: 'defend', tank: false, plane: null });

  it('a lone tank is destroyed; under rules 1 nothing could', () => {
    expect(attacked().kinds()).toEqual(['allied occupy']);
    expect(attacked(1).until('press').units('10')).toEqual({ tank: 1 });
  });

  it('one loss takes a tank, and none can be engaged', () => {
    const field = new Field({
      zones: { '11': 'allied 4 cube', '10': 'axis 1 tank 1 cube', '01': 'axis 1 cube' },
      options: { mountainTankLoss: 'forbid' },
    })
      .play('allied', { type: 'attack', target: '10', forces: [{ from: '11', units: { cube: 4 } }] })
      .play('allied', { type: 'end' })
      .rolls(6, 1, 1, 1, 1, 1)
      .play('allied', { type: 'fight', target: '10' })
      .play('axis', { type: 'defend', tank: false, plane: null });
    const give = (fate: 'engaged' | 'out') => ({
      type: 'losses' as const,
      losses: [{ zone: '10', piece: 'tank' as const, count: 1, fate }],
    });
    expect(field.refuses('axis', give('engaged'))).toBe('E-LOSSES');
    expect(field.play('axis', give('out')).units('10')).toEqual({ cube: 1 });
  });

  it('bombs count as combat does', () => {
    const bombed = (rules?: number) =>
      new Field({
        zones: { '11': 'allied 1 plane', '10': 'axis 1 tank', '01': 'axis 1 cube' },
        options: { mountainTankLoss: 'forbid' },
        ...(rules && { rules }),
      })
        .rolls(6)
        .play('allied', { type: 'bomb', target: '10', from: '11', plane: 'plane' });
    expect(bombed().units('10')).toEqual({});
    expect(bombed(1).kinds()).toEqual(['axis losses']);
  });
});

describe('turns and victory', () => {
  it('D6: Overlord takes a fleet and the paratroopers; transport and reinforcements are 3, the Allies use the long ruler', () => {
    const field = new Field({
      zones: { '17': 'allied 2 cube 1 paratroopers', '18': 'allied 1 cube', '09': 'axis 1 cube', '01': 'axis 1 cube' },
      turn: 4,
    });
    field.rolls(5, 2).until('initiative');
    expect(field.state).toMatchObject({ turn: 5, fleets: { allied: { operational: 1, engaged: 0 } }, transport: { allied: 3, axis: 2 } });
    expect(field.units('17')).toEqual({ cube: 2 });
    expect(field.state.pool.allied.paratroopers).toBeUndefined();
    expect(rangeOf(field.state, 'allied', '17').has('11')).toBe(true);
    expect(rangeOf(field.state, 'axis', '17').has('11')).toBe(false);
    field.play('allied', { type: 'initiative', first: 'allied' });
    expect(field.state.muster).toEqual({ side: 'allied', due: 3, event: false });
  });

  it('D7: a side with nothing but fortified lines has lost', () => {
    const field = new Field({ zones: { '17': 'allied 2 cube', '14': 'axis line' } });
    expect(field.state.ending).toMatchObject({ winner: 'allied', reason: 'eliminated' });
  });

  it('D8: Additional Impulse only after an impulse of the opponent, so that nobody has two running', () => {
    const field = new Field({ zones: { '17': 'allied 2 cube', '09': 'axis 2 cube', '01': 'axis 1 cube' } });
    const step = (side: 'allied' | 'axis', from: string, to: string) =>
      field.play(side, { type: 'move', path: [from, to], units: { cube: 1 } }).play(side, { type: 'end' });
    step('allied', '17', '18');
    step('axis', '09', '07');
    step('allied', '18', '17');
    step('axis', '07', '09').until('additional-impulse');
    expect(field.kinds()).toEqual(['allied additional-impulse']);
    field.play('allied', { type: 'event', event: 'additional-impulse' });
    step('allied', '17', '18').until('additional-impulse');
    expect(field.kinds()).toEqual(['axis additional-impulse']);
  });

  it('D9: two passes running end the impulses', () => {
    const field = new Field({ zones: { '17': 'allied 2 cube', '09': 'axis 2 cube', '01': 'axis 1 cube' } });
    field.play('allied', { type: 'end' }).rolls(1, 1).play('axis', { type: 'end' }).until('initiative');
    expect(field.state).toMatchObject({ turn: 3, impulses: 0 });
  });
});
