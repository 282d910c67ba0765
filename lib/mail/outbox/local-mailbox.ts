import { database } from '../../../db/client';
import { type LocalLetterHead, localLetter, localLetters } from '../../../db/sent-letters';

/** A letter as the local mailbox lists it. */
export type MailboxLetter = LocalLetterHead;

export interface OpenedLetter extends MailboxLetter {
  text: string;
  /** Pictures are in it as data addresses. */
  html: string;
}

/** Letters that the local mailbox keeps and lists: each carries a picture. */
export const mailboxSize = 200;

/** The latest letters, newest first; `to` shows one address's alone. */
export async function mailboxLetters(to: string | null): Promise<MailboxLetter[]> {
  const { db } = await database();
  return localLetters(db, to, mailboxSize);
}

/** One letter as a mail program would show it; null when there is none, or it left by a mail server. */
export async function mailboxLetter(id: string): Promise<OpenedLetter | null> {
  const { db } = await database();
  const letter = await localLetter(db, id);
  if (!letter || letter.text === null || letter.html === null) return null;
  const pictured = letter.attachments.reduce(
    (page, { cid, contentType, base64 }) => (cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`) : page),
    letter.html,
  );
  // mail programs open links beside the letter; here they lead on in the same window
  const html = pictured.replaceAll('target="_blank"', 'target="_top"');
  return { id, kind: letter.kind, to: letter.to, subject: letter.subject, sentAt: letter.sentAt, text: letter.text, html };
}
