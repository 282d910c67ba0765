import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

/** What answers at the deadline where neither a standing order nor the game's default does. */
export const expiries = ['wait', 'pass', 'bot', 'substitute', 'forfeit', 'loss'] as const;
export type Expiry = (typeof expiries)[number];

/** ISO weekdays, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours anything may be set to: sixty days. */
export const longestHours = 60 * 24;
const longestVacation = 365;
/** Weeks all the time of one question may fill, so that no deadline is out of sight. */
const longestWeeks = 104;
/** Minutes that a night must leave out: fewer could vanish in a change of the clocks. */
const shortestBreak = 180;

const none = z.strictObject({ kind: z.literal('none') });

const hours = z.number().min(0).max(longestHours);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time of day as HH:MM');

export const zoneSchema = z
  .string()
  .max(60)
  .refine(isZone, 'an IANA time zone such as Europe/Rome')
  .describe('Time zone of weekdays and hours.');

const timed = z.strictObject({
  kind: z.literal('hours'),
  turn: hours.min(1 / 60).describe('Hours for a question of one’s own turn.'),
  reaction: hours.min(1 / 60).describe('Hours for a question within somebody else’s turn.'),
  first: hours.default(0).describe('Hours more for a seat’s first turn.'),
  bank: z
    .strictObject({ start: hours, increment: hours, cap: hours })
    .nullable()
    .default(null)
    .describe('Hours in reserve for whoever needs more; each answer in time adds the increment, up to the cap.'),
  zone: zoneSchema.default('UTC'),
  days: z
    .array(z.union(weekdays.map((day) => z.literal(day))))
    .min(1)
    .max(7)
    .default([...weekdays])
    .describe('Weekdays that count, 1 is Monday.'),
  hours: z
    .strictObject({ from: clockTime, to: clockTime })
    .nullable()
    .default(null)
    .describe('Hours of the day that count; null: all. A night runs from the later to the earlier time.'),
  grace: hours.default(0).describe('Hours after the deadline in which an answer is still taken.'),
  vacation: z.int().min(0).max(longestVacation).default(0).describe('Days of vacation a player may take.'),
  defaults: z.boolean().default(true).describe('At the deadline the game’s own default answers, where it has one.'),
  expiry: z.enum(expiries).default('wait').describe('What happens at the deadline when no default answers.'),
});

/** Time for each question and what may stretch it: all of a table's clock, as data. `none` has no deadlines. */
export const timeControlSchema = z.discriminatedUnion('kind', [none, timed.superRefine(sensible)]);
export type TimeControl = z.output<typeof timeControlSchema>;
/** A time control as it may be written down: all but the two times may be left out. */
export type TimeControlInput = z.input<typeof timeControlSchema>;
/** The rules of a clock that runs. */
export type HoursControl = Extract<TimeControl, { kind: 'hours' }>;

/** Who lets the time run out has lost the game. */
export const losesOnTime = (timeControl: TimeControl): boolean => timeControl.kind === 'hours' && timeControl.expiry === 'loss';

function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Temporal.ZonedDateTime(0n, name) !== null;
  } catch {
    return false;
  }
}

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function sensible(rules: z.output<typeof timed>, context: z.RefinementCtx): void {
  const { bank, hours: day, days } = rules;
  const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (new Set(days).size < days.length) wrong(['days'], 'each weekday once');
  if (bank && bank.start > bank.cap) wrong(['bank', 'start'], 'at most the cap');
  const counted = day ? lengthOf(day) : 24 * 60;
  if (day && (counted <= 0 || (minutesOf(day.from) > minutesOf(day.to) && 24 * 60 - counted < shortestBreak))) {
    wrong(['hours'], 'an hour at least, and three that do not count; leave the hours out to count all of them');
  }
  const most = (Math.max(rules.turn, rules.reaction) + rules.first + (bank?.cap ?? 0) + rules.grace) * 60;
  if (counted > 0 && most > counted * days.length * longestWeeks) wrong(['days'], 'more: with so few, a question would take years');
}

function lengthOf({ from, to }: { from: string; to: string }): number {
  const length = minutesOf(to) - minutesOf(from);
  if (length > 0) return length < 60 ? 0 : length;
  return length === 0 ? 0 : length + 24 * 60;
}
