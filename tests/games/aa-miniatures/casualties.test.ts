import { describe, expect, it } from 'vitest';
import { afterCasualties } from '../../../lib/games/aa-miniatures/rules/casualties';
import { assaultVictory, controllerOf, ownVictory, standardVictory } from '../../../lib/games/aa-miniatures/rules/victory';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { battleOf, unitOf } from './battles';

const counted = (...units: Unit[]) => afterCasualties(battleOf(units)).battle;

describe('the casualty phase (S243-251)', () => {
  const rifle = unitOf('M1 Garand Rifle', '3,3');
  it('ends a disruption of before, and begins one of this turn', () => {
    expect(counted({ ...rifle, disrupted: 'until-casualties' }).units).toMatchObject([{ disrupted: 'no' }]);
    expect(counted({ ...rifle, disrupted: 'until-casualties', hits: ['disrupted'] }).units).toMatchObject([
      { disrupted: 'until-casualties', hits: [] },
    ]);
  });

  it('leaves a counter that stays for one phase more', () => {
    const once = counted({ ...rifle, disrupted: 'stays' });
    expect(once.units).toMatchObject([{ disrupted: 'until-casualties' }]);
    expect(counted(...once.units).units).toMatchObject([{ disrupted: 'no' }]);
  });

  it('S241, S825: removes who is destroyed, with whoever it carries', () => {
    const truck = unitOf('M4A1 Sherman', '3,3', { hits: ['disrupted', 'damaged', 'destroyed'] });
    const { units, fallen } = counted(truck, { ...rifle, aboard: truck.id });
    expect(units).toEqual([]);
    expect(fallen.map(({ unit }) => unit)).toEqual([truck.id, rifle.id]);
  });

  it('S450: a vehicle with one Damaged counter is damaged', () => {
    expect(counted(unitOf('M4A1 Sherman', '3,3', { hits: ['disrupted', 'damaged'] })).units).toMatchObject([
      { damaged: true, disrupted: 'until-casualties' },
    ]);
  });
});

describe('victory', () => {
  const rifle = unitOf('M1 Garand Rifle', '9,8');
  const mauser = unitOf('Mauser Kar 98k', '9,10');
  const far = { ...mauser, hex: '1,1' };
  const at = (turn: number, ...units: Unit[]) => battleOf(units, { turn });

  it('S46-50: whoever alone is next to the objective controls it, a disrupted unit too', () => {
    expect([controllerOf(at(1, rifle, far)), controllerOf(at(1, rifle, mauser)), controllerOf(at(1, far))]).toEqual(['allies', null, null]);
    expect(controllerOf(at(1, { ...rifle, disrupted: 'until-casualties' }, far))).toBe('allies');
  });

  it('S662-670: control counts from turn seven, points from turn ten, and a tie is played on', () => {
    expect(standardVictory(at(6, rifle, far))).toBeNull();
    expect(standardVictory(at(7, rifle, far))).toEqual({ winner: 'allies', reason: 'objective' });
    const tank = unitOf('KV-1', '2,2');
    expect(standardVictory(at(9, tank, rifle, mauser))).toBeNull();
    expect(standardVictory(at(10, tank, rifle, mauser))).toEqual({ winner: 'allies', reason: 'points' });
    const even = unitOf('M1 Garand Rifle', '9,10', { id: 'even', side: 'axis' });
    expect(standardVictory(at(10, rifle, even))).toBeNull();
  });

  it('S48: on the objective itself, and in one hex with an enemy', () => {
    const [ours, theirs] = [rifle, mauser].map((unit) => ({ ...unit, hex: '9,9' }));
    expect([controllerOf(at(7, ours!, far)), controllerOf(at(7, ours!, theirs!))]).toEqual(['allies', null]);
  });

  it('S670: after an even turn ten control decides, then points; after turn 20 nobody has won', () => {
    const even = unitOf('M1 Garand Rifle', '9,10', { id: 'even', side: 'axis' });
    const away = { ...rifle, hex: '1,3' };
    expect([at(11, rifle, even), at(11, rifle, { ...even, hex: '1,1' }), at(11, away, even)].map(standardVictory)).toEqual([
      null,
      { winner: 'allies', reason: 'objective' },
      { winner: 'axis', reason: 'objective' },
    ]);
    expect(standardVictory(at(11, away, { ...even, hex: '1,1' }, unitOf('Bazooka', '2,2')))).toEqual({
      winner: 'allies',
      reason: 'points',
    });
    expect(standardVictory(at(20, rifle, even))).toEqual({ winner: null, reason: 'even' });
  });

  it('S54: units in reserve keep a side in the battle, and count for no points', () => {
    const waiting = { ...rifle, hex: null };
    expect([9, 10].map((turn) => standardVictory(at(turn, waiting, far)))).toEqual([null, { winner: 'axis', reason: 'points' }]);
    expect(standardVictory(at(7, waiting, mauser))).toEqual({ winner: 'axis', reason: 'objective' });
  });

  it('where neither side has a unit left nobody has won, but the defender of an assault or of the far end', () => {
    const rules = { attacker: 'allies', turns: 10 } as const;
    const exit = { ...rules, aim: 'exit', exited: { axis: 0, allies: 49 }, armies: { axis: 100, allies: 100 } } as const;
    expect(standardVictory(at(3))).toEqual({ winner: null, reason: 'destroyed' });
    expect(assaultVictory(at(3), rules)).toEqual({ winner: 'axis', reason: 'destroyed' });
    expect(ownVictory(at(3), exit)).toEqual({ winner: 'axis', reason: 'held' });
    expect(ownVictory(at(3), { ...exit, exited: { axis: 0, allies: 50 } })).toEqual({ winner: 'allies', reason: 'exited' });
    expect(ownVictory(at(3, rifle), exit)).toEqual({ winner: 'allies', reason: 'destroyed' });
    expect(ownVictory({ ...at(3), rules: 1 }, exit)).toEqual({ winner: 'allies', reason: 'destroyed' });
  });

  it('S684: an attacker wins who controls the objective at the end', () => {
    const rules = { attacker: 'allies', turns: 10 } as const;
    expect(assaultVictory(at(9, rifle, far), rules)).toBeNull();
    expect(assaultVictory(at(10, rifle, far), rules)).toEqual({ winner: 'allies', reason: 'objective' });
    expect(assaultVictory(at(10, rifle, mauser), rules)).toEqual({ winner: 'axis', reason: 'held' });
  });
});
