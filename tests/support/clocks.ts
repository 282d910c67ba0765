import fc from 'fast-check';
import { type HoursControl, type Span, timeControlSchema } from '../../lib/time-control';

/** Every change of the clocks, the leap days and half-hour zones of the issue. */
const zones = ['UTC', 'Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/Havana'];
const moments = [
  '2026-03-29T01:00:00Z', // Rome springs forward
  '2026-10-25T01:00:00Z', // Rome falls back
  '2026-03-08T07:00:00Z', // New York springs forward
  '2026-11-01T06:00:00Z', // New York falls back
  '2026-04-04T15:00:00Z', // Lord Howe falls back half an hour
  '2026-10-03T15:30:00Z', // Lord Howe springs forward half an hour
  '2026-11-01T05:00:00Z', // Havana falls back at one to midnight
  '2028-02-29T12:00:00Z',
  '2100-02-28T12:00:00Z',
].map((text) => Date.parse(text));

const minute = 60_000;

export const asked: fc.Arbitrary<Date> = fc
  .tuple(fc.constantFrom(...moments), fc.integer({ min: -80 * 60, max: 40 * 60 }))
  .map(([moment, off]) => new Date(moment + off * minute));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
/** Whatever a clock can be. */
export const clock: fc.Arbitrary<HoursControl> = fc
  .record({
    turn: fc.integer({ min: 1, max: 60 * 96 }).map((minutes) => minutes / 60),
    first: fc.constantFrom(0, 0.5, 30),
    bank: fc.option(fc.constantFrom({ start: 12, increment: 1, cap: 24 }, { start: 0.25, increment: 0, cap: 0.25 }), { nil: null }),
    zone: fc.constantFrom(...zones),
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 }),
    hours: fc.option(fc.record({ from: time, to: fc.oneof(time, fc.constant('24:00')) }), { nil: null }),
    grace: fc.constantFrom(0, 0.25, 5),
  })
  .map((rules) => timeControlSchema.safeParse({ kind: 'hours', reaction: 6, ...rules }))
  .filter(({ success }) => success)
  .map(({ data }) => data as HoursControl);
export const pauses: fc.Arbitrary<Span[]> = fc.array(
  fc
    .tuple(asked, fc.integer({ min: 1, max: 60 * 60 }))
    .map(([from, minutes]) => ({ from, until: new Date(from.getTime() + minutes * minute) })),
  { maxLength: 3 },
);
export const budget = fc.record({
  tempo: fc.constantFrom('turn' as const, 'reaction' as const),
  first: fc.boolean(),
  bank: fc.integer({ min: 0, max: 30 * 60 }).map((minutes) => minutes * minute),
});
