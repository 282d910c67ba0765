import { after, counted, type Span } from './calendar';
import type { HoursControl, TimeControl } from './rules';

const hour = 3_600_000;

/** Milliseconds in so many hours. */
export const hoursOf = (hours: number): number => Math.round(hours * hour);

/** What a question may take. */
export interface Budget {
  tempo: 'turn' | 'reaction';
  /** The seat's first turn: it has more time. */
  first?: boolean;
  /** Milliseconds in the seat's bank. */
  bank?: number;
  /** The bank has paid for the time up to here, for another question. */
  paidUntil?: Date | null;
}

/** When a question must be answered. */
export interface Due {
  /** From here on the bank pays; `due` where there is none. */
  free: Date;
  /** The deadline that is shown. */
  due: Date;
  /** The grace is over as well: the question is answered without its player. */
  expires: Date;
}

/** The deadlines of a question whose time runs since `asked`; null without a clock. Pauses do not count. */
export function dueAt(timeControl: TimeControl, asked: Date, budget: Budget, pauses: readonly Span[] = []): Due | null {
  if (timeControl.kind === 'none') return null;
  const free = after(timeControl, asked, freeTime(timeControl, budget), pauses);
  const paid = budget.paidUntil && budget.paidUntil > free ? budget.paidUntil : free;
  const due = after(timeControl, paid, timeControl.bank ? (budget.bank ?? 0) : 0, pauses);
  return { free, due, expires: after(timeControl, due, hoursOf(timeControl.grace), pauses) };
}

/** Milliseconds that cost nothing. */
export const freeTime = (clock: HoursControl, { tempo, first }: Budget): number =>
  hoursOf(clock[tempo]) + (first && tempo === 'turn' ? hoursOf(clock.first) : 0);

/** When a share (0 to 1) of the counted time between `asked` and `due` is used up; null without a clock. */
export function fractionAt(timeControl: TimeControl, asked: Date, due: Date, fraction: number, pauses: readonly Span[] = []): Date | null {
  if (timeControl.kind === 'none') return null;
  const share = Math.min(1, Math.max(0, fraction));
  const used = Math.round(counted(timeControl, asked, due, pauses) * share);
  return share === 1 ? due : after(timeControl, asked, used, pauses);
}
