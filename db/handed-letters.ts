import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client';
import { handedLetters } from './schema';

export type HandedRow = typeof handedLetters.$inferSelect;

/** Rows that are claimed until `until`, and the Message-ID they leave under. */
interface Named {
  ids: string[];
  until: Date;
  messageId: string;
}

const named = ({ ids, until, messageId }: Named): SQL => sql`update outbox set message_id = ${messageId}
    where id = any(${textArray(ids)}) and leased_until = ${until.toISOString()}::timestamptz and sent_at is null and moot_at is null
    returning id`;

/** Gives claimed rows the Message-ID of their letter; false when some are somebody else's by now. */
export async function nameRows(db: Db, rows: Named): Promise<boolean> {
  return (await countOf(db, named(rows))) === rows.ids.length;
}

/** The same, and writes the letter down in the same statement: both or neither. */
export async function nameAndKeep(
  db: Db,
  rows: Named,
  { outboxId, letter, told, asks }: Pick<HandedRow, 'outboxId' | 'letter' | 'told' | 'asks'>,
): Promise<boolean> {
  const kept = sql`
    with named as (${named(rows)})
    insert into handed_letters (message_id, outbox_id, letter, told, asks)
    select ${rows.messageId}, ${outboxId}, ${JSON.stringify(letter)}::json, ${JSON.stringify(told)}::json, ${asks && JSON.stringify(asks)}::json
    where (select count(*) from named) = ${rows.ids.length}
    on conflict (message_id) do update set letter = excluded.letter, told = excluded.told, asks = excluded.asks
    returning message_id`;
  return (await countOf(db, kept)) === 1;
}

const countOf = async (db: Db, query: SQL): Promise<number> => ((await db.execute(query)) as unknown as { rows: unknown[] }).rows.length;

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** The letter that was handed over under a Message-ID; null when none was, or it is forgotten. */
export async function findHanded(db: Db, messageId: string): Promise<HandedRow | null> {
  const [kept] = await db.select().from(handedLetters).where(eq(handedLetters.messageId, messageId));
  return kept ?? null;
}

/** Forgets a letter that has arrived, surely has not, or says nothing any more. */
export async function forgetHandover(db: Db, messageId: string): Promise<void> {
  await db.delete(handedLetters).where(eq(handedLetters.messageId, messageId));
}
