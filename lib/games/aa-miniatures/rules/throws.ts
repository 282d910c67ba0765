import type { Reroll } from '../effects/points';
import type { Aim } from './attack';
import { needed } from './hits';

/** How many dice are each thing that they can be to the rules: sixes, other successes, other failures, ones. */
type Fall = readonly number[];

/** The chance of one die to be each of these. */
type Shares = readonly number[];

type Odds = ReadonlyMap<string, { fall: Fall; chance: number }>;

/** One die more in every case. */
function withDie(odds: Odds, shares: Shares): Odds {
  const next = new Map<string, { fall: Fall; chance: number }>();
  for (const { fall, chance } of odds.values()) {
    for (const [kind, share] of shares.entries()) {
      if (share === 0) continue;
      const after = fall.map((count, i) => count + (i === kind ? 1 : 0));
      add(next, after, chance * share);
    }
  }
  return next;
}

function add(odds: Map<string, { fall: Fall; chance: number }>, fall: Fall, chance: number): void {
  const key = fall.join();
  const found = odds.get(key);
  if (found) found.chance += chance;
  else odds.set(key, { fall, chance });
}

const thrown = (dice: number, shares: Shares): Odds => {
  let odds: Odds = new Map([['0,0,0,0', { fall: [0, 0, 0, 0], chance: 1 }]]);
  for (let i = 0; i < dice; i++) odds = withDie(odds, shares);
  return odds;
};

/** The poorest dice are thrown again, at most so many. */
function again(odds: Odds, { most, of }: Reroll, shares: Shares, modifier: number): Odds {
  const isPoor = of === 'ones' ? [false, false, false, true] : [6 + modifier < needed, false, true, 1 + modifier < needed];
  const next = new Map<string, { fall: Fall; chance: number }>();
  const fresh = new Map<number, Odds>();
  for (const { fall, chance } of odds.values()) {
    const left = [...fall];
    let count = 0;
    for (const kind of [3, 2, 1, 0]) {
      const taken = isPoor[kind] ? Math.min(most - count, left[kind] ?? 0) : 0;
      left[kind] = (left[kind] ?? 0) - taken;
      count += taken;
    }
    const thrownAgain = fresh.get(count) ?? thrown(count, shares);
    fresh.set(count, thrownAgain);
    for (const each of thrownAgain.values())
      add(
        next,
        left.map((n, i) => n + (each.fall[i] ?? 0)),
        chance * each.chance,
      );
  }
  return next;
}

/** Dice in one way that they may fall, and its chance. */
interface Thrown {
  natural: readonly number[];
  chance: number;
}

const known = new Map<string, readonly Thrown[]>();

/**
 * The dice of an attack in all ways that matter, each with its chance: dice that are thrown again have been. Abilities tell successes, and sixes and, where dice
 * are thrown again, ones among them, so one face stands for all of its kind.
 */
export function throwsOf({ dice, modifier, rerolls }: Pick<Aim, 'dice' | 'modifier' | 'rerolls'>): readonly Thrown[] {
  const key = [dice, modifier, ...rerolls.map(({ most, of }) => `${most} ${of}`)].join();
  const found = known.get(key);
  if (found) return found;
  const middle = rerolls.length > 0 ? [2, 3, 4, 5] : [1, 2, 3, 4, 5];
  const good = middle.filter((die) => die + modifier >= needed);
  const bad = middle.filter((die) => die + modifier < needed);
  const shares = [1 / 6, good.length / 6, bad.length / 6, (5 - middle.length) / 6];
  const faces = [6, good.at(-1) ?? 5, bad[0] ?? 2, 1];
  let odds = thrown(dice, shares);
  for (const reroll of rerolls) odds = again(odds, reroll, shares, modifier);
  const all = [...odds.values()].map(({ fall, chance }) => ({
    natural: fall.flatMap((count, kind) => Array<number>(count).fill(faces[kind] ?? 1)),
    chance,
  }));
  known.set(key, all);
  return all;
}
