import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from './client';
import { prepared } from './prepared';
import { handedLetters, letters, outbox } from './schema';

export type SentLetter = typeof letters.$inferSelect;

const keep = prepared((on) => {
  const { placeholder } = sql;
  const kept = on.insert(letters).values({
    id: placeholder('id'),
    outboxId: placeholder('outboxId'),
    kind: placeholder('kind'),
    tableId: placeholder('tableId'),
    userId: placeholder('userId'),
    to: placeholder('to'),
    messageId: placeholder('messageId'),
    transport: placeholder('transport'),
    subject: placeholder('subject'),
    headers: placeholder('headers'),
    text: placeholder('text'),
    html: placeholder('html'),
    attachments: placeholder('attachments'),
    sentAt: placeholder('sentAt'),
  });
  const record = on.$with('record').as(kept.returning({ id: letters.id }));
  const mine = eq(handedLetters.messageId, placeholder('messageId'));
  const forgotten = on.$with('forgotten').as(on.delete(handedLetters).where(mine).returning({ id: handedLetters.messageId }));
  const sentAt = sql`${sql.param(placeholder('sentAt'), outbox.sentAt)}`;
  return (
    on
      .with(record, forgotten)
      .update(outbox)
      // what a letter was made of may be a key (sign-in): it is not kept once the letter is gone
      .set({ sentAt, lastError: null, payload: {}, leasedUntil: null })
      .where(and(sql`${outbox.id} = any(${sql.placeholder('told')})`, isNull(outbox.sentAt)))
      .prepare('keep_letter')
  );
});

/** A letter left: kept as a record, in one statement with the mark that nobody sends the rows it is made of again. */
export async function keepLetter(db: Db, letter: SentLetter, told: string[]): Promise<void> {
  await keep(db).execute({ ...letter, told });
}

/** Some letter left after a moment. */
export async function hasLeftSince(db: Db, since: Date): Promise<boolean> {
  const [one] = await db.select({ id: letters.id }).from(letters).where(gt(letters.sentAt, since)).limit(1);
  return one !== undefined;
}

/** What left by a mail server is in its reader's mailbox alone. */
const isLocal = eq(letters.transport, 'local');
const shown = { id: letters.id, kind: letters.kind, to: letters.to, subject: letters.subject, sentAt: letters.sentAt };
export type LocalLetterHead = Pick<SentLetter, keyof typeof shown>;

/** The latest letters that stayed here, newest first; `to` shows one address's alone. */
export function localLetters(db: Db, to: string | null, most: number): Promise<LocalLetterHead[]> {
  return db
    .select(shown)
    .from(letters)
    .where(and(isLocal, to === null ? undefined : eq(letters.to, to)))
    .orderBy(desc(letters.sentAt))
    .limit(most);
}

/** One letter that stayed here; null when there is none, or it left by a mail server. */
export async function localLetter(db: Db, id: string): Promise<SentLetter | null> {
  const [letter] = await db
    .select()
    .from(letters)
    .where(and(isLocal, eq(letters.id, id)));
  return letter ?? null;
}

/** Throws the oldest letters away that stayed here, all but the newest `most`. */
export async function trimLocalLetters(db: Db, most: number): Promise<void> {
  const newestFirst = [desc(letters.sentAt), desc(letters.id)];
  const local = db.select({ id: letters.id }).from(letters).where(isLocal);
  await db.delete(letters).where(inArray(letters.id, local.orderBy(...newestFirst).offset(most)));
}
