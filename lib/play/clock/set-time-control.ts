import { pausesOf } from '../../../db/clock';
import { changeQuestions, type QuestionRow } from '../../../db/log';
import { putLetter } from '../../../db/outbox';
import { insertRecord } from '../../../db/records';
import { type SeatRow, updateSeat, updateTable } from '../../../db/tables';
import { systemClock, type Clock as TimeSource } from '../../clock';
import type { Text } from '../../engine';
import {
  bankAfter,
  carriedOver,
  describeTimeControl,
  hoursOf,
  losesOnTime,
  openingBank,
  type TimeControl,
  type TimeControlInput,
} from '../../time-control';
import { type Caller, trouble } from '../access/caller';
import { ownerOnly } from '../access/conditions';
import type { Locked } from '../access/locked';
import { tellAside } from '../access/notify';
import { budgetOf, pausesFor, retimed } from '../timing/question-time';
import { checkedTimeControl } from '../timing/time-control';
import { changeTable } from '../writer/session';
import { burst } from '../writer/table-letters';

/**
 * The owner changes a table's clock. Of a question that is open as large a share of its time stays as was left of it before; the change
 * stands in the table's record, with the rules as they are now; open pages hear of it at once, the other players by letter.
 */
export async function setTimeControl(caller: Caller, id: string, wanted: TimeControlInput, clock: TimeSource = systemClock): Promise<void> {
  const timeControl = checkedTimeControl(wanted, caller);
  await changeTable(caller, id, clock, async (locked) => {
    ownerOnly(locked, caller);
    const { table } = locked;
    if (table.status === 'over') throw trouble('conflict', { en: 'The game is over.', it: 'La partita è finita.' }, caller);
    if (table.status === 'running') mustNotCostGames(table.timeControl, timeControl, caller);
    if (JSON.stringify(timeControl) === JSON.stringify(table.timeControl)) return;
    await changeClock(locked, timeControl, {
      en: 'The clock was changed by the owner of the table.',
      it: "Chi ha creato il tavolo ha cambiato l'orologio.",
    });
    if (table.status !== 'open') await tell(locked);
  });
}

/** The table has another clock from now on; `said`: whose will it is. */
export async function changeClock(locked: Locked, timeControl: TimeControl, said: Text): Promise<void> {
  const { tx, table, now } = locked;
  await updateTable(tx, table.id, { timeControl, updatedAt: now });
  tellAside(tx, table);
  if (table.status === 'open') return;
  const words = (language: 'en' | 'it') => describeTimeControl(timeControl, language).join(' ');
  await insertRecord(tx, {
    tableId: table.id,
    seq: table.seq,
    kind: 'clock',
    at: now,
    en: `${said.en} Now: ${words('en')}`,
    it: `${said.it} Ora: ${words('it')}`,
  });
  await carryOver(locked, timeControl);
}

/** Throws conflict where a clock under which games run is to cost them when the time runs out, and did not so far. */
export function mustNotCostGames(before: TimeControl, after: TimeControl, caller: Caller): void {
  if (!losesOnTime(after) || losesOnTime(before)) return;
  throw trouble(
    'conflict',
    {
      en: 'Whether a player who lets the time run out loses the game is settled before it begins: it was not.',
      it: 'Se chi esaurisce il tempo perde la partita si decide prima che inizi: qui non è stato deciso.',
    },
    caller,
  );
}

/** Writes to everybody else at the table. Changes in quick succession are one letter, which compares with the clock before the first. */
async function tell({ tx, table, seats, now }: Locked): Promise<void> {
  const players = new Map(seats.flatMap(({ userId, seat }) => (userId === null ? [] : [[userId, seat] as const])).reverse());
  const notBefore = new Date(now.getTime() + burst.longest);
  for (const [userId, seat] of players) {
    if (userId === table.ownerId) continue;
    const payload = { what: 'clock', before: table.timeControl };
    await putLetter(tx, { kind: 'notice', tableId: table.id, seat, userId, payload, notBefore }, now);
  }
}

async function carryOver({ tx, table, seats: rows, tableRows, now }: Locked, timeControl: TimeControl): Promise<void> {
  const old = table.timeControl;
  const oldest = Math.min(now.getTime(), ...tableRows.questions.map(({ since }) => since.getTime()));
  const pauses = await pausesOf(tx, table.id, new Date(oldest));
  const banked = rows.map((seat) => {
    const own = tableRows.questions.filter((each) => each.seat === seat.seat && !each.held);
    return { ...seat, bank: bankUnder(old, timeControl, own.reduce(paid, seat)), paidUntil: now, begun: seat.begun || table.seq > 0 };
  });
  const again = new Set<string>();
  const rules = { table: { ...table, timeControl }, seats: banked, tableRows: { pauses } };
  const changed = tableRows.questions.map((question): QuestionRow => {
    const budget = budgetOf(rows, question);
    const running = { since: question.since, budget, free: question.freeUntil ?? now };
    const since = question.deadline === null ? now : carriedOver(old, now, running, timeControl, pausesFor(pauses, question.seat));
    const row = retimed({ ...question, since }, rules);
    const waits = row.expiresAt === null || row.expiresAt > now;
    const lapsed = question.lapsed && !waits && !answersOtherwise(old, timeControl);
    if (question.lapsed && !lapsed && !waits) again.add(question.seat);
    return { ...row, lapsed };
  });
  for (const { seat, bank, paidUntil, begun, missed } of banked) {
    // a deadline that the new rule will find missed once more counts once
    await updateSeat(tx, table.id, seat, { bank, paidUntil, begun, missed: again.has(seat) ? Math.max(0, missed - 1) : missed });
  }
  await changeQuestions(tx, table.id, [], changed);

  /** What the bank of a seat has paid for a question that is still open. */
  function paid(seat: SeatRow, question: QuestionRow): SeatRow {
    if (seat.bank === null || question.freeUntil === null) return seat;
    const running = { since: question.since, budget: budgetOf([seat], question), free: question.freeUntil };
    const bank = bankAfter(old, seat.bank, running, now, { pauses: pausesFor(pauses, seat.seat), answered: false });
    return { ...seat, bank, paidUntil: now };
  }
}

/** A seat's bank under changed rules: what it holds, up to the new cap. */
function bankUnder(old: TimeControl, changed: TimeControl, { bank }: SeatRow): number | null {
  if (changed.kind === 'none' || !changed.bank) return null;
  const had = old.kind === 'hours' && old.bank !== null ? bank : null;
  return had === null ? openingBank(changed) : Math.min(had, hoursOf(changed.bank.cap));
}

const answersOtherwise = (old: TimeControl, changed: TimeControl): boolean =>
  old.kind !== 'hours' || changed.kind !== 'hours' || old.expiry !== changed.expiry || old.defaults !== changed.defaults;
