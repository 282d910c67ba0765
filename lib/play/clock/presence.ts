import { database } from '../../../db/client';
import { putVisit } from '../../../db/visits';
import { type Clock, systemClock } from '../../clock';
import { type Caller, userOf } from '../access/caller';
import { hereFor, type TableLook } from '../access/table-look';
import { visibleTable } from '../access/visible-table';
import { isNews, isOneOf } from '../timing/heard';
import { changeTable } from '../writer/session';

/** Milliseconds between two visits of one page: what is noted more often says no more. */
const visitInterval = hereFor / 2;

/**
 * The caller has the table's page before them: letters about it wait a little, and who plays there is heard of. True when the table is
 * another than it was before. Pages say it by an action, for reading alone writes nothing.
 */
export async function visit(caller: Caller, id: string, clock: Clock = systemClock): Promise<boolean> {
  const { db } = await database();
  const { mine } = await visibleTable(db, caller, id);
  if (mine.length > 0) await putVisit(db, { userId: userOf(caller), tableId: id, seenAt: clock.now() }, visitInterval / 2);
  return comeBack(caller, id, clock);
}

/** Seats whose players have the table before them, the caller's own apart; none for who does not play there: others' comings and goings are not theirs. */
export function hereNow({ user }: Caller, { holders, mine, visits }: TableLook, clock: Clock = systemClock): string[] {
  if (mine.length === 0) return [];
  const since = clock.now().getTime() - hereFor;
  const here = new Set(visits.flatMap(({ userId, seenAt }) => (seenAt.getTime() >= since ? [userId] : [])));
  return holders.filter(({ userId }) => userId !== null && userId !== user && here.has(userId)).map(({ seat }) => seat);
}

/**
 * Somebody has a table before them or writes a letter to it: if they play there, they are heard of, and a table that rests wakes. True when
 * the table is another than it was before.
 */
export async function comeBack(caller: Caller, id: string, clock: Clock = systemClock): Promise<boolean> {
  const user = userOf(caller);
  const { db } = await database();
  const { table, holders: seats } = await visibleTable(db, caller, id);
  if (table.status !== 'running' || !isOneOf({ table, seats }, user)) return false;
  const isBack = table.restsSince !== null || seats.some(({ userId, missed }) => userId === user && missed > 0);
  if (!isBack && !isNews({ table, seats }, clock.now())) return false;
  // whoever does something at a table is heard of
  await changeTable(caller, id, clock, async () => undefined);
  return isBack;
}
