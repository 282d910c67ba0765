import { editionOf } from '../editions';
import type { Situation } from '../effects/points';
import type { Options, Power, Stack, UnitType } from '../types';
import type { Part } from './forces';
import { aimsOf } from './strength';

/** One hit point of a side: what it hits on while it lives, and what losing it costs. A battleship's first hit has neither. */
export interface Point {
  hitsOn: number;
  cost: number;
  /** Dice it rolls; 1 when absent. */
  dice?: number;
  /** It fires before all others; what it hits fires back only beside one that detects (R41-7.5, RREV-7.6). */
  first?: true;
  detects?: true;
}

/** What the odds hang on beside the units. */
export type Luck = Pick<Options, 'lowLuck'>;

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

/** Chances of 0, 1, 2… hits by the points from each index on, as far as they fire then. */
function hitChances(points: readonly Point[], { lowLuck = false }: Luck, fires: (point: Point) => boolean = () => true): number[][] {
  const chances: number[][] = [];
  let later = [1];
  let strength = 0;
  chances[points.length] = later;
  for (let i = points.length - 1; i >= 0; i--) {
    const point = points[i];
    if (point && fires(point)) {
      const { hitsOn, dice = 1 } = point;
      strength += hitsOn * dice;
      if (lowLuck) later = withDie([...new Array<number>(Math.floor(strength / 6)).fill(0), 1], (strength % 6) / 6);
      else for (let die = 0; die < dice; die++) later = withDie(later, hitsOn / 6);
    }
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
 * 24 points a side; larger ones are estimated on a smaller scale, with all firing at once, and at sea every hit is taken to count against every unit.
 */
export function oddsOf(attack: readonly Point[], defence: readonly Point[], luck: Luck = {}): Odds {
  const size = Math.ceil(Math.max(attack.length, defence.length) / largest);
  if (size < 2) return fightOut(attack, defence, luck);
  const odds = fightOut(grouped(attack, size), grouped(defence, size), luck);
  return { ...odds, survivors: odds.survivors * size };
}

/** A volley of both sides after first strikes that hit `struck` defenders and `lost` attackers, with the chance of these. */
interface Volley {
  readonly weight: number;
  readonly struck: number;
  readonly lost: number;
  readonly given: readonly number[];
  readonly taken: readonly number[];
}

/** The volleys that a round may come to from `i` and `j` lost points on; first the one in which nobody strikes first. */
type Round = (i: number, j: number) => Volley[];

function roundOf(attack: readonly Point[], defence: readonly Point[], luck: Luck): Round {
  if ([...attack, ...defence].some(({ first }) => first)) return strikingRound(attack, defence, luck);
  const byAttack = hitChances(attack, luck);
  const byDefence = hitChances(defence, luck);
  return (i, j) => [{ weight: 1, struck: 0, lost: 0, given: byAttack[i] ?? [1], taken: byDefence[j] ?? [1] }];
}

/** Both sides' first strikes come together; what they hit fires no more, unless it stands beside one that detects. */
function strikingRound(attack: readonly Point[], defence: readonly Point[], luck: Luck): Round {
  const side = (points: readonly Point[]) => ({
    strikes: hitChances(points, luck, ({ first }) => first === true),
    rest: hitChances(points, luck, ({ first }) => first !== true),
    warned: points.findLastIndex(({ detects }) => detects),
  });
  const [a, d] = [side(attack), side(defence)];
  return (i, j) => {
    const struck = a.strikes[i] ?? [1];
    const lost = d.strikes[j] ?? [1];
    return struck.flatMap((x, hit) =>
      lost.map((y, down) => ({
        weight: x * y,
        struck: hit,
        lost: down,
        given: a.rest[Math.min(attack.length, a.warned >= i ? i : i + down)] ?? [1],
        taken: d.rest[Math.min(defence.length, d.warned >= j ? j : j + hit)] ?? [1],
      })),
    );
  };
}

function fightOut(attack: readonly Point[], defence: readonly Point[], luck: Luck): Odds {
  const n = attack.length;
  const m = defence.length;
  const odds: Odds = { win: 0, attackLoss: 0, defenceLoss: 0, survivors: 0 };
  const attackCost = costUpTo(attack);
  const defenceCost = costUpTo(defence);
  const round = roundOf(attack, defence, luck);
  const reached = new Float64Array((n + 1) * (m + 1));
  reached[0] = 1;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const chance = reached[i * (m + 1) + j] ?? 0;
      if (chance < negligible) continue;
      const volleys = round(i, j);
      const [quiet] = volleys;
      const still = (quiet?.weight ?? 0) * (quiet?.given[0] ?? 0) * (quiet?.taken[0] ?? 0);
      if (i === n || j === m || still > 1 - negligible) {
        odds.attackLoss += chance * (attackCost[i] ?? 0);
        odds.defenceLoss += chance * (defenceCost[j] ?? 0);
        if (j === m && i < n) {
          odds.win += chance;
          odds.survivors += chance * (n - i);
        }
        continue;
      }
      for (const { weight, struck, lost, given, taken } of volleys) {
        const share = (chance * weight) / (1 - still);
        for (let a = 0; a < given.length; a++) {
          for (let d = 0; d < taken.length; d++) {
            if (a + d + struck + lost === 0) continue;
            const at = Math.min(n, i + lost + d) * (m + 1) + Math.min(m, j + struck + a);
            reached[at] = (reached[at] ?? 0) + share * (given[a] ?? 0) * (taken[d] ?? 0);
          }
        }
      }
    }
  }
  return odds;
}

/** A side's hit points in the usual order of losses: battleships' first hits, then the cheapest. */
export function lineUp(
  state: Situation,
  stacks: readonly (Pick<Stack, 'type' | 'count' | 'damaged'> & { readonly owner?: Power })[],
  part: Part,
  kind: 'land' | 'sea',
): Point[] {
  const { types, units, usualLosses, ways } = editionOf(state);
  // where who strikes first may dive instead, it is taken to fire with the others
  const isStruck = kind === 'sea' && ways.strikesAlwaysFirst;
  const first: Point[] = [];
  const order: readonly UnitType[] = [...usualLosses[kind], ...types.filter((type) => !usualLosses[kind].some((each) => each === type))];
  const byType = new Map<UnitType, Map<Power | undefined, number>>();
  for (const { owner, type, count, damaged } of stacks) {
    const owners = byType.get(type) ?? new Map<Power | undefined, number>();
    owners.set(owner, (owners.get(owner) ?? 0) + count);
    byType.set(type, owners);
    if (!damaged) for (let i = count * ((units[type].hits ?? 1) - 1); i > 0; i--) first.push({ hitsOn: 0, cost: 0 });
  }
  for (const type of order) {
    const { cost, strikesFirst, detects } = units[type];
    for (const [owner, count] of byType.get(type) ?? []) {
      const firing = owner === undefined ? { type, count } : { owner, type, count };
      // those without support are lost before those with it
      for (const { count: alike, needs, dice } of aimsOf(state, firing, { part, company: stacks, field: null }).reverse()) {
        const point: Point = {
          ...{ hitsOn: needs, cost },
          ...(dice > 1 ? { dice } : {}),
          ...(isStruck && strikesFirst ? { first: true } : {}),
          ...(isStruck && detects ? { detects } : {}),
        };
        for (let i = alike; i > 0; i--) first.push(point);
      }
    }
  }
  return first;
}
