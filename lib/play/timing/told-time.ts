import type { PauseRow } from '../../../db/clock';
import type { EntryRow, QuestionRow, SealedRow } from '../../../db/log';
import type { RecordRow } from '../../../db/records';
import type { SeatRow, TableRow } from '../../../db/tables';
import { type Act, actOf, lineOf } from '../../chance/act';
import { type AutoAnswers, type Decision, isByHand } from '../../engine';
import { openingBank } from '../../time-control';
import { isAway, missedAgain } from './away';
import { questionRows } from './open-questions';
import { retimed } from './question-time';
import { askedBefore, clockBefore, isFreeOf } from './time-back';
import { chargedSeats } from './time-bank';

/** All that is kept of a table's time, and can never be changed. */
export interface Told {
  table: TableRow;
  /** Of their clocks nothing is believed. */
  seats: readonly SeatRow[];
  entries: readonly EntryRow[];
  /** Of this table and of all, as far back as the table goes. */
  pauses: readonly PauseRow[];
  /** When the table came to rest, woke, or had its clock changed. */
  records: readonly RecordRow[];
  sealed: readonly SealedRow[];
  /** The seat that sent a sheet, by its id, as long as receipts are kept. */
  submittedBy: ReadonlyMap<string, string>;
  /** The sealed orders as the kernel takes them. */
  held: AutoAnswers['held'];
  /** What was asked after an entry; 0: after the set-up. */
  openAfter(seq: number): readonly Decision[];
}

/** What the log tells of clocks. */
export interface ToldTime {
  /** The clocks of the seats; each row is the one that was given otherwise. */
  seats: SeatRow[];
  questions: QuestionRow[];
  /** Of these the rules were changed since, and how much time was used up then is written nowhere. */
  unsure: { seats: ReadonlySet<string>; decisions: ReadonlySet<string> };
}

/** One transaction: orders and acts that were written at once. */
interface Step {
  last: number;
  at: Date;
  causedBy: string;
  rows: EntryRow[];
}

/** Steps of the log with the number of their last entry, after which questions stood open; the start is the first. */
export function stepsOf(table: TableRow, entries: readonly EntryRow[]): Step[] {
  const steps: Step[] = [];
  if (table.opening) steps.push({ last: 0, at: new Date(table.opening.at), causedBy: 'start', rows: [] });
  for (const row of entries) {
    const step = steps.at(-1);
    if (step && step.at.getTime() === row.at.getTime() && step.causedBy === row.causedBy) {
      step.rows.push(row);
      step.last = row.seq;
    } else steps.push({ last: row.seq, at: row.at, causedBy: row.causedBy, rows: [row] });
  }
  return steps;
}

/**
 * The clocks as the log's times give them: every step is gone through once more as it was when it was written, with the pauses that
 * were known then. What an entry remembers of its question and its seat's clock goes before what was computed.
 */
export function toldTime(told: Told): ToldTime {
  const events: { at: Date; rank: number; happen: (clocks: Clocks) => void }[] = [];
  for (const step of stepsOf(told.table, told.entries)) {
    events.push({ at: step.at, rank: 1, happen: (clocks) => clocks.step(step) });
  }
  const ranks: Record<string, number> = { awake: 0, clock: 2, rests: 4 };
  for (const { kind, at } of told.records) {
    const rank = ranks[kind];
    if (rank !== undefined) events.push({ at, rank, happen: (clocks) => clocks[kind as 'awake' | 'clock' | 'rests'](at) });
  }
  for (const { decision, at } of told.sealed) events.push({ at, rank: 3, happen: (clocks) => clocks.hold(decision, at) });
  const clocks = new Clocks(told);
  for (const { happen } of events.sort((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank)) happen(clocks);
  return clocks.end();
}

class Clocks {
  private seats: SeatRow[];
  private questions: QuestionRow[] = [];
  private open: readonly Decision[] = [];
  private restsSince: Date | null = null;
  private readonly held: AutoAnswers['held'] = new Map();
  private readonly unsure = { seats: new Set<string>(), decisions: new Set<string>() };

  constructor(private readonly told: Told) {
    const { table, seats, entries } = told;
    const acts = entries.flatMap((row) => actOf(row) ?? []);
    const bank = openingBank(table.timeControl);
    this.seats = seats.map((row) => {
      const passed = acts.find((act) => act.type === 'hand-over' && act.seat === row.seat);
      const bot = passed?.type === 'hand-over' ? passed.from === 'bot' : row.bot;
      return { ...row, bot, bank, paidUntil: null, begun: false, missed: 0 };
    });
  }

  /** The table with what was known of its time at a moment. */
  private at(now: Date) {
    const pauses = this.told.pauses.filter(({ reason, from, until, appliedAt }) =>
      reason === 'outage' ? until <= now : (appliedAt ?? from) <= now,
    );
    const table = { ...this.told.table, restsSince: this.restsSince };
    const tableRows = { questions: this.questions, pauses, heartbeat: null };
    return { table, seats: this.seats, tableRows, now, autoAnswers: { held: this.held } };
  }

  private retime(now: Date): void {
    const rules = this.at(now);
    this.questions = this.questions.map((row) => retimed(row, rules));
  }

  /** What `saveChange` does to clocks. */
  private change(now: Date, entries: readonly EntryRow[]): void {
    const before = this.at(now);
    const charged = chargedSeats(before, { entries }, this.open);
    this.seats = this.seats.map((row) => charged.find(({ seat }) => seat === row.seat) ?? row);
    this.questions = questionRows({ ...before, seats: this.seats }, this.open, { held: this.held, charged });
  }

  step({ last, at, rows, causedBy }: Step): void {
    this.retime(at);
    const acts = rows.flatMap((row) => actOf(row) ?? []);
    const orders = rows.filter(({ via }) => via !== 'table');
    for (const act of acts) if (act.type === 'hand-over') this.pass(act);
    for (const row of orders) this.remember(row, causedBy);
    this.retime(at);
    const before = new Set(this.questions.map(({ decision }) => decision));
    this.open = acts.some(({ type }) => type === 'end') ? [] : this.told.openAfter(last);
    this.change(at, orders);
    this.count(orders, causedBy);
    for (const act of acts) if (act.type === 'take-back') this.giveBack(act, rows[0]?.seq ?? 0, { before, at });
    const still = new Set(this.questions.map(({ decision }) => decision));
    for (const decision of this.unsure.decisions) if (!still.has(decision)) this.unsure.decisions.delete(decision);
  }

  /** A seat that changes hands is asked anew. */
  private pass({ seat, to }: Extract<Act, { type: 'hand-over' }>): void {
    this.seats = this.seats.map((row) => (row.seat === seat ? { ...row, bot: to === 'bot', missed: 0 } : row));
    this.questions = this.questions.filter((row) => row.seat !== seat);
  }

  /** An entry knows how its question and its seat's clock stood before. */
  private remember({ seat, decision, answered, via }: EntryRow, causedBy: string): void {
    if (!answered) return;
    const clock = clockBefore(answered);
    const own = this.seats.find((row) => row.seat === seat);
    const isOther = own?.bank !== clock.bank || own.begun !== clock.begun || own.paidUntil?.getTime() !== clock.paidUntil?.getTime();
    const isHeld = answered.seal !== null && this.wasHeld({ seat, via, causedBy }, own, isOther && !this.unsure.seats.has(seat));
    this.seats = this.seats.map((row) => (row.seat === seat ? { ...row, ...clock } : row));
    this.unsure.seats.delete(seat);
    const asked = answered.question;
    this.questions = this.questions.flatMap((row) => {
      if (row.decision !== decision) return [row];
      if (!asked) return [];
      return [{ ...row, held: isHeld, askedAt: new Date(asked.askedAt), since: new Date(asked.since), first: asked.first }];
    });
  }

  /**
   * A sealed order was in before the one that completed its seal: its bank has paid by then, or never pays because the order was there as soon as
   * it was asked for. `hasPaid`: the bank is another than the steps before have left.
   */
  private wasHeld(
    { seat, via, causedBy }: Pick<EntryRow, 'seat' | 'via' | 'causedBy'>,
    own: SeatRow | undefined,
    hasPaid: boolean,
  ): boolean {
    if (via === 'standing') return hasPaid || causedBy !== 'policy';
    if (via === 'deadline') return hasPaid || causedBy !== 'clock' || (own !== undefined && isAway(own));
    if (!isByHand(via)) return hasPaid;
    const [, submission] = /^submission:(.*)$/.exec(causedBy) ?? [];
    if (submission === undefined) return true;
    const by = this.told.submittedBy.get(submission);
    return by === undefined ? hasPaid : by !== seat;
  }

  /** Deadlines missed in a row, as far as entries show. */
  private count(orders: readonly EntryRow[], causedBy: string): void {
    this.seats = this.seats.map((row) => {
      const own = orders.filter(({ seat }) => seat === row.seat);
      if (own.some(({ via }) => isByHand(via))) return { ...row, missed: 0 };
      return causedBy === 'clock' && own.some(({ via }) => via === 'deadline') ? { ...row, missed: row.missed + 1 } : row;
    });
  }

  /** Who takes back freely gets the time back that the orders had, as `takeBack` gives it. */
  private giveBack(
    { to, by, consent }: Extract<Act, { type: 'take-back' }>,
    seq: number,
    { before, at }: { before: Set<string>; at: Date },
  ) {
    const gone = lineOf(this.told.entries.filter((row) => row.seq < seq)).filter((row) => row.seq > to);
    const [oldest] = gone;
    const isFree = consent.length === 0 && gone.every((row) => isFreeOf(row, by));
    if (!isFree || !oldest?.answered || this.told.table.timeControl.kind === 'none') return;
    const clock = clockBefore(oldest.answered);
    this.seats = this.seats.map((row) => (row.seat === oldest.seat ? { ...row, ...clock } : row));
    this.questions = this.questions.map((row) => (before.has(row.decision) ? row : (askedBefore(row, gone) ?? row)));
    this.retime(at);
  }

  /** A sealed order that is still held came in. */
  hold(decision: string, at: Date): void {
    const kept = this.told.held.get(decision);
    if (!kept) return;
    this.held.set(decision, kept);
    const isAtOnce = (row: QuestionRow) => row.decision === decision && row.askedAt.getTime() === at.getTime() && !isByHand(kept.via);
    this.questions = this.questions.map((row) => (isAtOnce(row) ? { ...row, held: true } : row));
    this.retime(at);
    this.change(at, []);
  }

  awake(at: Date): void {
    this.restsSince = null;
    this.seats = this.seats.map((row) => ({ ...row, missed: missedAgain(row) }));
    this.questions = this.questions.map((row) => (row.held ? row : { ...row, askedAt: at, since: at }));
    this.retime(at);
  }

  rests(at: Date): void {
    this.restsSince = at;
    this.retime(at);
  }

  clock(at: Date): void {
    this.seats = this.seats.map((row) => ({ ...row, paidUntil: at, begun: row.begun || this.open.length > 0 }));
    for (const { seat } of this.seats) this.unsure.seats.add(seat);
    for (const { decision } of this.questions) this.unsure.decisions.add(decision);
  }

  end(): ToldTime {
    return { seats: this.seats, questions: this.questions, unsure: this.unsure };
  }
}
