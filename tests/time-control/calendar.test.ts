import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { counted, dueAt, fractionAt, type HoursControl, type Span } from '../../lib/time-control';
import { after, before } from '../../lib/time-control/calendar';
import { asked, budget, clock, pauses } from '../support/clocks';

const hour = 3_600_000;
const minute = 60_000;

/** What the wall clock of the table says: this moment counts. Knows nothing of windows. */
function counts({ zone, days, hours }: HoursControl, at: number, spans: readonly Span[]): boolean {
  if (spans.some(({ from, until }) => from.getTime() <= at && at < until.getTime())) return false;
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const isDay = (date: { dayOfWeek: number }) => (days as number[]).includes(date.dayOfWeek);
  if (hours === null) return isDay(wall);
  const now = wall.toPlainTime().toString().slice(0, 5);
  if (hours.from < hours.to) return isDay(wall) && hours.from <= now && now < hours.to;
  return (isDay(wall) && hours.from <= now) || (isDay(wall.subtract({ days: 1 })) && now < hours.to);
}

const runs = { numRuns: 150 };

describe('the arithmetic of clocks', () => {
  it('asks for no answer before the question, and takes grace after the deadline', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, (rules, at, wanted, spans) => {
        const due = dueAt(rules, at, wanted, spans)!;
        expect(due.free.getTime()).toBeGreaterThan(at.getTime());
        expect(due.due >= due.free && due.expires >= due.due).toBe(true);
      }),
      runs,
    );
  });

  it('gives exactly the time that was allowed', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, (rules, at, wanted, spans) => {
        const due = dueAt(rules, at, wanted, spans)!;
        const free = (rules[wanted.tempo] + (wanted.first && wanted.tempo === 'turn' ? rules.first : 0)) * hour;
        const bank = rules.bank ? wanted.bank : 0;
        expect(counted(rules, at, due.due, spans)).toBe(Math.round(free) + bank);
        expect(counted(rules, due.due, due.expires, spans)).toBe(rules.grace * hour);
      }),
      runs,
    );
  });

  it('counts minute by minute what the wall clock of the table shows', () => {
    // hours on the full minute: within a minute nothing changes
    fc.assert(
      fc.property(clock, asked, pauses, fc.integer({ min: 1, max: 50 * 60 }), (rules, at, spans, minutes) => {
        const until = new Date(at.getTime() + minutes * minute);
        let sum = 0;
        for (let t = at.getTime(); t < until.getTime(); t += minute) if (counts(rules, t, spans)) sum += minute;
        // of an hour that the wall clock shows twice the table counts what lies between the hours once
        const twice = rules.hours === null ? 0 : 60 * minute;
        const difference = sum - counted(rules, at, until, spans);
        expect(difference).toBeGreaterThanOrEqual(0);
        expect(difference).toBeLessThanOrEqual(twice);
      }),
      { numRuns: 60 },
    );
  });

  it('sets no deadline in hours that do not count', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, (rules, at, wanted, spans) => {
        const { due, expires } = dueAt(rules, at, wanted, spans)!;
        // the last moment before it counts: the closing hour itself is a deadline people understand
        expect(counts(rules, due.getTime() - 1, spans)).toBe(true);
        expect(counts(rules, expires.getTime() - 1, spans)).toBe(true);
      }),
      runs,
    );
  });

  it('gives no less time for a larger allowance, a larger bank or a later question', () => {
    const more = fc.integer({ min: 0, max: 48 * 60 });
    fc.assert(
      fc.property(clock, asked, budget, pauses, more, (rules, at, wanted, spans, minutes) => {
        const due = dueAt(rules, at, wanted, spans)!.due;
        expect(
          dueAt({ ...rules, turn: rules.turn + minutes / 60, reaction: rules.reaction + minutes / 60 }, at, wanted, spans)!.due >= due,
        ).toBe(true);
        expect(dueAt(rules, at, { ...wanted, bank: wanted.bank + minutes * minute }, spans)!.due >= due).toBe(true);
        expect(dueAt(rules, new Date(at.getTime() + minutes * minute), wanted, spans)!.due >= due).toBe(true);
      }),
      runs,
    );
  });

  it('gives no less time for another pause', () => {
    fc.assert(
      fc.property(clock, asked, budget, pauses, pauses, (rules, at, wanted, spans, others) => {
        expect(dueAt(rules, at, wanted, [...spans, ...others])!.due >= dueAt(rules, at, wanted, spans)!.due).toBe(true);
      }),
      runs,
    );
  });

  it('finds shares of the time in their order, between question and deadline', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(clock, asked, budget, pauses, share, share, (rules, at, wanted, spans, one, other) => {
        const { due } = dueAt(rules, at, wanted, spans)!;
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((each) => fractionAt(rules, at, due, each, spans)!);
        expect(at <= low! && low! <= high! && high! <= due).toBe(true);
        expect(fractionAt(rules, at, due, 0, spans)).toEqual(at);
        expect(fractionAt(rules, at, due, 1, spans)).toEqual(due);
        const half = fractionAt(rules, at, due, 0.5, spans)!;
        expect(Math.abs(counted(rules, at, half, spans) * 2 - counted(rules, at, due, spans))).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('goes as far back as it went forward', () => {
    const length = fc.integer({ min: 1, max: 100 * 60 }).map((minutes) => minutes * minute);
    fc.assert(
      fc.property(clock, asked, pauses, length, (rules, at, spans, milliseconds) => {
        expect(counted(rules, at, after(rules, at, milliseconds, spans), spans)).toBe(milliseconds);
        expect(counted(rules, before(rules, at, milliseconds, spans), at, spans)).toBe(milliseconds);
      }),
      runs,
    );
  });
});
