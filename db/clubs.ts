import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { type ClubRole, clubMembers, clubs, hooks, seats, tables, users } from './schema';
import type { TableRow } from './tables';

type On = Db | Tx;

export type ClubRow = typeof clubs.$inferSelect;
export type MemberRow = typeof clubMembers.$inferSelect;
/** A club and what somebody is in it; null: no member. */
export interface ClubRead {
  club: ClubRow;
  role: ClubRole | null;
}

const roleOf = (user: string | null): SQL<ClubRole | null> =>
  sql`(select m.role from ${clubMembers} m where m.club_id = ${clubs.id} and m.user_id = ${user ?? ''})`;

/** A club by its address, and what a user is in it. */
export async function findClub(on: On, slug: string, user: string | null): Promise<ClubRead | null> {
  const [row] = await on
    .select({ club: clubs, role: roleOf(user) })
    .from(clubs)
    .where(eq(clubs.slug, slug));
  return row ?? null;
}

export async function findClubById(on: On, id: string, user: string | null): Promise<ClubRead | null> {
  const [row] = await on
    .select({ club: clubs, role: roleOf(user) })
    .from(clubs)
    .where(eq(clubs.id, id));
  return row ?? null;
}

/** Holds a club until the transaction ends: `update` for who changes it, `share` for who only needs it to stay as it is. */
export async function lockClub(
  tx: Tx,
  which: { id: string } | { slug: string },
  how: 'update' | 'share' = 'update',
): Promise<ClubRow | null> {
  const [row] = await tx
    .select()
    .from(clubs)
    .where('id' in which ? eq(clubs.id, which.id) : eq(clubs.slug, which.slug))
    .for(how);
  return row ?? null;
}

/** False: the address is taken. */
export async function insertClub(tx: Tx, row: typeof clubs.$inferInsert & { id: string }): Promise<boolean> {
  const made = await tx.insert(clubs).values(row).onConflictDoNothing({ target: clubs.slug }).returning({ id: clubs.id });
  return made.length > 0;
}

export async function updateClub(tx: Tx, id: string, change: Partial<typeof clubs.$inferInsert>): Promise<void> {
  await tx.update(clubs).set(change).where(eq(clubs.id, id));
}

/** Some other club has the address. */
export async function isSlugTaken(on: On, slug: string, besides: string): Promise<boolean> {
  const rows = await on
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.slug, slug), ne(clubs.id, besides)));
  return rows.length > 0;
}

export async function deleteClub(tx: Tx, id: string): Promise<void> {
  await tx.delete(clubs).where(eq(clubs.id, id));
}

/** What a user is in a club; null: no member. */
export async function roleIn(on: On, clubId: string, userId: string): Promise<ClubRole | null> {
  const [row] = await on
    .select({ role: clubMembers.role })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId)));
  return row?.role ?? null;
}

export async function insertMember(tx: Tx, row: typeof clubMembers.$inferInsert): Promise<void> {
  await tx.insert(clubMembers).values(row).onConflictDoNothing();
}

export async function setRole(tx: Tx, clubId: string, userId: string, role: ClubRole): Promise<void> {
  await tx
    .update(clubMembers)
    .set({ role })
    .where(and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId)));
}

export async function deleteMember(tx: Tx, clubId: string, userId: string): Promise<void> {
  await tx.delete(clubMembers).where(and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId)));
}

export async function countMembers(on: On, clubId: string): Promise<number> {
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(clubMembers).where(eq(clubMembers.clubId, clubId));
  return row?.count ?? 0;
}

/** How many clubs a user is a member of, and owns. */
export async function countClubsOf(on: On, userId: string): Promise<{ member: number; owner: number }> {
  const [row] = await on
    .select({ member: sql<number>`count(*)::int`, owner: sql<number>`count(*) filter (where role = 'owner')::int` })
    .from(clubMembers)
    .where(eq(clubMembers.userId, userId));
  return row ?? { member: 0, owner: 0 };
}

/** Members who lead a club. */
export async function leadersOf(on: On, clubId: string): Promise<string[]> {
  const rows = await on
    .select({ id: clubMembers.userId })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubId, clubId), ne(clubMembers.role, 'member')));
  return rows.map(({ id }) => id);
}

/** Who a club goes to when its owner goes: the director of longest standing, else the member. Null: nobody is left. */
export async function heirOf(on: On, clubId: string, owner: string): Promise<string | null> {
  const [row] = await on
    .select({ id: clubMembers.userId })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubId, clubId), ne(clubMembers.userId, owner)))
    .orderBy(desc(sql`${clubMembers.role} = 'director'`), asc(clubMembers.joinedAt), asc(clubMembers.userId))
    .limit(1);
  return row?.id ?? null;
}

/** The clubs of a user by name, and what they are there. */
export function clubsOf(on: On, userId: string): Promise<{ club: ClubRow; role: ClubRole }[]> {
  return on
    .select({ club: clubs, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, userId))
    .orderBy(asc(clubs.name), asc(clubs.id));
}

/** Public clubs by name, behind one of them; with how many members they have. */
export async function publicClubs(
  on: On,
  { after, limit }: { after: { name: string; id: string } | null; limit: number },
): Promise<(ClubRow & { members: number })[]> {
  const members = sql<number>`(select count(*)::int from ${clubMembers} m where m.club_id = ${clubs.id})`;
  const isBehind = after === null ? undefined : or(gt(clubs.name, after.name), and(eq(clubs.name, after.name), gt(clubs.id, after.id)));
  const rows = await on
    .select({ club: clubs, members })
    .from(clubs)
    .where(and(sql`visibility = 'public'`, isBehind))
    .orderBy(asc(clubs.name), asc(clubs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.club, members: row.members }));
}

/** No table of a club that nobody sees from outside is public. */
export async function closeTablesOf(tx: Tx, clubId: string): Promise<void> {
  await tx
    .update(tables)
    .set({ visibility: 'club' })
    .where(and(eq(tables.clubId, clubId), eq(tables.visibility, 'public')));
}

/**
 * Who leaves a club owns none of its own tables any more, nor of a private club one that they do not play at; webhooks that they set there tell no more. A
 * private table of a public club is its players' business and stays theirs.
 */
export async function passOwnTables(
  tx: Tx,
  { id, visibility }: Pick<ClubRow, 'id' | 'visibility'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const holdsNone = sql`not exists (select 1 from ${seats} s where s.table_id = ${tables.id} and s.user_id = ${from})`;
  const isUnseen = and(eq(tables.visibility, 'private'), holdsNone);
  const passed = await tx
    .update(tables)
    .set({ ownerId: to })
    .where(
      and(
        eq(tables.clubId, id),
        eq(tables.ownerId, from),
        or(eq(tables.visibility, 'club'), visibility === 'private' ? isUnseen : undefined),
      ),
    )
    .returning({ id: tables.id });
  const ids = passed.map((each) => each.id);
  if (ids.length > 0) await tx.delete(hooks).where(inArray(hooks.tableId, ids));
}

/** Tables of a club, the newest in their status first. */
export function tablesOfClub(
  on: On,
  clubId: string,
  page: { status: TableRow['status']; isMember: boolean; before?: Date | undefined; from?: number; limit: number },
): Promise<TableRow[]> {
  const { status, isMember, before, from = 0, limit } = page;
  return on
    .select()
    .from(tables)
    .where(
      and(
        eq(tables.clubId, clubId),
        eq(tables.status, status),
        inArray(tables.visibility, isMember ? ['public', 'club'] : ['public']),
        before && lt(tables.statusSince, before),
      ),
    )
    .orderBy(desc(tables.statusSince))
    .offset(from)
    .limit(limit);
}

/** A member as lists show them. */
export interface ListedMember {
  userId: string;
  name: string | null;
  role: ClubRole;
  joinedAt: Date;
}

/** Members: the owner, directors, then all others, each as they came. */
export function membersOf(on: On, clubId: string, { from, limit }: { from: number; limit: number }): Promise<ListedMember[]> {
  const order = (of: { role: SQLWrapper; joinedAt: SQLWrapper; userId: SQLWrapper }) => [
    sql`case ${of.role} when 'owner' then 0 when 'director' then 1 else 2 end`,
    asc(of.joinedAt),
    asc(of.userId),
  ];
  // names of this page alone
  const page = on
    .select()
    .from(clubMembers)
    .where(eq(clubMembers.clubId, clubId))
    .orderBy(...order(clubMembers))
    .offset(from)
    .limit(limit)
    .as('page');
  return on
    .select({ userId: page.userId, name: users.name, role: page.role, joinedAt: page.joinedAt })
    .from(page)
    .innerJoin(users, eq(users.id, page.userId))
    .orderBy(...order(page));
}

/** Everybody who is told the notices of a club, and until when they have been; the row of each is held. */
export function lockMembers(tx: Tx, clubId: string): Promise<MemberRow[]> {
  return tx.select().from(clubMembers).where(eq(clubMembers.clubId, clubId)).for('update');
}

/** A letter with the notices up to a moment is on its way to these members. */
export async function setNoticesDue(tx: Tx, clubId: string, userIds: readonly string[], due: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .update(clubMembers)
    .set({ noticesDueAt: due })
    .where(and(eq(clubMembers.clubId, clubId), inArray(clubMembers.userId, [...userIds])));
}
