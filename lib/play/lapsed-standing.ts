import type { AnyGame } from '../games/registry';

/** Of these seats the ones whose standing orders the game can no longer read: its suggestion answers for them until they are set anew. */
export const lapsedStanding = (game: AnyGame, policies: ReadonlyMap<string, unknown>, seats: readonly string[]): string[] =>
  seats.filter((seat) => policies.has(seat) && !game.policySchema.safeParse(policies.get(seat)).success);
