import { forgetTable, standInsOf, updateStandIn } from '../../../db/affairs';
import { changeQuestions } from '../../../db/log';
import { putLetter } from '../../../db/outbox';
import { deleteDraft } from '../../../db/people';
import { dropInvites, dropPolicy, putPolicy, type SeatRow, updateSeat } from '../../../db/tables';
import type { HandOver } from '../../chance/act';
import type { Progress } from '../../engine';
import type { Locked } from '../access/locked';
import { holderOfRow } from '../log/holder';
import { applyVacations } from '../timing/vacation-pauses';
import { abandonTable, appendAct, saveChange } from '../writer/save-change';
import { openSession, settleTable } from '../writer/session';
import { knowsAnother } from './knowledge';

/** How a seat of a running table changes hands. */
export interface Passing {
  /** A user's id, or the practice bot. */
  to: string | 'bot';
  why: HandOver['why'];
  /** Seat that wanted it; null: the owner of the table, or the calendar. */
  by: string | null;
  consent?: string[];
  /** User at the keyboard; null: nobody. */
  actor: string | null;
  /** Standing orders the seat goes on with; null: the game's suggestion. undefined: those it has. */
  policy?: Record<string, unknown> | null;
}

/**
 * Hands a seat of a running table over: the log says so, invitations to it are gone, questions are asked anew with a fresh clock, and
 * from now on every door knows the new holder only. Sealed orders on hold are the seat's and go with it. When no human is left the
 * table is over as abandoned. Whoever calls this has made sure that the new holder knows no other seat of a game that hides facts.
 */
export async function passSeat(locked: Locked, row: SeatRow, { to, why, by, consent = [], actor, policy }: Passing): Promise<void> {
  const { tx, table, now } = locked;
  const { seat, userId } = row;
  if (to !== 'bot' && why !== 'return' && (await knowsAnother(locked, seat, to))) {
    throw new Error(`${to} knows another seat of ${table.id} and cannot be given ${seat}`);
  }
  await dropInvites(tx, table.id, seat);
  if (policy === null) await dropPolicy(tx, table.id, seat);
  else if (policy !== undefined) await putPolicy(tx, table.id, seat, policy, now);
  const isLent = why === 'substitute';
  if (userId !== null && !isLent) await deleteDraft(tx, { userId, tableId: table.id, seat });
  if (!isLent && why !== 'return') await endStandIns(locked, row);
  const isBot = to === 'bot';
  const resignedAt = isBot ? now : null;
  const change = { userId: isBot ? null : to, bot: isBot, resignedAt, missed: 0, offeredAt: null };
  await updateSeat(tx, table.id, seat, change);
  const seats = locked.seats.map((each) => (each.seat === seat ? { ...each, ...change } : each));
  if (userId !== null && !isLent && seats.every((each) => each.userId !== userId)) await forgetTable(tx, userId, table.id);
  const policies = new Map(locked.tableRows.policies);
  if (policy === null) policies.delete(seat);
  else if (policy !== undefined) policies.set(seat, policy);
  // without the rows of before, the seat's questions are news to the new holder and get their own time
  const questions = locked.tableRows.questions.filter((each) => each.seat !== seat);
  const own = locked.tableRows.questions.filter((each) => each.seat === seat);
  await changeQuestions(
    tx,
    table.id,
    own.map(({ decision }) => decision),
    [],
  );
  const session = await openSession({ ...locked, seats, tableRows: { ...locked.tableRows, policies, questions } });
  const act: HandOver = {
    ...{ type: 'hand-over', seat, why, by, consent },
    from: holderOfRow(row),
    to: isBot ? 'bot' : { user: to },
  };
  const causedBy = why === 'resigned' ? 'resign' : 'handover';
  const passed = await appendAct(session, act, { state: session.state, causedBy });
  if (seats.every((each) => each.userId === null)) return abandonTable({ ...passed, tableRows: locked.tableRows });
  await tell(locked, row, { to, why, actor });
  const progress: Progress = { state: passed.state, entries: [] };
  const more = settleTable(passed, progress);
  await saveChange(passed, { progress, more, causedBy, actor });
  await applyVacations(locked);
}

/** Writes to those whom it concerns and who did not do it themselves. */
async function tell(
  { tx, table, seats, now }: Locked,
  { seat, userId }: SeatRow,
  { to, why, actor }: Pick<Passing, 'to' | 'why' | 'actor'>,
): Promise<void> {
  const letter = async (user: string, what: 'removed' | 'lent' | 'returned' | 'passed' | 'entrusted' | 'left') => {
    if (user === actor) return;
    await putLetter(tx, { kind: 'affair', tableId: table.id, userId: user, payload: { what, seat }, notBefore: now }, now);
  };
  if (to !== 'bot' && (why === 'substitute' || why === 'return')) await letter(to, why === 'return' ? 'returned' : 'lent');
  if (why === 'conceded' || why === 'forfeited' || why === 'replaced') {
    if (to !== 'bot') await letter(to, 'entrusted');
    const others = new Set(seats.flatMap((row) => row.userId ?? []));
    for (const other of others) if (other !== userId && other !== to) await letter(other, 'left');
  }
  if (userId === null) return;
  if (why === 'removed' || why === 'forfeited' || why === 'replaced') await letter(userId, 'removed');
  else if (why === 'invitation' || why === 'open' || why === 'substitute') await letter(userId, 'passed');
}

/** Who was to play the seat for a while will not; who lent it has lost it to what happened to their substitute. */
async function endStandIns({ tx, table, now }: Locked, { seat, userId }: SeatRow): Promise<void> {
  for (const { id, startedAt, holderId, substituteId, ...each } of await standInsOf(tx, [table.id])) {
    if (each.seat !== seat) continue;
    await updateStandIn(tx, id, { endedAt: now });
    const to = startedAt === null ? { user: substituteId, what: 'ended' } : { user: holderId, what: 'removed' };
    if (to.user === userId) continue;
    await putLetter(tx, { kind: 'affair', tableId: table.id, userId: to.user, payload: { what: to.what, seat }, notBefore: now }, now);
  }
}
