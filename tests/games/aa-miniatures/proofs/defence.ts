import { expect } from 'vitest';
import type { Aim } from '../../../../lib/games/aa-miniatures/rules/attack';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, enemyUnit, madeUnit, unitOf, vehicle } from '../battles';

const [near, next, middle, far] = ['8,2', '8,3', '8,5', '8,9'];
const attacker = (hex = near, abilities: string[] = []) => madeUnit(hex, abilities);
const of = (aim: unknown): Aim => aim as Aim;
const against = (ability: string, hex = next, unit: Partial<Unit> = {}) => of(aimed(attacker(), enemyUnit(hex, [ability], {}, unit)));
const margin = (ability: string, facing: 0 | 3) => of(aimed(attacker(), enemyUnit(next, [ability], vehicle, { facing }))).margin;
/** On the first map: from where, and of what type, the target of this ability is attacked in cover. */
const inCover = (ability: string, at: string, from: string, more: object = {}, abilities: string[] = []) =>
  aimed(attacker(from, abilities), enemyUnit(at, [ability], more), [], { layout: 1 });
const cover = (...given: Parameters<typeof inCover>) => of(inCover(...given)).cover;
const defense = (ability: string, at: string, from: string) => of(inCover(ability, at, from)).defense;

export const defenceProofs = {
  superior_armor_n: {
    'S983: two hits want so many successes more': () => expect([margin('superior_armor_n 3', 0), margin('crack_shot', 0)]).toEqual([3, 1]),
  },
  steely_resolve_n: { 'S980: two hits want so many successes more': () => expect(against('steely_resolve_n 2').margin).toBe(2) },
  superior_frontal_armor_n: {
    'S985: from ahead alone': () =>
      expect([margin('superior_frontal_armor_n 2', 0), margin('superior_frontal_armor_n 2', 3)]).toEqual([2, 1]),
    'S985, S287: also of one whose two defenses are the same': () => {
      const at = (facing: 0 | 3, rules = 2) =>
        of(aimed(attacker(), unitOf('FCM 36', next, { side: 'axis', facing }), [], { rules })).margin;
      expect([at(0), at(3), at(3, 1)]).toEqual([2, 1, 2]);
    },
  },
  elusive: {
    'S932: one more defense in forest and marsh': () =>
      expect([defense('elusive', '10,5', '10,6'), defense('elusive', '1,13', '1,14'), defense('elusive', '12,12', '12,13')]).toEqual([
        5, 5, 4,
      ]),
  },
  entrenched: {
    'S935: one more defense until it moves': () =>
      expect([against('entrenched').defense, against('entrenched', next, { marks: { battle: ['moved'] } }).defense]).toEqual([5, 4]),
  },
  hard_to_spot: { 'S944: one more on cover rolls': () => expect(cover('hard_to_spot', '12,12', '12,13')).toBe(3) },
  large_silhouette: { 'S956: one less on cover rolls': () => expect(cover('large_silhouette', '12,12', '12,13')).toBe(5) },
  tall_silhouette: { 'S993: no cover rolls': () => expect(cover('tall_silhouette', '12,12', '12,13')).toBeNull() },
  forest_camouflage: {
    'S938: in a forest its roll is made against long range': () => {
      const isCovered = (at: string, from: string) => of(inCover('forest_camouflage', at, from)).isCovered;
      expect([isCovered('10,5', '10,10'), isCovered('10,5', '10,6'), isCovered('12,12', '12,17')]).toEqual([true, false, false]);
    },
  },
  urban_combat: {
    'S996: one more on cover rolls in a town': () =>
      expect([cover('urban_combat', '12,12', '12,13'), cover('urban_combat', '10,5', '10,6')]).toEqual([3, 4]),
  },
  camouflaged: {
    'S920: no attack from afar until it moves or attacks': () => {
      const at = (unit: Partial<Unit>) => aimed(attacker(), enemyUnit(middle, ['camouflaged'], {}, unit));
      expect([at({}), of(at({ marks: { battle: ['moved'] } })).dice, of(at({ marks: { battle: ['attacked'] } })).dice]).toEqual([
        'protected',
        8,
        8,
      ]);
      expect(against('camouflaged').dice).toBe(8);
    },
  },
  superior_camouflage: {
    'S984: no attack from afar while its ground covers it': () => {
      expect([inCover('superior_camouflage', '12,12', '12,15'), of(inCover('superior_camouflage', '12,12', '12,13')).dice]).toEqual([
        'protected',
        8,
      ]);
      expect(against('superior_camouflage', middle).dice).toBe(8);
    },
  },
  concealed: {
    'public: no attack at long range while its ground covers it': () =>
      expect([inCover('concealed', '12,12', '12,17'), of(inCover('concealed', '12,12', '12,15')).dice]).toEqual(['protected', 8]),
  },
  open_back: {
    'S958: its rear may be attacked as soldiers are': () => {
      const rifle = madeUnit(near, [], { soldier: [9, 9, 9], vehicle: [1, 1, 1] });
      const dice = (facing: 0 | 3) => of(aimed(rifle, enemyUnit(next, ['open_back'], vehicle, { facing }))).dice;
      expect([dice(0), dice(3)]).toEqual([1, 9]);
    },
    'S961, S287: also of one whose two defenses are the same': () => {
      const [rifle, tank] = [unitOf('SS-Panzergrenadier', '8,5'), unitOf('SU-76M', next, { facing: 0 })];
      const at = (target: Unit, rules = 2) => aimed(rifle, target, [], { rules });
      expect([of(at(tank)).dice, at({ ...tank, facing: 3 }), at(tank, 1)]).toEqual([8, 'no-value', 'no-value']);
    },
  },
  open_exposed_crew: {
    'public: it may be attacked as soldiers are': () => {
      const rifle = madeUnit(near, [], { soldier: [9, 9, 9], vehicle: [1, 1, 1] });
      expect(of(aimed(rifle, enemyUnit(next, ['open_exposed_crew'], vehicle, { facing: 0 }))).dice).toBe(9);
    },
  },
  low_silhouette: {
    'public: cover rolls in the open, with six': () =>
      expect([against('low_silhouette').cover, cover('low_silhouette', '12,12', '12,13')]).toEqual([6, 4]),
  },
  subtle: {
    'public: one more on cover rolls against long range': () =>
      expect([cover('subtle', '12,12', '12,17'), cover('subtle', '12,12', '12,13')]).toEqual([3, 4]),
  },
  backblast: {
    'public: no cover rolls in a turn in which it attacked': () => {
      const at = (marks: Unit['marks']) =>
        of(aimed(attacker('12,13'), enemyUnit('12,12', ['backblast'], {}, { marks }), [], { layout: 1 })).cover;
      expect([at({}), at({ turn: ['attacked'] })]).toEqual([4, null]);
    },
  },
  slow: {
    'S978: aircraft have one more on each die': () => {
      const plane = madeUnit(near, [], { type: 'aircraft' });
      expect([of(aimed(plane, enemyUnit(next, ['slow']))).modifier, against('slow').modifier]).toEqual([1, 0]);
    },
  },
  sideskirts: {
    'public: one more defense against close assault': () => {
      const at = (abilities: string[]) => of(aimed(attacker(near, abilities), enemyUnit(next, ['sideskirts']))).defense;
      expect([at(['close_assault_n 6']), at([])]).toEqual([5, 4]);
    },
  },
  mobility: {
    'public: one more defense against defensive fire': () => {
      const at = (kind: 'assault' | 'defensive') => of(aimed(attacker(), enemyUnit(next, ['mobility']), [], {}, { kind })).defense;
      expect([at('assault'), at('defensive')]).toEqual([4, 5]);
    },
  },
  gun_shield: {
    'public: one more defense against soldiers at long range': () => {
      const tank = madeUnit(near, [], vehicle);
      const at = (hex: string) => against('gun_shield', hex).defense;
      expect([at(far), at(middle), of(aimed(tank, enemyUnit(far, ['gun_shield']))).defense]).toEqual([5, 4, 4]);
    },
  },
};
