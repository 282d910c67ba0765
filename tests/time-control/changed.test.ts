import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Budget, bankAfter, carriedOver, counted, dueAt, fractionAt, type HoursControl, type Span } from '../../lib/time-control';
import { asked, budget, clock, pauses } from '../support/clocks';

const hour = 3_600_000;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const runs = { numRuns: 150 };

/** A question and the moment when a share of its free time is used. */
function running(rules: HoursControl, at: Date, wanted: Budget, { used, spans }: { used: number; spans: Span[] }) {
  const { free } = dueAt(rules, at, wanted, spans)!;
  return { now: fractionAt(rules, at, free, used, spans)!, question: { since: at, budget: wanted, free } };
}

const freeHours = (rules: HoursControl, { tempo, first }: Budget) => rules[tempo] + (first && tempo === 'turn' ? rules.first : 0);

describe('rules that change in the middle of a question', () => {
  it('leave as large a share of the time as was left, across every change of the clocks', () => {
    fc.assert(
      fc.property(clock, clock, asked, budget, pauses, share, (old, changed, at, wanted, spans, used) => {
        const { now, question } = running(old, at, wanted, { used, spans });
        const since = carriedOver(old, now, question, changed, spans);
        const was = counted(old, at, now, spans) / (freeHours(old, wanted) * hour);
        const is = counted(changed, since, now, spans) / (freeHours(changed, wanted) * hour);
        expect(Math.abs(was - is) * freeHours(changed, wanted) * hour).toBeLessThanOrEqual(2);
        const due = dueAt(changed, since, wanted, spans)!;
        // no time that counts lies between what is over and now
        expect(counted(changed, due.free, now, spans)).toBe(0);
        expect(due.due >= due.free && due.expires >= due.due).toBe(true);
      }),
      runs,
    );
  });

  it('change nothing when they are the same', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, share, (rules, at, wanted, spans, used) => {
        const { now, question } = running(rules, at, wanted, { used, spans });
        const since = carriedOver(rules, now, question, rules, spans);
        expect(dueAt(rules, since, wanted, spans)).toEqual(dueAt(rules, at, wanted, spans));
      }),
      runs,
    );
  });

  it('give no less for more time', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, share, fc.integer({ min: 0, max: 48 }), (rules, at, wanted, spans, used, more) => {
        const { now, question } = running(rules, at, wanted, { used, spans });
        const longer = { ...rules, turn: rules.turn + more, reaction: rules.reaction + more };
        const since = carriedOver(rules, now, question, longer, spans);
        expect(Number(dueAt(longer, since, wanted, spans)!.due) - Number(dueAt(rules, at, wanted, spans)!.due)).toBeGreaterThanOrEqual(-1);
      }),
      runs,
    );
  });
});

describe('a bank', () => {
  const late = fc.integer({ min: -600, max: 6000 }).map((minutes) => minutes * 60_000);

  it('pays what was overrun, never more than it holds, and earns no more than its cap', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, late, fc.boolean(), (rules, at, wanted, spans, off, answered) => {
        const { free, due } = dueAt(rules, at, wanted, spans)!;
        const now = new Date(Math.max(at.getTime(), free.getTime() + off));
        const left = bankAfter(rules, wanted.bank, { since: at, budget: wanted, free }, now, { pauses: spans, answered });
        if (!rules.bank) {
          expect(left).toBe(wanted.bank);
          return;
        }
        const overrun = now > free ? counted(rules, free, now, spans) : 0;
        const rest = Math.max(0, wanted.bank - overrun);
        expect(left).toBeGreaterThanOrEqual(rest);
        expect(left).toBeLessThanOrEqual(Math.max(rest, rules.bank.cap * hour));
        if (!answered) expect(left).toBe(rest);
        if (now >= due) expect(rest).toBe(0);
      }),
      runs,
    );
  });
});
