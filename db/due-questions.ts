import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { outbox, questions, seats, tableLetterPreferences, tables, users } from './schema';

// what workers look for again and again: by the index of the moment when they look, a batch at a time

/** Of tables that come up to be looked at, `most` at a time: questions whose deadline and grace have passed, or that wait for nobody. */
export async function tablesToLookAt(db: Db, now: Date, most: number): Promise<string[]> {
  await putOffLooks(db, now);
  const rows = await db
    .select({ id: questions.tableId })
    .from(questions)
    .innerJoin(tables, eq(tables.id, questions.tableId))
    .where(and(lte(questions.lookAt, now), sql`${tables.status} = 'running'`, sql`${tables.restsSince} is null`))
    .orderBy(asc(questions.lookAt))
    .limit(most);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * A question that waits for its human alone is looked at again when as much time as it had has passed since somebody was heard at its
 * table, or since something else was asked there that may still expire.
 */
async function putOffLooks(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with lapsed as (
      select q.table_id, q.decision, case
        when exists (select 1 from questions o where o.table_id = q.table_id and not o.held and not o.lapsed)
          then ${at} + (q.expires_at - q.since)
        else greatest(q.expires_at, t.heard_at) + (q.expires_at - q.since) end as later
      from questions q join tables t on t.id = q.table_id where q.look_at <= ${at} and q.lapsed)
    update questions q set look_at = lapsed.later from lapsed
    where q.table_id = lapsed.table_id and q.decision = lapsed.decision and lapsed.later > ${at} and q.look_at <= ${at} and q.lapsed`);
}

/** Nothing could be done about a table: its questions are looked at again at `until`, and no other table waits for that. */
export async function putOffTable(db: Db, tableId: string, now: Date, until: Date): Promise<void> {
  await db
    .update(questions)
    .set({ lookAt: until })
    .where(and(eq(questions.tableId, tableId), lte(questions.lookAt, now)));
}

/** Questions that are looked at for a reminder, with what whoever is asked wants of letters; `most` at a time. */
export function questionsToRemindOf(db: Db, now: Date, most: number) {
  return db
    .select({
      question: questions,
      status: tables.status,
      timeControl: tables.timeControl,
      userId: users.id,
      account: { letters: users.letters, schedule: users.schedule },
      own: tableLetterPreferences.preferences,
    })
    .from(questions)
    .innerJoin(tables, eq(tables.id, questions.tableId))
    .innerJoin(seats, and(eq(seats.tableId, questions.tableId), eq(seats.seat, questions.seat)))
    .leftJoin(users, eq(users.id, seats.userId))
    .leftJoin(tableLetterPreferences, and(eq(tableLetterPreferences.userId, users.id), eq(tableLetterPreferences.tableId, tables.id)))
    .where(lte(questions.remindAt, now))
    .orderBy(asc(questions.remindAt))
    .limit(most);
}

export type QuestionToRemindOf = Awaited<ReturnType<typeof questionsToRemindOf>>[number];

/** When these questions are looked at next; one that changed since it was read stays as it is. Times are told apart by milliseconds, as here. */
export async function setReminders(db: Db, next: readonly { question: typeof questions.$inferSelect; at: Date | null }[]): Promise<void> {
  if (next.length === 0) return;
  const time = (moment: Date | null) => sql`${moment?.toISOString() ?? null}::timestamptz`;
  const values = next.map(
    ({ question: { tableId, decision, remindAt }, at }) => sql`(${tableId}, ${decision}, ${time(remindAt)}, ${time(at)})`,
  );
  await db.execute(sql`
    update questions q set remind_at = next.at from (values ${sql.join(values, sql`, `)}) as next (table_id, decision, before, at)
    where q.table_id = next.table_id and q.decision = next.decision and date_trunc('milliseconds', q.remind_at) = next.before`);
}

/** A user wants other reminders: what they are asked is looked at again. */
export async function remindAnew(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update questions q set remind_at = q.since from seats s
    where s.user_id = ${userId} and q.table_id = s.table_id and q.seat = s.seat and q.deadline is not null and not q.held`);
}

/** A reminder for the outbox. */
export interface NewReminder {
  id: string;
  tableId: string;
  seat: string;
  userId: string;
  decision: string;
  payload: { percent: number };
}

/** Puts reminders into the outbox under ids of their own; returns how many were not there already, sent or not. */
export async function putReminders(db: Db, rows: readonly NewReminder[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db
    .insert(outbox)
    .values(rows.map((row) => ({ ...row, kind: 'reminder' as const, notBefore: now, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return added.length;
}
