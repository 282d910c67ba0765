import { and, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { introductions, ratings, seats, tables, users } from './schema';
import type { TableRow } from './tables';

/** What everybody may look at: public games that were begun here by people. */
const isOpenGame = and(eq(tables.visibility, 'public'), ne(tables.status, 'open'), eq(tables.demo, false), isNull(tables.imported));

/** Whether there is anything to see of the user in an expression: a public game, a rating, words about themselves. */
export const hasProfile = (user: SQL): SQL => sql`(exists (select 1 from ${introductions} i where i.user_id = ${user})
  or exists (select 1 from ${ratings} r where r.player = ${user})
  or exists (select 1 from ${seats} s join ${tables} t on t.id = s.table_id where s.user_id = ${user}
    and t.visibility = 'public' and t.status <> 'open' and not t.demo and t.imported is null))`;

/** Display name of a user; null: there is no such account, or it has none. */
export async function nameOfUser(on: Db, id: string): Promise<string | null> {
  const [row] = await on.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name ?? null;
}

/** Games of a player whose answers are counted, and entries of a game that are looked through for that. */
const most = { counted: 5, entries: 24 };

/** Public games that a user plays or played to the end. */
const gamesOf = (on: Db, userId: string) =>
  and(isOpenGame, inArray(tables.id, on.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId))));

/** A page of the public games of a user, the latest change first. */
export function publicGamesOf(on: Db, userId: string, { from, limit }: { from: number; limit: number }): Promise<TableRow[]> {
  return on.select().from(tables).where(gamesOf(on, userId)).orderBy(desc(tables.updatedAt), desc(tables.id)).offset(from).limit(limit);
}

/** How many public games of a user there are of each game, the most first. */
export function publicGameCounts(on: Db, userId: string): Promise<{ game: string; count: number }[]> {
  return on
    .select({ game: tables.game, count: count() })
    .from(tables)
    .where(gamesOf(on, userId))
    .groupBy(tables.game)
    .orderBy(desc(count()), tables.game);
}

/** How somebody plays: games that run now, and of their last answers in the latest games those that were their own, and those that a deadline gave. */
export interface PlayRecord {
  running: number;
  own: number;
  late: number;
}

/** How these users play, by id, as their public games tell it; with `club` those besides that the members of a club see. */
export async function playRecordsOf(on: Db | Tx, ids: readonly string[], club: string | null = null): Promise<Map<string, PlayRecord>> {
  if (ids.length === 0) return new Map();
  const ofClub = club === null ? sql`` : sql`or (t.visibility = 'club' and t.club_id = ${club})`;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  // from the seats of these users alone, and each table's entries once however many of them sat there
  const { rows } = (await on.execute(sql`
    with games as (
      select s.user_id, t.id, t.status, array_agg(s.seat) as seats,
        row_number() over (partition by s.user_id order by t.updated_at desc, t.id desc) as nth
      from seats s join tables t on t.id = s.table_id
      where s.user_id in (${list}) and t.status <> 'open' and not t.demo and t.imported is null and (t.visibility = 'public' ${ofClub})
      group by s.user_id, t.id
    ), answers as (
      select l.* from (select distinct id from games where nth <= ${most.counted}) g
      cross join lateral (select table_id, seat, via from entries where table_id = g.id order by seq desc limit ${most.entries}) l
    ), counted as (
      select g.user_id, count(*) filter (where a.via in ('web', 'mail', 'api'))::int as own, count(*) filter (where a.via = 'deadline')::int as late
      from games g join answers a on a.table_id = g.id and a.seat = any(g.seats)
      where g.nth <= ${most.counted} group by g.user_id
    )
    select user_id as id, count(*) filter (where status = 'running')::int as running, coalesce(max(own), 0) as own, coalesce(max(late), 0) as late
    from games left join counted using (user_id) group by user_id`)) as unknown as { rows: ({ id: string } & PlayRecord)[] };
  return new Map(rows.map(({ id, running, own, late }) => [id, { running: Number(running), own: Number(own), late: Number(late) }]));
}
