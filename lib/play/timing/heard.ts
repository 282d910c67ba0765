import { changeQuestions } from '../../../db/log';
import { putLetter } from '../../../db/outbox';
import { insertRecord } from '../../../db/records';
import { type SeatRow, updateSeat, updateTable } from '../../../db/tables';
import type { Locked } from '../access/locked';
import { tellTable } from '../access/notify';
import { missedAgain } from './away';
import { retimed } from './question-time';

/** Milliseconds within which hearing of somebody once more says nothing new. */
const staleAfter = 60_000;
/** So few answers that nobody gave are not worth a write of their own when somebody is heard of. */
const few = 100;

type Known = Pick<Locked, 'table' | 'seats'>;

/** The user plays at the table; where only bots do, its owner counts. */
export const isOneOf = ({ table, seats }: Known, user: string): boolean =>
  seats.some(({ userId }) => userId === user) || (table.ownerId === user && seats.every(({ bot }) => bot));

/** That a player is heard of must be noted: it was not, or long ago. */
export const isNews = ({ table }: Known, now: Date): boolean =>
  table.heardAt === null || now.getTime() - table.heardAt.getTime() >= staleAfter || table.unheard > few;

/** A table as it is for a player who does something at it: they are there, and it rests no more. */
export const asHeard = <T extends Known>(known: T, user: string): T => ({
  ...known,
  table: { ...known.table, restsSince: null },
  // whom the clock sought a substitute for is here again
  seats: known.seats.map((seat) => (seat.userId === user && seat.missed > 0 ? { ...seat, missed: 0, offeredAt: null } : seat)),
});

/** The table once a user has done something at it, as it is to be kept; null: they are no player of it, or it is not played. */
function heardOf(locked: Locked, user: string): { heard: Locked; changed: SeatRow[] } | null {
  const { table, now } = locked;
  if (table.status !== 'running' || !isOneOf(locked, user)) return null;
  const { seats } = asHeard(locked, user);
  const changed = seats.filter((seat) => !locked.seats.includes(seat));
  return { heard: { ...locked, seats, table: { ...table, heardAt: now, unheard: 0 } }, changed };
}

/**
 * A user does something at a table. A player is heard of again: their questions wait for them once more, and a table that rests wakes.
 * Returns the table as it is from then on.
 */
export async function hear(locked: Locked, user: string): Promise<Locked> {
  const { tx, table, now } = locked;
  const found = heardOf(locked, user);
  if (!found) return locked;
  for (const { seat, missed, offeredAt } of found.changed) await updateSeat(tx, table.id, seat, { missed, offeredAt });
  if (table.restsSince !== null) return wake(found.heard, user);
  if (isNews(locked, now)) await updateTable(tx, table.id, { heardAt: now, unheard: 0 });
  return found.heard;
}

/** As `hear`, and leaves what is to be kept to whoever writes next (`owed`), unless the table wakes. */
export async function hearBeforeChange(locked: Locked, user: string): Promise<Locked> {
  if (locked.table.restsSince !== null) return hear(locked, user);
  const found = heardOf(locked, user);
  return found ? { ...found.heard, owed: { seats: found.changed, isNews: isNews(locked, locked.now) } } : locked;
}

/**
 * A table that rests goes on: whatever is open gets the whole of its time from now, and its players a letter. Nobody is answered for
 * at once before one fresh deadline has passed. `by` is not written to.
 */
export async function wake(locked: Locked, by: string): Promise<Locked> {
  const { tx, now, tableRows } = locked;
  if (locked.table.restsSince === null) return locked;
  const table = { ...locked.table, restsSince: null, unheard: 0, heardAt: now, botsDue: true };
  const { id, seq, restsSince, unheard, heardAt, botsDue } = table;
  const seats = locked.seats.map((seat) => ({ ...seat, missed: missedAgain(seat) }));
  for (const { seat, missed } of seats) await updateSeat(tx, id, seat, { missed });
  const questions = tableRows.questions.map((row) =>
    row.held ? row : retimed({ ...row, askedAt: now, since: now, lapsed: false }, { table, seats, tableRows }),
  );
  await changeQuestions(tx, id, [], questions);
  // bots and standing orders that were cut short go on
  await updateTable(tx, id, { restsSince, unheard, heardAt, botsDue, updatedAt: now });
  tellTable(tx, { table: id, seq, bots: true, aside: true });
  await insertRecord(tx, {
    ...{ tableId: id, seq, kind: 'awake', at: now },
    en: 'A player was heard of: the table no longer rests, and all that is asked has its whole time again.',
    it: 'Si è fatto sentire un giocatore: il tavolo non riposa più, e ogni domanda ha di nuovo tutto il suo tempo.',
  });
  for (const { seat, userId } of seats) {
    const [first, ...more] = questions.filter((question) => question.seat === seat && !question.held);
    if (userId === null || userId === by || !first) continue;
    const kind = [first, ...more].some(({ tempo }) => tempo === 'turn') ? 'turn' : 'question';
    await putLetter(tx, { kind, tableId: id, seat, userId, notBefore: now }, now);
  }
  return { ...locked, table, seats, tableRows: { ...tableRows, questions } };
}
