import { seatsKeptFor } from '../../../db/bots';
import { database } from '../../../db/client';
import { emailOf } from '../../../db/people';
import { isGameId } from '../../games/registry';
import { type Caller, userOf } from '../access/caller';
import { gameOf } from '../access/visible-table';

/** A seat that is kept for somebody at a table before its start. */
export interface KeptSeat {
  table: string;
  title: string;
  game: string;
  seat: string;
  seatName: string;
  /** Who keeps it; null: an account that is closed. */
  from: string | null;
}

/** Seats that wait for the caller to take them. */
export async function keptSeats(caller: Caller): Promise<KeptSeat[]> {
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  const rows = email === null ? [] : await seatsKeptFor(db, email);
  const known = rows.filter(({ table }) => isGameId(table.game));
  return Promise.all(
    known.map(async ({ invite: { seat }, table, from }) => {
      const game = await gameOf(table);
      return { table: table.id, title: table.title, game: table.game, seat, seatName: game.seatName(seat, caller.language), from };
    }),
  );
}
