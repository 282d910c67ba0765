import { z } from 'zod';
import { database } from '../../../db/client';
import { notify } from '../../../db/notify';
import { lettersChannel, type OutboxRow, putLetter } from '../../../db/outbox';
import { systemClock } from '../../clock';
import { languages } from '../../engine';
import { mailHost } from '../addresses/message-ids';
import { isSwitchedOff } from '../bounces/address-troubles';
import { type Envelope, seal } from '../letters/envelope';
import { signInLetter } from '../letters/sign-in';
import type { WritingContext } from './written-letter';

/** What the outbox keeps of a sign-in letter until it is sent. */
const signInPayload = z.object({ url: z.url(), language: z.enum(languages), expires: z.iso.datetime() });

export interface SignIn {
  email: string;
  /** Opens the page whose button spends the token. */
  url: string;
  language: (typeof languages)[number];
  /** When the link stops working. */
  expires: Date;
}

/** Puts a letter with a sign-in link into the outbox. */
export async function sendSignIn({ email, url, language, expires }: SignIn): Promise<void> {
  const now = systemClock.now();
  const payload = { url, language, expires: expires.toISOString() };
  const { db } = await database();
  await db.transaction(async (tx) => {
    await putLetter(tx, { kind: 'sign-in', email, payload, notBefore: now }, now);
    notify(tx, lettersChannel);
  });
}

/** The letter of a sign-in row; null when its link works no more. */
export async function writeSignIn(
  { db, clock, from, baseUrl, replies }: WritingContext,
  row: OutboxRow,
  messageId: string,
): Promise<Envelope | null> {
  const { url, language, expires } = signInPayload.parse(row.payload);
  const left = Date.parse(expires) - clock.now().getTime();
  if (left <= 0 || row.email === null) return null;
  const letter = await signInLetter({
    language,
    url,
    host: new URL(baseUrl).host,
    hours: Math.max(1, Math.round(left / 3_600_000)),
    isOff: await isSwitchedOff(db, row.email),
  });
  return seal(letter, {
    ...{ outboxId: row.id, kind: 'sign-in', tableId: null, userId: null, to: row.email, from, host: mailHost(from), messageId, language },
    unsubscribe: null,
    pictures: [],
    replies,
  });
}
