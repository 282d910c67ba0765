import { and, asc, desc, eq, gt, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { prepared } from './prepared';
import { chatLines, outbox, users } from './schema';

type On = Db | Tx;

/** A line of the chat with the name of who said it; null when the account is gone. */
export type ChatRow = Pick<typeof chatLines.$inferSelect, 'id' | 'userId' | 'text' | 'at'> & { name: string | null };

/** Adds a line; the same id again adds nothing. */
export async function insertChat(on: On, row: typeof chatLines.$inferInsert): Promise<void> {
  await on.insert(chatLines).values(row).onConflictDoNothing();
}

/** The newest lines of a table after a moment, oldest first. */
export function chatOf(on: On, tableId: string, range: { since?: Date | undefined; last: number }): Promise<ChatRow[]> {
  return selectChat(on, tableId, range);
}

const saidSince = prepared((on) => {
  const table = sql.placeholder('table');
  const letter = on
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(and(eq(outbox.tableId, table), eq(outbox.userId, sql.placeholder('user'))));
  return selectChat(on, table, { last: sql.placeholder('last'), since: sql`coalesce((${letter}), '-infinity')` }).prepare('said_since');
});

/** The newest lines since the last letter about the table to a user, oldest first. */
export function saidSinceLetter(on: On, asked: { table: string; user: string | null; last: number }): Promise<ChatRow[]> {
  return saidSince(on).execute(asked);
}

/** The query of both. */
function selectChat(
  on: On,
  tableId: string | Placeholder,
  { since, last }: { since?: Date | SQL | undefined; last: number | Placeholder },
) {
  const { id, userId, text, at } = chatLines;
  const newest = on
    .select({ id, userId, text, at, name: users.name })
    .from(chatLines)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(chatLines.tableId, tableId), since && gt(at, since)))
    .orderBy(desc(at), desc(id))
    .limit(last)
    .as('newest');
  return on.select().from(newest).orderBy(asc(newest.at), asc(newest.id));
}
