import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { seats, tables } from './schema';
import type { TableRow } from './tables';

/** What everybody may look at: public games that were begun here by people. */
const isOpenGame = and(eq(tables.visibility, 'public'), ne(tables.status, 'open'), eq(tables.demo, false), isNull(tables.imported));

/** Games of a player that others look at, those of them whose answers are counted, and entries of a game that are looked through for that. */
const most = { games: 40, counted: 8, entries: 48 };

/** The latest public games that a user plays or played to the end, the latest change first. */
export async function publicGamesOf(on: Db, userId: string): Promise<TableRow[]> {
  const seated = on.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
  return on
    .select()
    .from(tables)
    .where(and(isOpenGame, inArray(tables.id, seated)))
    .orderBy(desc(tables.updatedAt))
    .limit(most.games);
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
  const isShown = sql`t.demo = false and t.imported is null and (t.visibility = 'public' ${ofClub})`;
  const isPlayed = sql`t.id in (select table_id from seats where user_id = u.id) and ${isShown}`;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = (await on.execute(sql`
    select u.id,
      (select count(*)::int from tables t where t.status = 'running' and ${isPlayed}) as running,
      count(*) filter (where e.via in ('web', 'mail', 'api'))::int as own,
      count(*) filter (where e.via = 'deadline')::int as late
    from users u
    left join lateral (select t.id from tables t where t.status <> 'open' and ${isPlayed} order by t.updated_at desc limit ${most.counted}) g on true
    left join lateral (select l.via from (select via, seat from entries where table_id = g.id order by seq desc limit ${most.entries}) l
      join seats s on s.table_id = g.id and s.seat = l.seat and s.user_id = u.id) e on true
    where u.id in (${list}) group by u.id`)) as unknown as { rows: ({ id: string } & PlayRecord)[] };
  return new Map(rows.map(({ id, running, own, late }) => [id, { running: Number(running), own: Number(own), late: Number(late) }]));
}
