import { database } from '../../../db/client';
import { tablesWithBotsDue } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import type { Progress } from '../../engine';
import { saveChange } from './save-change';
import { openSession, settleTable, withTable } from './session';

/** Entries of bots in one transaction: short enough that nobody waits long for the table's row, or for the event loop. */
const batch = 40;

/** Tables that are looked for at once. */
const tablesAtOnce = 100;

/** Some tables whose bots have answers left to give, none of `besides`; demonstration tables only move when they are told to. */
export async function tablesToContinue(besides: ReadonlySet<string> = new Set()): Promise<string[]> {
  const { db } = await database();
  return tablesWithBotsDue(db, { most: tablesAtOnce, besides: [...besides] });
}

/** Lets the bots of a table answer, a batch a transaction, until a human is asked, the game is over or `most` entries were added. */
export async function continueTable(
  id: string,
  most = Number.POSITIVE_INFINITY,
  clock: Clock = systemClock,
): Promise<{ seq: number; more: boolean }> {
  let left = most;
  for (;;) {
    const done = await withTable(id, clock.now(), async (locked) => {
      const { table } = locked;
      if (table.status !== 'running') return { seq: table.seq, added: 0, more: false };
      const session = await openSession(locked);
      const progress: Progress = { state: session.state, entries: [] };
      const more = settleTable(session, progress, Math.min(batch, left));
      await saveChange(session, { progress, more, causedBy: 'bots', actor: null });
      return { seq: table.seq + progress.entries.length, added: progress.entries.length, more };
    });
    if (done === null) throw new Error(`there is no table ${id} to continue`);
    left -= done.added;
    if (!done.more || left <= 0) return { seq: done.seq, more: done.more };
    // everybody else's requests get their turn between two batches
    await new Promise((resolve) => setImmediate(resolve));
  }
}
