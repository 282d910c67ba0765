import { compare } from './result';

/** How good a seat it is to play a side, in log-odds against the mean of all sides, and how sure that is. */
export interface Level {
  level: number;
  variance: number;
}

/** How even the sides of a game are in one scenario. */
export interface Balance {
  game: string;
  scenario: string;
  /** Results the levels were learnt from. */
  games: number;
  levels: Map<string, Level>;
}

/** Before any game: between two such sides, two of three advantages lie within 38 and 62 per cent. */
const unknown: Level = { level: 0, variance: 0.125 };
/** What a level may change from one game to the next; forgets what was learnt while players were hardly known. */
const drift = 0.000_005;

/** What one comparison of two sides says. */
export interface Lesson {
  sides: readonly [string, string];
  score: number;
  expected: number;
  /** How much it counts, 0 to 1. */
  weight: number;
}

export const noBalance = (game: string, scenario: string): Balance => ({ game, scenario, games: 0, levels: new Map() });

const levelOf = ({ levels }: Balance, side: string): Level => levels.get(side) ?? unknown;

/** By how much the first of two sides is the better one to play, in log-odds. */
export const leadOf = (balance: Balance, [first, second]: readonly [string, string]): number =>
  levelOf(balance, first).level - levelOf(balance, second).level;

/** The balance after all comparisons of one result, each judged by the levels before it. `names` are those that played. */
export function learnt(balance: Balance, names: readonly string[], lessons: readonly Lesson[]): Balance {
  const levels = new Map(balance.levels);
  for (const name of names) {
    const { level, variance } = levelOf(balance, name);
    const before = variance + drift;
    let [gain, shrink] = [0, 1];
    for (const { sides: pair, score, expected, weight } of lessons) {
      const at = pair.indexOf(name);
      const other = pair[1 - at];
      if (at < 0 || other === undefined) continue;
      const less = (before + levelOf(balance, other).variance + drift) * expected * (1 - expected) * weight;
      gain += ((at === 0 ? score - expected : expected - score) * weight * before) / (1 + less);
      shrink += less;
    }
    levels.set(name, { level: level + gain, variance: before / shrink });
  }
  return { ...balance, games: balance.games + 1, levels: levelled(levels) };
}

/** Only differences mean anything: the mean of all sides stays 0. */
function levelled(levels: ReadonlyMap<string, Level>): Map<string, Level> {
  const names = [...levels.keys()].sort(compare);
  const mean = names.reduce((sum, name) => sum + (levels.get(name)?.level ?? 0), 0) / names.length;
  return new Map([...levels].map(([name, { level, variance }]) => [name, { level: level - mean, variance }]));
}

/** "Axis win 56 % between equal players (124 games)", as data. */
export interface Advantage {
  side: string;
  /** Expected score between equal players, a draw being half; of more than two sides the mean against each of the others. */
  score: number;
  /** The true score lies between these two in 19 of 20 cases. */
  between: [number, number];
  games: number;
}

/** Best side first; empty before the first game. */
export function advantagesOf({ levels, games }: Balance): Advantage[] {
  const score = (lead: number) => 1 / (1 + Math.exp(-lead));
  const found = [...levels].map(([side, own]): Advantage => {
    const others = [...levels].filter(([name]) => name !== side).map(([, other]) => other);
    const mean = (of: (other: Level) => number) => others.reduce((sum, other) => sum + of(other), 0) / others.length;
    const at = (deviations: number) =>
      mean((other) => score(own.level - other.level + deviations * Math.sqrt(own.variance + other.variance)));
    return { side, score: at(0), between: [at(-1.96), at(1.96)], games };
  });
  return found.sort((a, b) => b.score - a.score || compare(a.side, b.side));
}
