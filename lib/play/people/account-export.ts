import { type AccountSection, accountRows } from '../../../db/account-rows';
import { database } from '../../../db/client';
import { type Clock, systemClock } from '../../clock';
import { noteSecurity } from '../../security-log';
import { type Caller, trouble, userOf } from '../access/caller';
import { limitHere } from '../access/rate-limit';

type Rows = Record<string, unknown>[];

/** What is kept about a user; times are ISO once it is JSON. */
export interface AccountFile extends Record<Exclude<AccountSection, 'pushBrowsers'>, Rows> {
  format: 'fieldpost-account-1';
  exportedAt: string;
  profile: Record<string, unknown>;
  /** Of an endpoint its host alone: whoever has the address can call the browser. */
  pushBrowsers: Rows;
}

/** Files a user may take, and a process gives. */
const allowance = { most: 10, seconds: 60 * 60 };

/** All that is kept about the caller: see `accountSections`. */
export async function exportAccount(caller: Caller, clock: Clock = systemClock): Promise<AccountFile> {
  const user = userOf(caller);
  limitHere(`account file ${user}`, allowance, caller.language);
  const { db } = await database();
  const kept = await accountRows(db, user);
  if (!kept) throw trouble('not-found', { en: 'There is no such account.', it: 'Questo profilo non esiste.' }, caller);
  noteSecurity('account-exported', { user });
  const pushBrowsers = kept.sections.pushBrowsers.map(({ endpoint, ...row }) => ({ host: new URL(String(endpoint)).host, ...row }));
  return { format: 'fieldpost-account-1', exportedAt: clock.now().toISOString(), profile: kept.profile, ...kept.sections, pushBrowsers };
}
