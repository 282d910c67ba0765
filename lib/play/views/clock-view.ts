import { database } from '../../../db/client';
import { type PauseRow, pausesOf } from '../../../db/clock';
import { type QuestionRow, questionsOf } from '../../../db/log';
import { type RecordRow, recordsOf } from '../../../db/records';
import type { SeatHolder } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { counted, type TimeControl } from '../../time-control';
import type { Caller } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { type VisibleTable, visibleTable } from '../access/visible-table';
import { pausesFor } from '../timing/question-time';
import type { TableStatus } from './table-summary';

/** A table's clock, as everybody may see it. */
export interface ClockView {
  title: string;
  status: TableStatus;
  timeControl: TimeControl;
  /** Everybody may look at the table. */
  isPublic: boolean;
  /** The caller may change it. */
  isOwner: boolean;
  /** Milliseconds that each seat's bank holds now; empty without banks. */
  banks: Record<string, number>;
  /** The caller's next question that is due, in ISO times; null when none is. `free`: from here on the bank pays. */
  due: { deadline: string; free: string; expires: string } | null;
  /** What happened to the clock, oldest first. */
  records: { id: string; kind: string; at: string; text: string }[];
}

const mostRecords = 50;

export async function clockView(caller: Caller, id: string, clock: Clock = systemClock): Promise<ClockView> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  const questions = await questionsOf(db, [id]);
  const now = clock.now();
  const pauses = await pausesOf(db, id, new Date(Math.min(now.getTime(), ...questions.map(({ since }) => since.getTime()))));
  return clockOf(visible, { questions, pauses, records: await recordsOf(db, id, mostRecords) }, { caller, now });
}

/** The same for the table's page, which tells only what happened last. */
export const clockSeen = (caller: Caller, look: TableLook, clock: Clock = systemClock): ClockView =>
  clockOf(look, { ...look, records: look.record ? [look.record] : [] }, { caller, now: clock.now() });

interface ClockRows {
  questions: readonly QuestionRow[];
  pauses: PauseRow[];
  records: readonly RecordRow[];
}

function clockOf(visible: VisibleTable, rows: ClockRows, { caller, now }: { caller: Caller; now: Date }): ClockView {
  const { table, mine } = visible;
  const { questions } = rows;
  const next = questions
    .filter(({ seat, held, deadline }) => mine.includes(seat) && !held && deadline !== null)
    .sort((a, b) => Number(a.deadline) - Number(b.deadline))[0];
  const { deadline, freeUntil, expiresAt } = next ?? {};
  return {
    title: table.title,
    status: table.status,
    timeControl: table.timeControl,
    isPublic: table.visibility === 'public',
    isOwner: caller.user !== null && table.ownerId === caller.user,
    banks: banksOf(visible, rows, now),
    due:
      deadline && freeUntil && expiresAt
        ? { deadline: deadline.toISOString(), free: freeUntil.toISOString(), expires: expiresAt.toISOString() }
        : null,
    records: rows.records.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at.toISOString(),
      text: row[caller.language],
    })),
  };
}

function banksOf({ table, holders }: VisibleTable, { questions, pauses }: ClockRows, now: Date): ClockView['banks'] {
  const { timeControl } = table;
  if (timeControl.kind === 'none' || !timeControl.bank || table.status !== 'running') return {};
  const running = questions.filter(({ freeUntil, held }) => !held && freeUntil !== null && freeUntil < now);
  const left = ({ seat, bank, paidUntil }: SeatHolder): number => {
    const overruns = running
      .filter((question) => question.seat === seat)
      .map(({ freeUntil }) => new Date(Math.max(Number(freeUntil), Number(paidUntil))))
      .map((from) => counted(timeControl, from, now, pausesFor(pauses, seat)));
    return Math.max(0, (bank ?? 0) - Math.max(0, ...overruns));
  };
  return Object.fromEntries(holders.filter(({ bot, bank }) => !bot && bank !== null).map((seat) => [seat.seat, left(seat)]));
}
