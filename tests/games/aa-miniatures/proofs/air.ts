import { expect } from 'vitest';
import { type Aim, resultOf } from '../../../../lib/games/aa-miniatures/rules/attack';
import { aimed, enemyUnit, madeUnit } from '../battles';

const aircraft = { type: 'aircraft' } as const;
const [near, next] = ['8,2', '8,3'];
const of = (aim: unknown): Aim => aim as Aim;
const enemyPlane = (hex = next) => enemyUnit(hex, [], aircraft);
const by = (ability: string, more: object = {}) => madeUnit(near, [ability], more);

export const airProofs = {
  agility: {
    'S907: short range to two and medium to five against aircraft': () => {
      const bands = (target: (hex: string) => ReturnType<typeof enemyUnit>) =>
        ['8,4', '8,7'].map((hex) => of(aimed(by('agility', aircraft), target(hex))).band);
      expect([bands(enemyPlane), bands((hex) => enemyUnit(hex))]).toEqual([
        ['short', 'medium'],
        ['medium', 'long'],
      ]);
    },
  },
  anti_air: {
    'S912: no penalty against aircraft, artillery or not': () => {
      expect([of(aimed(by('anti_air'), enemyPlane())).modifier, of(aimed(by('crack_shot'), enemyPlane())).modifier]).toEqual([0, 0]);
      const gun = { subtypes: ['Artillery'] };
      expect([of(aimed(by('anti_air', gun), enemyPlane())).dice, aimed(by('gung_ho', gun), enemyPlane())]).toEqual([8, 'forbidden']);
    },
  },
  ace: { 'public: as Anti-air': () => expect(of(aimed(by('ace', aircraft), enemyPlane())).modifier).toBe(0) },
  steady_firing: {
    'public: two dice more at soldiers': () => {
      const dice = [enemyUnit(next), enemyPlane()].map((target) => of(aimed(by('steady_firing', aircraft), target)).dice);
      expect(dice).toEqual([10, 8]);
    },
  },
  jet: {
    'public: no soldiers in forest, town and marsh; a six against aircraft counts twice': () => {
      const at = (hex: string, from: string) => aimed(madeUnit(from, ['jet'], aircraft), enemyUnit(hex), [], { layout: 1 });
      expect([at('12,12', '12,13'), of(at('12,14', '12,13')).dice]).toEqual(['forbidden', 8]);
      const successes = [enemyPlane(), enemyUnit(next)].map(
        (target) => resultOf(of(aimed(by('jet', aircraft), target)), [6, 5, 1]).successes,
      );
      expect(successes).toEqual([3, 2]);
    },
  },
  top_mounted_rockets: {
    'public: no cover, and no aircraft': () => {
      const tank = madeUnit('12,13', ['top_mounted_rockets']);
      expect([of(aimed(tank, enemyUnit('12,12'), [], { layout: 1 })).cover, aimed(by('top_mounted_rockets'), enemyPlane())]).toEqual([
        null,
        'forbidden',
      ]);
    },
  },
};
