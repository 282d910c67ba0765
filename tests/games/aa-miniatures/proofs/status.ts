import { expect } from 'vitest';
import type { Aim } from '../../../../lib/games/aa-miniatures/rules/attack';
import { mayMove } from '../../../../lib/games/aa-miniatures/rules/movement';
import { aimed, battleOf, enemyUnit, madeUnit, shaken } from '../battles';

const unitWith = (...abilities: string[]) => madeUnit('8,2', abilities, {}, shaken);
const aimBy = (...abilities: string[]): Aim => aimed(unitWith(...abilities), enemyUnit('8,3')) as Aim;

/** What somebody who is disrupted does with an ability: whether it moves, and what it loses on each die. */
function shakenBy(...abilities: string[]): [moves: boolean, modifier: number] {
  const unit = unitWith(...abilities);
  return [mayMove({ battle: battleOf([unit]), unit, isAssault: false }), aimBy(...abilities).modifier];
}

export const statusProofs = {
  ss_determination: {
    'S984: it moves while disrupted': () =>
      expect([shakenBy('ss_determination'), shakenBy()]).toEqual([
        [true, -1],
        [false, -1],
      ]),
  },
  tough: { 'S997: no penalty on its dice while disrupted': () => expect(shakenBy('tough')).toEqual([false, 0]) },
  veteran_crew: { 'S1004: it moves and shoots as well as ever while disrupted': () => expect(shakenBy('veteran_crew')).toEqual([true, 0]) },
  veteran_guard: {
    'public: as the veteran crew, and two dice that show one are thrown again': () => {
      expect(shakenBy('veteran_guard')).toEqual([true, 0]);
      expect(aimBy('veteran_guard').rerolls).toEqual([{ most: 2, of: 'ones' }]);
    },
  },
};
