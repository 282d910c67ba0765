import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';

type On = Db | Tx;

/** Whose eyes a club's games are counted for. Private tables count for nobody: a record must be the same for all who may look it up. */
export interface ClubEyes {
  clubId: string;
  isMember: boolean;
}

/** Results of a club's tables `t` that say who was better: somebody played somebody else, in earnest. */
const counted = ({ clubId, isMember }: ClubEyes): SQL => sql`
  t.club_id = ${clubId} and t.status = 'over' and t.visibility in (${isMember ? sql`'public', 'club'` : sql`'public'`})
  and r.contest and r.counts <> 'training' and r.kind not in ('abandoned', 'void')`;

/** `faced`: each player of these games once, with the best place of their seats, where people played people. No join of what is made here: of that the planner knows no size. */
const faced = (eyes: ClubEyes): SQL => sql`
  ended as materialized (
    select r.table_id, r.game, r.kind, r.entry, r.ended_at, json_array_length(r.winners) > 0 as decided
    from tables t join results r on r.table_id = t.id where ${counted(eyes)}),
  faced as materialized (
    select * from (
      select e.*, p.user_id, e.decided and min(p.rank) = 1 as won,
        min(min(p.side)) over (partition by e.table_id) <> max(min(p.side)) over (partition by e.table_id) as met
      from ended e join result_players p on p.table_id = e.table_id where p.user_id is not null
      group by e.table_id, e.game, e.kind, e.entry, e.ended_at, e.decided, p.user_id) f
    where met)`;

/** A game in a list of records: orders until it was decided, and when it began and ended (ISO). */
export interface GameRecordRow {
  table: string;
  title: string;
  game: string;
  orders: number;
  /** Somebody won it. */
  decided: boolean;
  began: string;
  ended: string;
}

export interface ClubRecordRows {
  fastest: GameRecordRow[];
  longest: GameRecordRow[];
  wins: { user: string; wins: number; games: number }[];
  runs: { user: string; length: number; since: string; until: string }[];
  luck: { user: string; table: string; title: string; game: string; dice: number; hits: number; expected: number; variance: number }[];
}

const gameRecord = sql`json_build_object('table', t.id, 'title', t.title, 'game', t.game, 'orders', g.entry, 'decided', g.decided,
  'began', t.opening->>'at', 'ended', g.ended_at) order by g.game`;

/** The records of a club, `most` a list; the longest and the shortest game of each system. In one statement: all of them are made of the same rows. */
export async function clubRecordsOf(db: Db, eyes: ClubEyes, most: number): Promise<ClubRecordRows> {
  const { rows } = (await db.transaction(async (tx) => {
    // compiling the statement would take longer than running it
    await tx.execute(sql`set local jit = off`);
    return tx.execute(recordsStatement(eyes, most));
  })) as unknown as { rows: ClubRecordRows[] };
  return rows[0] ?? { fastest: [], longest: [], wins: [], runs: [], luck: [] };
}

const recordsStatement = (eyes: ClubEyes, most: number): SQL => sql`
    with ${faced(eyes)},
    fastest as (select distinct on (game) * from faced where kind = 'played-out' and decided order by game, entry, ended_at, table_id),
    longest as (select distinct on (game) * from faced order by game, entry desc, ended_at, table_id),
    wins as (
      select user_id, count(*) filter (where won) as wins, count(*) as games from faced group by user_id
      having bool_or(won) order by 2 desc, 3, 1 limit ${most}),
    islands as (
      select user_id, ended_at, won, row_number() over (partition by user_id order by ended_at, table_id)
        - row_number() over (partition by user_id, won order by ended_at, table_id) as island from faced),
    runs as (
      select * from (select distinct on (user_id) user_id, count(*) as length, min(ended_at) as since, max(ended_at) as until
        from islands where won group by user_id, island having count(*) > 1 order by user_id, 2 desc, 4) r
      order by length desc, until, user_id limit ${most}),
    luck as (
      select p.user_id, g.table_id, sum(l.dice) as dice, sum(l.hits) as hits, sum(l.expected) as expected, sum(l.variance) as variance,
        (sum(l.hits) - sum(l.expected) - 0.5) / sqrt(sum(l.variance)) as far
      from faced g join result_players p on p.table_id = g.table_id and p.user_id = g.user_id and p.share = 1
        join result_luck l on l.table_id = p.table_id and l.seat = p.seat
      group by p.user_id, g.table_id having sum(l.variance) >= 2 and sum(l.hits) > sum(l.expected) + 0.5
      order by far desc, 2, 1 limit ${most})
    select
      (select coalesce(json_agg(${gameRecord}), '[]') from fastest g join tables t on t.id = g.table_id) as fastest,
      (select coalesce(json_agg(${gameRecord}), '[]') from longest g join tables t on t.id = g.table_id) as longest,
      (select coalesce(json_agg(json_build_object('user', user_id, 'wins', wins, 'games', games)
        order by wins desc, games, user_id), '[]') from wins) as wins,
      (select coalesce(json_agg(json_build_object('user', user_id, 'length', length, 'since', since, 'until', until)
        order by length desc, until, user_id), '[]') from runs) as runs,
      (select coalesce(json_agg(json_build_object('user', l.user_id, 'table', t.id, 'title', t.title, 'game', t.game,
        'dice', l.dice, 'hits', l.hits, 'expected', l.expected, 'variance', l.variance)
        order by l.far desc, t.id, l.user_id), '[]')
        from luck l join tables t on t.id = l.table_id) as luck`;

/** How a player of a club did against another one. */
export interface MeetingsRow {
  user: string;
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

/** The games of a player at tables of a club, and everybody they played against there, with the places of both; `against`: that one alone. */
const meetings = (eyes: ClubEyes, of: string, against: string | null): SQL => sql`
  mine as materialized (
    select p.table_id, r.game, r.ended_at, min(p.side) as side, min(p.rank) as rank
    from result_players p join results r on r.table_id = p.table_id join tables t on t.id = p.table_id
    where p.user_id = ${of} and ${counted(eyes)} group by p.table_id, r.game, r.ended_at),
  met as (
    select m.table_id, m.game, m.ended_at, o.user_id, m.rank as own, min(o.rank) as theirs
    from mine m join result_players o on o.table_id = m.table_id and o.side <> m.side and o.user_id is not null and o.user_id <> ${of}
    ${against === null ? sql`` : sql`where o.user_id = ${against}`}
    group by m.table_id, m.game, m.ended_at, o.user_id, m.rank)`;

/** Whom a player met at tables of a club, most games first. */
export async function opponentsOf(on: On, eyes: ClubEyes, of: string, most: number): Promise<MeetingsRow[]> {
  const { rows } = (await on.execute(sql`
    with ${meetings(eyes, of, null)}
    select user_id as "user", count(*)::int as games, (count(*) filter (where own < theirs))::int as won,
      (count(*) filter (where own = theirs))::int as drawn, (count(*) filter (where own > theirs))::int as lost
    from met group by user_id order by games desc, won desc, user_id limit ${most}`)) as unknown as { rows: MeetingsRow[] };
  return rows;
}

/** A game of two players, as the first of them ended it. */
export interface MeetingRow {
  table: string;
  title: string;
  game: string;
  ended: string;
  outcome: 'won' | 'drawn' | 'lost';
}

/** How two players did against each other, and a page of their games, the latest first. Null: they never met. */
export async function meetingsOf(
  on: On,
  eyes: ClubEyes,
  { of, against, from, limit }: { of: string; against: string; from: number; limit: number },
): Promise<{ total: MeetingsRow; games: MeetingRow[] } | null> {
  const { rows } = (await on.execute(sql`
    with ${meetings(eyes, of, against)},
    page as (select * from met order by ended_at desc, table_id desc offset ${from} limit ${limit})
    select count(*)::int as games, (count(*) filter (where own < theirs))::int as won,
      (count(*) filter (where own = theirs))::int as drawn, (count(*) filter (where own > theirs))::int as lost,
      (select coalesce(json_agg(json_build_object('table', t.id, 'title', t.title, 'game', t.game, 'ended', p.ended_at,
        'outcome', case when p.own < p.theirs then 'won' when p.own = p.theirs then 'drawn' else 'lost' end)
        order by p.ended_at desc, t.id desc), '[]') from page p join tables t on t.id = p.table_id) as list
    from met`)) as unknown as { rows: (Omit<MeetingsRow, 'user'> & { list: MeetingRow[] })[] };
  const [row] = rows;
  if (!row || row.games === 0) return null;
  const { list, ...total } = row;
  return { total: { ...total, user: against }, games: list };
}
