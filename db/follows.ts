import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { isEntrantOf, roleOf } from './leagues';
import { isUntouched } from './outbox';
import { hasProfile } from './profiles';
import { blocks, clubs, type FollowKind, follows, followTimes, leagues, outbox, users } from './schema';

type On = Db | Tx;

/** Somebody, a club or a league that a user follows and may see. */
export interface FollowedRow {
  kind: FollowKind;
  /** Of the player, the club or the league. */
  id: string;
  /** End of the address of its page. */
  address: string;
  name: string;
  createdAt: Date;
}

/** A player whom a user may look at: with a page, and no block between the two. */
const isSeen = (userId: SQL): SQL => sql`${users.name} is not null and ${hasProfile(sql`${users.id}`)} and not exists (
  select 1 from ${blocks} b where (b.user_id = ${userId} and b.blocked_id = ${users.id}) or (b.user_id = ${users.id} and b.blocked_id = ${userId}))`;

const isPublic = eq(clubs.visibility, 'public');

/** A league that a user may know of: as `isKnown` says it of what was read. */
export const isLeagueSeen = (userId: string): SQL =>
  sql`(${leagues.visibility} = 'public' or ${roleOf(userId)} is not null or ${isEntrantOf(userId)})`;

/** What a user follows and may see now, by name. */
export async function followedBy(on: On, userId: string): Promise<FollowedRow[]> {
  const players = await on
    .select({ id: users.id, address: users.id, name: sql<string>`${users.name}`, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.playerId))
    .where(and(eq(follows.userId, userId), isSeen(sql`${follows.userId}`)));
  const ofClubs = await on
    .select({ id: clubs.id, address: clubs.slug, name: clubs.name, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(clubs, eq(clubs.id, follows.clubId))
    .where(and(eq(follows.userId, userId), isPublic));
  const ofLeagues = await on
    .select({ id: leagues.id, address: leagues.slug, name: leagues.name, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(leagues, eq(leagues.id, follows.leagueId))
    .where(and(eq(follows.userId, userId), isLeagueSeen(userId)));
  const kind = <K extends FollowKind>(of: K, rows: Omit<FollowedRow, 'kind'>[]) => rows.map((row) => ({ kind: of, ...row }));
  return [...kind('player', players), ...kind('club', ofClubs), ...kind('league', ofLeagues)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The id of what a user may follow, by the address of its page; null: there is no such thing for them. */
export async function followable(on: On, userId: string, kind: FollowKind, address: string): Promise<string | null> {
  const rows = {
    player: () =>
      on
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, address), isSeen(sql`${userId}`))),
    club: () =>
      on
        .select({ id: clubs.id })
        .from(clubs)
        .where(and(eq(clubs.slug, address), isPublic)),
    league: () =>
      on
        .select({ id: leagues.id })
        .from(leagues)
        .where(and(eq(leagues.slug, address), isLeagueSeen(userId))),
  };
  return (await rows[kind]())[0]?.id ?? null;
}

const columnOf = { player: follows.playerId, club: follows.clubId, league: follows.leagueId };

/** Whether a user follows a player, club or league, by its id. */
export async function isFollowing(on: On, userId: string, kind: FollowKind, id: string): Promise<boolean> {
  const [row] = await on
    .select({ id: follows.id })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(columnOf[kind], id)));
  return row !== undefined;
}

/** Follows somebody from `at` on; whom one follows already stays followed. What happened is told from the first on. */
export async function putFollow(
  tx: Tx,
  { userId, kind, id, at }: { userId: string; kind: FollowKind; id: string; at: Date },
): Promise<void> {
  const isFirst = (await tx.$count(follows, eq(follows.userId, userId))) === 0;
  const target = { player: { playerId: id }, club: { clubId: id }, league: { leagueId: id } }[kind];
  await tx
    .insert(follows)
    .values({ userId, ...target, createdAt: at })
    .onConflictDoNothing();
  const time = tx.insert(followTimes).values({ userId, toldUntil: at });
  await (isFirst ? time.onConflictDoUpdate({ target: followTimes.userId, set: { toldUntil: at } }) : time.onConflictDoNothing());
}

/** By the address of its page, seen or not. */
export async function deleteFollow(on: On, userId: string, kind: FollowKind, address: string): Promise<void> {
  const id = {
    player: sql`${address}`,
    club: sql`(select c.id from ${clubs} c where c.slug = ${address})`,
    league: sql`(select l.id from ${leagues} l where l.slug = ${address})`,
  }[kind];
  await on.delete(follows).where(and(eq(follows.userId, userId), eq(columnOf[kind], id)));
}

/**
 * Puts the letters of those who were last told before a moment into the outbox, so many at most, and notes that they were told until now; returns
 * how many. A letter that still waits tells what came since, too.
 */
export function putFollowedLetters(db: Db, { before, now, most }: { before: Date; now: Date; most: number }): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(followTimes)
      .where(lte(followTimes.toldUntil, before))
      .orderBy(asc(followTimes.toldUntil))
      .limit(most)
      .for('update', { skipLocked: true });
    const until = now.toISOString();
    for (const { userId, toldUntil } of due) {
      const isWaiting = and(eq(outbox.userId, userId), eq(outbox.kind, 'followed'), isUntouched(now));
      const waiting = await tx
        .update(outbox)
        .set({ payload: sql`json_build_object('since', ${outbox.payload} ->> 'since', 'until', ${until}::text)` })
        .where(isWaiting)
        .returning({ id: outbox.id });
      if (waiting.length === 0) {
        const payload = { since: toldUntil.toISOString(), until };
        await tx.insert(outbox).values({ kind: 'followed', userId, payload, notBefore: now, createdAt: now });
      }
      await tx.update(followTimes).set({ toldUntil: now }).where(eq(followTimes.userId, userId));
    }
    return due.length;
  });
}
