import { expect } from 'vitest';
import type { Aim } from '../../../../lib/games/aa-miniatures/rules/attack';
import { type Play, shake } from '../../../../lib/games/aa-miniatures/rules/changes';
import { mayMove } from '../../../../lib/games/aa-miniatures/rules/movement';
import { enter, nextPhase } from '../../../../lib/games/aa-miniatures/rules/turns';
import type { Battle, Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, battleOf, enemyUnit, madeUnit, shaken, vehicle } from '../battles';
import { act, afterTurn, asks, attacking, moving, now, playOf, refusal, successes, toldOf } from '../plays';

const unitWith = (...abilities: string[]) => madeUnit('8,2', abilities, {}, shaken);
const aimBy = (...abilities: string[]): Aim => aimed(unitWith(...abilities), enemyUnit('8,3')) as Aim;

/** What somebody who is disrupted does with an ability: whether it moves, and what it loses on each die. */
function shakenBy(...abilities: string[]): [moves: boolean, modifier: number] {
  const unit = unitWith(...abilities);
  return [mayMove({ battle: battleOf([unit]), unit, isAssault: false }), aimBy(...abilities).modifier];
}

const tank = { type: 'vehicle', speed: 4, defense: { front: 4, rear: 4 } } as const;

/** A vehicle after attacks with so many successes, and a die for what they set on fire. */
function attacked(ability: string, counts: number[], ...fire: number[]): Unit | undefined {
  const target = enemyUnit('8,3', ability ? [ability] : [], tank);
  const guns = counts.map((_, i) => madeUnit(i === 0 ? '8,2' : '8,4', []));
  const play = playOf([target, ...guns], { phase: 'assault' }, ...counts.flatMap((count) => successes(count)), ...fire);
  act(play, ...guns.map((gun) => attacking(gun, target)));
  return now(play, target);
}

/** Three hits are two, and what comes later counts. */
const shrugs = (ability: string) => () => {
  expect(attacked(ability, [8])?.hits).toEqual(['disrupted', 'damaged']);
  expect(attacked('', [8])?.hits).toEqual(['disrupted', 'damaged', 'destroyed']);
  expect(attacked(ability, [5])?.hits).toEqual(['disrupted']);
  expect(attacked(ability, [8, 4])?.hits).toEqual(['disrupted', 'damaged', 'destroyed']);
};

/** Burns where two hits damage it, by the die it needs; one hit wants none. */
const burnsFrom = (ability: string, need: number) => () => {
  expect([attacked(ability, [5], need), attacked(ability, [5], need - 1)?.hits, attacked(ability, [4])?.hits]).toEqual([
    undefined,
    ['disrupted', 'damaged'],
    ['disrupted'],
  ]);
};

/** One who is disrupted, after a casualty phase with these dice. */
const recovered = (ability: string, ...dice: number[]): Unit['disrupted'] | undefined => {
  const unit = madeUnit('8,2', [ability], {}, shaken);
  return now(afterTurn([unit], ...dice), unit)?.disrupted;
};

/** A walker past an enemy that shoots at once, with so many successes and more dice. */
function shotAt(ability: string, card: object, count: number, ...dice: number[]): { play: Play; walker: Unit } {
  const walker = madeUnit('8,2', ability ? [ability] : [], card);
  const enemy = enemyUnit('8,3');
  const play = playOf([walker, enemy], {}, ...successes(count), ...dice);
  act(play, moving(walker, '9,3', '9,4'), { type: 'fire', unit: enemy.id });
  return { play, walker };
}

/** Where one who is disrupted may go, with an enemy soldier three hexes to the south and a vehicle two to the north. */
function driven(ability: string): (string | null)[] {
  const unit = madeUnit('8,2', [ability], {}, shaken);
  const play = playOf([unit, enemyUnit('8,5'), enemyUnit('8,0', [], vehicle)]);
  return [refusal(play, moving(unit, '8,3')), refusal(play, moving(unit, '8,1'))];
}

export const statusProofs = {
  fanatic: {
    'S931: face-up Disrupted counters are nothing to it': () => {
      const fanatic = madeUnit('8,2', ['fanatic']);
      const play = playOf([fanatic]);
      expect([shake(play, fanatic.id, 'minefield'), now(play, fanatic)?.disrupted]).toEqual([false, 'no']);
    },
    'S931: a face-down one counts as a hit, and disrupts nobody when it is turned up': () => {
      const hit = (...hits: Unit['hits']) => madeUnit('8,2', ['fanatic'], {}, { hits });
      const [one, two] = [hit('disrupted'), hit('disrupted', 'destroyed')];
      const play = afterTurn([one, two]);
      expect([now(play, one)?.disrupted, now(play, two)]).toEqual(['no', undefined]);
    },
    'S931, S502: defensive fire stops it': () => {
      const { play, walker } = shotAt('fanatic', {}, 4);
      expect(now(play, walker)).toMatchObject({ hex: '8,2', disrupted: 'no' });
      expect(toldOf(play, 'attacked')).toMatchObject([{ successes: 4, counters: [] }]);
    },
  },
  hard_charger: {
    'S943: it recovers at the end of its movement phase': () => {
      const units = [madeUnit('8,2', ['hard_charger'], {}, shaken), madeUnit('8,3', [], {}, shaken)];
      const at = (active: Battle['active']) => {
        const play = playOf(units, { active, first: active });
        nextPhase(play);
        return play.state.units.map(({ disrupted }) => disrupted);
      };
      expect([at('allies'), at('axis')]).toEqual([
        ['no', 'until-casualties'],
        ['until-casualties', 'until-casualties'],
      ]);
    },
  },
  exert_will: {
    'S936: soldiers around recover when its movement phase begins': () => {
      const led = madeUnit('8,2', [], {}, { disrupted: 'stays' });
      const tankBeside = madeUnit('8,2', [], vehicle, shaken);
      const far = madeUnit('8,5', [], {}, shaken);
      const begun = (leader: Partial<Unit>, active: 'axis' | 'allies' = 'allies') => {
        const play = playOf([led, tankBeside, far, madeUnit('8,1', ['exert_will'], {}, leader)]);
        enter(play, 'movement', active);
        return [led, tankBeside, far].map((unit) => now(play, unit)?.disrupted !== 'no');
      };
      expect([begun({}), begun(shaken), begun({}, 'axis')]).toEqual([
        [false, true, true],
        [true, true, true],
        [true, true, true],
      ]);
    },
  },
  lack_of_determination: {
    'S954: a face-up Disrupted counter destroys it': () => {
      const timid = madeUnit('8,2', ['lack_of_determination']);
      const play = playOf([timid]);
      shake(play, timid.id, 'minefield');
      expect(play.state).toMatchObject({ units: [], fallen: [{ unit: timid.id }] });
    },
    'S954: so does one that is turned up': () => {
      const timid = madeUnit('8,2', ['lack_of_determination'], {}, { hits: ['disrupted'] });
      expect(now(afterTurn([timid]), timid)).toBeUndefined();
    },
  },
  hulking_mass: { 'S954: the first Damaged counter is nothing to it': shrugs('hulking_mass') },
  heavy_armor: { 'public: as Hulking Mass': shrugs('heavy_armor') },
  highly_flammable: { 'S949: a Damaged counter burns it with three': burnsFrom('highly_flammable', 3) },
  fire_hazard: { 'public: a Damaged counter burns it with five': burnsFrom('fire_hazard', 5) },
  flammable: {
    'public: whatever attacks it burns it with five': () =>
      expect([attacked('flammable', [0], 5), attacked('flammable', [0], 4)?.hits]).toEqual([undefined, []]),
    'public: defensive fire too, and its move is over': () => {
      const { play, walker } = shotAt('flammable', tank, 0, 5);
      expect([now(play, walker), play.state.walk, asks(play)]).toEqual([undefined, null, ['movement']]);
    },
  },
  endurance: {
    'S932: five takes the Destroyed counter off': () => {
      const after = (die: number) => {
        const unit = madeUnit('8,2', ['endurance'], {}, { hits: ['disrupted', 'destroyed'] });
        return now(afterTurn([unit], die), unit)?.disrupted;
      };
      expect([after(5), after(4)]).toEqual(['until-casualties', undefined]);
    },
  },
  green: {
    'public: it recovers with four': () => expect([recovered('green', 4), recovered('green', 3)]).toEqual(['no', 'until-casualties']),
  },
  unreliable: {
    'S995: it does not recover': () => expect([recovered('unreliable'), recovered('tough')]).toEqual(['until-casualties', 'no']),
  },
  charge: {
    'public: disrupted it moves towards an enemy soldier': () => expect(driven('charge')).toEqual([null, 'no-nearer']),
  },
  courage: {
    'public: disrupted it moves towards the nearest enemy': () => expect(driven('courage')).toEqual(['no-nearer', null]),
    'public: of two that are as near it may choose': () => {
      const unit = madeUnit('8,2', ['courage'], {}, shaken);
      const play = playOf([unit, enemyUnit('8,4'), enemyUnit('8,0')]);
      expect(['8,3', '8,1', '9,2'].map((hex) => refusal(play, moving(unit, hex)))).toEqual([null, null, 'no-nearer']);
    },
  },
  hardened_veteran: {
    'public: it moves while disrupted, and throws one die of an attack again': () => {
      expect(shakenBy('hardened_veteran')).toEqual([true, -1]);
      const rerolls = (kind: 'assault' | 'defensive') =>
        (aimed(unitWith('hardened_veteran'), enemyUnit('8,3'), [], {}, { kind }) as Aim).rerolls;
      expect([rerolls('assault'), rerolls('defensive')]).toEqual([[{ most: 1, of: 'any' }], []]);
    },
  },
  determined_charge: {
    'S923: defensive fire disrupts it, and it goes on': () => {
      const stood = (ability: string) => {
        const { play, walker } = shotAt(ability, tank, 4);
        return now(play, walker);
      };
      expect(stood('determined_charge')).toMatchObject({ hex: '9,4', disrupted: 'until-casualties' });
      expect(stood('')).toMatchObject({ hex: '8,2', disrupted: 'until-casualties' });
    },
    'S923, S959: a mine stops it': () => {
      const stood = (edition: Battle['edition'], rules = 2) => {
        const rider = madeUnit('8,2', ['determined_charge']);
        const mine = enemyUnit('8,3', ['minefield'], { type: 'obstacle', defense: null, soldier: [0, 0, 0], vehicle: [0, 0, 0] });
        return now(act(playOf([rider, mine], { edition, rules }, 3), moving(rider, '8,3', '8,4')), rider)?.hex;
      };
      expect([stood('rulebook'), stood('revised'), stood('rulebook', 1)]).toEqual(['8,3', '8,3', '8,4']);
    },
  },
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
