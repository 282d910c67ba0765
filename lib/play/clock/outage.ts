import { database } from '../../../db/client';
import { closeOutage, insertPause, lockHeartbeat, openOutages, putHeartbeat, tablesOnTheClock } from '../../../db/clock';
import { insertRecord } from '../../../db/records';
import { apart } from '../../apart';
import { lengthText } from '../../time-control';
import { reschedule } from '../timing/reschedule';
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

/** Moves the deadlines of all tables by the outages that were not credited yet: a process may have been ended while it did so. */
export async function creditOutages(now: Date): Promise<void> {
  const { db } = await database();
  const failures: unknown[] = [];
  for (const outage of await openOutages(db)) {
    const length = outage.until.getTime() - outage.from.getTime();
    const credit = (id: string) =>
      withTable(id, now, async (locked) => {
        const moved = await reschedule(locked);
        if (moved.length === 0) return;
        await insertRecord(locked.tx, {
          tableId: id,
          seq: locked.table.seq,
          kind: 'outage',
          at: now,
          en: `The service stood still for ${lengthText(length, 'en')}. The time lost does not count: open deadlines have moved on.`,
          it: `Il servizio è rimasto fermo per ${lengthText(length, 'it')}. Il tempo perso non conta: le scadenze aperte sono state spostate.`,
        });
      });
    failures.push(...(await apart(await tablesOnTheClock(db, outage.until), credit)));
    // a table that failed has its deadlines computed anew before any of them counts
    await closeOutage(db, outage.id, now);
  }
  if (failures.length > 0) throw new AggregateError(failures, `an outage could not be credited to ${failures.length} tables`);
}
