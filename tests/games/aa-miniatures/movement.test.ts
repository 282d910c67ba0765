import { describe, expect, it } from 'vitest';
import { battleMap } from '../../../lib/games/aa-miniatures/map/battle-map';
import { edgeOf } from '../../../lib/games/aa-miniatures/map/hexes';
import { atStart, further, mayMove, type Progress, paceOf, speedOf, stepOf } from '../../../lib/games/aa-miniatures/rules/movement';
import { hasRoom, lastWithRoom } from '../../../lib/games/aa-miniatures/rules/stacking';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { battleOf, madeUnit, unitOf, vehicle } from './battles';

const going = (unit: Unit, isAssault = false, others: Unit[] = [], more = {}) => ({
  battle: battleOf([unit, ...others], { layout: 1, ...more }),
  unit,
  isAssault,
});

/** How far a way takes a unit; null: not to its end. */
function walked(unit: Unit, way: string[], isAssault = false): Progress | null {
  const asked = going(unit, isAssault);
  let progress: Progress | null = atStart;
  for (let i = 1; progress && i < way.length; i++) {
    const pace = paceOf(stepOf(asked.battle, unit, way[i - 1]!, way[i]!));
    progress = pace && further(asked, progress, pace);
  }
  return progress;
}

const rolls = (unit: Unit, from: string, to: string) => paceOf(stepOf(going(unit).battle, unit, from, to))?.rolls ?? null;

describe('movement', () => {
  it('S263: a Sherman goes four hexes in each of the two phases', () => {
    const sherman = unitOf('M4A1 Sherman', '12,0');
    expect([false, true].map((isAssault) => speedOf(going(sherman, isAssault)).speed)).toEqual([4, 4]);
  });

  it('S518, S524: hill and forest cost a vehicle two, forest a roll, and a soldier one and none', () => {
    const [sherman, rifle] = [unitOf('M4A1 Sherman', '1,3'), unitOf('M1 Garand Rifle', '1,3')];
    expect(walked(sherman, ['1,3', '1,2'])).toMatchObject({ spent: 2 });
    expect([rolls(sherman, '1,3', '1,2'), rolls(rifle, '1,3', '1,2')]).toEqual([['forest'], []]);
    expect(walked(rifle, ['1,3', '1,2'])).toMatchObject({ spent: 1 });
  });

  it('S520: a vehicle of speed one enters a hill in its movement phase, not in its assault', () => {
    const crawler = unitOf('Matilda II', '5,1');
    const speed = speedOf(going(crawler)).speed;
    const one = { ...crawler, damaged: speed === 2 };
    expect(speedOf(going(one)).speed).toBe(1);
    expect([walked(one, ['5,1', '6,1']), walked(one, ['5,1', '6,1'], true)].map((each) => each !== null)).toEqual([true, false]);
  });

  it('S534-538: along a road a step costs one and wants no roll, and the first is free', () => {
    const tank = unitOf('KV-1', '4,10', { facing: 0 });
    const { speed } = speedOf(going(tank));
    const road = ['4,16', '4,15', '4,14', '4,13', '4,12', '4,11', '4,10', '4,9'].slice(0, speed + 2);
    expect(walked({ ...tank, hex: '4,16' }, road)).toEqual({ spent: speed, isBonusSpent: true, isOnRoad: true });
    expect(battleMap(1).bridges.has(edgeOf('4,14', '4,13'))).toBe(true);
    expect(rolls(tank, '4,14', '4,13')).toEqual([]);
    expect(rolls(tank, '3,14', '3,13')).toEqual(['stream']);
  });

  it('S524: crossing a stream wants a roll of everybody; a bridge that is gone is no road', () => {
    const rifle = unitOf('M1 Garand Rifle', '3,14');
    expect(rolls(rifle, '3,14', '3,13')).toEqual(['stream']);
    const broken = battleOf([rifle], { layout: 1, broken: [edgeOf('4,14', '4,13')] });
    expect(paceOf(stepOf(broken, rifle, '4,14', '4,13'))?.rolls).toEqual(['stream']);
  });

  it('S532: no vehicle enters marsh, nobody a lake', () => {
    const [tank, rifle] = [unitOf('KV-1', '1,12'), unitOf('M1 Garand Rifle', '1,12')];
    expect([rolls(tank, '1,12', '1,13'), rolls(rifle, '1,12', '1,13')]).toEqual([null, []]);
  });

  it('S536, S910: a lake is left by road alone, but by who swims, on to any ground that it may enter', () => {
    const [swimmer, rifle] = [madeUnit('10,5', ['amphibious'], vehicle), unitOf('M1 Garand Rifle', '10,5')];
    const onto = (unit: Unit, to: string) => paceOf(stepOf(going(unit, false, [], { layout: 3 }).battle, unit, '10,5', to)) !== null;
    expect([swimmer, rifle].map((unit) => ['10,6', '10,4'].map((to) => onto(unit, to)))).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('S433: a disrupted unit stays where it is', () => {
    expect(mayMove(going(unitOf('M1 Garand Rifle', '3,3', { disrupted: 'until-casualties' })))).toBe(false);
  });

  it('S448: a damaged vehicle is one slower', () => {
    expect(speedOf(going(unitOf('M4A1 Sherman', '12,0', { damaged: true }))).speed).toBe(3);
  });
});

describe('stacking', () => {
  const [rifle, other] = [unitOf('M1 Garand Rifle', '3,3'), unitOf('M1 Garand Rifle', '3,3', { id: 'other' })];
  const sherman = unitOf('M4A1 Sherman', '3,4');
  it('S269-273: two of a side, one vehicle among all', () => {
    const third = unitOf('Bazooka', '3,4');
    expect(hasRoom(battleOf([rifle, other, third]), third, '3,3')).toBe(false);
    expect(hasRoom(battleOf([rifle, third]), third, '3,3')).toBe(true);
    const panzer = unitOf('Panzer IV Ausf. G', '3,3');
    expect(hasRoom(battleOf([panzer, sherman]), sherman, '3,3')).toBe(false);
    expect(hasRoom(battleOf([panzer, third]), third, '3,3')).toBe(true);
  });

  it('S277: who must stop where there is no room is put back to the last hex of its way that has some', () => {
    const mover = unitOf('KV-1', '3,5');
    const way = ['3,6', '3,5', '3,4'];
    expect(lastWithRoom(battleOf([sherman, mover]), mover, way)).toBe('3,5');
  });
});
