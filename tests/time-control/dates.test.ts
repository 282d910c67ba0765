import { describe, expect, it } from 'vitest';
import { deadlineText } from '../../lib/mail/words';
import { datedText, dayText, momentText, zonedText } from '../../lib/time-control';
import { sources } from '../support/sources';

const at = new Date('2026-08-04T22:05:00Z');

describe('a moment', () => {
  it('is said day first, with 24 hours and its zone, in both languages', () => {
    expect(zonedText(at, { zone: 'Europe/London', language: 'en' })).toBe('Tuesday 4 August, 23:05 (Europe/London)');
    expect(zonedText(at, { zone: 'Europe/Rome', language: 'it' })).toBe('mercoledì 5 agosto, ore 00:05 (Europe/Rome)');
    expect(momentText(at, { zone: 'America/New_York', language: 'en' })).toBe('Tuesday 4 August, 18:05');
  });

  it('that may be long ago has its year, and a day has no hour', () => {
    expect(datedText(at, { zone: 'America/New_York', language: 'en' })).toBe('Tuesday 4 August 2026, 18:05 (America/New York)');
    expect(dayText(at, { zone: 'Europe/Rome', language: 'it' })).toBe('5 agosto 2026');
  });

  it('is the same in a letter as on a page', () => {
    for (const reckoning of [{ zone: 'Europe/London', language: 'en' } as const, { zone: 'Europe/Rome', language: 'it' } as const]) {
      expect(deadlineText(at, reckoning)).toContain(` ${zonedText(at, reckoning)}.`);
    }
  });

  it('is written by nothing but this: no page and no letter has a form of its own', () => {
    const own = /\.dateTime\(|toLocale(Date|Time)String|new Intl\.DateTimeFormat\(/;
    const found = sources('app', 'lib').filter(({ path, text }) => !path.startsWith('lib/time-control/') && own.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
