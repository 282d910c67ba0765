import type { Db } from '../../../db/client';
import { findHanded, nameAndKeep, nameRows } from '../../../db/handed-letters';
import type { Claimed } from '../../../db/outbox-queue';
import type { Envelope } from '../letters/envelope';
import { nothing, type WrittenLetter } from '../writing/written-letter';

/**
 * Marks rows as handed over and, where it may arrive unknown to us, writes the letter down word for word: it is sent again as it was.
 * False, and it must not be handed over, when its rows are somebody else's by now.
 */
export async function noteHandover(
  db: Db,
  { rows, until }: Claimed,
  { envelope, told, asks }: WrittenLetter & { envelope: Envelope },
  { staysHere }: { staysHere: boolean },
): Promise<boolean> {
  const mine = told.filter((row) => rows.includes(row)).map(({ id }) => id);
  const named = { ids: mine, until, messageId: envelope.messageId };
  if (staysHere) return nameRows(db, named);
  const { pictures, ...letter } = envelope;
  const kept = { ...letter, pictures: pictures.map(({ cid, filename, png }) => ({ cid, filename, base64: png.toString('base64') })) };
  return nameAndKeep(db, named, { outboxId: envelope.outboxId, letter: kept, told: told.map(({ id }) => id), asks });
}

/**
 * A letter that was handed over before, as it was then; `fresh` is what would be written now. When that says nothing any more, or asks none of
 * the questions that the old one asked, the old one says nothing either. Null: nothing was handed over.
 */
export async function asItWas(db: Db, { messageId, rows }: Claimed, fresh: WrittenLetter): Promise<WrittenLetter | null> {
  const kept = await findHanded(db, messageId);
  if (!kept) return null;
  if (fresh.wait) return fresh;
  const all = [...new Set([...fresh.told, ...fresh.moot, ...rows])];
  const isOver = kept.asks !== null && !kept.asks.some((decision) => fresh.asks?.includes(decision));
  if (!fresh.envelope || isOver) return nothing(all);
  const { pictures, ...letter } = kept.letter;
  const envelope = { ...letter, pictures: pictures.map(({ base64, ...rest }) => ({ ...rest, png: Buffer.from(base64, 'base64') })) };
  return { envelope, wait: null, told: all.filter(({ id }) => kept.told.includes(id)), moot: [], asks: kept.asks };
}
