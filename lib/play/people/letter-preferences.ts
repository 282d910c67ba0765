import { z } from 'zod';
import { type Db, database, type Tx } from '../../../db/client';
import {
  findTablePreferences,
  putTablePreferences,
  releasePostponed,
  resumeScopes,
  scopesStopped,
  stopScope,
} from '../../../db/letter-preferences';
import { findUser, updateUser } from '../../../db/people';
import { defaultSchedule, type LetterSchedule, type LetterTopics, type TableLetterPreferences } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { visibleTable } from '../access/visible-table';

/** Which letters a user wants, and when. */
export interface LetterPreferences extends LetterTopics, LetterSchedule {}

/** What holds at one table: its own preferences go before those of the account. */
export const letterPreferencesOf = (
  account: { letters: LetterTopics; schedule: Partial<LetterSchedule> },
  table: TableLetterPreferences | null | undefined,
): LetterPreferences => ({
  ...defaultSchedule,
  ...account.schedule,
  ...account.letters,
  ...table,
});

/** Shares of a question's time, in percent, that pages offer for reminders. */
export const reminderChoices = [25, 50, 75, 90] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quiet = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from !== to)
  .nullable();
const reminders = z
  .array(z.int().min(1).max(99))
  .max(8)
  .transform((list) => [...new Set(list)].sort((a, b) => a - b));

const accountSchema = z.strictObject({
  turn: z.boolean(),
  question: z.boolean(),
  news: z.boolean(),
  mode: z.enum(['instant', 'digest', 'off']),
  digestAt: time,
  quiet,
  reminders,
});
/** Letters of an account as its page sets them; `off`: none about games, as the link in a letter stops them all. */
export type AccountLetters = z.output<typeof accountSchema>;

const tableSchema = z.strictObject({
  mode: z.enum(['account', 'instant', 'digest', 'off']),
  quiet: z.union([z.literal('account'), quiet]),
  reminders: z.union([z.literal('account'), reminders]),
});
/** Letters of one table; `account`: as everywhere. */
export type TableLetters = z.output<typeof tableSchema>;

const wrong = (caller: Caller) =>
  trouble(
    'invalid',
    {
      en: 'Times are written HH:MM, quiet hours need two different ones, and reminders are percents from 1 to 99.',
      it: 'Le ore si scrivono HH:MM, le ore di silenzio ne vogliono due diverse, e i promemoria sono percentuali da 1 a 99.',
    },
    caller,
  );

/** The caller's letters about all tables. */
export async function letterSettings(caller: Caller): Promise<AccountLetters> {
  const { db } = await database();
  const user = await accountOf(db, caller);
  const stopped = await isStopped(db, user.email, 'all');
  const { turn, question, news, mode, digestAt, quiet: hours, reminders: shares } = letterPreferencesOf(user, null);
  return { turn, question, news, mode: stopped ? 'off' : mode, digestAt, quiet: hours, reminders: shares };
}

/** Sets the caller's letters about all tables; throws PlayError invalid. Letters that wait are looked at anew. */
export async function setLetterSettings(caller: Caller, settings: AccountLetters, clock: Clock = systemClock): Promise<void> {
  const parsed = accountSchema.safeParse(settings);
  if (!parsed.success) throw wrong(caller);
  const { turn, question, news, mode, ...schedule } = parsed.data;
  const { db } = await database();
  await db.transaction(async (tx) => {
    const user = await accountOf(tx, caller);
    const kept = mode === 'off' ? letterPreferencesOf(user, null).mode : mode;
    await updateUser(tx, user.id, { letters: { turn, question, news }, schedule: { ...schedule, mode: kept } });
    await setStopped(tx, user.email, 'all', mode === 'off');
    await releasePostponed(tx, user.id, clock.now());
  });
}

/** The caller's letters about one table, and what the account says where the table leaves it open. */
export async function tableLetters(caller: Caller, table: string): Promise<{ own: TableLetters; account: AccountLetters }> {
  const { db } = await database();
  await visibleTable(db, caller, table);
  const user = await accountOf(db, caller);
  const own = await findTablePreferences(db, user.id, table);
  const stopped = await isStopped(db, user.email, table);
  return {
    own: {
      mode: stopped ? 'off' : (own.mode ?? 'account'),
      quiet: own.quiet === undefined ? 'account' : own.quiet,
      reminders: own.reminders ?? 'account',
    },
    account: await letterSettings(caller),
  };
}

/** Sets the caller's letters about one table; throws PlayError invalid. Letters that wait are looked at anew. */
export async function setTableLetters(caller: Caller, table: string, settings: TableLetters, clock: Clock = systemClock): Promise<void> {
  const parsed = tableSchema.safeParse(settings);
  if (!parsed.success) throw wrong(caller);
  const { mode, quiet: hours, reminders: shares } = parsed.data;
  const { db } = await database();
  await visibleTable(db, caller, table);
  await db.transaction(async (tx) => {
    const user = await accountOf(tx, caller);
    const preferences: TableLetterPreferences = {
      ...(mode !== 'account' && mode !== 'off' && { mode }),
      ...(hours !== 'account' && { quiet: hours }),
      ...(shares !== 'account' && { reminders: shares }),
    };
    await putTablePreferences(tx, { userId: user.id, tableId: table, preferences });
    await setStopped(tx, user.email, table, mode === 'off');
    await releasePostponed(tx, user.id, clock.now());
  });
}

async function accountOf(on: Db | Tx, caller: Caller) {
  const user = await findUser(on, userOf(caller));
  if (!user) throw trouble('not-found', { en: 'There is no such account.', it: 'Questo profilo non esiste.' }, caller);
  return { ...user, email: user.email.toLowerCase() };
}

const isStopped = async (on: Db | Tx, email: string, scope: string): Promise<boolean> =>
  (await scopesStopped(on, email, [scope])).length > 0;

/** One switch for page and letter: what the page calls off is what the link in a letter stops. */
const setStopped = (tx: Tx, email: string, scope: string, stopped: boolean): Promise<void> =>
  stopped ? stopScope(tx, { email, scope }) : resumeScopes(tx, email, [scope]);
