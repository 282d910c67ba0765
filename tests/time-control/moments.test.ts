import { describe, expect, it } from 'vitest';
import { momentAt, wallText } from '../../lib/time-control';

describe('a moment as the clocks of a zone show it', () => {
  it.each([
    ['2026-03-20T10:00', 'Europe/Rome', '2026-03-20T09:00:00.000Z'],
    ['2026-07-01T10:00', 'Europe/Rome', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01T10:00', 'UTC', '2026-07-01T10:00:00.000Z'],
    // an hour that is jumped over is as much later
    ['2026-03-29T02:30', 'Europe/Rome', '2026-03-29T01:30:00.000Z'],
  ])('%s in %s is %s', (text, zone, iso) => {
    expect(momentAt(text, zone)?.toISOString()).toBe(iso);
  });

  it('is read back as it was written', () => {
    expect(wallText(new Date('2026-07-01T08:00:59Z'), 'Europe/Rome')).toBe('2026-07-01T10:00');
    expect(momentAt('2026-07-01T10:00', 'Europe/Rome')).toEqual(new Date('2026-07-01T08:00:00Z'));
  });

  it.each(['', '2026-02-30T10:00', '2026-03-20', '2026-03-20T25:00', 'tomorrow'])('%j is none', (text) => {
    expect(momentAt(text, 'Europe/Rome')).toBeNull();
  });
});
