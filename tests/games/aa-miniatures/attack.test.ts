import { describe, expect, it } from 'vitest';
import { type Aim, aimOf, resultOf } from '../../../lib/games/aa-miniatures/rules/attack';
import { countersAfter, covered, hitsOf, successesOf } from '../../../lib/games/aa-miniatures/rules/hits';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { aimed as aimedAt, battleOf, enemyUnit, madeUnit, shotOf, unitOf, vehicle } from './battles';

const aimed = (attacker: Unit, target: Unit, others: Unit[] = []) =>
  aimOf(shotOf(battleOf([attacker, target, ...others]), attacker, target)) as Aim;

describe('an attack', () => {
  it('S365-377: a Sherman at four hexes throws eleven dice at the front of a Panzer; six successes are two hits', () => {
    const [sherman, panzer] = [unitOf('M4A1 Sherman', '12,0'), unitOf('Panzer IV Ausf. G', '12,4', { facing: 0 })];
    const aim = aimed(sherman, panzer);
    expect(aim).toMatchObject({ band: 'medium', dice: 11, modifier: 0, defense: 5, isRear: false, cover: null });
    const result = resultOf(aim, [6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1]);
    expect(result).toEqual({ successes: 6, hits: 2, kills: false });
    expect(countersAfter([], result.hits, { type: 'vehicle', damaged: false })).toEqual(['disrupted', 'damaged']);
  });

  it.each([
    [4, 5, 0],
    [8, 4, 3],
    [1, 1, 1],
    [2, 1, 3],
    [5, 3, 2],
    [6, 3, 3],
  ])('S334-347: %i successes on a defense of %i are %i hits', (successes, defense, hits) => {
    expect(hitsOf(successes, defense)).toBe(hits);
  });

  it('S983: by a margin of two, one success more is still one hit', () => {
    expect([5, 6, 7, 10].map((successes) => hitsOf(successes, 5, 2))).toEqual([1, 1, 2, 3]);
  });

  it('S330: a disrupted and damaged attacker loses one on each die, once', () => {
    const target = unitOf('Panzer IV Ausf. G', '12,4');
    const shaken = unitOf('M4A1 Sherman', '12,0', { disrupted: 'until-casualties', damaged: true });
    expect(aimed(shaken, target).modifier).toBe(-1);
    expect(successesOf([4, 4, 5, 6], -1)).toBe(2);
  });

  it('S432, S447: a disrupted or damaged target has one less defense, once', () => {
    const attacker = unitOf('M4A1 Sherman', '12,0');
    const weak = (more: Partial<Unit>) => aimed(attacker, unitOf('Panzer IV Ausf. G', '12,4', more)).defense;
    expect([weak({}), weak({ damaged: true }), weak({ damaged: true, disrupted: 'until-casualties' })]).toEqual([5, 4, 4]);
  });

  it('S616: one more on each die makes three successes of two', () => {
    expect([successesOf([4, 4, 3, 1], 0), successesOf([4, 4, 3, 1], 1)]).toEqual([2, 3]);
  });

  it('S811: hits of two attacks add up, and face-down counters change nothing', () => {
    const first = countersAfter([], 1, { type: 'soldier', damaged: false });
    expect(first).toEqual(['disrupted']);
    expect(countersAfter(first, 1, { type: 'soldier', damaged: false })).toEqual(['disrupted', 'destroyed']);
    const soldier = unitOf('M1 Garand Rifle', '12,4', { hits: first });
    expect(aimed(unitOf('Panzer IV Ausf. G', '12,0'), soldier).defense).toBe(
      aimed(unitOf('Panzer IV Ausf. G', '12,0'), { ...soldier, hits: [] }).defense,
    );
  });

  it('S450: a damaged vehicle is destroyed instead of damaged again', () => {
    expect(countersAfter([], 2, { type: 'vehicle', damaged: true })).toEqual(['disrupted', 'destroyed']);
  });

  it('S544-550: a cover roll leaves one Disrupted counter, and none where there is one', () => {
    expect([covered([], 3), covered(['disrupted'], 3), covered([], 0)]).toEqual([['disrupted'], ['disrupted'], []]);
  });

  it('S320-324: zero and one hex are short range, up to four medium, up to eight long, and nothing is beyond', () => {
    const bands = ['8,1', '8,2', '8,3', '8,5', '8,6', '8,9', '8,10'].map((hex) => aimedAt(madeUnit('8,1', []), enemyUnit(hex)));
    expect(bands.map((aim) => (typeof aim === 'string' ? aim : aim.band))).toEqual([
      ...['short', 'short', 'medium', 'medium', 'long', 'long', 'out-of-range'],
    ]);
  });

  it('S596-604: hill, forest and town cover soldiers with four and vehicles with five, a marsh soldiers alone', () => {
    const need = (hex: string, from = hex.replace(/\d+$/, (row) => String(Number(row) - 1))) =>
      [{}, vehicle].map((more) => (aimedAt(madeUnit(from, []), enemyUnit(hex, [], more)) as Aim).cover);
    expect(['6,10', '10,2', '13,11', '13,13', '8,4'].map((hex) => need(hex))).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
      [4, null],
      [null, null],
    ]);
    expect(need('6,10', '6,10')).toEqual([5, 6]);
  });

  it('S550: in one hex a soldier in cover needs five', () => {
    const rifle = unitOf('M1 Garand Rifle', '4,4');
    const town = battleOf([rifle], { layout: 1 });
    const enemy = (hex: string) => unitOf('Mauser Kar 98k', hex);
    const cover = (hex: string) => (aimOf(shotOf({ ...town, units: [rifle, enemy(hex)] }, enemy(hex), rifle)) as Aim).cover;
    expect([cover('4,5'), cover('4,4')]).toEqual([4, 5]);
  });
});
