import { and, eq } from 'drizzle-orm';
import { database } from '../../db/client';
import { entries, questions, seats } from '../../db/schema';
import { createTable, joinTable, startTable } from '../../lib/play';
import type { TimeControlInput } from '../../lib/time-control';
import type { Player } from './tables';

const hour = 3_600_000;
type Hours = Omit<Extract<TimeControlInput, { kind: 'hours' }>, 'kind'>;

/** A running table of Ridges with a clock, and its rows. Times are hours after noon of the day before Rome's summer time begins. */
export interface Clocked {
  id: string;
  at(hours: number): Date;
  clockAt(hours: number): { now(): Date };
  question(seat: string): Promise<typeof questions.$inferSelect>;
  seat(seat: string): Promise<typeof seats.$inferSelect>;
  /** "red DEPLOY 2 web", one an entry. */
  log(): Promise<string[]>;
}

export async function clocked(red: Player, blue: Player | null, timeControl: Partial<Hours> | null = {}): Promise<Clocked> {
  const noon = new Date('2026-03-28T12:00:00Z');
  const at = (hours: number) => new Date(noon.getTime() + hours * hour);
  const clockAt = (hours: number) => ({ now: () => at(hours) });
  const { id } = await createTable(
    red,
    {
      game: 'ridges',
      title: 'Clocked',
      options: { ridges: 3 },
      seats: { red: { kind: 'me' }, ...(blue ? {} : { blue: { kind: 'bot' } }) },
      timeControl: timeControl === null ? { kind: 'none' } : { kind: 'hours', turn: 24, reaction: 6, ...timeControl },
    },
    { clock: clockAt(0) },
  );
  if (blue) {
    await joinTable(blue, id, 'blue');
    await startTable(red, id, { clock: clockAt(0) });
  }
  const { db } = await database();
  return {
    id,
    at,
    clockAt,
    question: async (seat) =>
      (
        await db
          .select()
          .from(questions)
          .where(and(eq(questions.tableId, id), eq(questions.seat, seat)))
      )[0]!,
    seat: async (seat) =>
      (
        await db
          .select()
          .from(seats)
          .where(and(eq(seats.tableId, id), eq(seats.seat, seat)))
      )[0]!,
    log: async () =>
      (await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq)).map(
        ({ seat, via, notation }) => `${seat} ${notation} ${via}`,
      ),
  };
}
