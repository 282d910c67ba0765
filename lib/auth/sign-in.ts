import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { insertSignInToken, isSignInOpen } from '../../db/accounts';
import { database } from '../../db/client';
import { type Clock, systemClock } from '../clock';
import type { Language } from '../engine';
import { env } from '../env';
import { sendSignIn } from '../mail/writing/write-sign-in';
import { secret } from '../secret';
import { limitSignIn } from './limits';
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
  /** As `emailOf` gave it. */
  email: string;
  ip: string;
  language: Language;
  /** Path to open afterwards. */
  to: string;
}

/** Writes the sign-in letter; the answer is null, or the seconds until another try when too many were asked for. */
export async function requestSignIn({ email, ip, language, to }: SignInRequest, clock: Clock = systemClock): Promise<number | null> {
  const wait = await limitSignIn({ email, ip, language });
  if (wait !== null) return wait;
  const token = randomBytes(32).toString('base64url');
  const { db } = await database();
  const expires = new Date(clock.now().getTime() + linkLasts * 1000);
  await insertSignInToken(db, { identifier: email, token: hashOf(token), expires });
  const url = `${env().BASE_URL}/sign-in/confirm?${new URLSearchParams({ token, email, to })}`;
  await sendSignIn({ email, url, language, expires });
  return null;
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
