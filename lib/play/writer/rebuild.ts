import { dropCheckpoints } from '../../../db/checkpoints';
import { type PauseRow, pausesOf } from '../../../db/clock';
import { changeQuestions, type EntryRow, entriesOf, putSnapshot, type QuestionRow, sendersOf } from '../../../db/log';
import { recordsOfKinds } from '../../../db/records';
import { putLuck } from '../../../db/result-luck';
import { type SeatRow, updateSeat, updateTable } from '../../../db/tables';
import { actOf, isEnding } from '../../chance/act';
import { decidingAct, outcomeOf } from '../../chance/ending';
import type { AutoAnswers, Decision } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { Locked } from '../access/locked';
import { brokenOffBy, decisionsOf, headlineOf } from '../log/headline';
import { type State, stateAt } from '../log/load-state';
import { keepResult } from '../log/result';
import { questionRows } from '../timing/open-questions';
import { retimed } from '../timing/question-time';
import { stepsOf, type ToldTime, toldTime } from '../timing/told-time';
import { botsLeft, heldOf } from './auto-answers';
import { mixStateOf } from './mix';
import { withTable } from './session';

/**
 * Makes a table's projections anew from its log: status and since when, headline, open questions with their deadlines, the seats' banks of
 * time, snapshot. Of what the log cannot tell (where the clock's rules were changed) rows that are there keep what they say. False: the
 * table has not begun.
 */
export async function rebuildTable(id: string, now: Date): Promise<boolean> {
  const done = await withTable(id, now, async (locked) => {
    const { tx, table, game, seats, tableRows } = locked;
    if (!table.opening) return false;
    const rows = await entriesOf(tx, id);
    const seq = rows.length;
    const hash = rows.at(-1)?.hash ?? table.opening.hash;
    const held = heldOf(tableRows.sealed);
    const pauses = await pausesOf(tx, id, new Date(table.opening.at));
    const { state, clocks } = await replayed(locked, rows, { held, pauses });
    // a director may have decided since
    const isBrokenOff = table.abandonedAt !== null && decidingAct(rows) === null;
    const outcome = isBrokenOff ? brokenOffBy(seats) : outcomeOf(game, state, rows);
    const decisions = outcome ? [] : decisionsOf(game, state);
    const clocked = seatsBy(clocks, seats);
    for (const row of clocked) {
      const { seat, bank, paidUntil, begun } = row;
      if (!seats.includes(row)) await updateSeat(tx, id, seat, { bank, paidUntil, begun });
    }
    const rules = { table, seats: clocked, tableRows: { pauses } };
    const questions = questionsBy(clocks, tableRows.questions).map((row) => retimed(row, rules));
    const time = { table, seats: clocked, tableRows: { ...tableRows, pauses, questions }, now };
    const asked = questionRows(time, decisions, { held });
    await changeQuestions(
      tx,
      id,
      tableRows.questions.map(({ decision }) => decision),
      asked,
    );
    const botsDue = !outcome && botsLeft({ game, autoAnswers: { held }, seats }, state);
    const shown = headlineOf(game, state, outcome);
    const begun = new Date(table.opening.at);
    const statusSince = shown.status === 'over' ? (table.abandonedAt ?? endOf(rows, game.outcome(state) !== null) ?? begun) : begun;
    // an entry without a new mix is refused: here they are all anew
    await updateTable(tx, id, { mix: null });
    const remade = { ...shown, statusSince, seq, hash, ...mixStateOf(table, table.opening, rows), botsDue };
    await updateTable(tx, id, remade);
    await putLuck(tx, id, []);
    await keepResult({ tx, game, table: { ...table, ...remade }, seats });
    await putSnapshot(tx, { tableId: id, seq, shape: game.shape, hash, state });
    await dropCheckpoints(tx, id);
    return true;
  });
  return done === true;
}

/** When a game ended: what was said of it later did not end it again. */
function endOf(rows: readonly EntryRow[], isPlayedOut: boolean): Date | undefined {
  const end = isPlayedOut ? rows.findLast(({ via }) => via !== 'table') : rows.find((row) => isEnding(actOf(row)));
  return end?.at;
}

/** The state a log leads to, and the clocks on the way. */
async function replayed(
  { tx, table, game, seats, tableRows }: Locked,
  entries: EntryRow[],
  { held, pauses }: { held: AutoAnswers['held']; pauses: PauseRow[] },
): Promise<{ state: State; clocks: ToldTime }> {
  const ends = new Set(stepsOf(table, entries).map(({ last }) => last));
  const open = new Map<number, readonly Decision[]>();
  const state = await stateAt(tx, table, game, entries.length, (seq, at) => {
    if (ends.has(seq)) open.set(seq, asksIn(game, at));
  });
  const records = await recordsOfKinds(tx, table.id, ['rests', 'awake', 'clock']);
  const submittedBy = await sendersOf(tx, table.id);
  const told = { table, seats, entries, pauses, records, submittedBy, sealed: tableRows.sealed, held };
  return { state, clocks: toldTime({ ...told, openAfter: (seq) => open.get(seq) ?? [] }) };
}

/** Of a state that plays on: what is kept must not change with it. */
const asksIn = (game: AnyGame, state: State): Decision[] => structuredClone(decisionsOf(game, state));

/** The seats with the clocks that the log tells of; the same rows where nothing is other. */
function seatsBy({ seats: told, unsure }: ToldTime, seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((row) => {
    const clock = told.find(({ seat }) => seat === row.seat);
    if (!clock) return row;
    const isLost = row.bank === null && clock.bank !== null;
    if (unsure.seats.has(row.seat) && !isLost) return row;
    const { bank, paidUntil, begun } = clock;
    const isSame = row.bank === bank && row.begun === begun && row.paidUntil?.getTime() === paidUntil?.getTime();
    return isSame ? row : { ...row, bank, paidUntil, begun };
  });
}

/** The open questions that the log tells of; those in doubt, and that a deadline has passed, as the rows that are there say. */
function questionsBy({ questions, unsure }: ToldTime, rows: readonly QuestionRow[]): QuestionRow[] {
  return questions.map((row) => {
    const known = rows.find(({ decision }) => decision === row.decision);
    if (!known) return row;
    const { askedAt, since, first, lapsed } = known;
    return unsure.decisions.has(row.decision) ? { ...row, askedAt, since, first, lapsed } : { ...row, lapsed };
  });
}
