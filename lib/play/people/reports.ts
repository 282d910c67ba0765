import { chatLine } from '../../../db/chat';
import { database } from '../../../db/client';
import { insertReport } from '../../../db/operators';
import { findUser } from '../../../db/people';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { limit } from '../access/rate-limit';
import { visibleTable } from '../access/visible-table';

/** What a report is about: a player, or something that was said at a table. */
export type Reported = { kind: 'player'; player: string } | { kind: 'chat'; table: string; line: string };

/** Characters of a reason. */
export const longestReport = 500;
/** Reports of a user. */
const allowance = { most: 10, seconds: 24 * 60 * 60 };

/** Tells the operators what is wrong with somebody. Nobody reports what they cannot see, or themselves. */
export async function report(caller: Caller, about: Reported, text: string, clock: Clock = systemClock): Promise<void> {
  const userId = userOf(caller);
  mustBeSound([about, text], caller);
  const reason = plainText(text, longestReport);
  if (reason === '') throw trouble('invalid', { en: 'Say what is wrong.', it: 'Scrivi che cosa non va.' }, caller);
  const aboutId = await authorOf(caller, about);
  if (aboutId === userId) throw trouble('invalid', { en: 'That is yourself.', it: 'Sei tu.' }, caller);
  await limit(`reports:${userId}`, allowance, caller.language);
  const { db } = await database();
  await insertReport(db, {
    ...{ kind: about.kind, reporterId: userId, aboutId, reason, createdAt: clock.now() },
    lineId: about.kind === 'chat' ? about.line : null,
  });
}

/** The id of whom it is about; throws not-found where that is nobody whom the caller can see. */
export async function authorOf(caller: Caller, about: Reported): Promise<string> {
  const author = await seenAuthor(caller, about);
  if (author !== null) return author;
  throw trouble('not-found', { en: 'There is no such player.', it: 'Questo giocatore non esiste.' }, caller);
}

async function seenAuthor(caller: Caller, about: Reported): Promise<string | null> {
  const { db } = await database();
  if (about.kind === 'player') {
    const user = await findUser(db, about.player);
    return user === null || user.name === null ? null : user.id;
  }
  await visibleTable(db, caller, about.table);
  return (await chatLine(db, { table: about.table, line: about.line, reader: caller.user }))?.userId ?? null;
}
