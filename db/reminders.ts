import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from './client';
import { outbox, questions, seats, tableLetterPreferences, tables, users } from './schema';

/** Questions of running tables whose time runs and that wait for a human, with what that human wants of letters. */
export function timedQuestions(db: Db, now: Date) {
  return db
    .select({
      question: questions,
      timeControl: tables.timeControl,
      userId: users.id,
      account: { letters: users.letters, schedule: users.schedule },
      own: tableLetterPreferences.preferences,
    })
    .from(questions)
    .innerJoin(tables, eq(tables.id, questions.tableId))
    .innerJoin(seats, and(eq(seats.tableId, questions.tableId), eq(seats.seat, questions.seat)))
    .innerJoin(users, eq(users.id, seats.userId))
    .leftJoin(tableLetterPreferences, and(eq(tableLetterPreferences.userId, users.id), eq(tableLetterPreferences.tableId, tables.id)))
    .where(
      and(
        eq(tables.status, 'running'),
        eq(questions.held, false),
        isNotNull(questions.deadline),
        gt(questions.deadline, now),
        eq(seats.bot, false),
      ),
    );
}

/** Puts a reminder into the outbox under an id of its own; false when it is there already, sent or not. */
export async function putReminder(
  db: Db,
  row: { id: string; tableId: string; seat: string; userId: string; decision: string; payload: { percent: number } },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(outbox)
    .values({ ...row, kind: 'reminder', notBefore: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return added.length > 0;
}
