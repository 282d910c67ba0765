import { editionOf } from '../editions';
import type { Stack, State, UnitType } from '../types';
import type { Part } from './forces';
import { aimsOf } from './strength';

/** One hit point of a side: what it hits on while it lives, and what losing it costs. A battleship's first hit has neither. */
export interface Point {
  hitsOn: number;
  cost: number;
  /** Dice it rolls; 1 when absent. */
  dice?: number;
}

export interface Odds {
  /** Chance that the defenders are destroyed and an attacker is left. */
  win: number;
  /** Expected cost of what each side loses. */
  attackLoss: number;
  defenceLoss: number;
  /** Expected number of attacking hit points left after a win, times the chance of it. */
  survivors: number;
}

/** Chances too small to follow. */
const negligible = 1e-7;

/** Chances of so many hits after one more die that hits with chance `p`. */
function withDie(chances: readonly number[], p: number): number[] {
  const next = new Array<number>(chances.length + 1).fill(0);
  for (let k = 0; k < chances.length; k++) {
    const chance = chances[k] ?? 0;
    next[k] = (next[k] ?? 0) + chance * (1 - p);
    next[k + 1] = (next[k + 1] ?? 0) + chance * p;
  }
  while (next.length > 1 && (next[next.length - 1] ?? 0) < negligible) next.pop();
  return next;
}

/** Chances of 0, 1, 2… hits by the points from each index on. */
function hitChances(points: readonly Point[]): number[][] {
  const chances: number[][] = [];
  let later = [1];
  chances[points.length] = later;
  for (let i = points.length - 1; i >= 0; i--) {
    const { hitsOn = 0, dice = 1 } = points[i] ?? {};
    for (let die = 0; die < dice; die++) later = withDie(later, hitsOn / 6);
    chances[i] = later;
  }
  return chances;
}

function costUpTo(points: readonly Point[]): number[] {
  const sums = [0];
  for (const { cost } of points) sums.push((sums[sums.length - 1] ?? 0) + cost);
  return sums;
}

/** Points of a side beyond which a fight is worked out on a smaller scale. */
const largest = 24;

/** Points in groups of `size`, each group one point with its average aim and its whole cost. */
function grouped(points: readonly Point[], size: number): Point[] {
  const groups: Point[] = [];
  for (let i = 0; i < points.length; i += size) {
    const group = points.slice(i, i + size);
    const sum = (of: (point: Point) => number) => group.reduce((total, point) => total + of(point), 0);
    groups.push({ hitsOn: Math.min(6, sum((point) => point.hitsOn * (point.dice ?? 1)) / size), cost: sum((point) => point.cost) });
  }
  return groups;
}

/**
 * How a fight to the end goes when both sides lose their points in the order given, first is first. Exact for land battles of up to
 * 24 points a side; larger ones are estimated on a smaller scale, and at sea every hit is taken to count against every unit.
 */
export function oddsOf(attack: readonly Point[], defence: readonly Point[]): Odds {
  const size = Math.ceil(Math.max(attack.length, defence.length) / largest);
  if (size < 2) return fightOut(attack, defence);
  const odds = fightOut(grouped(attack, size), grouped(defence, size));
  return { ...odds, survivors: odds.survivors * size };
}

function fightOut(attack: readonly Point[], defence: readonly Point[]): Odds {
  const n = attack.length;
  const m = defence.length;
  const odds: Odds = { win: 0, attackLoss: 0, defenceLoss: 0, survivors: 0 };
  const attackCost = costUpTo(attack);
  const defenceCost = costUpTo(defence);
  const byAttack = hitChances(attack);
  const byDefence = hitChances(defence);
  const reached = new Float64Array((n + 1) * (m + 1));
  reached[0] = 1;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const chance = reached[i * (m + 1) + j] ?? 0;
      if (chance < negligible) continue;
      const given = byAttack[i] ?? [1];
      const taken = byDefence[j] ?? [1];
      const still = (given[0] ?? 0) * (taken[0] ?? 0);
      if (i === n || j === m || still > 1 - negligible) {
        odds.attackLoss += chance * (attackCost[i] ?? 0);
        odds.defenceLoss += chance * (defenceCost[j] ?? 0);
        if (j === m && i < n) {
          odds.win += chance;
          odds.survivors += chance * (n - i);
        }
        continue;
      }
      for (let a = 0; a < given.length; a++) {
        for (let d = 0; d < taken.length; d++) {
          if (a + d === 0) continue;
          const at = Math.min(n, i + d) * (m + 1) + Math.min(m, j + a);
          reached[at] = (reached[at] ?? 0) + (chance * (given[a] ?? 0) * (taken[d] ?? 0)) / (1 - still);
        }
      }
    }
  }
  return odds;
}

/** A side's hit points in the usual order of losses: battleships' first hits, then the cheapest. */
export function lineUp(
  state: Pick<State, 'edition'>,
  stacks: readonly Pick<Stack, 'type' | 'count' | 'damaged'>[],
  part: Part,
  kind: 'land' | 'sea',
): Point[] {
  const { types, units, usualLosses } = editionOf(state);
  const first: Point[] = [];
  const order: readonly UnitType[] = [...usualLosses[kind], ...types.filter((type) => !usualLosses[kind].some((each) => each === type))];
  const byType = new Map<UnitType, number>();
  for (const { type, count, damaged } of stacks) {
    byType.set(type, (byType.get(type) ?? 0) + count);
    if (!damaged) for (let i = count * ((units[type].hits ?? 1) - 1); i > 0; i--) first.push({ hitsOn: 0, cost: 0 });
  }
  for (const type of order) {
    const count = byType.get(type);
    if (!count) continue;
    const { cost } = units[type];
    // those without support are lost before those with it
    for (const { count: alike, needs, dice } of aimsOf(state, { type, count }, { part, company: stacks, round: 1 }).reverse()) {
      const point = dice > 1 ? { hitsOn: needs, cost, dice } : { hitsOn: needs, cost };
      for (let i = alike; i > 0; i--) first.push(point);
    }
  }
  return first;
}
