import { compareText } from './lots';
import { type Competition, fromMillionths, gamesOf, type Outcome } from './points';
import type { GameResult, Pairing } from './published';
import { type Standing, standingsOf } from './standings';

/** Two entrants' games, seen from one of them. */
export interface CrossCell {
  opponent: string;
  games: { id: string; outcome: Outcome; points: number }[];
}

/** Everybody against everybody they met, both in the order of the table. */
export function crossTableOf(competition: Competition): { entrant: string; cells: CrossCell[] }[] {
  const order = standingsOf(competition).map(({ entrant }) => entrant);
  const cells = new Map(order.map((id) => [id, new Map<string, CrossCell['games']>()]));
  for (const { id, places } of gamesOf(competition).sort((a, b) => a.round - b.round || compareText(a.id, b.id))) {
    for (const { entrant, outcome, points } of places) {
      for (const { entrant: opponent } of places) {
        if (opponent === entrant) continue;
        const row = cells.get(entrant);
        row?.set(opponent, [...(row.get(opponent) ?? []), { id, outcome, points: fromMillionths(points) }]);
      }
    }
  }
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? order.length;
  return order.map((entrant) => {
    const met = [...(cells.get(entrant) ?? [])].map(([opponent, games]) => ({ opponent, games }));
    return { entrant, cells: met.sort((a, b) => placeOf(a.opponent) - placeOf(b.opponent)) };
  });
}

/** The rounds with their pairings, and how they ended; null: still open. */
export function scheduleOf({
  pairings,
  results,
}: Pick<Competition, 'pairings' | 'results'>): { round: number; pairings: { pairing: Pairing; result: GameResult | null }[] }[] {
  const resultOf = new Map(results.map((result) => [result.pairing, result]));
  const rounds = [...new Set(pairings.map(({ round }) => round))].sort((a, b) => a - b);
  const orders = new Map(pairings.map(({ id }) => [id, orderOf(id)]));
  const inOrder = [...pairings].sort(
    (a, b) => Number(a.bye !== null) - Number(b.bye !== null) || compareText(orders.get(a.id) ?? '', orders.get(b.id) ?? ''),
  );
  return rounds.map((round) => ({
    round,
    pairings: inOrder.filter((each) => each.round === round).map((pairing) => ({ pairing, result: resultOf.get(pairing.id) ?? null })),
  }));
}

/** By what an id is sorted: `2-9` before `2-10`. */
const orderOf = (id: string): string => id.replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** Ranks and points after each round. */
export function progressOf(competition: Competition): { round: number; standings: Pick<Standing, 'entrant' | 'rank' | 'points'>[] }[] {
  const rounds = [...new Set(gamesOf(competition).map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => ({
    round,
    standings: standingsOf(competition, round).map(({ entrant, rank, points }) => ({ entrant, rank, points })),
  }));
}
