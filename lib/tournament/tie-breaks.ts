import { unreachable } from '../engine/result';
import { lotOf } from './lots';
import { type Competition, fromMillionths } from './points';
import type { TieBreak } from './published';
import { ownOf, type Tally } from './tally';

/** The number that a tie-break compares, the higher the better; null: it says nothing about this entrant. */
export type Measure = (tally: Tally) => number | null;

/** Everything but the head-to-head: numbers that do not depend on who is tied. */
export function measureOf(
  name: Exclude<TieBreak, 'head-to-head'>,
  tallies: ReadonlyMap<string, Tally>,
  { seed, entrants }: Competition,
): Measure {
  switch (name) {
    case 'sonneborn-berger':
      return (tally) => fromMillionths(sonnebornBerger(tally, tallies));
    case 'buchholz':
      return (tally) => fromMillionths(opponentsOf(tally, tallies).sum);
    case 'buchholz-cut-1':
      return (tally) => {
        const { sum, lowest } = opponentsOf(tally, tallies);
        return fromMillionths(sum - lowest);
      };
    case 'margin':
      return ({ margin }) => fromMillionths(margin);
    case 'wins':
      return ({ won }) => won;
    case 'on-time': {
      const shares = new Map(entrants.map(({ id, onTime }) => [id, onTime]));
      return ({ entrant }) => shares.get(entrant) ?? null;
    }
    case 'lots':
      // 48 bits: a number that JSON keeps whole
      return ({ entrant }) => Number.parseInt(lotOf(seed, 'lots', entrant).slice(0, 12), 16);
    default:
      return unreachable(name);
  }
}

/** The points of all whom one has beaten and half of those one drew with. At a table of several, of whoever stood in another camp. */
function sonnebornBerger({ entrant, games }: Tally, tallies: ReadonlyMap<string, Tally>): number {
  let sum = 0;
  for (const game of games) {
    const own = ownOf(game, entrant);
    if (own.outcome === 'lost') continue;
    for (const other of game.places) {
      if (other.camp === own.camp) continue;
      const points = tallies.get(other.entrant)?.points ?? 0;
      if (own.outcome === 'won' && other.outcome === 'lost') sum += points;
      else if (own.outcome === 'drew') sum += other.outcome === 'drew' ? points / 2 : points;
    }
  }
  return sum;
}

/** The points of the opponents of all games. A bye counts as an opponent with as many points as one has oneself. */
function opponentsOf({ entrant: own, games, byes, points }: Tally, tallies: ReadonlyMap<string, Tally>): { sum: number; lowest: number } {
  let sum = byes * points;
  let lowest = byes > 0 ? points : Number.POSITIVE_INFINITY;
  for (const game of games) {
    const { camp: ownCamp } = ownOf(game, own);
    for (const { entrant, camp } of game.places) {
      if (camp === ownCamp) continue;
      const theirs = tallies.get(entrant)?.points ?? 0;
      sum += theirs;
      if (theirs < lowest) lowest = theirs;
    }
  }
  return { sum, lowest: Number.isFinite(lowest) ? lowest : 0 };
}

/** Points from the games of the tied among each other, in millionths; null where not each of them has met each other one. */
export function headToHead(group: readonly Tally[]): Map<string, number> | null {
  const tied = new Set(group.map(({ entrant }) => entrant));
  const points = new Map<string, number>();
  for (const { entrant, games } of group) {
    const met = new Set<string>();
    let sum = 0;
    for (const game of games) {
      let isAmong = false;
      for (const { entrant: other } of game.places) {
        if (other === entrant || !tied.has(other)) continue;
        met.add(other);
        isAmong = true;
      }
      if (isAmong) sum += ownOf(game, entrant).points;
    }
    if (met.size < group.length - 1) return null;
    points.set(entrant, sum);
  }
  return points;
}
