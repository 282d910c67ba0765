import { and, eq } from 'drizzle-orm';
import { database } from '../../db/client';
import { entries, outbox, questions, tables } from '../../db/schema';
import { continueTable, expireDue, tablesToContinue } from '../../lib/play';

/** What became of a table that was left alone. */
export interface LeftAlone {
  status: string;
  restsSince: Date | null;
  /** When a worker had something to do at it, and how many entries that added. */
  steps: { at: Date; added: number }[];
}

/** The table's row as it stands. */
export async function tableRow(id: string): Promise<typeof tables.$inferSelect> {
  const { db } = await database();
  const [row] = await db.select().from(tables).where(eq(tables.id, id));
  return row!;
}

/** Does what a worker does at this moment; returns how many entries it added to the table. */
export async function work(id: string, now: Date): Promise<number> {
  const before = (await tableRow(id)).seq;
  await expireDue(now);
  for (let left = 50; left > 0 && (await tablesToContinue()).includes(id); left--) await continueTable(id, 40, { now: () => now });
  return (await tableRow(id)).seq - before;
}

/** When the clock next has something to do at a table; null: never. */
async function nextDue(id: string): Promise<Date | null> {
  const { db } = await database();
  const { status, restsSince, heardAt } = await tableRow(id);
  if (status !== 'running' || restsSince) return null;
  const open = await db
    .select()
    .from(questions)
    .where(and(eq(questions.tableId, id), eq(questions.held, false)));
  const fresh = open.filter(({ lapsed, expiresAt }) => !lapsed && expiresAt !== null).map(({ expiresAt }) => Number(expiresAt));
  if (fresh.length > 0) return new Date(Math.min(...fresh));
  const stuck = open.flatMap(({ lapsed, expiresAt, since }) =>
    lapsed && expiresAt ? [Math.max(Number(expiresAt), Number(heardAt)) + Number(expiresAt) - Number(since)] : [],
  );
  return stuck.length > 0 ? new Date(Math.max(...stuck)) : null;
}

/** Lets a worker that never sleeps look after a table where nobody is, until it has nothing more to do, `most` times at most. */
export async function leaveAlone(id: string, now: Date, most = 60): Promise<LeftAlone> {
  const steps = [{ at: now, added: await work(id, now) }];
  for (let at = await nextDue(id); at !== null && steps.length <= most; at = await nextDue(id)) {
    const last = steps.at(-1)!.at;
    const moment = at > last ? at : new Date(last.getTime() + 1000);
    steps.push({ at: moment, added: await work(id, moment) });
  }
  const { status, restsSince } = await tableRow(id);
  return { status, restsSince, steps };
}

/** Notices in the outbox about a table: what they tell, and whom. */
export async function noticesOf(id: string): Promise<{ what: unknown; userId: string | null; payload: Record<string, unknown> }[]> {
  const { db } = await database();
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.tableId, id), eq(outbox.kind, 'notice')))
    .orderBy(outbox.createdAt);
  return rows.map(({ payload, userId }) => ({ what: payload.what, userId, payload }));
}

/** Who gave the entries of a table, `via` by `via`. */
export async function viasOf(id: string): Promise<string[]> {
  const { db } = await database();
  return (await db.select({ via: entries.via }).from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq)).map(({ via }) => via);
}
