import { and, asc, desc, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { prepared } from './prepared';
import { chatLines, outbox, users } from './schema';

export type { ChatAudience } from './schema';

type On = Db | Tx;

/** A line of the chat with the name of who said it; null when the account is gone. */
export type ChatRow = Pick<typeof chatLines.$inferSelect, 'id' | 'userId' | 'text' | 'at' | 'audience' | 'hiddenAt'> & {
  name: string | null;
};

/** Adds a line; the same id again adds nothing. */
export async function insertChat(on: On, row: typeof chatLines.$inferInsert): Promise<void> {
  await on.insert(chatLines).values(row).onConflictDoNothing();
}

const saidSince = prepared((on) => {
  const [table, user] = [sql.placeholder('table'), sql.placeholder('user')];
  const letter = on
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(and(eq(outbox.tableId, table), eq(outbox.userId, user)));
  const { id, userId, text, at, audience, readers, hiddenAt } = chatLines;
  const isForUser = or(isNull(readers), sql`${user} = any(${readers})`);
  const newest = on
    .select({ id, userId, text, at, audience, hiddenAt, name: users.name })
    .from(chatLines)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(chatLines.tableId, table), isForUser, isNull(hiddenAt), gt(at, sql`coalesce((${letter}), '-infinity')`)))
    .orderBy(desc(at), desc(id))
    .limit(sql.placeholder('last'))
    .as('newest');
  return on.select().from(newest).orderBy(asc(newest.at), asc(newest.id)).prepare('said_since');
});

/** A line of a table that a reader may read; null: there is none. */
export async function chatLine(
  on: On,
  asked: { table: string; line: string; reader: string | null },
): Promise<{ userId: string | null } | null> {
  const { id, tableId, userId, readers } = chatLines;
  const isForReader = or(isNull(readers), sql`${asked.reader}::text = any(${readers})`);
  const [row] = await on
    .select({ userId })
    .from(chatLines)
    .where(and(eq(id, asked.line), eq(tableId, asked.table), isForReader));
  return row ?? null;
}

/** The newest lines for a user since the last letter about the table to them, oldest first. Lines to others are not found. */
export function saidSinceLetter(on: On, asked: { table: string; user: string | null; last: number }): Promise<ChatRow[]> {
  return saidSince(on).execute(asked);
}
