import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from './client';
import { questions, seats, tables } from './schema';

/** The table other than `beside` whose question waits for a user and is due first, and how many such tables there are; null when none is. */
export async function waitingTable(
  on: Db,
  userId: string,
  { beside, games }: { beside: string; games: readonly string[] },
): Promise<{ id: string; title: string; count: number } | null> {
  const [row] = await on
    .select({ id: tables.id, title: tables.title, count: sql<number>`(count(*) over ())::int` })
    .from(questions)
    .innerJoin(seats, and(eq(seats.tableId, questions.tableId), eq(seats.seat, questions.seat)))
    .innerJoin(tables, eq(tables.id, questions.tableId))
    .where(
      and(
        eq(seats.userId, userId),
        eq(questions.held, false),
        eq(tables.status, 'running'),
        ne(tables.id, beside),
        inArray(tables.game, [...games]),
      ),
    )
    .groupBy(tables.id)
    .orderBy(sql`min(${questions.deadline}) asc nulls last`, desc(tables.updatedAt))
    .limit(1);
  return row ?? null;
}
