import { createHash } from 'node:crypto';
import { database } from '../../../db/client';
import { pausesOf } from '../../../db/clock';
import { putReminder, timedQuestions } from '../../../db/reminders';
import { fractionAt } from '../../time-control';
import { letterPreferencesOf } from '../people/letter-preferences';
import { pausesFor } from '../timing/question-time';

type Timed = Awaited<ReturnType<typeof timedQuestions>>[number];

/** Moments of reminders that were computed already, by what they follow from: pauses and changed rules move the deadline too. */
const known = new Map<string, Promise<Date | null>>();

/**
 * Puts reminders into the outbox for all who let a share of their time pass without an answer: one for each share, whichever worker
 * comes first; of several shares that passed unseen only the last. Returns how many.
 */
export async function remindDue(now: Date): Promise<number> {
  const { db } = await database();
  const rows = await timedQuestions(db, now);
  const asked = new Set<string>();
  const momentOf = ({ question, timeControl }: Timed, percent: number): Promise<Date | null> => {
    const { tableId, seat, since, deadline } = question;
    const key = [tableId, question.decision, since.toISOString(), deadline?.toISOString(), percent].join(' ');
    asked.add(key);
    const moment =
      known.get(key) ??
      pausesOf(db, tableId, since).then((all) => deadline && fractionAt(timeControl, since, deadline, percent / 100, pausesFor(all, seat)));
    known.set(key, moment);
    moment.catch(() => known.delete(key));
    return moment;
  };
  let put = 0;
  for (const row of rows) {
    let late: number | null = null;
    for (const percent of letterPreferencesOf(row.account, row.own).reminders) {
      const moment = await momentOf(row, percent);
      if (moment && moment <= now) late = percent;
    }
    if (late !== null && (await putReminder(db, reminderOf(row, late), now))) put++;
  }
  for (const key of known.keys()) if (!asked.has(key)) known.delete(key);
  return put;
}

/** The same for every worker; another when the same question is asked anew, or of somebody else. */
function reminderOf({ question, userId }: Timed, percent: number) {
  const { tableId, seat, decision, askedAt } = question;
  const what = [tableId, seat, userId, decision, askedAt.toISOString(), percent].join(' ');
  const id = `r${createHash('sha256').update(what).digest('hex').slice(0, 20)}`;
  return { id, tableId, seat, userId, decision, payload: { percent } };
}
