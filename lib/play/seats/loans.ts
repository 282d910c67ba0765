import { type StandInRow, standInsOf, standInsOfUser, updateStandIn } from '../../../db/affairs';
import { database } from '../../../db/client';
import { putLetter } from '../../../db/outbox';
import { deleteDraft } from '../../../db/people';
import { dropInvites, openInvites, type SeatRow, tablesOfUser } from '../../../db/tables';
import { type Caller, trouble, userOf } from '../access/caller';
import type { Locked } from '../access/locked';
import { withTable } from '../writer/session';
import { passSeat } from './hand-over';

/** The loan under which a substitute holds a seat now; null: whoever holds it, holds it for good. */
export async function loanOf({ tx, table }: Locked, seat: string): Promise<StandInRow | null> {
  return (await standInsOf(tx, [table.id])).find((each) => each.seat === seat && each.startedAt !== null) ?? null;
}

/** A substitute gives the seat back, but to nobody else; throws conflict. */
export async function mustNotBeLent(locked: Locked, seat: string, caller: Caller): Promise<void> {
  const loan = await loanOf(locked, seat);
  if (loan?.substituteId !== caller.user) return;
  throw trouble(
    'conflict',
    {
      en: 'This seat is lent to you: give it back instead of passing it on.',
      it: 'Questo posto ti è stato prestato: restituiscilo invece di passarlo ad altri.',
    },
    caller,
  );
}

/** The seat goes back to its holder, with the standing orders they left. */
export async function giveBack(locked: Locked, row: SeatRow, loan: StandInRow, actor: string | null): Promise<void> {
  const { tx, table, now } = locked;
  await updateStandIn(tx, loan.id, { endedAt: now });
  await deleteDraft(tx, { userId: loan.substituteId, tableId: table.id, seat: row.seat });
  await passSeat(locked, row, { to: loan.holderId, why: 'return', by: row.seat, actor, policy: loan.policy });
  if (actor !== loan.substituteId) await tell(locked, loan, { user: loan.substituteId, what: 'ended' });
}

/** Ends a loan before its time: a substitute who has the seat gives it back, one who has not will not get it. */
export async function closeLoan(locked: Locked, loan: StandInRow, actor: string): Promise<void> {
  const row = locked.seats.find(({ seat }) => seat === loan.seat);
  if (row && loan.startedAt !== null) return giveBack(locked, row, loan, actor);
  await updateStandIn(locked.tx, loan.id, { endedAt: locked.now });
  const isWithdrawn = actor === loan.substituteId;
  await tell(locked, loan, isWithdrawn ? { user: loan.holderId, what: 'withdrawn' } : { user: loan.substituteId, what: 'ended' });
}

/** A substitute who may not sit down any more: the loan is over before it began, and both hear of it. */
export async function withdrawLoan(locked: Locked, loan: StandInRow): Promise<void> {
  await updateStandIn(locked.tx, loan.id, { endedAt: locked.now });
  await tell(locked, loan, { user: loan.holderId, what: 'withdrawn' });
  await tell(locked, loan, { user: loan.substituteId, what: 'ended' });
}

async function tell(
  { tx, table, now }: Locked,
  { seat }: StandInRow,
  { user, what }: { user: string; what: 'ended' | 'withdrawn' },
): Promise<void> {
  await putLetter(tx, { kind: 'affair', tableId: table.id, userId: user, payload: { what, seat }, notBefore: now }, now);
}

interface Arranged {
  startsAt: Date;
  endsAt: Date;
  /** Ids; null: all. */
  tables: readonly string[] | null;
}

/** Undoes what a holder arranged for exactly this time: substitutes of their seats, and offers that nobody has accepted. */
export async function undoLoans(user: string, { startsAt, endsAt, tables }: Arranged, now: Date): Promise<void> {
  const { db } = await database();
  const isThen = (each: { startsAt: Date | null; endsAt: Date | null }) =>
    each.startsAt?.getTime() === startsAt.getTime() && each.endsAt?.getTime() === endsAt.getTime();
  for (const { id, status } of await tablesOfUser(db, user)) {
    if (status !== 'running' || (tables !== null && !tables.includes(id))) continue;
    await withTable(id, now, async ({ tx }) => {
      const offers = (await openInvites(tx, [id])).filter((each) => each.kind === 'substitute' && each.createdBy === user && isThen(each));
      for (const { seat } of offers) await dropInvites(tx, id, seat);
    });
    await closeEach(id, { user, now }, (loan) => loan.holderId === user && isThen(loan));
  }
}

/** Ends all loans of the caller, of their own seats and of others' to them: they leave for good. */
export async function leaveLoans(caller: Caller, now: Date): Promise<void> {
  const user = userOf(caller);
  const { db } = await database();
  const tables = new Set((await standInsOfUser(db, user)).map(({ tableId }) => tableId));
  for (const id of tables) await closeEach(id, { user, now }, (loan) => loan.holderId === user || loan.substituteId === user);
}

/** One loan a transaction, until none is left: each changes what the next one finds. */
async function closeEach(id: string, { user, now }: { user: string; now: Date }, isMeant: (loan: StandInRow) => boolean): Promise<void> {
  for (;;) {
    const closed = await withTable(id, now, async (locked) => {
      const loan = (await standInsOf(locked.tx, [id])).find(isMeant);
      if (!loan) return false;
      if (locked.table.status === 'running') await closeLoan(locked, loan, user);
      else await updateStandIn(locked.tx, loan.id, { endedAt: now });
      return true;
    });
    if (closed !== true) return;
  }
}
