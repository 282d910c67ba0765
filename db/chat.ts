import { and, asc, desc, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { prepared } from './prepared';
import { chatLines, outbox, users } from './schema';

export type { ChatAudience } from './schema';

type On = Db | Tx;

/** A line of the chat with the name of who said it; null when the account is gone. */
export type ChatRow = Pick<typeof chatLines.$inferSelect, 'id' | 'userId' | 'text' | 'at' | 'audience'> & { name: string | null };

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
  const { id, userId, text, at, audience, readers } = chatLines;
  const isForUser = or(isNull(readers), sql`${user} = any(${readers})`);
  const newest = on
    .select({ id, userId, text, at, audience, name: users.name })
    .from(chatLines)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(chatLines.tableId, table), isForUser, gt(at, sql`coalesce((${letter}), '-infinity')`)))
    .orderBy(desc(at), desc(id))
    .limit(sql.placeholder('last'))
    .as('newest');
  return on.select().from(newest).orderBy(asc(newest.at), asc(newest.id)).prepare('said_since');
});

/** The newest lines for a user since the last letter about the table to them, oldest first. Lines to others are not found. */
export function saidSinceLetter(on: On, asked: { table: string; user: string | null; last: number }): Promise<ChatRow[]> {
  return saidSince(on).execute(asked);
}
