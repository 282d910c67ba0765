import type { AnyGame } from '../../games/registry';

/** Standing orders of a table's seats, as they were stored. */
type Stored = ReadonlyMap<string, unknown>;

/** A seat's standing orders; null: none were set, or none that the game can still read, and its suggestion answers. */
export function storedPolicy(game: AnyGame, stored: Stored, seat: string): Record<string, unknown> | null {
  const set = game.policySchema.safeParse(stored.get(seat));
  return set.success ? set.data : null;
}

/** Of these seats the ones whose standing orders the game can no longer read: its suggestion answers for them until they are set anew. */
export const lapsedStanding = (game: AnyGame, stored: Stored, seats: readonly string[]): string[] =>
  seats.filter((seat) => stored.has(seat) && storedPolicy(game, stored, seat) === null);
