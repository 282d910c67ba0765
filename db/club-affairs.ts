import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { nameOf } from './people';
import { clubInvitations, clubMembers, clubNotices, clubOffers, clubPresets, clubRequests, clubs, outbox } from './schema';

type On = Db | Tx;

export type ClubInvitationRow = typeof clubInvitations.$inferSelect;
export type ClubNoticeRow = typeof clubNotices.$inferSelect;
export type ClubPresetRow = typeof clubPresets.$inferSelect;

export async function insertClubInvitation(tx: Tx, row: Omit<typeof clubInvitations.$inferInsert, 'token'>): Promise<ClubInvitationRow> {
  const [invitation] = await tx.insert(clubInvitations).values(row).returning();
  if (!invitation) throw new Error('an inserted invitation was not returned');
  return invitation;
}

/** An invitation that still stands, with the name of who made it. */
export async function findClubInvitation(
  on: On,
  token: string,
  now: Date,
): Promise<(ClubInvitationRow & { fromName: string | null }) | null> {
  const [row] = await on
    .select({ invitation: clubInvitations, fromName: nameOf(clubInvitations.createdBy) })
    .from(clubInvitations)
    .where(and(eq(clubInvitations.token, token), gt(clubInvitations.endsAt, now)));
  return row ? { ...row.invitation, fromName: row.fromName } : null;
}

/** Invitations of a club that still stand, the oldest first. */
export function invitationsOfClub(on: On, clubId: string, now: Date): Promise<ClubInvitationRow[]> {
  return on
    .select()
    .from(clubInvitations)
    .where(and(eq(clubInvitations.clubId, clubId), gt(clubInvitations.endsAt, now)))
    .orderBy(asc(clubInvitations.createdAt), asc(clubInvitations.token));
}

export async function deleteClubInvitation(tx: Tx, clubId: string, token: string): Promise<boolean> {
  const gone = await tx
    .delete(clubInvitations)
    .where(and(eq(clubInvitations.clubId, clubId), eq(clubInvitations.token, token)))
    .returning({ token: clubInvitations.token });
  return gone.length > 0;
}

/** Invitations by letter to an address that has come in, or is not wanted any more. */
export async function deleteClubInvitationsTo(tx: Tx, clubId: string, email: string): Promise<void> {
  await tx.delete(clubInvitations).where(and(eq(clubInvitations.clubId, clubId), eq(clubInvitations.email, email)));
}

/**
 * The letter of an invitation that still stands did not arrive: the row, and null where that is known already or there is no such invitation. It is found by its
 * address and its moment, for a letter that has left keeps no token.
 */
export async function returnClubInvitation(
  tx: Tx,
  { email, createdAt, reason }: { email: string; createdAt: Date; reason: string },
  now: Date,
): Promise<ClubInvitationRow | null> {
  const [row] = await tx
    .update(clubInvitations)
    .set({ returned: reason })
    .where(
      and(
        eq(clubInvitations.email, email),
        eq(clubInvitations.createdAt, createdAt),
        isNull(clubInvitations.returned),
        gt(clubInvitations.endsAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** The invitation by letter of a club to an address, which still stands. */
export async function clubInvitationTo(on: Db | Tx, clubId: string, email: string, now: Date): Promise<ClubInvitationRow | null> {
  return (await invitationsOfClub(on, clubId, now)).find((each) => each.email === email) ?? null;
}

/** Links into a club, which whoever goes may have, and letters of theirs. */
export async function deleteInvitationsKnownTo(tx: Tx, clubId: string, userId: string): Promise<void> {
  const isKnown = or(isNull(clubInvitations.email), eq(clubInvitations.createdBy, userId));
  await tx.delete(clubInvitations).where(and(eq(clubInvitations.clubId, clubId), isKnown));
}

/** False: they have asked already. */
export async function insertRequest(tx: Tx, row: typeof clubRequests.$inferInsert): Promise<boolean> {
  const made = await tx.insert(clubRequests).values(row).onConflictDoNothing().returning({ userId: clubRequests.userId });
  return made.length > 0;
}

/** True: there was one. */
export async function deleteRequest(tx: Tx, clubId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(clubRequests)
    .where(and(eq(clubRequests.clubId, clubId), eq(clubRequests.userId, userId)))
    .returning({ userId: clubRequests.userId });
  return gone.length > 0;
}

export interface ListedRequest {
  userId: string;
  name: string | null;
  text: string;
  createdAt: Date;
}

export function requestsOf(on: On, clubId: string): Promise<ListedRequest[]> {
  return on
    .select({ userId: clubRequests.userId, name: nameOf(clubRequests.userId), text: clubRequests.text, createdAt: clubRequests.createdAt })
    .from(clubRequests)
    .where(eq(clubRequests.clubId, clubId))
    .orderBy(asc(clubRequests.createdAt), asc(clubRequests.userId));
}

/** The request that a director was written to about at a moment, which was its own; null: it is settled, or they lead the club no more. */
export async function requestOf(
  on: On,
  { leader, at }: { leader: string; at: Date },
): Promise<{ slug: string; club: string; userId: string; name: string | null } | null> {
  const rows = await on
    .select({ slug: clubs.slug, club: clubs.name, userId: clubRequests.userId, name: nameOf(clubRequests.userId) })
    .from(clubMembers)
    .innerJoin(clubRequests, and(eq(clubRequests.clubId, clubMembers.clubId), eq(clubRequests.createdAt, at)))
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(and(eq(clubMembers.userId, leader), ne(clubMembers.role, 'member')));
  // two in one moment cannot be told apart
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Requests that wait: of a user, or at a club. */
export async function countRequests(on: On, { user, clubId }: { user?: string; clubId?: string }): Promise<number> {
  const [row] = await on
    .select({ count: count() })
    .from(clubRequests)
    .where(
      and(
        user === undefined ? undefined : eq(clubRequests.userId, user),
        clubId === undefined ? undefined : eq(clubRequests.clubId, clubId),
      ),
    );
  return row?.count ?? 0;
}

export async function hasRequested(on: On, clubId: string, userId: string): Promise<boolean> {
  const rows = await on
    .select({ userId: clubRequests.userId })
    .from(clubRequests)
    .where(and(eq(clubRequests.clubId, clubId), eq(clubRequests.userId, userId)));
  return rows.length > 0;
}

/** To whom a club is offered; null: to nobody. */
export async function offeredTo(on: On, clubId: string): Promise<string | null> {
  const [row] = await on.select({ userId: clubOffers.userId }).from(clubOffers).where(eq(clubOffers.clubId, clubId));
  return row?.userId ?? null;
}

export async function putOffer(tx: Tx, row: typeof clubOffers.$inferInsert): Promise<void> {
  await tx
    .insert(clubOffers)
    .values(row)
    .onConflictDoUpdate({ target: clubOffers.clubId, set: { userId: row.userId, createdAt: row.createdAt } });
}

/** With `to`: only if it is to them. */
export async function deleteOffer(tx: Tx, clubId: string, to?: string): Promise<void> {
  await tx.delete(clubOffers).where(and(eq(clubOffers.clubId, clubId), to === undefined ? undefined : eq(clubOffers.userId, to)));
}

export async function insertNotice(tx: Tx, row: typeof clubNotices.$inferInsert): Promise<ClubNoticeRow> {
  const [notice] = await tx.insert(clubNotices).values(row).returning();
  if (!notice) throw new Error('an inserted notice was not returned');
  return notice;
}

export async function deleteNotice(tx: Tx, clubId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(clubNotices)
    .where(and(eq(clubNotices.clubId, clubId), eq(clubNotices.id, id)))
    .returning({ id: clubNotices.id });
  return gone.length > 0;
}

export type ListedNotice = ClubNoticeRow & { authorName: string | null };

/** Notices of a club, the newest first. */
export async function noticesOf(on: On, clubId: string, { from, limit }: { from: number; limit: number }): Promise<ListedNotice[]> {
  const rows = await on
    .select({ notice: clubNotices, authorName: nameOf(clubNotices.authorId) })
    .from(clubNotices)
    .where(eq(clubNotices.clubId, clubId))
    .orderBy(desc(clubNotices.createdAt), desc(clubNotices.id))
    .offset(from)
    .limit(limit);
  return rows.map(({ notice, authorName }) => ({ ...notice, authorName }));
}

/** Notices from one moment to another, the oldest first. */
export async function noticesBetween(on: On, clubId: string, { since, until }: { since: Date; until: Date }): Promise<ListedNotice[]> {
  const rows = await on
    .select({ notice: clubNotices, authorName: nameOf(clubNotices.authorId) })
    .from(clubNotices)
    .where(and(eq(clubNotices.clubId, clubId), gte(clubNotices.createdAt, since), lte(clubNotices.createdAt, until)))
    .orderBy(asc(clubNotices.createdAt), asc(clubNotices.id));
  return rows.map(({ notice, authorName }) => ({ ...notice, authorName }));
}

/** When a letter with notices of a club last left for a member; null: none has. */
export async function lastNoticesLetter(on: On, clubId: string, userId: string): Promise<Date | null> {
  const [row] = await on
    .select({ at: outbox.sentAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.kind, 'club'),
        isNotNull(outbox.sentAt),
        isNull(outbox.mootAt),
        sql`${outbox.payload}->>'club' = ${clubId}`,
        sql`${outbox.payload}->>'what' = 'notices'`,
      ),
    )
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  return row?.at ?? null;
}

/** False: another preset of the club has the name. */
export async function insertPreset(tx: Tx, row: typeof clubPresets.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(clubPresets)
    .values(row)
    .onConflictDoNothing({ target: [clubPresets.clubId, clubPresets.name] })
    .returning({ id: clubPresets.id });
  return made.length > 0;
}

export async function deletePreset(tx: Tx, clubId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(clubPresets)
    .where(and(eq(clubPresets.clubId, clubId), eq(clubPresets.id, id)))
    .returning({ id: clubPresets.id });
  return gone.length > 0;
}

export function presetsOf(on: On, clubId: string): Promise<ClubPresetRow[]> {
  return on.select().from(clubPresets).where(eq(clubPresets.clubId, clubId)).orderBy(asc(clubPresets.name));
}
