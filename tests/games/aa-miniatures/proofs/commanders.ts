import { expect } from 'vitest';
import type { Aim } from '../../../../lib/games/aa-miniatures/rules/attack';
import type { Battle, Shot, Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, enemyUnit, gone, madeUnit, shaken, vehicle } from '../battles';

const [near, next, far] = ['8,2', '8,3', '8,9'];
const of = (aim: unknown): Aim => aim as Aim;
const soldier = (hex = near, more: object = {}) => madeUnit(hex, [], more);
const target = (hex = next, more: object = {}) => enemyUnit(hex, [], more);
const leader = (ability: string, hex = '8,1', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], {}, unit);

/** What a leader beside, one too far away, and a disrupted one come to. */
const led = (ability: string, value: (leaders: Unit[]) => unknown) =>
  [[leader(ability)], [leader(ability, '8,17')], [leader(ability, '8,1', shaken)]].map(value);

const attackOf =
  (attacker: Unit, at: Unit, more: Partial<Battle> = {}, shot: Partial<Shot> = {}) =>
  (leaders: Unit[]) =>
    of(aimed(attacker, at, leaders, more, shot));

/** The defense of a soldier of the Axis who is led by these. */
const defended = (ability: string, card: object, attacker: Unit, shot: Partial<Shot> = {}, hex = next) => {
  const guarded = enemyUnit(hex, [], card);
  const beside = hex === next ? '8,4' : '8,10';
  const leaders = [enemyUnit(beside, [ability]), enemyUnit('8,17', [ability]), enemyUnit(beside, [ability], {}, shaken)];
  return leaders.map((each) => of(aimed(attacker, guarded, [each], {}, shot)).defense);
};

export const commanderProofs = {
  defensive_preparation: {
    'S922: artillery around has one more defense': () => {
      expect(defended('defensive_preparation', { subtypes: ['Artillery'] }, soldier())).toEqual([5, 4, 4]);
      expect(defended('defensive_preparation', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  elan: {
    'S930: soldiers around have one more defense against defensive fire': () => {
      expect(defended('elan', {}, soldier(), { kind: 'defensive' })).toEqual([5, 4, 4]);
      expect(defended('elan', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  fearless: { 'public: as Élan': () => expect(defended('fearless', {}, soldier(), { kind: 'defensive' })).toEqual([5, 4, 4]) },
  dispersal: {
    'public: soldiers around have one more defense against blasts': () => {
      expect(defended('dispersal', {}, madeUnit(near, ['blast']))).toEqual([5, 4, 4]);
      expect(defended('dispersal', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  terrain_expert: {
    'public: soldiers around have one more defense at long range': () => {
      expect(defended('terrain_expert', {}, soldier(), {}, far)).toEqual([5, 4, 4]);
      expect(defended('terrain_expert', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  stalwart: {
    'S979: soldiers around have one more on each die of defensive fire': () => {
      const modifiers = (kind: Shot['kind']) => led('stalwart', (leaders) => attackOf(soldier(), target(), {}, { kind })(leaders).modifier);
      expect([modifiers('defensive'), modifiers('assault')]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
      ]);
    },
    'S630: two of one name give it once': () => {
      const leaders = [leader('stalwart'), leader('stalwart', near)];
      expect(attackOf(soldier(), target(), {}, { kind: 'defensive' })(leaders).modifier).toBe(1);
    },
  },
  intimidation: {
    'S951: enemy soldiers around have one less on each die': () => {
      const modifier = (hex: string, attacker: Unit) => of(aimed(attacker, target(), [enemyUnit(hex, ['intimidation'])])).modifier;
      expect([modifier('8,1', soldier()), modifier('8,17', soldier()), modifier('8,1', madeUnit(near, [], vehicle))]).toEqual([-1, 0, 0]);
    },
    'S630: two of one name take it once': () => {
      const two = ['8,1', next].map((hex) => enemyUnit(hex, ['intimidation']));
      expect(of(aimed(soldier(), target(), two)).modifier).toBe(-1);
    },
  },
  improved_accuracy: {
    'S948: soldiers around have a medium range of six': () => {
      expect(led('improved_accuracy', (leaders) => attackOf(soldier(), target('8,8'))(leaders).band)).toEqual(['medium', 'long', 'long']);
    },
  },
  pinpointer: {
    'S971: who is attacked by soldiers around has one less on cover rolls': () => {
      const cover = (hex: string, unit: Partial<Unit> = {}) =>
        of(aimed(soldier('12,13'), target('12,12'), [leader('pinpointer', hex, unit)], { layout: 1 })).cover;
      expect([cover('12,14'), cover('12,17'), cover('12,14', shaken)]).toEqual([5, 4, 4]);
    },
  },
  paratrooper_commander: {
    'S970: paratroopers around have a die more': () => {
      const dice = (more: object) => led('paratrooper_commander', (leaders) => attackOf(soldier(near, more), target())(leaders).dice);
      expect([dice({ subtypes: ['Paratrooper'] }), dice({})]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  tenacity: {
    'public: soldiers around have a die more in their own hex': () => {
      const dice = (hex: string) => led('tenacity', (leaders) => attackOf(soldier(), target(hex))(leaders).dice);
      expect([dice(near), dice(next)]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  tides_of_war: {
    'public: soldiers around have a die more after an enemy was destroyed in the turn before': () => {
      const dice = (turn: number) =>
        led('tides_of_war', (leaders) => attackOf(soldier(), target(), { turn: 3, fallen: [gone('axis', turn)] })(leaders).dice);
      expect([dice(2), dice(1)]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  command_leadership: {
    'public: vehicles within two hexes have a die more in their assault': () => {
      const dice = (hex: string, kind: Shot['kind'] = 'assault') =>
        of(aimed(madeUnit(near, [], vehicle), target(), [leader('command_leadership', hex)], {}, { kind })).dice;
      expect([dice('8,0'), dice('8,6'), dice('8,0', 'defensive')]).toEqual([9, 8, 8]);
    },
  },
  command_ruthless: {
    'public: vehicles within two hexes have one more on each die at the disrupted': () => {
      const modifier = (unit: Partial<Unit>) =>
        of(aimed(madeUnit(near, [], vehicle), enemyUnit(next, [], {}, unit), [leader('command_ruthless', '8,0')])).modifier;
      expect([modifier(shaken), modifier({})]).toEqual([1, 0]);
    },
  },
  spotter: {
    'S979: aircraft have a die more at what it is near': () => {
      const plane = (hex: string, edition: Battle['edition'] = 'rulebook') =>
        of(aimed(madeUnit(near, [], { type: 'aircraft' }), target(), [leader('spotter', hex)], { edition })).dice;
      expect([plane('8,6'), plane('8,8'), plane('8,8', 'revised')]).toEqual([9, 8, 9]);
    },
  },
};
