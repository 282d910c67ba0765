import 'server-only';
import { eraseUser } from '../../db/accounts';
import { botsOf } from '../../db/bots';
import { database } from '../../db/client';
import { isLockedAddress } from '../../db/operators';
import { updateUser } from '../../db/people';
import { type Language, personNameOf } from '../engine';
import { asBot, type Caller, concede, deleteTable, leaveClubs, leaveLoans, leaveTable, lobbyView, myTables } from '../play';

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Every time zone there is to choose from, in the order of their names. */
export const timeZones = (): string[] => [...zones].sort();

export const isTimeZone = (text: unknown): text is string => typeof text === 'string' && zones.has(text);

/** A display name without surrounding or doubled blanks, control characters and the mark of bot accounts; null when nothing of 1 to 40 characters is left. */
export function displayNameOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = personNameOf(text.normalize('NFC').replace(/[\p{C}\s]+/gu, ' '));
  return name.length >= 1 && name.length <= 40 ? name : null;
}

/** An operator lets nobody in as who has an address. */
export async function isLocked(email: string): Promise<boolean> {
  return isLockedAddress((await database()).db, email);
}

export interface Profile {
  name: string;
  language: Language;
  timeZone: string;
}

export async function saveProfile(userId: string, { name, language, timeZone }: Profile): Promise<void> {
  const { db } = await database();
  await updateUser(db, userId, { name, language, timezone: timeZone });
}

export async function setLanguage(userId: string, language: Language): Promise<void> {
  const { db } = await database();
  await updateUser(db, userId, { language });
}

/** Gives up the user's seats and removes all that tells who they were, bot accounts first; the rows stay, nameless, for the games they played. */
export async function deleteAccount(userId: string): Promise<void> {
  const { db } = await database();
  for (const { id } of await botsOf(db, userId)) await closeAccount(id);
  await closeAccount(userId);
}

/** Closes a bot account of the caller's, as an account is deleted. */
export async function closeBot(caller: Caller, bot: string): Promise<void> {
  const { user } = await asBot(caller, bot);
  await closeAccount(user);
}

async function closeAccount(userId: string): Promise<void> {
  await leaveEverything({ user: userId, language: 'en' });
  const { db } = await database();
  await eraseUser(db, userId);
}

/** Tables not started are left, running ones conceded, clubs go to whoever leads them on. */
async function leaveEverything(caller: Caller): Promise<void> {
  // a seat that was lent must come back before it can be given up
  await leaveLoans(caller, new Date());
  for (const table of await myTables(caller)) {
    if (table.status === 'open' && (await lobbyView(caller, table.id)).isOwner) await deleteTable(caller, table.id);
    else if (table.status === 'open') for (const seat of table.mySeats) await leaveTable(caller, table.id, seat);
    else if (table.status === 'running') await concede(caller, table.id);
  }
  await leaveClubs(caller);
}
