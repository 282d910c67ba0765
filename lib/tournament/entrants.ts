import { compareText, drawn } from './lots';
import type { ByeReason, Entrant } from './published';

/** In the order of their seeds, whatever the order of the list. */
export const bySeed = (entrants: readonly Entrant[]): Entrant[] => [...entrants].sort((a, b) => a.seed - b.seed || compareText(a.id, b.id));

/** Whether it has withdrawn before a round. */
export const hasWithdrawn = ({ until }: Entrant, round: number): boolean => until !== null && round > until;

export const takesPart = (entrant: Entrant, round: number): boolean =>
  entrant.from <= round && !hasWithdrawn(entrant, round) && !entrant.pauses.includes(round);

/** Why one that does not take part leaves its opponent alone. */
export function whyAway(entrant: Entrant, round: number): ByeReason {
  if (hasWithdrawn(entrant, round)) return 'withdrawn';
  return round < entrant.from ? 'late' : 'absent';
}

/** Whether it sits a round out at its own wish. */
export const isPausing = (entrant: Entrant, round: number): boolean =>
  entrant.pauses.includes(round) && entrant.from <= round && !hasWithdrawn(entrant, round);

/** Who plays for an entrant in a round; null: nobody is named. */
export function holderOf({ players }: Entrant, round: number, board = 1): string | null {
  const holders = players.filter((each) => each.board === board && each.from <= round).sort((a, b) => b.from - a.from);
  return holders[0]?.player ?? null;
}

/** Seeds by rating, the highest is 1; who has none comes last, and equals are drawn by lot. */
export function seedsByRating(who: readonly Pick<Entrant, 'id' | 'rating'>[], seed: string): Map<string, number> {
  const lots = drawn(
    who.map(({ id }) => id),
    seed,
    'seeds',
  );
  const ratings = new Map(who.map(({ id, rating }) => [id, rating ?? Number.NEGATIVE_INFINITY]));
  const ratingOf = (id: string) => ratings.get(id) ?? Number.NEGATIVE_INFINITY;
  const sorted = lots.sort((a, b) => (ratingOf(a) === ratingOf(b) ? 0 : ratingOf(b) - ratingOf(a)));
  return new Map(sorted.map((id, index) => [id, index + 1]));
}
