import { database } from '../../../db/client';
import { endPause, insertPause, removePause, seasonPauses } from '../../../db/clock';
import { playersOfEntrants } from '../../../db/entrants';
import { questionsOf } from '../../../db/log';
import { type ChoreRow, choresDue, dropChore, pairingOfTable, postponeChore } from '../../../db/rounds';
import type { Chore } from '../../../db/schema';
import { updateSeat } from '../../../db/tables';
import { sidesOf } from '../../engine';
import { seatsOfPlace } from '../../tournament';
import type { Locked } from '../access/locked';
import { adjudicateLate } from '../agreements/adjudication';
import { changeClock } from '../clock/set-time-control';
import { giveUp } from '../seats/give-up';
import { passSeat } from '../seats/hand-over';
import { reschedule } from '../timing/reschedule';
import { lookAgain, withTable } from '../writer/session';

/** Until what could not be done is tried again. */
const later = 3_600_000;

/** Does what is left to be done to tables of seasons, each with its table held; returns how many were taken on. */
export async function doChores(now: Date, most: number, failed: (table: string, error: unknown) => void): Promise<number> {
  const { db } = await database();
  const due = await choresDue(db, now, most);
  for (const row of due) {
    await withTable(row.tableId, now, (locked) => doOne(locked, row)).catch(async (error: unknown) => {
      failed(row.tableId, error);
      await postponeChore(db, row.id, new Date(now.getTime() + later));
    });
  }
  return due.length;
}

async function doOne(locked: Locked, { id, chore }: ChoreRow): Promise<void> {
  // somebody else has done it, or the season was taken away
  if (await dropChore(locked.tx, id)) await carryOut(locked, chore);
}

async function carryOut(locked: Locked, chore: Chore): Promise<void> {
  if (locked.table.status === 'over') return;
  switch (chore.kind) {
    case 'replace':
      return replace(locked, chore);
    case 'give-up':
      if (locked.table.status === 'running') await giveUp(locked, new Set([chore.user]), { why: 'conceded', actor: null });
      return;
    case 'late':
      return adjudicateLate(locked, chore.rule);
    case 'clock':
      return changeClock(locked, chore.timeControl, {
        en: 'The clock was changed by those who direct the season.',
        it: 'Chi dirige la stagione ha cambiato l’orologio.',
      });
    case 'pause':
      await insertPause(locked.tx, {
        ...{ tableId: locked.table.id, seat: null, from: new Date(chore.from), until: new Date(chore.until) },
        ...{ reason: 'season', appliedAt: locked.now },
      });
      return retime(locked);
    case 'resume': {
      const { tx, table, now } = locked;
      for (const pause of await seasonPauses(tx, table.id, now)) {
        if (pause.from >= now) await removePause(tx, pause.id);
        else await endPause(tx, pause.id, now);
      }
      return retime(locked);
    }
  }
}

async function retime({ tx, table, seats, tableRows, now }: Locked): Promise<void> {
  await reschedule({ tx, table, seats, tableRows: { ...tableRows, questions: await questionsOf(tx, [table.id]) }, now });
}

/** The seats of an entrant are its new player's, also those that the practice bot has kept warm since they were given up; not what a mate took over. */
async function replace(locked: Locked, { entrant, to }: Extract<Chore, { kind: 'replace' }>): Promise<void> {
  const { tx, game } = locked;
  const found = await pairingOfTable(tx, locked.table.id);
  if (!found) return;
  const { pairing } = found;
  const sides = sidesOf(game, locked.table.options);
  const seats = pairing.seats.flatMap((each, place) => (each.entrant === entrant ? seatsOfPlace(sides, pairing, place) : []));
  const players = (await playersOfEntrants(tx, [entrant])).get(entrant);
  let table = locked;
  for (const seat of seats) {
    const row = table.seats.find((each) => each.seat === seat);
    const isTheirs = row && row.userId !== to && (row.userId === null ? row.bot : players?.has(row.userId));
    if (!row || !isTheirs) continue;
    if (table.table.status === 'open') await updateSeat(tx, table.table.id, seat, { userId: to, bot: false });
    else await passSeat(table, row, { to, why: 'replaced', by: null, actor: null, policy: null });
    table = await lookAgain(table);
  }
}
