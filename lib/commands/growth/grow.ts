import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../../db/client';
import { copyTables, type Difference, kindsOfRows } from './copies';
import { type Original, plans, playOriginals } from './originals';

/** Tables that are copied together: the least of which each plan has its share. */
const unit = 100;
/** Units a transaction copies at most. */
const batch = 10;
/** A user has ten seats on average; the busiest some hundred. */
const tablesPerUser = 5;

/** What the database holds in the end. */
export interface Grown {
  tables: number;
  users: number;
  /** MiB on disk. */
  size: number;
}

export const isGrownUser = sql`(id like 'original-%' or id like 'grown-%')`;

/**
 * Fills a database with `wanted` tables (rounded up to hundreds): games that are really played first, then copied with all that hangs on
 * them under ids of their own, between players of their own. Goes on where an earlier run was stopped. Throws where somebody else's
 * games are.
 */
export async function growTo(db: Db, wanted: number, { log, told }: { log: Logger; told(line: string): void }): Promise<Grown> {
  if ((await numberOf(db, sql`select count(*) from users where not ${isGrownUser}`)) > 0) {
    throw new Error('This database has users of its own, and growing would bury them: give it an empty one.');
  }
  const originals = (await foundOriginals(db)) ?? (await playOriginals(log, told));
  const users = 2 * Math.ceil(wanted / tablesPerUser / 2);
  await db.execute(sql`insert into users (id, name, email, language, email_verified)
    select 'grown-' || n, 'Player ' || n, 'grown-' || n || '@grown.invalid', case n % 2 when 0 then 'en' else 'it' end, now()
    from generate_series(0, ${users - 1}::int) n on conflict do nothing`);
  await copyUnits(db, originals, { wanted, users, told });
  await addHooks(db);
  for (const name of (await kindsOfRows(db)).keys()) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
  return {
    tables: await grownTables(db),
    users,
    size: await numberOf(db, sql`select pg_database_size(current_database()) / 1048576 as count`),
  };
}

async function numberOf(db: Db, query: SQL): Promise<number> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { count: string }[] };
  return Number(rows[0]?.count ?? 0);
}

const grownTables = (db: Db) => numberOf(db, sql`select count(*) from tables where owner_id like 'grown-%'`);

/** What an earlier run played; null: nothing yet. */
async function foundOriginals(db: Db): Promise<Original[] | null> {
  const { rows } = (await db.execute(
    sql`select id, substring(owner_id from '[0-9]+')::int as n from tables where owner_id like 'original-%' order by n`,
  )) as unknown as { rows: { id: string; n: number }[] };
  if (rows.length === 0) return null;
  if (rows.length < plans.length || (await numberOf(db, sql`select count(*) from letters`)) === 0) {
    throw new Error('An earlier run ended before its games were played: give it an empty database.');
  }
  return plans.map((plan, n) => ({ ...plan, id: rows[n]?.id ?? '' }));
}

async function copyUnits(
  db: Db,
  originals: readonly Original[],
  { wanted, users, told }: { wanted: number; users: number; told(line: string): void },
): Promise<void> {
  const kinds = await kindsOfRows(db);
  const difference = differenceOf(users);
  const end = Math.ceil(wanted / unit);
  // rows that are copied with what they refer to need not be looked at one by one, where that may be said
  const isSuperuser = (await numberOf(db, sql`select rolsuper::int as count from pg_roles where rolname = current_user`)) === 1;
  for (let from = Math.floor((await grownTables(db)) / unit); from < end; from += batch) {
    const to = Math.min(end, from + batch);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`);
      if (isSuperuser) await tx.execute(sql`set local session_replication_role = replica`);
      for (const { id, share } of originals) {
        const each = (share * unit) / 1000;
        await copyTables(tx, [id], { first: from * each + 1, last: to * each }, { difference, kinds });
      }
    });
    if (to === end || Math.floor(to / 100) > Math.floor(from / 100)) told(`tables=${to * unit}`);
  }
}

/** One table in some hundred tells a webhook. */
async function addHooks(db: Db): Promise<void> {
  await db.execute(sql`insert into hooks (id, table_id, kind, url, secret, language, created_at, table_seq, table_status,
      told_seq, told_status, not_before)
    select id, id, 'json', 'https://hooks.grown.invalid/' || id, 'secret', 'en', now(), seq, status, seq, status, now()
    from tables where owner_id like 'grown-%' and id like '00%' on conflict do nothing`);
}

/** From 0 to below 2^32, the same for the same text. */
const hash = (text: SQL): SQL => sql`('x' || substr(md5(${text}), 1, 8))::bit(32)::bigint`;

/**
 * A copy has two players of its own, one of the even and one of the odd numbers, few of whom play much, and was played some time in the
 * last five days.
 */
function differenceOf(users: number): Difference {
  return {
    table: (original) => sql`substr(md5(${original} || '/' || n), 1, 16)`,
    user: (original) => sql`case when ${original} is null then null else 'grown-' ||
      (2 * floor(${users / 2}::float * power(${hash(sql`${original} || '/' || n`)} / 4294967296.0, 1.5))::int
        + case when ${original} like '%-two' then 1 else 0 end) end`,
    address: (user) => sql`${user} || '@grown.invalid'`,
    later: sql`make_interval(secs => -(${hash(sql`n::text`)} % 432000)::float)`,
  };
}
