import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { grouped } from '../lib/grouped';
import type { Db, Tx } from './client';
import { challenges, entrantHolders, entrants, seasons, users } from './schema';

type On = Db | Tx;

export type EntrantRow = typeof entrants.$inferSelect;
export type HolderRow = typeof entrantHolders.$inferSelect;
export type ChallengeRow = typeof challenges.$inferSelect;
/** An entrant and who played for it, with their names; null: the account is closed. */
export type NamedEntrant = EntrantRow & { holders: (HolderRow & { userName: string | null })[] };

/** Entrants of a season in the order in which they entered. */
export const entrantsOf = (on: On, seasonId: string): Promise<NamedEntrant[]> => named(on, eq(entrants.seasonId, seasonId));

/** These entrants, by id. */
export async function entrantsById(on: On, ids: readonly string[]): Promise<Map<string, NamedEntrant>> {
  return new Map((await named(on, inArray(entrants.id, [...ids]))).map((entrant) => [entrant.id, entrant]));
}

async function named(on: On, which: SQL): Promise<NamedEntrant[]> {
  const rows = await on.select().from(entrants).where(which).orderBy(asc(entrants.enteredAt), asc(entrants.id));
  const holders = await on
    .select({
      ...{ entrantId: entrantHolders.entrantId, board: entrantHolders.board, fromRound: entrantHolders.fromRound },
      ...{ userId: entrantHolders.userId, userName: users.name },
    })
    .from(entrantHolders)
    .innerJoin(entrants, eq(entrants.id, entrantHolders.entrantId))
    .innerJoin(users, eq(users.id, entrantHolders.userId))
    .where(which)
    .orderBy(asc(entrantHolders.board), asc(entrantHolders.fromRound));
  const byEntrant = grouped(holders, ({ entrantId }) => entrantId);
  return rows.map((row) => ({ ...row, holders: byEntrant.get(row.id) ?? [] }));
}

/** Who ever played for these entrants. */
export async function playersOfEntrants(on: On, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await on
    .select({ entrant: entrantHolders.entrantId, user: entrantHolders.userId })
    .from(entrantHolders)
    .where(inArray(entrantHolders.entrantId, [...ids]));
  return new Map([...grouped(rows, ({ entrant }) => entrant)].map(([id, own]) => [id, new Set(own.map(({ user }) => user))]));
}

export async function insertEntrant(tx: Tx, row: typeof entrants.$inferInsert & { id: string }, players: readonly string[]): Promise<void> {
  await tx.insert(entrants).values(row);
  if (players.length === 0) return;
  const fromRound = row.fromRound ?? 1;
  await tx.insert(entrantHolders).values(players.map((userId, index) => ({ entrantId: row.id, board: index + 1, fromRound, userId })));
}

export async function updateEntrant(tx: Tx, id: string, change: Partial<typeof entrants.$inferInsert>): Promise<void> {
  await tx.update(entrants).set(change).where(eq(entrants.id, id));
}

export async function removeEntrant(tx: Tx, id: string): Promise<void> {
  await tx.delete(entrants).where(eq(entrants.id, id));
}

/** Somebody plays for an entrant from a round on, in place of whoever was to from that round. */
export async function putHolder(tx: Tx, row: typeof entrantHolders.$inferInsert): Promise<void> {
  await tx
    .insert(entrantHolders)
    .values(row)
    .onConflictDoUpdate({
      target: [entrantHolders.entrantId, entrantHolders.board, entrantHolders.fromRound],
      set: { userId: sql`excluded.user_id` },
    });
}

/** Seasons that a user plays now, or has entered. */
export async function seasonsPlayedBy(on: On, userId: string): Promise<{ season: typeof seasons.$inferSelect; entrant: EntrantRow }[]> {
  return on
    .selectDistinct({ season: seasons, entrant: entrants })
    .from(entrantHolders)
    .innerJoin(entrants, eq(entrants.id, entrantHolders.entrantId))
    .innerJoin(seasons, eq(seasons.id, entrants.seasonId))
    .where(and(eq(entrantHolders.userId, userId), inArray(seasons.status, ['entry', 'running'])));
}

/** Challenges that wait in a division, in the order in which they were made. */
export function challengesOf(on: On, divisionId: string, round: number | null = null): Promise<ChallengeRow[]> {
  return on
    .select()
    .from(challenges)
    .where(and(eq(challenges.divisionId, divisionId), round === null ? isNull(challenges.round) : eq(challenges.round, round)))
    .orderBy(asc(challenges.at), asc(challenges.id));
}

/** False: the challenger has one that waits. */
export async function insertChallenge(tx: Tx, row: typeof challenges.$inferInsert): Promise<boolean> {
  const made = await tx.insert(challenges).values(row).onConflictDoNothing().returning({ id: challenges.id });
  return made.length > 0;
}

export async function removeChallenge(tx: Tx, byEntrant: string): Promise<void> {
  await tx.delete(challenges).where(and(eq(challenges.byEntrant, byEntrant), isNull(challenges.round)));
}

/** A round took up all challenges that waited. */
export async function takeChallenges(tx: Tx, divisionId: string, round: number): Promise<void> {
  await tx
    .update(challenges)
    .set({ round })
    .where(and(eq(challenges.divisionId, divisionId), isNull(challenges.round)));
}
