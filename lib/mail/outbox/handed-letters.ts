import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { Claimed } from '../../../db/outbox-queue';
import { handedLetters } from '../../../db/schema';
import type { Envelope } from '../letters/envelope';
import { nothing, type Written } from '../writing/written';

/**
 * Marks rows as handed over and, where it may arrive unknown to us, writes the letter down word for word: it is sent again as it was.
 * False, and it must not be handed over, when its rows are somebody else's by now.
 */
export async function noteHandover(
  db: Db,
  { rows, until }: Claimed,
  { envelope, told, asks }: Written & { envelope: Envelope },
  { staysHere }: { staysHere: boolean },
): Promise<boolean> {
  const mine = told.filter((row) => rows.includes(row)).map(({ id }) => id);
  const named = sql`update outbox set message_id = ${envelope.messageId}
    where id = any(${textArray(mine)}) and leased_until = ${until.toISOString()}::timestamptz and sent_at is null and moot_at is null
    returning id`;
  if (staysHere) return (await countOf(db, named)) === mine.length;
  const { pictures, ...letter } = envelope;
  const kept = { ...letter, pictures: pictures.map(({ cid, filename, png }) => ({ cid, filename, base64: png.toString('base64') })) };
  const ids = JSON.stringify(told.map(({ id }) => id));
  const noted = sql`
    with named as (${named})
    insert into handed_letters (message_id, outbox_id, letter, told, asks)
    select ${envelope.messageId}, ${envelope.outboxId}, ${JSON.stringify(kept)}::json, ${ids}::json, ${asks && JSON.stringify(asks)}::json
    where (select count(*) from named) = ${mine.length}
    on conflict (message_id) do update set letter = excluded.letter, told = excluded.told, asks = excluded.asks
    returning message_id`;
  return (await countOf(db, noted)) === 1;
}

const countOf = async (db: Db, query: SQL): Promise<number> => ((await db.execute(query)) as unknown as { rows: unknown[] }).rows.length;

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/**
 * A letter that was handed over before, as it was then; `fresh` is what would be written now. When that says nothing any more, or asks none of
 * the questions that the old one asked, the old one says nothing either. Null: nothing was handed over.
 */
export async function asItWas(db: Db, { messageId, rows }: Claimed, fresh: Written): Promise<Written | null> {
  const [kept] = await db.select().from(handedLetters).where(eq(handedLetters.messageId, messageId));
  if (!kept) return null;
  if (fresh.wait) return fresh;
  const all = [...new Set([...fresh.told, ...fresh.moot, ...rows])];
  const isOver = kept.asks !== null && !kept.asks.some((decision) => fresh.asks?.includes(decision));
  if (!fresh.envelope || isOver) return nothing(all);
  const { pictures, ...letter } = kept.letter;
  const envelope = { ...letter, pictures: pictures.map(({ base64, ...rest }) => ({ ...rest, png: Buffer.from(base64, 'base64') })) };
  return { envelope, wait: null, told: all.filter(({ id }) => kept.told.includes(id)), moot: [], asks: kept.asks };
}

/** Forgets a letter that has arrived, surely has not, or says nothing any more. */
export async function forgetHandover(db: Db, messageId: string): Promise<void> {
  await db.delete(handedLetters).where(eq(handedLetters.messageId, messageId));
}
