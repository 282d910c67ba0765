import { before, counted, type Span } from './calendar';
import { type Budget, freeTime, hoursOf } from './due';
import type { TimeControl } from './rules';

/** A question whose time runs. */
export interface Running {
  /** Since when it runs. */
  since: Date;
  budget: Budget;
  /** From when on the bank pays. */
  free: Date;
}

/** Milliseconds a seat begins with; null without a bank. */
export const openingBank = (timeControl: TimeControl): number | null =>
  timeControl.kind === 'hours' && timeControl.bank ? hoursOf(timeControl.bank.start) : null;

/** What a bank holds once a question is closed at `now`: the overrun is paid, and an answer in time earns the increment. */
export function bankAfter(
  timeControl: TimeControl,
  left: number,
  { budget, free }: Running,
  now: Date,
  { pauses, answered }: { pauses: readonly Span[]; answered: boolean },
): number {
  if (timeControl.kind === 'none' || !timeControl.bank) return left;
  const from = budget.paidUntil && budget.paidUntil > free ? budget.paidUntil : free;
  const overrun = now > from ? counted(timeControl, from, now, pauses) : 0;
  const rest = Math.max(0, left - overrun);
  return answered ? Math.max(rest, Math.min(hoursOf(timeControl.bank.cap), rest + hoursOf(timeControl.bank.increment))) : rest;
}

/**
 * Since when a question's time runs under changed rules: whoever had used half of the old time has used half of the new one. The
 * bank is no part of it.
 */
export function carriedOver(old: TimeControl, now: Date, running: Running, changed: TimeControl, pauses: readonly Span[]): Date {
  if (changed.kind === 'none' || old.kind === 'none') return now;
  const whole = freeTime(old, running.budget);
  const used = Math.min(whole, counted(old, running.since, now, pauses));
  return before(changed, now, Math.round((freeTime(changed, running.budget) * used) / whole), pauses);
}
