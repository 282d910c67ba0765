import { insertStandIn, type StandInRow, standInsOf, tablesWithStandInsDue, updateStandIn } from '../../../db/affairs';
import { database } from '../../../db/client';
import { dropInvites, type InviteRow, type SeatRow } from '../../../db/tables';
import { apart } from '../../apart';
import { type Clock, systemClock } from '../../clock';
import type { Span } from '../../time-control';
import { type Caller, trouble, userOf } from '../access/caller';
import { running } from '../access/conditions';
import type { Locked } from '../access/locked';
import { ownSeat } from '../access/visible-table';
import { changeTable, withTable } from '../writer/session';
import { passSeat } from './hand-over';
import { knowsAnother } from './knowledge';
import { closeLoan, giveBack, mustNotBeLent, withdrawLoan } from './loans';
import { invite } from './seats';

/** Days a seat may be lent at most. */
const longestLoan = 180;

/** Asks somebody, by letter or by link, to play a seat of the caller's for a while. */
export async function askSubstitute(
  caller: Caller,
  id: string,
  { seat, email, span }: { seat: string; email: string | null; span: Span },
  clock: Clock = systemClock,
): Promise<{ token: string }> {
  const user = userOf(caller);
  return changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    ownSeat(locked.seats, seat, caller);
    return { token: (await ask(locked, { seat, email, span, user }, caller)).token };
  });
}

/** As `askSubstitute`, on a table that is locked already. */
export async function ask(
  locked: Locked,
  { seat, email, span, user }: { seat: string; email: string | null; span: Span; user: string },
  caller: Caller,
): Promise<InviteRow> {
  const { tx, table, now } = locked;
  mustBeSpan(span, now, caller);
  await mustNotBeLent(locked, seat, caller);
  const lent = (await standInsOf(tx, [table.id])).some(
    (each) => each.seat === seat && each.startsAt < span.until && each.endsAt > span.from,
  );
  if (lent)
    throw trouble(
      'conflict',
      { en: 'A substitute has promised this time already.', it: 'Un sostituto ha già promesso questo periodo.' },
      caller,
    );
  await dropInvites(tx, table.id, seat);
  return invite(tx, { tableId: table.id, seat, email, kind: 'substitute', by: user, span, now }, caller);
}

/** Throws when a time is over, empty, or longer than half a year. */
export function mustBeSpan({ from, until }: Span, now: Date, caller: Caller): void {
  const days = (until.getTime() - from.getTime()) / 86_400_000;
  if (days > 0 && days <= longestLoan && until > now) return;
  throw trouble(
    'invalid',
    {
      en: `The time must end after it begins, in the future, and last at most ${longestLoan} days.`,
      it: `Il periodo deve finire dopo il suo inizio, nel futuro, e durare al massimo ${longestLoan} giorni.`,
    },
    caller,
  );
}

/** Somebody accepted to play the seat for a while; it begins at once when its time has come. */
export async function promise(locked: Locked, row: SeatRow, offer: InviteRow, user: string, caller: Caller): Promise<void> {
  const { tx, table, now } = locked;
  const { startsAt, endsAt, createdBy } = offer;
  if (!startsAt || !endsAt || !createdBy || createdBy !== row.userId) {
    throw trouble('conflict', { en: 'This offer is gone.', it: "Quest'offerta non c'è più." }, caller);
  }
  if (createdBy === user)
    throw trouble('conflict', { en: 'You cannot stand in for yourself.', it: 'Non puoi sostituire te stesso.' }, caller);
  await dropInvites(tx, table.id, row.seat);
  const made = await insertStandIn(tx, { tableId: table.id, seat: row.seat, holderId: createdBy, substituteId: user, startsAt, endsAt });
  if (startsAt <= now) await begin(locked, row, made, user);
}

/**
 * The substitute sits down. The holder's standing orders stay with the seat and are kept for the day they come back. Who came to know
 * another seat since they promised does not: the holder plays on, and both are told.
 */
async function begin(locked: Locked, row: SeatRow, loan: StandInRow, actor: string | null): Promise<void> {
  if (await knowsAnother(locked, row.seat, loan.substituteId)) return withdrawLoan(locked, loan);
  const policy = locked.tableRows.policies.get(row.seat) ?? null;
  await updateStandIn(locked.tx, loan.id, { startedAt: locked.now, policy });
  await passSeat(locked, row, { to: loan.substituteId, why: 'substitute', by: row.seat, actor });
}

/** Ends a loan early: the holder wants the seat back, or the substitute gives it back (or will not come after all). */
export async function endLoan(caller: Caller, id: string, seat: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    const loan = (await standInsOf(locked.tx, [id])).find(
      (each) => each.seat === seat && (each.holderId === user || each.substituteId === user),
    );
    if (!loan) throw trouble('not-found', { en: 'This seat is lent to nobody.', it: 'Questo posto non è prestato a nessuno.' }, caller);
    await closeLoan(locked, loan, user);
  });
}

/** Lets substitutes sit down whose time has come, and holders whose substitute's time is over. Returns the tables it changed. */
export async function turnSubstitutes(now: Date): Promise<string[]> {
  const { db } = await database();
  const changed = await tablesWithStandInsDue(db, now);
  const failures = await apart(changed, (id) => turnTable(id, now));
  if (failures.length > 0) throw new AggregateError(failures, `substitutes could not sit down at ${failures.length} of the tables`);
  return changed;
}

/** One loan a transaction, until none is due: each changes what the next one finds. */
async function turnTable(id: string, now: Date): Promise<void> {
  for (;;) {
    const turned = await withTable(id, now, async (locked) => {
      const loans = await standInsOf(locked.tx, [id]);
      const due = loans.find(({ startedAt, startsAt, endsAt }) => endsAt <= now || (startedAt === null && startsAt <= now));
      const row = due && locked.seats.find((each) => each.seat === due.seat);
      if (!due || !row || locked.table.status !== 'running') return false;
      if (due.startedAt !== null) await giveBack(locked, row, due, null);
      else if (due.endsAt <= now || row.userId !== due.holderId) await updateStandIn(locked.tx, due.id, { endedAt: now });
      else await begin(locked, row, due, null);
      return true;
    });
    if (turned !== true) return;
  }
}
