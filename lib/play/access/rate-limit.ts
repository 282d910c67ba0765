import { type Db, database, type Tx } from '../../../db/client';
import { countUse } from '../../../db/limits';
import type { Language } from '../../engine';
import { lengthText } from '../../time-control';
import type { Caller } from './caller';
import { KeptUntil } from './kept-until';
import { PlayError } from './play-error';
import { Windows } from './windows';

const tooMany = (seconds: number, language: Language): PlayError => {
  const text = {
    en: `That is too many in so short a time. Try again in ${waitText(seconds, 'en')}.`,
    it: `Sono troppi in così poco tempo. Riprova tra ${waitText(seconds, 'it')}.`,
  };
  return new PlayError('too-many', text[language], seconds);
};

function waitText(seconds: number, language: Language): string {
  if (seconds >= 120) return lengthText(seconds * 1000, language);
  const [one, more] = { en: ['second', 'seconds'], it: ['secondo', 'secondi'] }[language];
  return `${seconds} ${seconds === 1 ? one : more}`;
}

/** Counts one use of `key`, for all instances together; throws PlayError too-many beyond `most` uses in `seconds`. */
export async function limit(key: string, rule: { most: number; seconds: number }, language: Language): Promise<void> {
  await limitWithin((await database()).db, key, rule, language);
}

/** As `limit`, in a transaction under way: what is refused there was not counted. */
export async function limitWithin(on: Db | Tx, key: string, rule: { most: number; seconds: number }, language: Language): Promise<void> {
  const now = Date.now();
  const { count, resetsAt } = await countUse(on, key.slice(0, 200), { now, until: now + rule.seconds * 1000 });
  if (count > rule.most) throw tooMany(Math.max(1, Math.ceil((resetsAt - now) / 1000)), language);
}

// next bundles routes apart: the process counts for all of them
const shared = globalThis as typeof globalThis & { fieldpostWindows?: Windows; fieldpostSheets?: KeptUntil<number> };

/** Sheets a user may send at once, and a second from then on: far above what a person or a fair program sends. */
const burst = 300;
const perSecond = 10;

/** Counts one sheet of a user in this process: a write to the database for each would cost more than most sheets. */
export function limitSubmissions(user: string, { language }: Caller, now = Date.now()): void {
  shared.fieldpostSheets ??= new KeptUntil();
  const perSheet = 1000 / perSecond;
  // when the user may send as many at once as ever
  const until = (shared.fieldpostSheets.get(user, now) ?? now) + perSheet;
  if (until - now > burst * perSheet) throw tooMany(1, language);
  shared.fieldpostSheets.put(user, until, { until, now });
}

/**
 * As `limit`, for this process alone and without a word to the database: for windows of minutes and requests that are cheaper than a write.
 * So many processes let through so many times as much.
 */
export function limitHere(key: string, rule: { most: number; seconds: number }, language: Language, now = Date.now()): void {
  shared.fieldpostWindows ??= new Windows();
  const { count, resetsAt } = shared.fieldpostWindows.count(key, rule.seconds, now);
  if (count > rule.most) throw tooMany(Math.max(1, Math.ceil((resetsAt - now) / 1000)), language);
}
