import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../../env';
import { secret } from '../../secret';
import { mailHost } from './message-ids';

/** Where replies go: the part of our address before the @, and the domain behind it. */
export interface ReplyPost {
  local: string;
  domain: string;
}

/** The reply address of a service that sends as `from`. */
export function replyPostOf(from: string, domain = mailHost(from)): ReplyPost {
  const [, local = 'post'] = /([^\s<>@"]+)@/.exec(from) ?? [];
  return { local: local.toLowerCase(), domain: domain.toLowerCase() };
}

/** The process's reply address; null while no way in is set, so that letters promise nothing. */
export function replyPost(): ReplyPost | null {
  const { MAIL_IN_PORT, IMAP_URL, MAIL_WEBHOOK_SECRETS, MAIL_FROM, MAIL_DOMAIN } = env();
  const isOpen = MAIL_IN_PORT !== undefined || IMAP_URL !== undefined || MAIL_WEBHOOK_SECRETS !== undefined;
  return isOpen ? replyPostOf(MAIL_FROM, MAIL_DOMAIN) : null;
}

/** What an address of ours stands for. */
export type Mailbox =
  | { kind: 'reply'; token: string }
  | { kind: 'bounce'; outboxId: string }
  /** Where letters are answered that ask no question of a game: daily letters, invitations, proposals. */
  | { kind: 'letter'; outboxId: string }
  /** The sender of our letters: nobody reads what comes there but reports of mail servers. */
  | { kind: 'sender' }
  /** postmaster and abuse, which every domain must have. */
  | { kind: 'office' };

export const replyAddress = ({ local, domain }: ReplyPost, token: string): string => `${local}+${token}@${domain}`;

/** Where mail servers return a letter to: only we can make it, so nobody switches off an address by a forged bounce. */
export const bounceAddress = ({ local, domain }: ReplyPost, outboxId: string): string =>
  `${local}+b-${outboxId}-${signatureOf('b', outboxId)}@${domain}`;

/** Where a letter is answered that asks no question of a game; known only to who got it. */
export const letterAddress = ({ local, domain }: ReplyPost, outboxId: string): string =>
  `${local}+l-${outboxId}-${signatureOf('l', outboxId)}@${domain}`;

const signed = { b: 'bounce', l: 'letter' } as const;

// mail servers may change the case of an address: hex survives that
const signatureOf = (kind: keyof typeof signed, outboxId: string): string =>
  createHmac('sha256', secret()).update(`${signed[kind]} ${outboxId}`).digest('hex').slice(0, 20);

/** Reads an address of ours; null for every other one, and for a bounce address that we did not make. */
export function mailboxOf({ local, domain }: ReplyPost, address: string): Mailbox | null {
  const [before = '', at = '', ...more] = address.trim().toLowerCase().split('@');
  if (at !== domain || more.length > 0) return null;
  if (before === local) return { kind: 'sender' };
  if (before === 'postmaster' || before === 'abuse') return { kind: 'office' };
  if (!before.startsWith(`${local}+`)) return null;
  const detail = before.slice(local.length + 1);
  const [, kind, outboxId = '', given = ''] = /^([bl])-([a-z0-9]+)-([0-9a-f]{20})$/.exec(detail) ?? [];
  if (kind === 'b' || kind === 'l') {
    const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(kind, outboxId)));
    return isOurs ? { kind: signed[kind], outboxId } : null;
  }
  return /^[a-kmnp-z2-9]{26}$/.test(detail) ? { kind: 'reply', token: detail } : null;
}
