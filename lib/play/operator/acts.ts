import { database, type Tx } from '../../../db/client';
import { hideWords } from '../../../db/introductions';
import { notify } from '../../../db/notify';
import {
  closeReport,
  hideLine,
  insertAct,
  isOperator,
  lockUser,
  type OperatorActKind,
  retryLetter,
  unlockUser,
} from '../../../db/operators';
import { lettersChannel } from '../../../db/outbox';
import { findTable } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { noteSecurity } from '../../security-log';
import { type Caller, mustBeSound, plainText, trouble } from '../access/caller';
import { tellAside } from '../access/notify';
import { operatorOf } from './rights';

/** What an operator does on their page; `npm run operator` does the rest. */
export const deskActs = ['lock', 'unlock', 'close-report', 'hide-chat', 'hide-words', 'retry-letter'] as const satisfies OperatorActKind[];
export type DeskAct = (typeof deskActs)[number];

/** Characters of what an operator gives as the reason. */
export const longestWhy = 500;

/** Does it; false: there is nothing (any more) that it could be done to. */
const works: Record<DeskAct, (tx: Tx, subject: string, now: Date, caller: Caller) => Promise<boolean>> = {
  lock: async (tx, user, now, caller) => {
    if (await isOperator(tx, user)) {
      throw trouble(
        'conflict',
        {
          en: 'Operators are not locked: first take the office away, on the machine.',
          it: 'Un operatore non si blocca: prima gli si toglie l’incarico, sulla macchina.',
        },
        caller,
      );
    }
    return lockUser(tx, user, now);
  },
  unlock: unlockUser,
  'close-report': closeReport,
  'hide-chat': async (tx, line, now) => {
    const id = await hideLine(tx, line, now);
    const table = id === null ? null : await findTable(tx, id);
    if (table) tellAside(tx, table);
    return table !== null;
  },
  'hide-words': hideWords,
  'retry-letter': async (tx, letter, now) => {
    notify(tx, lettersChannel);
    return retryLetter(tx, letter, now);
  },
};

/** Does something as an operator and writes down who did it, when and why; all but trying a letter again wants a reason. */
export async function operate(
  caller: Caller,
  act: { kind: DeskAct; subject: string; why: string },
  clock: Clock = systemClock,
): Promise<void> {
  const operator = await operatorOf(caller);
  mustBeSound(act, caller);
  const why = plainText(act.why, longestWhy);
  if (why === '' && act.kind !== 'retry-letter') {
    throw trouble('invalid', { en: 'Say why: it is written down.', it: 'Scrivi il perché: resta agli atti.' }, caller);
  }
  const { db } = await database();
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await works[act.kind](tx, act.subject, now, caller))) {
      throw trouble('conflict', { en: 'That was done already, or it is gone.', it: 'È già stato fatto, o non c’è più.' }, caller);
    }
    await insertAct(tx, { operatorId: operator, kind: act.kind, subject: act.subject, why, at: now });
  });
  noteSecurity('operator-act', { user: operator, why: act.kind });
}
