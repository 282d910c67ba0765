import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Db, database } from '../../../db/client';
import { type LetterKind, letters } from '../../../db/schema';

/** A letter as the local mailbox lists it. */
export interface MailboxLetter {
  id: string;
  kind: LetterKind;
  to: string;
  subject: string;
  sentAt: Date;
}

export interface OpenedLetter extends MailboxLetter {
  text: string;
  /** Pictures are in it as data addresses. */
  html: string;
}

/** What left by a mail server is in its reader's mailbox alone. */
const isLocal = eq(letters.transport, 'local');
const shown = { id: letters.id, kind: letters.kind, to: letters.to, subject: letters.subject, sentAt: letters.sentAt };
/** Letters that the local mailbox keeps and lists: each carries a picture. */
const mailboxSize = 200;

/** The latest letters, newest first; `to` shows one address's alone. */
export async function mailboxLetters(to: string | null): Promise<MailboxLetter[]> {
  const { db } = await database();
  return db
    .select(shown)
    .from(letters)
    .where(and(isLocal, to === null ? undefined : eq(letters.to, to)))
    .orderBy(desc(letters.sentAt))
    .limit(mailboxSize);
}

/** One letter as a mail program would show it; null when there is none, or it left by a mail server. */
export async function mailboxLetter(id: string): Promise<OpenedLetter | null> {
  const { db } = await database();
  const [letter] = await db
    .select()
    .from(letters)
    .where(and(isLocal, eq(letters.id, id)));
  if (!letter || letter.text === null || letter.html === null) return null;
  const pictured = letter.attachments.reduce(
    (page, { cid, contentType, base64 }) => (cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`) : page),
    letter.html,
  );
  // mail programs open links beside the letter; here they lead on in the same window
  const html = pictured.replaceAll('target="_blank"', 'target="_top"');
  return { id, kind: letter.kind, to: letter.to, subject: letter.subject, sentAt: letter.sentAt, text: letter.text, html };
}

/** Throws the oldest letters away when the local mailbox is full. */
export async function trimMailbox(db: Db): Promise<void> {
  const newestFirst = [desc(letters.sentAt), desc(letters.id)];
  const local = db.select({ id: letters.id }).from(letters).where(isLocal);
  await db.delete(letters).where(inArray(letters.id, local.orderBy(...newestFirst).offset(mailboxSize)));
}
