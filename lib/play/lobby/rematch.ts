import { isBotAddress } from '../../../db/bots';
import { database } from '../../../db/client';
import { emailOf } from '../../../db/people';
import type { SeatHolder } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { offersBeacon } from '../access/beacon';
import { type Caller, trouble, userOf } from '../access/caller';
import { visibleTable } from '../access/visible-table';
import { memberClubOf } from '../clubs/club-tables';
import type { Holder } from '../seats/seats';
import { endedHere } from '../views/played-here';
import { createTable } from './lobby';

/** Characters that a title leaves for its number. */
const longestStem = 72;

/** "Evening game" → "Evening game (2)" → "Evening game (3)". */
export function nextTitle(title: string): string {
  const [, stem, number] = /^(.*?)(?: \((\d{1,4})\))?$/s.exec(title) ?? [];
  return `${(stem ?? title).slice(0, longestStem)} (${Number(number ?? 1) + 1})`;
}

/**
 * A new table with the game, options, clock and players of one that is over: everybody on the seat they had, the others by letter of invitation, which
 * shows their names and keeps their addresses. Players and the owner may.
 */
export async function rematch(
  caller: Caller,
  id: string,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<{ id: string; started: boolean }> {
  const user = userOf(caller);
  const { db } = await database();
  const { table, holders, mine } = await visibleTable(db, caller, id);
  if (mine.length === 0 && table.ownerId !== user) {
    throw trouble(
      'forbidden',
      { en: 'Only who played here can have a rematch.', it: 'La rivincita può chiederla solo chi ha giocato qui.' },
      caller,
    );
  }
  if (!endedHere(table)) {
    throw trouble(
      'conflict',
      { en: 'There is a rematch of games that ended here.', it: 'La rivincita è delle partite finite qui.' },
      caller,
    );
  }
  const seats: Record<string, Holder> = {};
  for (const holder of holders) seats[holder.seat] = await again(holder);
  const club = await memberClubOf(db, table, caller);
  // who is no member any more plays on with the others by themselves
  const visibility = table.visibility === 'club' && club === null ? 'private' : table.visibility;
  return createTable(
    caller,
    {
      ...(club !== null && { club }),
      ...{ game: table.game, title: nextTitle(table.title), options: table.options, seats, timeControl: table.timeControl },
      ...{ counts: table.counts, leaving: table.leaving },
      ...{ absence: table.absence, visibility, startsWhenFull: true, beacon: table.beacon && offersBeacon(), admitsBots: table.admitsBots },
    },
    { clock },
  );

  async function again({ userId, userName, bot }: SeatHolder): Promise<Holder> {
    if (bot) return { kind: 'bot' };
    if (userId === user) return { kind: 'me' };
    const email = userId === null ? null : await emailOf(db, userId);
    if (userId !== null && email !== null && isBotAddress(email)) return { kind: 'program', program: userId };
    return email === null ? { kind: 'open' } : { kind: 'invite', email, name: userName ?? '…' };
  }
}
