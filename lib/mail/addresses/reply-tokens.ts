import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client';
import { findQuestionToken, insertReplyToken, type ReplyTokenRow } from '../../../db/reply-tokens';
import type { PendingOrders } from '../../../db/schema';
import { secret } from '../../secret';

const day = 24 * 60 * 60 * 1000;
/** Days an address in a letter is good for. */
const lifetime = 60;
/** A token is written into another letter only while it has so many days left. */
const freshFor = 30;
/** Days in which orders of a doubtful sender can be confirmed. */
const pendingFor = 7;

// no 0, 1, l or o, and no capitals: an address may be copied by hand and its case may be lost
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 130 bits in 26 characters. */
const spell = (bytes: Buffer): string => [...bytes.subarray(0, 26)].map((byte) => alphabet.charAt(byte % 32)).join('');

export type Question = Pick<ReplyTokenRow, 'userId' | 'tableId' | 'seat' | 'decision'>;

/** The token that lets a player answer one question by letter; the same one for every letter that asks it. */
export async function questionToken(on: Db | Tx, question: Question, now: Date): Promise<string> {
  const known = await findQuestionToken(on, question, new Date(now.getTime() + freshFor * day));
  if (known !== null) return known;
  const token = spell(randomBytes(26));
  await insertReplyToken(on, { ...question, token, createdAt: now, expiresAt: new Date(now.getTime() + lifetime * day) });
  return token;
}

/** The token that plays the orders of a message whose sender was in doubt; the same one however often it is asked for. */
export async function confirmationToken(
  on: Db | Tx,
  { inboxId, question, pending }: { inboxId: string; question: Question; pending: PendingOrders },
  now: Date,
): Promise<string> {
  const token = spell(createHmac('sha256', secret()).update(`confirm ${inboxId}`).digest());
  await insertReplyToken(on, { ...question, token, pending, createdAt: now, expiresAt: new Date(now.getTime() + pendingFor * day) });
  return token;
}
