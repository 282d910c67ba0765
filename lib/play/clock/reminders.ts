import { createHash } from 'node:crypto';
import { type Db, database } from '../../../db/client';
import { openOutages, pausesOfTables } from '../../../db/clock';
import { type NewReminder, putReminders, type QuestionToRemindOf, questionsToRemindOf, setReminders } from '../../../db/due-questions';
import type { TableRows } from '../../../db/table-rows';
import { fractionAt } from '../../time-control';
import { letterPreferencesOf } from '../people/letter-preferences';
import { pausesFor } from '../timing/question-time';
import { creditTables } from './outage';

/** Questions that are looked at in one go. */
const batch = 200;
/** Milliseconds until a question that could not be looked at is looked at again. */
const setBack = 3_600_000;

/**
 * Puts reminders into the outbox for all who let a share of their time pass without an answer: one for each share, whichever worker
 * comes first; of several shares that passed unseen only the last. Each question is looked at when it is asked, and then when its next
 * share has passed. Returns how many were put.
 */
export async function remindDue(now: Date): Promise<number> {
  const { db } = await database();
  const failures: unknown[] = [];
  let put = 0;
  const seen = new Set<string>();
  for (;;) {
    const rows = await questionsInTime(db, { now, failures });
    const fresh = rows.filter(({ question }) => !seen.has(keyOf(question)));
    for (const { question } of fresh) seen.add(keyOf(question));
    put += await remind(db, fresh, { now, failures });
    // what others change meanwhile is due again: the next round looks
    if (rows.length < batch || fresh.length === 0) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} questions could not be looked at for a reminder`);
  return put;
}

/** What is to be looked at, none of it with a deadline that an outage has yet to move. */
async function questionsInTime(db: Db, { now, failures }: { now: Date; failures: unknown[] }): Promise<QuestionToRemindOf[]> {
  const rows = await questionsToRemindOf(db, now, batch);
  if (rows.length === 0 || (await openOutages(db)).length === 0) return rows;
  failures.push(...(await creditTables(db, [...new Set(rows.map(({ question }) => question.tableId))], now)));
  return questionsToRemindOf(db, now, batch);
}

const keyOf = ({ tableId, decision }: QuestionToRemindOf['question']): string => `${tableId} ${decision}`;

async function remind(db: Db, rows: readonly QuestionToRemindOf[], { now, failures }: { now: Date; failures: unknown[] }): Promise<number> {
  if (rows.length === 0) return 0;
  const pauses = await pausesOfTables(db, [...new Set(rows.map(({ question }) => question.tableId))]);
  const due: NewReminder[] = [];
  const next: Parameters<typeof setReminders>[1][number][] = [];
  for (const row of rows) {
    const { question, userId } = row;
    try {
      const { late, at } = sharesOf(row, pauses, now);
      if (late !== null && userId !== null) due.push(reminderOf(question, userId, late));
      next.push({ question, at });
    } catch (error) {
      // one question that cannot be computed must not stop the reminders of all others
      failures.push(error);
      next.push({ question, at: new Date(now.getTime() + setBack) });
    }
  }
  const put = await putReminders(db, due, now);
  await setReminders(db, next);
  return put;
}

type Pauses = (TableRows['pauses'][number] & { tableId: string | null })[];

/** The last share of a question's time that has passed, and when the next one will have; null: none. */
function sharesOf({ question, status, timeControl, userId, account, own }: QuestionToRemindOf, pauses: Pauses, now: Date) {
  const { tableId, seat, since, deadline, held } = question;
  const isWaitedFor = status === 'running' && !held && deadline !== null && deadline > now;
  if (!isWaitedFor || userId === null || account === null) return { late: null, at: null };
  const here = pauses.filter((pause) => (pause.tableId === null || pause.tableId === tableId) && pause.until > since);
  let late: number | null = null;
  for (const percent of letterPreferencesOf(account, own).reminders) {
    const moment = fractionAt(timeControl, since, deadline, percent / 100, pausesFor(here, seat));
    if (moment && moment > now) return { late, at: moment };
    if (moment) late = percent;
  }
  return { late, at: null };
}

/** The same for every worker; another when the same question is asked anew, or of somebody else. */
function reminderOf({ tableId, seat, decision, askedAt }: QuestionToRemindOf['question'], userId: string, percent: number): NewReminder {
  const what = [tableId, seat, userId, decision, askedAt.toISOString(), percent].join(' ');
  const id = `r${createHash('sha256').update(what).digest('hex').slice(0, 20)}`;
  return { id, tableId, seat, userId, decision, payload: { percent } };
}
