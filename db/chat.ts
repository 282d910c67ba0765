import { and, asc, desc, eq, gt, isNull, max, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

interface Asked<T> {
  tableId: T;
  /** Who looks; null: whoever watches. Lines to others are not found. */
  reader: T | null;
}

/** The newest lines of a table after a moment that are for a reader, oldest first. */
export function chatOf(on: On, asked: Asked<string>, range: { since?: Date | undefined; last: number }): Promise<ChatRow[]> {
  return selectChat(on, asked, range);
}

const saidSince = prepared((on) => {
  const table = sql.placeholder('table');
  const letter = on
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .where(and(eq(outbox.tableId, table), eq(outbox.userId, sql.placeholder('user'))));
  const asked = { tableId: table, reader: sql.placeholder('user') };
  return selectChat(on, asked, { last: sql.placeholder('last'), since: sql`coalesce((${letter}), '-infinity')` }).prepare('said_since');
});

/** The newest lines for a user since the last letter about the table to them, oldest first. */
export function saidSinceLetter(on: On, asked: { table: string; user: string | null; last: number }): Promise<ChatRow[]> {
  return saidSince(on).execute(asked);
}

/** The query of both. */
function selectChat(
  on: On,
  { tableId, reader }: Asked<string | Placeholder>,
  { since, last }: { since?: Date | SQL | undefined; last: number | Placeholder },
) {
  const { id, userId, text, at, audience, readers } = chatLines;
  const isForReader = reader === null ? isNull(readers) : or(isNull(readers), sql`${reader} = any(${readers})`);
  const newest = on
    .select({ id, userId, text, at, audience, name: users.name })
    .from(chatLines)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(chatLines.tableId, tableId), isForReader, since && gt(at, since)))
    .orderBy(desc(at), desc(id))
    .limit(last)
    .as('newest');
  return on.select().from(newest).orderBy(asc(newest.at), asc(newest.id));
}
