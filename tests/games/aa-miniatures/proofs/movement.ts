import { expect } from 'vitest';
import { atStart, further, mayMove, paceOf, speedOf, stepOf } from '../../../../lib/games/aa-miniatures/rules/movement';
import { hasRoom } from '../../../../lib/games/aa-miniatures/rules/stacking';
import type { Battle, Unit } from '../../../../lib/games/aa-miniatures/types';
import { battleOf, madeUnit, shaken } from '../battles';

const vehicle = { type: 'vehicle', speed: 4, defense: { front: 5, rear: 3 } } as const;
const soldier = (ability: string, hex = '8,2', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], {}, unit);
const tank = (ability: string, hex = '8,2', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], vehicle, unit);
const going = (unit: Unit, isAssault = false, others: Unit[] = [], more: Partial<Battle> = {}) => ({
  battle: battleOf([unit, ...others], more),
  unit,
  isAssault,
});
const moves = (unit: Unit, isAssault = false, others: Unit[] = [], more: Partial<Battle> = {}) =>
  mayMove(going(unit, isAssault, others, more));
const step = (unit: Unit, to: string, layout: number) => paceOf(stepOf(battleOf([unit], { layout }), unit, unit.hex ?? '', to));
const commander = (hex: string) => madeUnit(hex, ['commander_abilities_initiative_n 1']);

export const movementProofs = {
  relocate_n: {
    'S969: a speed of its own in the assault': () => {
      const unit = soldier('relocate_n 1');
      expect([false, true].map((isAssault) => speedOf(going(unit, isAssault)).speed)).toEqual([2, 1]);
    },
  },
  high_gear_n: {
    'S948: faster where the whole way is a road': () => {
      const unit = tank('high_gear_n 2', '4,0');
      expect(speedOf(going(unit))).toEqual({ speed: 4, onRoad: 6 });
      const asked = going(unit, false, [], { layout: 2 });
      const road = ['4,1', '4,2', '4,3', '4,4', '4,5', '4,6', '4,7'];
      let progress: ReturnType<typeof further> = atStart;
      let at = '4,0';
      for (const to of road) {
        const pace = paceOf(stepOf(asked.battle, unit, at, to));
        progress = progress && pace && further(asked, progress, pace);
        at = to;
      }
      expect(progress).toMatchObject({ spent: 6 });
    },
  },
  amphibious: {
    'S910: streams without a roll, lakes at double cost': () => {
      expect([step(soldier('amphibious', '3,14'), '3,13', 1)?.rolls, step(tank('amphibious', '10,6'), '10,5', 3)?.cost]).toEqual([[], 2]);
    },
  },
  brushcutters: {
    'S919: forest without a roll, at double cost': () =>
      expect(step(tank('brushcutters', '10,6'), '10,5', 1)).toMatchObject({ cost: 2, rolls: [] }),
  },
  forest_runner: {
    'S942: forest without a roll': () => expect(step(tank('forest_runner', '10,6'), '10,5', 1)).toMatchObject({ cost: 2, rolls: [] }),
  },
  trench_crossing: { 'S992: streams without a roll': () => expect(step(soldier('trench_crossing', '3,14'), '3,13', 1)?.rolls).toEqual([]) },
  complexity: {
    'S919: no move any more after a failed roll': () => {
      expect([moves(tank('complexity')), moves(tank('complexity', '8,2', { marks: { battle: ['stuck'] } }))]).toEqual([true, false]);
    },
  },
  chatting_on_the_radio: {
    'S921: no move in the assault, by the rulebook': () => {
      const unit = soldier('chatting_on_the_radio');
      expect([moves(unit), moves(unit, true), moves(unit, true, [], { edition: 'revised' })]).toEqual([true, false, true]);
    },
  },
  command_dependent: {
    'S924: in the movement phase it moves beside a commander alone': () => {
      const unit = soldier('command_dependent');
      expect([moves(unit), moves(unit, true), moves(unit, false, [commander('8,1')])]).toEqual([false, true, true]);
    },
  },
  dug_in: { 'S925: it does not move': () => expect(moves(soldier('dug_in'))).toBe(false) },
  prone_to_breakdown: {
    'S968: no move while damaged': () =>
      expect([moves(tank('prone_to_breakdown')), moves(tank('prone_to_breakdown', '8,2', { damaged: true }))]).toEqual([true, false]),
  },
  excellent_suspension: { 'S936: a hill costs one': () => expect(step(tank('excellent_suspension', '5,1'), '6,1', 1)?.cost).toBe(1) },
  poor_suspension: { 'S967: no hill but by a road': () => expect(step(tank('poor_suspension', '5,1'), '6,1', 1)).toBeNull() },
  weak_suspension: { 'S1006: a hill wants a roll': () => expect(step(tank('weak_suspension', '5,1'), '6,1', 1)?.rolls).toEqual(['hill']) },
  thin_wheels: {
    'S996: neither marsh nor stream but by a road': () => {
      const wheels = (hex: string) => soldier('thin_wheels', hex);
      expect([step(wheels('1,12'), '1,13', 1), step(wheels('3,14'), '3,13', 1)]).toEqual([null, null]);
      expect(step(wheels('4,14'), '4,13', 1)?.rolls).toEqual([]);
    },
  },
  water_craft: {
    'S1005: water alone, as if it were clear': () => {
      const boat = (hex: string) => tank('water_craft', hex);
      expect([step(boat('6,1'), '6,2', 3)?.cost, step(boat('6,1'), '7,1', 3)]).toEqual([1, null]);
    },
  },
  tally_ho: {
    'S994: soldiers that begin beside it are faster in the movement phase': () => {
      const led = madeUnit('8,2', []);
      const speed = (others: Unit[], isAssault = false) => speedOf(going(led, isAssault, others)).speed;
      expect([
        speed([soldier('tally_ho', '8,1')]),
        speed([soldier('tally_ho', '8,1')], true),
        speed([soldier('tally_ho', '8,1', shaken)]),
      ]).toEqual([3, 2, 2]);
    },
    'S630: two of one name give it once': () => {
      expect(speedOf(going(madeUnit('8,2', []), false, [soldier('tally_ho', '8,1'), soldier('tally_ho', '8,3')])).speed).toBe(3);
    },
  },
  heavy_gun: {
    'S945: it takes the room of a vehicle': () => {
      const gun = soldier('heavy_gun', '8,3');
      expect(hasRoom(battleOf([gun, tank('crack_shot', '8,2')]), gun, '8,2')).toBe(false);
    },
  },
  large: {
    'S955: it takes the room of a vehicle': () => {
      const gun = soldier('large', '8,3');
      expect(hasRoom(battleOf([gun, tank('crack_shot', '8,2')]), gun, '8,2')).toBe(false);
    },
  },
};
