import { insertRecord } from '../../../db/records';
import { type SeatRow, updateSeat } from '../../../db/tables';
import type { Text } from '../../engine';
import { losesOnTime } from '../../time-control';
import type { Locked } from '../access/locked';
import { giveUp } from '../seats/give-up';
import { passSeat } from '../seats/hand-over';
import { hasExpired } from '../timing/question-time';
import { lookAgain, withTable } from '../writer/session';

/**
 * Players of these seats who let the time run out lose them to the practice bot or, where the table says so, the game, all at once; not who
 * answered in the last moment.
 */
export async function loseOnTime(id: string, late: ReadonlySet<string>, now: Date): Promise<void> {
  await withTable(id, now, async (locked) => {
    const { table, seats, tableRows } = locked;
    if (table.status !== 'running') return;
    const isLate = (seat: string) => tableRows.questions.some((each) => each.seat === seat && !each.held && hasExpired(each, locked));
    const lost = seats.filter(({ seat, userId }) => late.has(seat) && userId !== null && isLate(seat));
    if (losesOnTime(table.timeControl)) await loseGame(locked, lost);
    else await loseSeats(locked, lost);
  });
}

async function loseSeats(locked: Locked, lost: readonly SeatRow[]): Promise<void> {
  let table = locked;
  for (const row of lost) {
    if (table.table.status !== 'running') return;
    await record(table, row.seat, 'forfeit', {
      en: 'let the time run out and has lost the seat. The practice bot plays on.',
      it: 'ha esaurito il tempo e ha perso il posto. Continua il giocatore automatico.',
    });
    await passSeat(table, row, { to: 'bot', why: 'forfeited', by: null, actor: null, policy: null });
    table = await lookAgain(table);
  }
}

async function loseGame(locked: Locked, lost: readonly SeatRow[]): Promise<void> {
  for (const { seat } of lost) {
    await record(locked, seat, 'loss', { en: 'let the time run out and has lost.', it: 'ha esaurito il tempo e ha perso.' });
  }
  const users = new Set(lost.flatMap(({ userId }) => userId ?? []));
  await giveUp(locked, users, { why: 'forfeited', actor: null });
}

/** Offers seats whose players let the time run out to everybody; whoever is heard again in time keeps theirs. */
export async function callSubstitutes(locked: Locked, late: ReadonlySet<string>): Promise<void> {
  const { tx, table, seats, now } = locked;
  for (const { seat, offeredAt } of seats) {
    if (!late.has(seat) || offeredAt !== null) continue;
    await updateSeat(tx, table.id, seat, { offeredAt: now });
    await record(locked, seat, 'substitute', {
      en: 'let the time run out. The seat is offered to whoever wants to play on; the game waits.',
      it: 'ha esaurito il tempo. Il posto è offerto a chi vuole continuare; la partita aspetta.',
    });
  }
}

async function record({ tx, table, game, now }: Locked, seat: string, kind: string, what: Text): Promise<void> {
  const said = (language: 'en' | 'it') => `${game.seatName(seat, language, table.moment)} ${what[language]}`;
  await insertRecord(tx, { tableId: table.id, seq: table.seq, kind, at: now, en: said('en'), it: said('it') });
}
