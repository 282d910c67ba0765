import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfQuiet, longestHold, nextTime, type Waiting, waitOf } from '../../lib/mail/writing/letter-schedule';

const at = (iso: string) => new Date(iso);
const minute = 60_000;
const now = at('2025-08-04T10:00:00Z');
const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  ...{ zone: 'Europe/Rome', now, since: now, seen: null, deadline: null },
  preferences: { mode: 'instant', digestAt: '08:00', quiet: null },
  ...change,
});

describe('the time a letter leaves', () => {
  it('is at once for whoever wants letters at once and is not here', () => {
    expect(waitOf(waiting())).toBeNull();
    expect(waitOf(waiting({ seen: at('2025-08-04T09:55:00Z') }))).toBeNull();
  });

  it('is a little later while the reader has the table before them, but never more than five minutes', () => {
    const here = (since: string) => waitOf(waiting({ seen: at('2025-08-04T09:59:30Z'), since: at(since) }));
    expect(here('2025-08-04T10:00:00Z')).toEqual({ how: 'later', until: at('2025-08-04T10:01:30Z') });
    expect(here('2025-08-04T09:56:00Z')).toEqual({ how: 'later', until: at('2025-08-04T10:01:00Z') });
    expect(here('2025-08-04T09:55:00Z')).toBeNull();
  });

  it('is the end of the quiet hours, over midnight too', () => {
    const quiet = { from: '22:30', to: '07:15' };
    const asked = (iso: string) =>
      waitOf(waiting({ now: at(iso), preferences: { mode: 'instant', digestAt: '08:00', quiet } }))?.until ?? null;
    expect(asked('2025-08-04T20:29:59Z')).toBeNull();
    expect(asked('2025-08-04T20:30:00Z')).toEqual(at('2025-08-05T05:15:00Z'));
    expect(asked('2025-08-05T05:14:59Z')).toEqual(at('2025-08-05T05:15:00Z'));
    expect(asked('2025-08-05T05:15:00Z')).toBeNull();
    expect(endOfQuiet({ from: '12:00', to: '12:30' }, 'Europe/Rome', at('2025-08-04T10:10:00Z'))).toEqual(at('2025-08-04T10:30:00Z'));
  });

  it('is the hour of the digest, unless the answer is due before', () => {
    const preferences = { mode: 'digest', digestAt: '08:00', quiet: null } as const;
    const digest = { how: 'digest', until: at('2025-08-05T06:00:00Z') };
    expect(waitOf(waiting({ preferences: preferences }))).toEqual(digest);
    expect(waitOf(waiting({ preferences: preferences, deadline: at('2025-08-05T06:00:01Z') }))).toEqual(digest);
    expect(waitOf(waiting({ preferences: preferences, deadline: at('2025-08-05T06:00:00Z') }))).toBeNull();
  });

  it('follows the clocks when they change', () => {
    // on 30 March 2025 the clocks of Rome jump from 02:00 to 03:00, on 26 October they show 02:00 to 03:00 twice
    expect(nextTime('Europe/Rome', '08:00', at('2025-03-29T12:00:00Z'))).toEqual(at('2025-03-30T06:00:00Z'));
    expect(nextTime('Europe/Rome', '02:30', at('2025-03-29T12:00:00Z'))).toEqual(at('2025-03-30T01:30:00Z'));
    expect(nextTime('Europe/Rome', '08:00', at('2025-10-25T12:00:00Z'))).toEqual(at('2025-10-26T07:00:00Z'));
    const second = nextTime('Europe/Rome', '02:30', at('2025-10-25T12:00:00Z'));
    expect(second).toEqual(at('2025-10-26T00:30:00Z'));
    expect(nextTime('Europe/Rome', '02:30', second)).toEqual(at('2025-10-27T01:30:00Z'));
    expect(nextTime('Asia/Kolkata', '08:00', at('2025-08-04T02:30:00Z'))).toEqual(at('2025-08-05T02:30:00Z'));
  });

  const zones = fc.constantFrom('UTC', 'Europe/Rome', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Chatham');
  const moments = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true });
  const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);

  it('lies within a day and an hour, and no letter leaves in quiet hours (property)', () => {
    fc.assert(
      fc.property(zones, moments, times, times, (zone, when, from, to) => {
        fc.pre(from !== to);
        const next = nextTime(zone, to, when);
        const ahead = next.getTime() - when.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(25 * 60 * minute);
        const until = endOfQuiet({ from, to }, zone, when);
        if (until) {
          expect(until).toEqual(next);
          expect(endOfQuiet({ from, to }, zone, until)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never comes before now, and presence never adds more than five minutes (property)', () => {
    fc.assert(
      fc.property(moments, fc.nat(20), fc.nat(20), (when, seenAgo, sinceAgo) => {
        const ago = (minutes: number) => new Date(when.getTime() - minutes * minute);
        const wait = waitOf(waiting({ now: when, seen: ago(seenAgo), since: ago(sinceAgo) }));
        if (!wait) return;
        expect(wait.until.getTime()).toBeGreaterThan(when.getTime());
        expect(wait.until.getTime()).toBeLessThanOrEqual(ago(sinceAgo).getTime() + longestHold);
      }),
    );
  });
});
