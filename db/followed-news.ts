import { sql } from 'drizzle-orm';
import type { Text } from '../lib/engine';
import type { Db } from './client';
import { isListed } from './schema';

/** Something that happened with a player or club, at a table that everybody may see. */
export interface FollowedNews {
  /** Id of the player or club. */
  of: string;
  /** won, lost, drew: by the player; ended: a game of the club, or one that counts for nothing. */
  what: 'won' | 'lost' | 'drew' | 'ended' | 'began' | 'open';
  table: string;
  title: string;
  game: string;
  headline: Text;
  at: Date;
}

interface Span {
  since: Date;
  until: Date;
}

/** Some seat is free for whoever comes first. */
const hasFreeSeat = sql`exists (select 1 from seats f where f.table_id = o.id and f.user_id is null and not f.bot
  and not exists (select 1 from invites i where i.table_id = f.table_id and i.seat = f.seat and i.used_at is null))`;

const within = (column: ReturnType<typeof sql>, { since, until }: Span) =>
  sql`${column} > ${since.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`;

const listOf = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** What players did in public: games that ended for them, games of theirs that began, tables of theirs with free seats. */
const ofPlayers = (ids: readonly string[], span: Span) => sql`
  select p.user_id as "of", r.table_id as id, r.ended_at as at,
    case when not r.contest or min(p.rank) is null then 'ended' when json_array_length(r.winners) = 0 then 'drew'
      when min(p.rank) = 1 then 'won' else 'lost' end as what
  from result_players p join results r on r.table_id = p.table_id
  where p.user_id in (${listOf(ids)}) and ${within(sql`r.ended_at`, span)} group by p.user_id, r.table_id
  union select s.user_id, o.id, o.status_since, 'began' from seats s join tables o on o.id = s.table_id
  where s.user_id in (${listOf(ids)}) and o.status = 'running' and ${within(sql`o.status_since`, span)}
  union select o.owner_id, o.id, o.created_at, 'open' from tables o
  where o.owner_id in (${listOf(ids)}) and o.status = 'open' and ${within(sql`o.created_at`, span)} and ${hasFreeSeat}`;

/** The same of clubs. */
const ofClubs = (ids: readonly string[], span: Span) => sql`
  select o.club_id as "of", o.id, r.ended_at as at, 'ended' as what from tables o join results r on r.table_id = o.id
  where o.club_id in (${listOf(ids)}) and ${within(sql`r.ended_at`, span)}
  union select o.club_id, o.id, o.status_since, 'began' from tables o
  where o.club_id in (${listOf(ids)}) and o.status = 'running' and ${within(sql`o.status_since`, span)}
  union select o.club_id, o.id, o.created_at, 'open' from tables o
  where o.club_id in (${listOf(ids)}) and o.status = 'open' and ${within(sql`o.created_at`, span)} and ${hasFreeSeat}`;

const newsOf = { player: ofPlayers, club: ofClubs };

/** What everybody may know of these players, or clubs, in a span of time, the latest first. */
export async function followedNews(db: Db, kind: keyof typeof newsOf, ids: readonly string[], span: Span): Promise<FollowedNews[]> {
  if (ids.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select n."of", n.what, n.id as "table", t.title, t.game, t.headline, n.at from (${newsOf[kind](ids, span)}) n
    join tables t on t.id = n.id where ${isListed} order by n.at desc, n.id`)) as unknown as {
    rows: (Omit<FollowedNews, 'at'> & { at: string | Date })[];
  };
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
