import type { Db } from '../../../db/client';
import { findHanded, nameAndKeep, nameRows } from '../../../db/handed-letters';
import { findOutbox, type OutboxRow } from '../../../db/outbox';
import type { Claimed } from '../../../db/outbox-queue';
import type { Envelope } from '../letters/envelope';
import { nothing, type WrittenLetter } from '../writing/written-letter';

/**
 * Marks rows as handed over and, where it may arrive unknown to us, writes the letter down word for word: it is sent again as it was.
 * Returns the newer rows that the letter tells as well, which have nothing left to say; null, and it must not be handed over, when its rows
 * are somebody else's by now.
 */
export async function noteHandover(
  db: Db,
  { rows, until }: Claimed,
  { envelope, told, moot, asks, shows }: WrittenLetter & { envelope: Envelope },
  { staysHere, now }: { staysHere: boolean; now: Date },
): Promise<OutboxRow[] | null> {
  const own = (some: readonly OutboxRow[]) => some.filter((row) => rows.includes(row)).map(({ id }) => id);
  const { messageId, tableId, userId } = envelope;
  const asked = shows && tableId !== null && userId !== null ? { tableId, userId, ...shows } : null;
  const named = { ids: own(told), moot: own(moot), until, now, messageId, asks: asked };
  const { pictures, ...letter } = envelope;
  const kept = { ...letter, pictures: pictures.map(({ cid, filename, png }) => ({ cid, filename, base64: png.toString('base64') })) };
  const joined = staysHere
    ? await nameRows(db, named)
    : await nameAndKeep(db, named, { outboxId: envelope.outboxId, letter: kept, told: told.map(({ id }) => id), asks });
  if (joined === null) return null;
  const more: OutboxRow[] = [];
  for (const id of joined) {
    const row = await findOutbox(db, id);
    if (row) more.push(row);
  }
  return more;
}

/**
 * A letter that was handed over before, as it was then; `fresh` is what would be written now. When that says nothing any more, or asks none of
 * the questions that the old one asked, the old one says nothing either. Null: nothing was handed over.
 */
export async function asItWas(db: Db, { messageId, rows }: Claimed, fresh: WrittenLetter): Promise<WrittenLetter | null> {
  const kept = await findHanded(db, messageId);
  if (!kept) return null;
  // nothing arrives just now: later it goes its way as it was, and not as another letter under its name
  if (fresh.wait) return { ...fresh, again: true };
  const all = [...new Set([...fresh.told, ...fresh.moot, ...rows])];
  const isOver = kept.asks !== null && !kept.asks.some((decision) => fresh.asks?.includes(decision));
  if (!fresh.envelope || isOver) return nothing(all);
  const { pictures, ...letter } = kept.letter;
  const envelope = { ...letter, pictures: pictures.map(({ base64, ...rest }) => ({ ...rest, png: Buffer.from(base64, 'base64') })) };
  return { envelope, wait: null, told: all.filter(({ id }) => kept.told.includes(id)), moot: [], asks: kept.asks };
}
