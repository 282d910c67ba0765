import { chatOf, insertChat } from '../../../db/chat';
import { database } from '../../../db/client';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { tellAside } from '../access/notify';
import { limit } from '../access/rate-limit';
import { visibleTable } from '../access/visible-table';
import { comeBack } from '../clock/presence';

/** What somebody said at a table. */
export interface ChatLine {
  id: string;
  /** Null: the account is gone. */
  name: string | null;
  mine: boolean;
  text: string;
  /** ISO time. */
  at: string;
}

/** Characters of a line. */
export const longestChat = 1000;
const allowance = { most: 60, seconds: 60 * 60 };

/** Says something at a table, which everybody who sees it reads; `id` again says nothing twice. Players and the owner may. */
export async function say(
  caller: Caller,
  table: string,
  text: string,
  { id = newId(), clock = systemClock }: { id?: string; clock?: Clock } = {},
): Promise<void> {
  const userId = userOf(caller);
  const { db } = await database();
  const visible = await visibleTable(db, caller, table);
  if (visible.mine.length === 0 && visible.table.ownerId !== userId) {
    throw trouble('forbidden', { en: 'Only who plays at the table talks there.', it: 'Al tavolo parla solo chi ci gioca.' }, caller);
  }
  mustBeSound(text, caller);
  const said = plainText(text, longestChat);
  if (said === '') throw trouble('invalid', { en: 'Write something first.', it: 'Prima scrivi qualcosa.' }, caller);
  await limit(`chat:${userId}`, allowance, caller.language);
  await db.transaction(async (tx) => {
    await insertChat(tx, { id, tableId: table, userId, text: said, at: clock.now() });
    await tellAside(tx, visible.table);
  });
  await comeBack(caller, table, clock);
}

/** The newest of what was said after `since`, oldest first, for whoever may see the table. */
export async function chat(caller: Caller, table: string, { since, last = 50 }: { since?: Date; last?: number } = {}): Promise<ChatLine[]> {
  const { db } = await database();
  await visibleTable(db, caller, table);
  const lines = await chatOf(db, table, { since, last });
  return lines.map(({ id, userId, name, text, at }) => ({
    id,
    name,
    text,
    mine: userId !== null && userId === caller.user,
    at: at.toISOString(),
  }));
}
