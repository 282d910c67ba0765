import { Temporal } from 'temporal-polyfill';
import { type HoursControl, minutesOf, type Weekday } from './rules';

/** A stretch of time; the end is not part of it. */
export interface Span {
  from: Date;
  until: Date;
}

/** Milliseconds since the epoch. */
interface Stretch {
  from: number;
  until: number;
}

type Calendar = Pick<HoursControl, 'zone' | 'days' | 'hours'>;
type Way = 1 | -1;

/** Milliseconds between two moments that count. */
export function counted(calendar: Calendar, from: Date, until: Date, pauses: readonly Span[] = []): number {
  let sum = 0;
  for (const stretch of stretches(calendar, from.getTime(), pauses, 1)) {
    if (stretch.from >= until.getTime()) break;
    sum += Math.min(stretch.until, until.getTime()) - stretch.from;
  }
  return sum;
}

/** The first moment by which so many milliseconds have counted since `from`; without any, `from` itself. */
export function after(calendar: Calendar, from: Date, milliseconds: number, pauses: readonly Span[] = []): Date {
  let left = milliseconds;
  if (left <= 0) return from;
  for (const stretch of stretches(calendar, from.getTime(), pauses, 1)) {
    if (left <= stretch.until - stretch.from) return new Date(stretch.from + left);
    left -= stretch.until - stretch.from;
  }
  throw new Error('time has ended');
}

/** The last moment since which so many milliseconds have counted until `until`. */
export function before(calendar: Calendar, until: Date, milliseconds: number, pauses: readonly Span[] = []): Date {
  let left = milliseconds;
  if (left <= 0) return until;
  for (const stretch of stretches(calendar, until.getTime(), pauses, -1)) {
    if (left <= stretch.until - stretch.from) return new Date(stretch.until - left);
    left -= stretch.until - stretch.from;
  }
  throw new Error('time has not begun');
}

/** What counts on one side of a moment, the nearest first, without end. */
function* stretches(calendar: Calendar, at: number, pauses: readonly Span[], way: Way): Generator<Stretch> {
  const rests = pauses.map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() })).sort((a, b) => (a.from - b.from) * way);
  for (const window of windows(calendar, at, way)) {
    const side =
      way === 1 ? { from: Math.max(window.from, at), until: window.until } : { from: window.from, until: Math.min(window.until, at) };
    const pieces = without(side, rests);
    yield* way === 1 ? pieces : pieces.reverse();
  }
}

/** A stretch with the pauses cut out, in order of time. */
function without(stretch: Stretch, rests: readonly Stretch[]): Stretch[] {
  let pieces = stretch.until > stretch.from ? [stretch] : [];
  for (const rest of rests) {
    if (rest.until <= stretch.from || rest.from >= stretch.until) continue;
    pieces = pieces.flatMap(({ from, until }) => [
      ...(rest.from > from ? [{ from, until: Math.min(until, rest.from) }] : []),
      ...(rest.until < until ? [{ from: Math.max(from, rest.until), until }] : []),
    ]);
  }
  return pieces.filter(({ from, until }) => until > from);
}

const isAlways = ({ days, hours }: Calendar): boolean => days.length === 7 && hours === null;

/** When a day, written YYYY-MM-DD, begins in a zone; null when it is no day. */
export function startOfDay(date: string, zone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  try {
    return new Date(midnight(Temporal.PlainDate.from(date, { overflow: 'reject' }), zone));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** From the first of two days to the end of the last, in a zone; null when they are none, or in the wrong order. */
export function spanOfDays(first: string, last: string, zone: string): Span | null {
  const from = startOfDay(first.trim(), zone);
  if (!from || !startOfDay(last.trim(), zone) || last.trim() < first.trim()) return null;
  return { from, until: new Date(midnight(Temporal.PlainDate.from(last.trim()).add({ days: 1 }), zone)) };
}

/** The moment at which the clocks of a zone show a day and a time, written YYYY-MM-DDTHH:MM; null when it is none. */
export function momentAt(text: string, zone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  try {
    return new Date(Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What the clocks of a zone show at a moment, as `momentAt` reads it. */
export const wallText = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16);

/** The same time of day so many days later, as the clocks of a zone show it; a time that they jump over is as much later. */
export function daysAfter(at: Date, days: number, zone: string): Date {
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  return new Date(wall.add({ days }).epochMilliseconds);
}

/** Days as the wall clock of the table's zone knows them, from the one before `at` on. */
function* windows(calendar: Calendar, at: number, way: Way): Generator<Stretch> {
  if (isAlways(calendar)) {
    yield { from: -Infinity, until: Infinity };
    return;
  }
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(calendar.zone).toPlainDate();
  // a night that began yesterday may last
  for (let date = today.subtract({ days: way }); ; date = date.add({ days: way })) {
    if (calendar.days.includes(date.dayOfWeek as Weekday)) yield windowOf(calendar, date);
  }
}

function windowOf({ zone, hours }: Calendar, date: Temporal.PlainDate): Stretch {
  if (hours === null) return { from: midnight(date, zone), until: midnight(date.add({ days: 1 }), zone) };
  const overnight = minutesOf(hours.to) <= minutesOf(hours.from);
  return {
    from: momentOf(date, hours.from, zone, 'later'),
    until: momentOf(overnight ? date.add({ days: 1 }) : date, hours.to, zone, 'earlier'),
  };
}

const midnight = (date: Temporal.PlainDate, zone: string): number => date.toZonedDateTime(zone).epochMilliseconds;

/** When the wall clock shows a time: if it shows it twice, `twice` says which; if it jumps over it, the jump. */
function momentOf(date: Temporal.PlainDate, time: string, zone: string, twice: 'earlier' | 'later'): number {
  const minutes = minutesOf(time);
  if (minutes === 24 * 60) return midnight(date.add({ days: 1 }), zone);
  if (minutes === 0) return midnight(date, zone);
  const wall = date.toPlainDateTime(Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 }));
  const moment = wall.toZonedDateTime(zone, { disambiguation: twice });
  if (moment.toPlainDateTime().equals(wall)) return moment.epochMilliseconds;
  const jump = wall.toZonedDateTime(zone, { disambiguation: 'earlier' }).getTimeZoneTransition('next');
  if (!jump) throw new Error(`${zone} has no ${time} on ${date} and no change of its clocks`);
  return jump.epochMilliseconds;
}
