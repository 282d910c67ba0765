import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hasOpenSignIn, insertSignInToken, isSignInOpen } from '../../db/accounts';
import { database } from '../../db/client';
import { type Clock, systemClock } from '../clock';
import type { Language } from '../engine';
import { env } from '../env';
import { sendSignIn } from '../mail/writing/write-sign-in';
import { secret } from '../secret';
import { noteSecurity } from '../security-log';
import { limitReceiver, limitSender } from './limits';
import { linkLasts } from './options';

const address = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An address as it is kept: lower case; null when it is none. */
export function addressIn(text: unknown): string | null {
  const parsed = address.safeParse(text);
  return parsed.success ? parsed.data : null;
}

/** Where to go after signing in: a path of this site. */
export function pathOf(text: unknown): string {
  return typeof text === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(text) ? text : '/tables';
}

export interface SignInRequest {
  /** As `addressIn` gave it. */
  email: string;
  /** Where the request comes from, as `clientAddress` says. */
  ip: string;
  language: Language;
  /** Path to open afterwards. */
  to: string;
}

/** What became of a request: a letter is on its way; the address has one already whose link is good; too many came from this place. */
export type SignInAnswer = { kind: 'sent' } | { kind: 'pending' } | { kind: 'wait'; seconds: number };

/**
 * Writes the sign-in letter. An address that letters are asked for again and again, by whomever, gets no more of them for a while, and its
 * owner is not locked out: the link of the last one stays good.
 */
export async function requestSignIn(request: SignInRequest, clock: Clock = systemClock): Promise<SignInAnswer> {
  const answer = await answerTo(request, clock);
  noteSecurity('sign-in-asked', { email: request.email, why: answer.kind });
  return answer;
}

async function answerTo({ email, ip, language, to }: SignInRequest, clock: Clock): Promise<SignInAnswer> {
  const seconds = await limitSender(ip, language);
  if (seconds !== null) return { kind: 'wait', seconds };
  const { db } = await database();
  if ((await limitReceiver(email, language)) !== null && (await hasOpenSignIn(db, email, clock.now()))) return { kind: 'pending' };
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(clock.now().getTime() + linkLasts * 1000);
  await insertSignInToken(db, { identifier: email, token: hashOf(token), expires });
  const url = `${env().BASE_URL}/sign-in/confirm?${new URLSearchParams({ token, email, to })}`;
  await sendSignIn({ email, url, language, expires });
  return { kind: 'sent' };
}

/** Whether a link's token would still sign in; looking does not spend it. */
export async function isTokenOpen(email: string, token: string, clock: Clock = systemClock): Promise<boolean> {
  const { db } = await database();
  return isSignInOpen(db, { identifier: email, token: hashOf(token) }, clock.now());
}

/** As next-auth hashes tokens: it looks ours up when the button is pressed. */
function hashOf(token: string): string {
  return createHash('sha256').update(`${token}${secret()}`).digest('hex');
}
