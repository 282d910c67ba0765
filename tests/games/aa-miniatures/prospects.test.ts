import { describe, expect, it } from 'vitest';
import { figuresText } from '../../../lib/engine';
import type { Reroll } from '../../../lib/games/aa-miniatures/effects/points';
import { type Aim, aimOf } from '../../../lib/games/aa-miniatures/rules/attack';
import { prospectOf } from '../../../lib/games/aa-miniatures/rules/chances';
import { shotAt } from '../../../lib/games/aa-miniatures/rules/defensive-fire';
import { successesOf } from '../../../lib/games/aa-miniatures/rules/hits';
import { stepOf } from '../../../lib/games/aa-miniatures/rules/movement';
import { stoppedBy, threatsOn, worstOf } from '../../../lib/games/aa-miniatures/rules/threats';
import { throwsOf } from '../../../lib/games/aa-miniatures/rules/throws';
import { aimFigures } from '../../../lib/games/aa-miniatures/words/aiming';
import { aimed, battleOf, enemyUnit, madeUnit, shotOf, unitOf, vehicle } from './battles';

const made = (...args: Parameters<typeof aimed>): Aim => {
  const aim = aimed(...args);
  if (typeof aim === 'string') throw new Error(aim);
  return aim;
};
/** The chance of so many successes of some fair dice at least. */
const atLeast = (least: number, dice: number): number => {
  const ways = (n: number): number => (n === 0 ? 1 : (ways(n - 1) * (dice - n + 1)) / n);
  return Array.from({ length: dice + 1 }, (_, n) => (n >= least ? ways(n) : 0)).reduce((sum, each) => sum + each, 0) / 2 ** dice;
};
const sherman = unitOf('M4A1 Sherman', '12,0');
const panzer = unitOf('Panzer IV Ausf. G', '12,4', { facing: 0 });

describe('what an attack is expected to come to', () => {
  it('S365-377: eleven dice against the front of a Panzer: one hit of five, two of six, three of ten successes', () => {
    const { hits, counters } = prospectOf(made(sherman, panzer));
    expect(counters.disrupted).toBeCloseTo(atLeast(5, 11));
    expect(counters.damaged).toBeCloseTo(atLeast(6, 11));
    expect(counters.destroyed).toBeCloseTo(atLeast(10, 11));
    expect(hits).toBeCloseTo(atLeast(5, 11) + atLeast(6, 11) + atLeast(10, 11));
  });

  it('S365-377: is told in numbers, in both languages', () => {
    const aim = made(sherman, panzer);
    expect(figuresText(aimFigures(aim, 'en'))).toBe(
      'Dice: 11, Each needs: 4+, Defense: 5, Expected hits: 1.2, Disrupted: 73%, Damaged: 50%, Destroyed: 1%',
    );
    expect(figuresText(aimFigures(aim, 'it'))).toContain('Colpi attesi: 1,2, Destabilizzata: 73%');
  });

  it('S450, S811: hits of the phase before it count, and a damaged vehicle is destroyed by the second', () => {
    expect(prospectOf(made(sherman, { ...panzer, hits: ['disrupted'] })).counters).toEqual({
      damaged: expect.closeTo(atLeast(5, 11)),
      destroyed: expect.closeTo(atLeast(6, 11)),
    });
    expect(prospectOf(made(sherman, { ...panzer, damaged: true })).counters).toEqual({
      disrupted: expect.closeTo(atLeast(4, 11)),
      destroyed: expect.closeTo(atLeast(5, 11)),
    });
  });

  it('S544-550: a soldier in a town is destroyed only where his cover roll fails, and disrupted all the same', () => {
    const rifle = unitOf('M1 Garand Rifle', '4,4');
    const enemy = unitOf('Mauser Kar 98k', '4,5');
    const aim = aimOf(shotOf(battleOf([rifle, enemy], { layout: 1 }), enemy, rifle)) as Aim;
    expect(aim.cover).toBe(4);
    const [covered, open] = [aim, { ...aim, cover: null }].map((each) => prospectOf(each).counters);
    expect(covered?.disrupted).toBeCloseTo(open?.disrupted ?? -1);
    expect(covered?.destroyed).toBeCloseTo((open?.destroyed ?? -1) / 2);
    expect(figuresText(aimFigures(aim, 'en'))).toContain('Cover roll: 4+');
  });

  it('S330, S616: what each die needs follows what is added to it', () => {
    const needs = (modifier: number) =>
      aimFigures({ ...made(sherman, panzer), modifier }, 'en').find(({ name }) => name === 'Each needs')?.value;
    expect([needs(-1), needs(0), needs(1), needs(-3)]).toEqual(['5+', '4+', '3+', '–']);
  });

  it.each<{ dice: number; modifier: number; rerolls: Reroll[] }>([
    { dice: 4, modifier: 0, rerolls: [] },
    { dice: 4, modifier: -1, rerolls: [{ most: 1, of: 'any' }] },
    { dice: 3, modifier: 1, rerolls: [{ most: 2, of: 'ones' }] },
    {
      dice: 3,
      modifier: 0,
      rerolls: [
        { most: 99, of: 'ones' },
        { most: 1, of: 'any' },
      ],
    },
  ])('counts successes of $dice dice at $modifier as all their faces do, thrown again $rerolls', ({ dice, modifier, rerolls }) => {
    const expected = new Map<number, number>();
    const note = (lie: number[], chance: number) => {
      const successes = successesOf(lie, modifier);
      expected.set(successes, (expected.get(successes) ?? 0) + chance);
    };
    const play = (lie: number[], chance: number, [first, ...rest]: Reroll[]): void => {
      if (!first) {
        note(lie, chance);
        return;
      }
      const poor = [...lie.keys()].filter((i) => (first.of === 'ones' ? lie[i] === 1 : (lie[i] ?? 0) + modifier < 4));
      const chosen = poor.sort((a, b) => (lie[a] ?? 0) - (lie[b] ?? 0)).slice(0, first.most);
      for (const faces of all(chosen.length)) {
        const after = [...lie];
        for (const [k, i] of chosen.entries()) after[i] = faces[k] ?? 1;
        play(after, chance / 6 ** chosen.length, rest);
      }
    };
    for (const faces of all(dice)) play(faces, 1 / 6 ** dice, rerolls);
    const found = new Map<number, number>();
    for (const { natural, chance } of throwsOf({ dice, modifier, rerolls }))
      found.set(successesOf(natural, modifier), (found.get(successesOf(natural, modifier)) ?? 0) + chance);
    for (const [successes, chance] of expected) expect(found.get(successes)).toBeCloseTo(chance, 10);
  });

  it('counts what destroys at once by its faces', () => {
    const flamer = madeUnit('12,3', ['flamethrower'], { soldier: [8, 8, 8] });
    const victim = enemyUnit('12,4', [], { defense: { front: 9, rear: 9 } });
    const sixes = 1 - [0, 1, 2].reduce((sum, n) => sum + ([1, 8, 28][n] ?? 0) * (1 / 6) ** n * (5 / 6) ** (8 - n), 0);
    expect(prospectOf(made(flamer, victim)).counters.destroyed ?? 0).toBeCloseTo(sixes);
  });
});

/** All ways that some dice can lie. */
const all = (dice: number): number[][] =>
  dice === 0 ? [[]] : all(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));

describe('who may shoot at a step', () => {
  const pak = unitOf('PaK 38 Anti-Tank Gun', '13,5');
  const mover = unitOf('M4A1 Sherman', '12,4');
  const step = stepOf(battleOf([mover, pak]), mover, '12,4', '13,4');

  it('S490, S502: a PaK stops a Sherman that passes with five successes in its front, four in its rear', () => {
    const threats = threatsOn(step);
    expect(threats.map(({ aim, stops }) => [aim.at, aim.dice, stops])).toEqual([
      ['12,4', 11, expect.closeTo(atLeast(5, 11))],
      ['13,4', 11, expect.closeTo(atLeast(4, 11))],
    ]);
    // S476: it shoots once
    expect(worstOf(threats).map(({ aim }) => aim.at)).toEqual(['13,4']);
    expect(figuresText(aimFigures(aimOf(shotAt(step, pak, 'second')) as Aim, 'en'))).toBe(
      'Dice: 11, Each needs: 4+, Defense: 4 (rear), Stops it: 89%',
    );
  });

  it('S924: who shoots twice stops whom either shot stops', () => {
    const stops = (...abilities: string[]) =>
      prospectOf(made(enemyUnit('8,3', abilities), madeUnit('8,2', []), [], {}, { kind: 'defensive' })).stops;
    expect([stops(), stops('double_shot')]).toEqual([expect.closeTo(atLeast(4, 8)), expect.closeTo(1 - (1 - atLeast(4, 8)) ** 2)]);
  });

  it('S508: cover saves from a defensive shot whole', () => {
    const aim = { ...(aimOf(shotAt(step, pak, 'first')) as Aim), cover: 5 };
    expect(prospectOf(aim).stops).toBeCloseTo((2 / 3) * atLeast(5, 11));
  });

  it('S474, S472: nobody is where soldiers pass vehicles, nor on a step that only comes near', () => {
    const tank = enemyUnit('13,5', [], vehicle);
    const soldier = unitOf('M1 Garand Rifle', '12,4');
    expect(threatsOn(stepOf(battleOf([soldier, tank]), soldier, '12,4', '13,4'))).toEqual([]);
    expect(stoppedBy(threatsOn(stepOf(battleOf([{ ...mover, hex: '13,3' }, pak]), { ...mover, hex: '13,3' }, '13,3', '13,4')))).toBe(0);
  });
});
