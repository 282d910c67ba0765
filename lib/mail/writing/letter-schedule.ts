import { Temporal } from 'temporal-polyfill';
import type { LetterPreferences } from '../../play/people/letter-preferences';

/** Why a letter does not leave now: it waits until a moment, or is told in the digest of that moment. */
export type Wait = { how: 'later' | 'digest'; until: Date };

export interface Waiting {
  preferences: Pick<LetterPreferences, 'mode' | 'digestAt' | 'quiet'>;
  /** The reader's IANA zone. */
  zone: string;
  now: Date;
  /** When the first of what the letter says came up. */
  since: Date;
  /** When the reader last had the table before them; null: never. */
  seen: Date | null;
  /** The earliest moment by which the reader must answer; null: none. */
  deadline: Date | null;
}

const minute = 60_000;
/** Milliseconds after which a page that says nothing any more counts as left. */
const goneAfter = 2 * minute;
/** Milliseconds that a letter waits at most because its reader is there. */
export const longestHold = 5 * minute;

/** Whether a letter waits: for the digest, for the end of quiet hours, for a reader who sits at the table. Null: it may leave. */
export function waitOf({ preferences, zone, now, since, seen, deadline }: Waiting): Wait | null {
  if (preferences.mode === 'digest') {
    const until = nextTime(zone, preferences.digestAt, now);
    // what must be answered before the digest comes is no use in it
    if (deadline === null || deadline > until) return { how: 'digest', until };
  }
  const morning = endOfQuiet(preferences.quiet, zone, now);
  if (morning) return { how: 'later', until: morning };
  if (seen === null) return null;
  const until = new Date(Math.min(seen.getTime() + goneAfter, since.getTime() + longestHold));
  return until > now ? { how: 'later', until } : null;
}

/** Until when a letter that stands by itself waits: for the reader's daily hour where they want one, unless it came too late, then for the end of quiet hours. */
export function aloneUntil({
  preferences,
  zone,
  now,
  since,
  deadline,
}: Pick<Waiting, 'preferences' | 'zone' | 'now' | 'since' | 'deadline'>): Date | null {
  if (preferences.mode === 'digest') {
    const daily = nextTime(zone, preferences.digestAt, since);
    if (daily > now && (deadline === null || deadline > daily)) return daily;
  }
  return endOfQuiet(preferences.quiet, zone, now);
}

/** The end of the quiet hours that run now; null when none do. */
export function endOfQuiet(quiet: LetterPreferences['quiet'], zone: string, now: Date): Date | null {
  if (quiet === null) return null;
  const until = nextTime(zone, quiet.to, now);
  const begun = lastTime(zone, quiet.from, now);
  // the clock has shown the beginning since it last showed the end
  return begun > lastTime(zone, quiet.to, now) ? until : null;
}

/** When the wall clock of a zone shows `HH:MM` next, after `now`; on a day whose clock jumps over it, as much later. */
export const nextTime = (zone: string, time: string, now: Date): Date => found(zone, time, now, 1);

/** When it showed it last, `now` included. */
const lastTime = (zone: string, time: string, now: Date): Date => found(zone, time, now, -1);

function found(zone: string, time: string, now: Date, way: 1 | -1): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const plainTime = Temporal.PlainTime.from(time);
  for (let date = today.subtract({ days: way }); ; date = date.add({ days: way })) {
    const at = date.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
    if (way === 1 ? at > now.getTime() : at <= now.getTime()) return new Date(at);
  }
}
