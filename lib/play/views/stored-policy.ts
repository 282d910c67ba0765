import type { SeatRow, TableRow } from '../../../db/tables';
import type { AnyGame } from '../../games/registry';

/** Standing orders of a table's seats, as they were stored. */
type Stored = ReadonlyMap<string, unknown>;

/** A seat's standing orders; null: none were set, or none that the game can still read, and its suggestion answers. */
export function storedPolicy(game: AnyGame, stored: Stored, seat: string): Record<string, unknown> | null {
  if (!stored.has(seat)) return null;
  const set = game.policySchema.safeParse(stored.get(seat));
  return set.success ? set.data : null;
}

/** Of these seats the ones whose standing orders the game can no longer read: its suggestion answers for them until they are set anew. */
export const lapsedStanding = (game: AnyGame, stored: Stored, seats: readonly string[]): string[] =>
  seats.filter((seat) => stored.has(seat) && storedPolicy(game, stored, seat) === null);

/** What answers for a seat that has set nothing: the game's suggestion, which asks more of a person who plays every seat. */
export function suggestedPolicy(
  game: AnyGame,
  { table, seats }: { table: Pick<TableRow, 'options'>; seats: readonly Pick<SeatRow, 'userId'>[] },
  seat: string,
): Record<string, unknown> {
  const [first] = seats;
  const isAlone = first !== undefined && first.userId !== null && seats.every(({ userId }) => userId === first.userId);
  return game.defaultPolicy(table.options, seat, isAlone);
}
