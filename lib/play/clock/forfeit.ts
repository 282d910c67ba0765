import { insertRecord } from '../../../db/records';
import { updateSeat } from '../../../db/tables';
import type { Locked } from '../access/locked';
import { passSeat } from '../seats/hand-over';
import { hasExpired } from '../timing/question-time';
import { withTable } from '../writer/session';

/** Takes a seat from a player who lost it on time, unless they answered in the last moment: the practice bot plays on. */
export async function forfeit(id: string, seat: string, now: Date): Promise<void> {
  await withTable(id, now, async (locked) => {
    const { tx, table, game, seats, tableRows } = locked;
    const row = seats.find((each) => each.seat === seat);
    const isLate = tableRows.questions.some((each) => each.seat === seat && !each.held && hasExpired(each, locked));
    if (table.status !== 'running' || !row?.userId || !isLate) return;
    await insertRecord(tx, {
      tableId: id,
      seq: table.seq,
      kind: 'forfeit',
      at: now,
      en: `${game.seatName(seat, 'en', table.moment)} let the time run out and has lost the seat. The practice bot plays on.`,
      it: `${game.seatName(seat, 'it', table.moment)} ha esaurito il tempo e ha perso il posto. Continua il giocatore automatico.`,
    });
    await passSeat(locked, row, { to: 'bot', why: 'forfeited', by: null, actor: null, policy: null });
  });
}

/** Offers seats whose players let the time run out to everybody; whoever is heard again in time keeps theirs. */
export async function callSubstitutes({ tx, table, game, seats, now }: Locked, late: ReadonlySet<string>): Promise<void> {
  for (const { seat, offeredAt } of seats) {
    if (!late.has(seat) || offeredAt !== null) continue;
    await updateSeat(tx, table.id, seat, { offeredAt: now });
    await insertRecord(tx, {
      tableId: table.id,
      seq: table.seq,
      kind: 'substitute',
      at: now,
      en: `${game.seatName(seat, 'en', table.moment)} let the time run out. The seat is offered to whoever wants to play on; the game waits.`,
      it: `${game.seatName(seat, 'it', table.moment)} ha esaurito il tempo. Il posto è offerto a chi vuole continuare; la partita aspetta.`,
    });
  }
}
