import {
  appendEntries,
  changeQuestions,
  changeSealed,
  type EntryRow,
  type LineRow,
  putSnapshot,
  type QuestionRow,
  type SealedRow,
} from '../../../db/log';
import { nothing, saveTable, type TableWrites } from '../../../db/save-table';
import type { Answered } from '../../../db/schema';
import { type SeatRow, updateTable } from '../../../db/tables';
import type { Act } from '../../chance/act';
import { actEntry, fileEntry, linked } from '../../chance/record';
import { canonical, checksumsBy, type Decision, type Entry, type Outcome, type Progress, type Told } from '../../engine';
import type { Locked } from '../access/locked';
import { tableNews, tellTable } from '../access/notify';
import { type BrokenOff, brokenOffBy, decisionsOf, type Headline, headlineOf } from '../log/headline';
import { linesFor } from '../log/lines';
import type { State } from '../log/load-state';
import { keepResult } from '../log/result';
import { questionRows } from '../timing/open-questions';
import { isWornOut, mustRest, tellRest, unheardAfter } from '../timing/rest';
import { chargedSeats } from '../timing/time-bank';
import { autoAnswersOf } from './auto-answers';
import { mixedBy, mixStateAfter } from './mix';
import type { Session } from './session';
import { burst, lettersOf } from './table-letters';

/** What a transaction did to a table, ready to be written. */
export interface TableChange {
  progress: Progress;
  /** Bots have answers left to give. */
  more: boolean;
  /** `submission:<id>`, `start`, `clock`, `bots`, `policy`, `resign`, `handover`, `withdraw`. */
  causedBy: string;
  /** User at the keyboard: not written to about what they see anyway. */
  actor: string | null;
  /** The actor wrote a letter: the answer to it asks what is asked next. */
  byLetter?: boolean;
  /** What the set-up told, when this run is the start. */
  opening?: Told[];
  /** Decisions whose time is over and that only their player can answer. */
  lapsed?: ReadonlySet<string>;
  /** Seats whose players let a deadline pass. */
  missed?: ReadonlySet<string>;
  /** How an act ends the game, or how it stays ended. */
  ended?: Outcome | BrokenOff;
  /** The table comes to rest whatever else speaks for it; false: not now. */
  rests?: boolean;
}

/**
 * Writes an act of the players to the log. The session that comes back goes on from there with `state`, which a take-back has moved;
 * `saveChange` must follow: it writes the projections.
 */
export async function appendAct(session: Session, act: Act, { state, causedBy }: { state: State; causedBy: string }): Promise<Session> {
  const { tx, game, table, now } = session;
  const seq = table.seq + 1;
  const mixed = mixedBy(session, 'act');
  const place = {
    seq,
    rules: table.rules,
    at: now,
    moment: game.moment(session.state),
    checksum: checksumsBy(table.opening?.recipe ?? 1)(state),
    mixed,
  };
  const link = linked(table.hash, actEntry(act, place));
  const row = { ...link, mixed: mixed ?? null, tableId: table.id, barrier: act.type !== 'take-back', causedBy, answered: null, at: now };
  await appendEntries(tx, table.id, [row]);
  const moved = { ...session, table: { ...table, seq, hash: link.hash, ...mixStateAfter(table, [link]) }, state };
  return { ...moved, autoAnswers: autoAnswersOf(moved) };
}

/** A change that is worked out and not written. */
export interface Planned {
  writes: TableWrites;
  /** The table comes to rest with it: `tellRest` must follow. */
  isToRest: boolean;
}

/** Writes a change in one statement, and what its rest gives cause for. Returns the lines. */
export async function saveChange(session: Session, change: TableChange): Promise<LineRow[]> {
  const { writes, isToRest } = plannedChange(session, change);
  await saveTable(session.tx, session.table.id, writes, session.now);
  if (writes.table?.status === 'over') await keepResult({ ...session, table: writes.table });
  if (isToRest) await tellRest(session, writes.table?.seq ?? session.table.seq);
  return writes.lines;
}

/** Works out all that follows from a change. */
export function plannedChange(before: Session, change: TableChange): Planned {
  const { game, now, owed } = before;
  const { progress, lapsed } = change;
  // 1. Where the table stands: what lists show of it, whether it rests, what is asked.
  const shown = headlineOf(game, progress.state, change.ended);
  const session = { ...before, table: afterChange(before, change, shown) };
  const { table } = session;
  const open = change.ended ? [] : decisionsOf(game, progress.state);
  const botsDue = change.more && !(table.restsSince !== null && isWornOut(session));
  // 2. What the log says of it.
  const { rows, lines } = rowsOf(session, change);
  const { seq, hash } = rows.at(-1) ?? table;
  // 3. Its time: the banks pay, then every open question has its deadline.
  const charged = chargedSeats(session, progress, open);
  const questions = questionChange(session, open, { charged, lapsed });
  const writes: TableWrites = {
    ...nothing,
    table: { ...table, ...shown, ...mixStateAfter(table, rows), seq, hash, botsDue, updatedAt: now },
    // sealed orders on hold add no entry
    news: tableNews({ table: table.id, seq, bots: botsDue, ...(rows.length === 0 && { aside: true }) }),
    ...{ entries: rows, lines, charged, questions },
    heard: owed?.seats ?? [],
    // 4. Which sealed orders are held.
    sealed: sealedChange(session, open),
    snapshot: { tableId: table.id, seq, shape: game.shape, hash, state: progress.state },
    // 5. Who is written to: nobody at a table of one.
    hold: new Set(session.seats.flatMap(({ userId }) => userId ?? [])).size > 1 ? burst : null,
    letters: lettersOf(session, { change, asked: questions.asked, moment: shown.moment, over: isNewsOf(before, shown), seq }),
  };
  return { writes, isToRest: table.restsSince !== null && before.table.restsSince === null };
}

/** The game is over by this change, or has ended otherwise than was known. */
const isNewsOf = ({ table }: Session, { status, outcome }: Headline): boolean =>
  status === 'over' && (table.status !== 'over' || canonical(table.outcome) !== canonical(outcome));

/** What is left to write of a table that does not change: that a player was heard of. */
export const owedBy = ({ owed, table }: Locked): TableWrites => ({
  ...nothing,
  heard: owed?.seats ?? [],
  table: owed?.isNews ? table : null,
});

/** The table as a change leaves it, log and projections apart: how long nobody was heard of, and whether it rests. */
function afterChange({ table, seats, now }: Session, { progress, rests }: TableChange, { status }: Headline): Session['table'] {
  const after = { ...table, unheard: unheardAfter(table, progress.entries) };
  const isDone = status === 'over';
  const isTired = rests ?? mustRest({ table: after, seats });
  return { ...after, restsSince: isDone ? null : (table.restsSince ?? (isTired ? now : null)) };
}

/** Ends a table without an outcome: all its human players have left, or its owner calls it off. */
export async function abandonTable({ tx, game, table, seats, state, tableRows, now }: Session): Promise<void> {
  const change = {
    ...headlineOf(game, state, brokenOffBy(seats)),
    ...{ seq: table.seq, hash: table.hash, mix: table.mix, mixing: table.mixing },
    ...{ abandonedAt: now, botsDue: false, restsSince: null, updatedAt: now },
  };
  await updateTable(tx, table.id, change);
  await keepResult({ tx, game, table: { ...table, ...change }, seats });
  tellTable(tx, { table: table.id, seq: table.seq, bots: false });
  await putSnapshot(tx, { tableId: table.id, seq: table.seq, shape: game.shape, hash: table.hash, state });
  await changeQuestions(
    tx,
    table.id,
    tableRows.questions.map(({ decision }) => decision),
    [],
  );
  await changeSealed(
    tx,
    table.id,
    tableRows.sealed.map(({ decision }) => decision),
    [],
  );
}

function rowsOf(session: Session, { progress, causedBy, opening }: TableChange): { rows: EntryRow[]; lines: LineRow[] } {
  const { game, table, now } = session;
  const rows: EntryRow[] = [];
  const lines = opening ? linesFor(0, opening) : [];
  let { hash } = table;
  for (const [i, entry] of progress.entries.entries()) {
    const seq = table.seq + i + 1;
    const mixed = i === 0 ? mixedBy(session) : undefined;
    const link = linked(hash, fileEntry(game, entry, { seq, rules: table.rules, at: now, mixed }));
    hash = link.hash;
    const answered = answeredOf(session, entry);
    rows.push({ ...link, mixed: mixed ?? null, tableId: table.id, barrier: entry.barrier, causedBy, answered, at: now });
    lines.push(...linesFor(seq, entry.told));
  }
  return { rows, lines };
}

function answeredOf({ tableRows, seats }: Session, { seat, decision, seal }: Entry): Answered {
  const asked = tableRows.questions.find((each) => each.decision === decision);
  const { bank = null, paidUntil = null, begun = false } = seats.find((each) => each.seat === seat) ?? {};
  return {
    seal: seal ?? null,
    question: asked
      ? {
          askedAt: asked.askedAt.toISOString(),
          since: asked.since.toISOString(),
          first: asked.first,
          deadline: asked.deadline?.toISOString() ?? null,
        }
      : null,
    seat: { bank, paidUntil: paidUntil?.toISOString() ?? null, begun },
  };
}

/** Sealed orders that are held no more, and those that are from now on. */
function sealedChange({ table, tableRows, autoAnswers, now }: Session, open: readonly Decision[]): { gone: string[]; added: SealedRow[] } {
  const isOpen = (decision: string) => open.some(({ id }) => id === decision);
  // a take-back may have closed the question behind an order that is held
  const gone = tableRows.sealed.filter(({ decision }) => !autoAnswers.held.has(decision) || !isOpen(decision));
  const added: SealedRow[] = [];
  for (const { id, seat } of open) {
    const kept = autoAnswers.held.get(id);
    if (!kept || tableRows.sealed.some(({ decision }) => decision === id)) continue;
    added.push({ tableId: table.id, decision: id, seat, order: kept.order as unknown as Record<string, unknown>, via: kept.via, at: now });
  }
  return { gone: gone.map(({ decision }) => decision), added };
}

interface QuestionChange {
  /** Decisions that are asked no more. */
  gone: string[];
  /** New rows, and those that are others than before. */
  changed: QuestionRow[];
  /** Those that were not open before. */
  asked: QuestionRow[];
}

function questionChange(
  { table, seats, tableRows, autoAnswers, now }: Session,
  open: readonly Decision[],
  { charged, lapsed }: { charged: readonly SeatRow[]; lapsed: ReadonlySet<string> | undefined },
): QuestionChange {
  const paid = seats.map((row) => charged.find(({ seat }) => seat === row.seat) ?? row);
  const rows = questionRows({ table, seats: paid, tableRows, now }, open, { held: autoAnswers.held, charged, lapsed });
  const before = new Map(tableRows.questions.map((row) => [row.decision, row]));
  const still = new Set(rows.map(({ decision }) => decision));
  return {
    gone: [...before.keys()].filter((decision) => !still.has(decision)),
    changed: rows.filter((row) => !isSame(row, before.get(row.decision))),
    asked: rows.filter(({ decision }) => !before.has(decision)),
  };
}

const isSame = (row: QuestionRow, known: QuestionRow | undefined): boolean =>
  known !== undefined && JSON.stringify(row) === JSON.stringify({ ...row, ...known });
