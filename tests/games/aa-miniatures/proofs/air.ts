import { expect } from 'vitest';
import { attacksNow } from '../../../../lib/games/aa-miniatures/rules/acting';
import { antiAirOf } from '../../../../lib/games/aa-miniatures/rules/air';
import { type Aim, resultOf } from '../../../../lib/games/aa-miniatures/rules/attack';
import type { State } from '../../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, enemyUnit, madeUnit } from '../battles';
import { attacksIn, dice, nowOf, ordered, played } from './dice-1';

const aircraft = { type: 'aircraft' } as const;
const [near, next] = ['8,2', '8,3'];
const of = (aim: unknown): Aim => aim as Aim;
const enemyPlane = (hex = next) => enemyUnit(hex, [], aircraft);
const by = (ability: string, more: object = {}) => madeUnit(near, [ability], more);
const inFlight = { phase: 'flight', active: 'axis' } as const;

/** Whether a unit may shoot at an aircraft that comes into a hex. */
function flownAt(unit: Unit, hex: string, others: Unit[] = []): boolean {
  const plane = enemyPlane();
  const play = ordered(played([unit, ...others, { ...plane, hex: null }], [], inFlight), { type: 'fly', unit: plane.id, hex });
  return antiAirOf(play.state).some(({ id }) => id === unit.id);
}

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
    'S912: defensive fire at aircraft that come next to it, once a phase': () => {
      expect(['8,3', '8,4'].map((hex) => flownAt(by('anti_air'), hex))).toEqual([true, false]);
      expect(flownAt(by('gung_ho'), next)).toBe(false);
      const [flak, plane, other] = [by('anti_air'), enemyPlane(), enemyPlane()];
      const play = played([flak, { ...plane, hex: null }, { ...other, hex: null }], [...dice(4, 4), ...dice(4, 1)], inFlight);
      ordered(play, { type: 'fly', unit: plane.id, hex: next }, { type: 'fire', unit: flak.id });
      expect(nowOf(play, plane)).toMatchObject({ hex: null, disrupted: 'until-casualties' });
      ordered(play, { type: 'fly', unit: other.id, hex: next });
      expect([nowOf(play, other).hex, play.state.phase]).toEqual([next, 'airstrike']);
    },
    'S912, S924: two shots of who shoots twice, until one drives it off': () => {
      const shots = (rolled: number[], rules = 2) => {
        const [flak, plane] = [madeUnit(near, ['anti_air', 'double_shot']), enemyPlane()];
        const play = played([flak, { ...plane, hex: null }], rolled, { ...inFlight, rules });
        ordered(play, { type: 'fly', unit: plane.id, hex: next }, { type: 'fire', unit: flak.id });
        return [attacksIn(play).length, nowOf(play, plane).hex];
      };
      expect([shots([...dice(8, 1), ...dice(8, 4)]), shots(dice(8, 4)), shots(dice(8, 1), 1)]).toEqual([
        [2, null],
        [1, null],
        [1, next],
      ]);
    },
  },
  ace: {
    'public: as Anti-air': () => {
      expect(of(aimed(by('ace', aircraft), enemyPlane())).modifier).toBe(0);
      const gun = { subtypes: ['Artillery'] };
      expect(of(aimed(by('ace', gun), enemyPlane())).dice).toBe(8);
    },
    'public: at aircraft that come within four hexes': () => {
      expect(['8,6', '8,7'].map((hex) => flownAt(by('ace', aircraft), hex))).toEqual([true, false]);
    },
  },
  antiair_support: {
    'public: Anti-air while in the hex of a friend who has it': () => {
      const [support, flak] = [by('antiair_support', { subtypes: ['Artillery'] }), by('anti_air')];
      const aims = [[flak], [], [enemyUnit(near, ['anti_air'])], [madeUnit('8,1', ['anti_air'])]].map((others) =>
        aimed(support, enemyPlane(), others),
      );
      expect([of(aims[0]).modifier, ...aims.slice(1)]).toEqual([0, 'forbidden', 'forbidden', 'forbidden']);
      const fires = (others: Unit[], hex = next) => flownAt(by('antiair_support'), hex, others);
      expect([fires([flak]), fires([]), fires([flak], '8,4')]).toEqual([true, false, false]);
    },
  },
  aircraft: {
    'S908: it comes in the flight phase and attacks in the airstrike': () => {
      const plane = enemyUnit(near, ['aircraft'], aircraft);
      const now = (phase: State['phase']) => attacksNow(played([plane], [], { phase, active: 'axis' }).state, plane);
      expect([now('airstrike'), now('assault')]).toEqual([[null], []]);
      const play = played([{ ...plane, hex: null }], [], { phase: 'flight', active: 'axis' });
      ordered(play, { type: 'fly', unit: plane.id, hex: next });
      expect([nowOf(play, plane).hex, play.state.phase]).toEqual([next, 'airstrike']);
    },
    'S908: whoever attacks it does so as soldiers are attacked, with one less on each die': () => {
      const { dice, modifier } = of(aimed(madeUnit(near, [], { vehicle: [2, 2, 2] }), enemyUnit(next, ['aircraft'], aircraft)));
      expect([dice, modifier]).toEqual([8, -1]);
    },
  },
  sirens: {
    'public: one success more at soldiers, which counts for disruption alone': () => {
      const stuka = by('sirens', aircraft);
      const hits = (target: Unit, successes: number) =>
        resultOf(of(aimed(stuka, target)), [...dice(successes, 4), ...dice(8 - successes, 1)]).hits;
      const at = (target: Unit) => [2, 3, 4, 5, 7].map((successes) => hits(target, successes));
      expect(at(enemyUnit(next))).toEqual([0, 1, 1, 2, 2]);
      expect(at(enemyUnit(next, [], { type: 'vehicle' }))).toEqual([0, 0, 1, 2, 2]);
    },
  },
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
};
