import { and, eq, inArray, max, min, sql } from 'drizzle-orm';
import type { Db } from './client';
import { prepared } from './prepared';
import { entries, submissions } from './schema';

const ownEntry = prepared((on) => {
  const [table, user] = [sql.placeholder('table'), sql.placeholder('user')];
  const mine = and(eq(submissions.tableId, table), eq(submissions.userId, user));
  const causes = on
    .select({ cause: sql<string>`'submission:' || ${submissions.id}` })
    .from(submissions)
    .where(mine);
  const given = on
    .select({ seq: max(entries.seq) })
    .from(entries)
    .where(
      and(
        eq(entries.tableId, table),
        sql`${entries.seat} = any(${sql.placeholder('seats')})`,
        inArray(entries.via, ['web', 'mail', 'api']),
        inArray(entries.causedBy, causes),
      ),
    );
  const held = sql`max(${submissions.seq}) filter (where ${submissions.kind} = 'held')`;
  return on
    .select({ seq: sql<number | null>`greatest((${given}), ${held})` })
    .from(submissions)
    .where(mine)
    .prepare('own_entry');
});

/**
 * The last entry a user's own orders led to: what came after it is news to them. Sealed orders are written to the log only
 * when the last of their seal arrives, so for them it is the entry the receipt showed. Null before the first order.
 */
export async function lastOwnEntry(db: Db, asked: { table: string; user: string; seats: string[] }): Promise<number | null> {
  const [row] = await ownEntry(db).execute(asked);
  return row?.seq ?? null;
}

/** The entry before the sheet that this one belongs to: where its own story begins. */
export async function beforeSheetOf(db: Db, table: string, seq: number): Promise<number> {
  const cause = db
    .select({ cause: entries.causedBy })
    .from(entries)
    .where(and(eq(entries.tableId, table), eq(entries.seq, seq)));
  const [row] = await db
    .select({ first: min(entries.seq) })
    .from(entries)
    .where(and(eq(entries.tableId, table), inArray(entries.causedBy, cause)));
  return (row?.first ?? seq) - 1;
}

/** The last order given for seats by a player or a bot, whoever held them; null when there is none. */
export async function lastSeatEntry(db: Db, table: string, seats: readonly string[]): Promise<number | null> {
  if (seats.length === 0) return null;
  const [row] = await db
    .select({ seq: max(entries.seq) })
    .from(entries)
    .where(and(eq(entries.tableId, table), inArray(entries.seat, [...seats]), inArray(entries.via, ['web', 'mail', 'api', 'bot'])));
  return row?.seq ?? null;
}
