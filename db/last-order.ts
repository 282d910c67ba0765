import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './client';
import { prepared } from './prepared';
import { entries, seats, submissions, tables } from './schema';

interface Whose {
  table: SQLWrapper | Placeholder;
  user: Placeholder;
  /** Only entries after this one are looked through. */
  after?: SQL;
  /** A condition of entries `e`: given for seats of the user. */
  isOfSeat: SQL;
}

/**
 * The last entry a user's own orders led to, as SQL; null before the first. Sealed orders are written to the log only when the last of their
 * seal arrives, so for them it is the entry the receipt showed. Entries are walked through from the newest: there are as many as the game is long.
 */
const ownEntry = ({ table, user, after = sql`0`, isOfSeat }: Whose) => sql<number | null>`greatest(
  (select e.seq from ${entries} e where e.table_id = ${table} and e.seq > ${after} and e.via in ('web', 'mail', 'api') and ${isOfSeat}
    and exists (select 1 from ${seats} h join ${submissions} s on s.table_id = h.table_id and s.seat = h.seat
      where h.table_id = ${table} and s.id = substr(e.caused_by, ${sql.raw(String('submission:'.length + 1))}) and s.user_id = ${user})
    order by e.seq desc limit 1),
  (select max(s.seq) from ${seats} h join ${submissions} s on s.table_id = h.table_id and s.seat = h.seat
    where h.table_id = ${table} and s.user_id = ${user} and s.kind = 'held'))`;

const lastOwn = prepared((on) => {
  const [table, user] = [sql.placeholder('table'), sql.placeholder('user')];
  const isOfSeat = sql`e.seat = any(${sql.placeholder('seats')})`;
  return on
    .select({ seq: ownEntry({ table, user, isOfSeat }) })
    .from(sql`(select 1) as one`)
    .prepare('own_entry');
});

/** The last entry a user's own orders led to: what came after it is news to them. Null before the first order. */
export async function lastOwnEntry(db: Db, asked: { table: string; user: string; seats: string[] }): Promise<number | null> {
  const [row] = await lastOwn(db).execute(asked);
  return row?.seq ?? null;
}

/**
 * For a query of `tables`: the entry up to which the log is no news to a user who plays there, the one before the sheet they sent last. Who
 * sent none knows what was before the last order given for their seats by anybody, or nothing. Not before the newest `most` entries.
 */
export function knownTo(user: Placeholder, most: number): SQL<number> {
  const after = sql`${tables.seq} - ${sql.raw(String(most))}`;
  const isOfSeat = sql`e.seat in (select m.seat from ${seats} m where m.table_id = ${tables.id} and m.user_id = ${user})`;
  // what one sheet led to stands together in the log
  return sql<number>`(select greatest(${after}, case
      when own.seq is null then coalesce((select e.seq - 1 from ${entries} e where e.table_id = ${tables.id} and e.seq > ${after}
        and e.via in ('web', 'mail', 'api', 'bot') and ${isOfSeat} order by e.seq desc limit 1), 0)
      else coalesce((select b.seq from ${entries} o join ${entries} b on b.table_id = o.table_id and b.seq < o.seq and b.seq > ${after}
        where o.table_id = ${tables.id} and o.seq = own.seq and b.caused_by <> o.caused_by order by b.seq desc limit 1), 0)
    end) from (select ${ownEntry({ table: tables.id, user, after, isOfSeat })} as seq) own)`;
}
