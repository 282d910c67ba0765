import { expect } from 'vitest';
import { marked } from '../../../../lib/games/aa-miniatures/rules/battle';
import { fired, placesOf, provokedBy } from '../../../../lib/games/aa-miniatures/rules/defensive-fire';
import { stepOf } from '../../../../lib/games/aa-miniatures/rules/movement';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { battleOf, enemyUnit, madeUnit } from '../battles';

const vehicle = { type: 'vehicle', speed: 4, defense: { front: 5, rear: 3 } } as const;
const soldier = (hex = '8,2') => madeUnit(hex, []);
const tank = (hex = '8,2') => madeUnit(hex, [], vehicle);
const stepBy = (mover: Unit, to: string, shooter: Unit) => stepOf(battleOf([mover, shooter]), mover, mover.hex ?? '', to);
const shoots = (mover: Unit, to: string, shooter: Unit): boolean => provokedBy(stepBy(mover, to, shooter)).includes(shooter);

export const defensiveProofs = {
  battlefield_awareness: {
    'S909: it shoots at vehicles that leave it, where they were': () => {
      const aware = enemyUnit('8,3', ['battlefield_awareness']);
      expect([shoots(tank(), '8,1', aware), shoots(tank(), '8,1', enemyUnit('8,3')), shoots(soldier(), '8,1', aware)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(placesOf(stepBy(tank(), '8,1', aware), aware)).toEqual(['first']);
    },
  },
  overlapping_fire: {
    'S963: a vehicle that shoots at soldiers that pass': () => {
      const tankWith = (...abilities: string[]) => enemyUnit('8,3', abilities, vehicle);
      expect([shoots(soldier(), '9,3', tankWith('overlapping_fire')), shoots(soldier(), '9,3', tankWith())]).toEqual([true, false]);
      expect(shoots(soldier(), '8,1', tankWith('overlapping_fire'))).toBe(false);
    },
  },
  awareness: {
    'public: it shoots at soldiers that enter its hex': () => {
      const aware = enemyUnit('8,3', ['awareness'], vehicle);
      expect([shoots(soldier(), '8,3', aware), shoots(soldier(), '9,3', aware)]).toEqual([true, false]);
    },
  },
  limited_ammo: {
    'public: it makes no defensive fire': () => {
      expect([shoots(tank(), '8,3', enemyUnit('8,3')), shoots(tank(), '8,3', enemyUnit('8,3', ['limited_ammo']))]).toEqual([true, false]);
    },
  },
  suppressive_fire: {
    'S991: it shoots as often as it likes': () => {
      const again = (...abilities: string[]) => marked(enemyUnit('8,3', abilities), 'phase', fired);
      expect([shoots(tank(), '8,3', again('suppressive_fire')), shoots(tank(), '8,3', again())]).toEqual([true, false]);
    },
  },
};
