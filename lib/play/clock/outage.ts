import { type Db, database } from '../../../db/client';
import {
  type ClockedTable,
  clockedTables,
  closeOutage,
  insertPause,
  lockHeartbeat,
  openOutages,
  putHeartbeat,
  tablesAsked,
} from '../../../db/clock';
import { insertRecord } from '../../../db/records';
import { apart } from '../../apart';
import { lengthText } from '../../time-control';
import type { Locked } from '../access/locked';
import { movedBy, reschedule } from '../timing/reschedule';
import { withTable } from '../writer/session';

/** A heartbeat, and what follows from its having been missed. */
export async function keepTime(now: Date, patience: number): Promise<void> {
  await beat(now, patience);
  await creditOutages(now);
}

/**
 * The worker says that it keeps time. When nobody did for longer than was to be expected, that time is an outage, which no clock
 * counts. `patience` is the seconds until the next heartbeat that are no outage.
 */
export async function beat(now: Date, patience: number): Promise<void> {
  const { db } = await database();
  await db.transaction(async (tx) => {
    const last = await lockHeartbeat(tx);
    if (last && now <= last.at) return;
    const silence = last ? now.getTime() - last.at.getTime() : 0;
    if (last && silence > last.patience * 1000) await insertPause(tx, { from: last.at, until: now, reason: 'outage' });
    await putHeartbeat(tx, now, patience);
  });
}

/** Tables that are looked at in one go. */
const batch = 200;

/** The last table that this process has looked at for an outage, by the outage. Whoever begins anew passes over those that have their time. */
const reached = new Map<string, string>();

/**
 * Moves the deadlines of all tables by the outages that were not credited yet, or of as many as `batches` hold; true when there are more. A process
 * may be ended while it does so: what is moved says itself that it was.
 */
export async function creditOutages(now: Date, batches = Number.POSITIVE_INFINITY): Promise<boolean> {
  const { db } = await database();
  const failures: unknown[] = [];
  let [outage] = await openOutages(db);
  for (let n = 0; outage && n < batches; n++) {
    const ids = await tablesAsked(db, { after: reached.get(outage.id) ?? '', most: batch });
    const last = ids.at(-1);
    if (last === undefined) {
      reached.delete(outage.id);
      // a table that failed has its deadlines computed anew before any of them counts
      await closeOutage(db, outage.id, now);
      [outage] = await openOutages(db);
    } else {
      failures.push(...(await creditTables(db, ids, now)));
      reached.set(outage.id, last);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `an outage could not be credited to ${failures.length} tables`);
  return outage !== undefined;
}

/** Moves the deadlines of these tables by all time they have lost; returns what went wrong. */
export async function creditTables(db: Db, ids: readonly string[], now: Date): Promise<unknown[]> {
  const hasLost = ({ table, questions, seats, pauses }: ClockedTable) =>
    table.status === 'running' && movedBy(questions, { table, seats, tableRows: { pauses }, now }).length > 0;
  return apart(await clockedTables(db, ids), async (table) => {
    if (hasLost(table)) await withTable(table.table.id, now, credit);
  });
}

/** Gives a locked table the time it has lost, and says so once. */
export async function credit(locked: Locked): Promise<void> {
  const { tx, table, tableRows, now } = locked;
  const moved = await reschedule(locked);
  const lost = tableRows.pauses.filter(({ reason, appliedAt, until }) => {
    return reason === 'outage' && appliedAt === null && moved.some(({ since }) => since < until);
  });
  for (const { from, until } of lost) {
    const length = until.getTime() - from.getTime();
    await insertRecord(tx, {
      tableId: table.id,
      seq: table.seq,
      kind: 'outage',
      at: now,
      en: `The service stood still for ${lengthText(length, 'en')}. The time lost does not count: open deadlines have moved on.`,
      it: `Il servizio è rimasto fermo per ${lengthText(length, 'it')}. Il tempo perso non conta: le scadenze aperte sono state spostate.`,
    });
  }
}
