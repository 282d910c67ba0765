import type { LetterKind } from '../../../db/schema';
import type { Language } from '../../engine';
import { listIdOf, threadIdOf } from '../addresses/message-ids';
import { bounceAddress, letterAddress, type ReplyPost, replyAddress } from '../addresses/reply-addresses';
import type { Rendered } from './letter';

/** A picture shown in the HTML, as `cid:<cid>`. */
export interface Picture {
  cid: string;
  filename: string;
  png: Buffer;
}

/** A letter with everything a transport needs. */
export interface Envelope extends Rendered {
  outboxId: string;
  kind: LetterKind;
  tableId: string | null;
  userId: string | null;
  to: string;
  from: string;
  messageId: string;
  /** Where it comes back to when it cannot be delivered; null: to `from`. */
  returnPath: string | null;
  /** All headers but From, To, Subject, Date and Message-ID. */
  headers: Record<string, string>;
  pictures: Picture[];
}

export interface Addressing {
  outboxId: string;
  kind: LetterKind;
  tableId: string | null;
  userId: string | null;
  to: string;
  from: string;
  /** Host name of identifiers. */
  host: string;
  messageId: string;
  language: Language;
  /** One-click address; null for letters that cannot be stopped. */
  unsubscribe: string | null;
  pictures: Picture[];
  /** Where letters come in; null: nowhere. */
  replies: ReplyPost | null;
  /** What a reply to this letter is known by. */
  replyToken?: string;
  /** A reply to this letter is known by the letter itself. */
  answerable?: boolean;
  /** The letter this one answers. */
  answers?: { messageId: string; references: readonly string[] };
}

/** Identifiers a letter refers to: older ones are left out of a long conversation. */
const mostReferences = 20;

/** Puts a letter into its envelope. */
export function seal(
  letter: Rendered,
  { host, language, unsubscribe, replies, replyToken, answerable = false, answers, ...rest }: Addressing,
): Envelope {
  const { tableId } = rest;
  const headers: Record<string, string> = {
    'Auto-Submitted': answers ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': language,
  };
  if (tableId) {
    const thread = threadIdOf(tableId, host);
    headers['In-Reply-To'] = answers?.messageId ?? thread;
    headers.References = [thread, ...olderOf(answers, thread)].join(' ');
    headers['List-Id'] = listIdOf(tableId, host);
  } else if (answers) {
    headers['In-Reply-To'] = answers.messageId;
    headers.References = olderOf(answers, null).join(' ');
  }
  if (unsubscribe) {
    // RFC 8058: a mail program may send this POST by itself, without a visit
    headers['List-Unsubscribe'] = `<${unsubscribe}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  if (replies && replyToken !== undefined) headers['Reply-To'] = replyAddress(replies, replyToken);
  else if (replies && answerable) headers['Reply-To'] = letterAddress(replies, rest.outboxId);
  return { ...letter, ...rest, headers, returnPath: replies && bounceAddress(replies, rest.outboxId) };
}

/** The letters before an answer, and the one it answers. */
const olderOf = (answers: Addressing['answers'], thread: string | null): string[] =>
  answers ? [...answers.references.filter((id) => id !== thread).slice(-mostReferences), answers.messageId] : [];
