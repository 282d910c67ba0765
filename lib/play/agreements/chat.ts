import { insertChat } from '../../../db/chat';
import { database } from '../../../db/client';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { tellAside } from '../access/notify';
import { limit } from '../access/rate-limit';
import type { TableLook } from '../access/table-look';
import { visibleTable } from '../access/visible-table';
import { comeBack } from '../clock/presence';
import { maySpeakTo } from '../people/blocks';
import { type Audience, addressed, audienceName, audiencesOf, codeOf, readersOf } from './audience';

/** What somebody said at a table. */
export interface ChatLine {
  id: string;
  /** Null: the account is gone. */
  name: string | null;
  mine: boolean;
  /** Null: an operator hid it. */
  text: string | null;
  /** ISO time. */
  at: string;
  /** Whom it was said to; null: everybody. */
  to: Pick<Audience, 'value' | 'name'> | null;
}

/** A table's chat as its reader finds it. */
export interface Chat {
  /** Oldest first. */
  lines: ChatLine[];
  /** Whom the reader may speak to besides everybody. */
  audiences: Pick<Audience, 'value' | 'name' | 'player'>[];
}

/** Characters of a line. */
export const longestChat = 1000;
const allowance = { most: 60, seconds: 60 * 60 };

interface Saying {
  id?: string;
  /** `Audience.value`; empty: everybody who sees the table. `named`: whom a text that begins with "@" names. */
  to?: string;
  clock?: Clock;
}

/**
 * Says something at a table, to everybody who sees it or to some of its players; `id` again says nothing twice. Players and the owner may.
 * Returns what was said, and the name of whom it was said to (null: everybody).
 */
export async function say(
  caller: Caller,
  table: string,
  text: string,
  { id = newId(), to = '', clock = systemClock }: Saying = {},
): Promise<{ text: string; to: string | null }> {
  const userId = userOf(caller);
  const { db } = await database();
  const visible = await visibleTable(db, caller, table);
  if (visible.mine.length === 0 && visible.table.ownerId !== userId) {
    throw trouble('forbidden', { en: 'Only who plays at the table talks there.', it: 'Al tavolo parla solo chi ci gioca.' }, caller);
  }
  mustBeSound(text, caller);
  const { audience, rest } = heardBy(text, to, audiencesOf(visible, caller), caller);
  const said = plainText(rest, longestChat);
  if (said === '') throw trouble('invalid', { en: 'Write something first.', it: 'Prima scrivi qualcosa.' }, caller);
  await limit(`chat:${userId}`, allowance, caller.language);
  const readers = audience ? await readersOf(db, visible, audience, userId) : [];
  const alone = audience?.audience.kind === 'seat' ? readers : [];
  await maySpeakTo(db, userId, alone, caller);
  const told = audience && { audience: audience.audience, readers };
  await db.transaction(async (tx) => {
    await insertChat(tx, { id, tableId: table, userId, text: said, at: clock.now(), ...told });
    tellAside(tx, visible.table);
  });
  await comeBack(caller, table, clock);
  return { text: said, to: audience?.name ?? null };
}

/** Whom a text is said to, and what of it is said. Who is not to be found is refused: it is not said to everybody instead. */
function heardBy(text: string, to: string, audiences: Audience[], caller: Caller): { audience: Audience | null; rest: string } {
  const isNamed = to === 'named' && text.trimStart().startsWith('@');
  if (to === '' || (to === 'named' && !isNamed)) return { audience: null, rest: text };
  const found = isNamed ? addressed(text.trimStart().slice(1), audiences) : null;
  const audience = found?.to ?? audiences.find(({ value }) => value === to);
  if (audience) return { audience, rest: found?.text ?? text };
  const names = audiences.map(({ name }) => `@${name}`).join(', ');
  throw trouble(
    'not-found',
    audiences.length > 0
      ? { en: `Nothing was said. You can speak to: ${names}.`, it: `Non è stato detto niente. Puoi parlare a: ${names}.` }
      : { en: 'Nothing was said: here you speak to everybody.', it: 'Non è stato detto niente: qui si parla a tutti.' },
    caller,
  );
}

/** The newest of what was said and is for the caller, as the table's page shows it. */
export function chat(caller: Caller, look: TableLook): Chat {
  return {
    lines: look.chat.map(({ id, userId, name, text, at, audience, hiddenAt }) => ({
      id,
      name,
      text: hiddenAt === null ? text : null,
      mine: userId !== null && userId === caller.user,
      at: at.toISOString(),
      to: audience && { value: codeOf(audience), name: audienceName(look, audience, caller.language) },
    })),
    audiences: audiencesOf(look, caller).map(({ value, name, player }) => ({ value, name, player })),
  };
}
