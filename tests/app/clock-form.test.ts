import { describe, expect, it } from 'vitest';
import { readTimeControl } from '../../app/tables/_clock/read-time-control';
import { presetNames, presets } from '../../lib/time-control';

function sheet(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields);
}

const own = {
  timeControl: 'own',
  'clock.turn': '24',
  'clock.reaction': '6,5',
  'clock.first': '',
  'clock.start': '10',
  'clock.increment': '0.5',
  'clock.cap': '20',
  'clock.zone': 'Europe/Rome',
  'clock.day1': 'on',
  'clock.day5': 'on',
  'clock.from': '20:00',
  'clock.to': '00:00',
  'clock.grace': '1',
  'clock.vacation': '14',
  'clock.expiry': 'bot',
};

describe('the form of a clock', () => {
  it.each(presetNames)('reads the preset %s', (name) => {
    expect(readTimeControl(sheet({ timeControl: name }))).toEqual({ timeControl: presets[name], faults: {} });
  });

  it('reads rules of one’s own, with a comma or a point', () => {
    expect(readTimeControl(sheet(own))).toEqual({
      faults: {},
      timeControl: {
        kind: 'hours',
        turn: 24,
        reaction: 6.5,
        first: 0,
        bank: { start: 10, increment: 0.5, cap: 20 },
        zone: 'Europe/Rome',
        days: [1, 5],
        hours: { from: '20:00', to: '24:00' },
        grace: 1,
        vacation: 14,
        defaults: false,
        expiry: 'bot',
      },
    });
  });

  it('takes three noughts for no bank, and empty hours for the whole day', () => {
    const sent = sheet({ ...own, 'clock.start': '0', 'clock.increment': '', 'clock.cap': '0', 'clock.from': '', 'clock.to': '' });
    expect(readTimeControl(sent).timeControl).toMatchObject({ bank: null, hours: null });
  });

  it.each([
    [{ 'clock.turn': '0' }, 'clock.turn', 'hours'],
    [{ 'clock.turn': 'soon' }, 'clock.turn', 'hours'],
    [{ 'clock.grace': '9999' }, 'clock.grace', 'hours'],
    [{ 'clock.cap': '5' }, 'clock.start', 'bank'],
    [{ 'clock.zone': 'Nowhere' }, 'clock.zone', 'zone'],
    [{ 'clock.to': '' }, 'clock.to', 'span'],
    [{ 'clock.to': '20:30' }, 'clock.from', 'span'],
    [{ 'clock.turn': '1440', 'clock.to': '21:00' }, 'clock.days', 'days'],
    [{ 'clock.vacation': '1.5' }, 'clock.vacation', 'vacation'],
    [{ timeControl: 'whenever' }, 'timeControl', 'timeControl'],
  ])('says what is wrong with %o at %s', (change, name, kind) => {
    expect(readTimeControl(sheet({ ...own, ...(change as Record<string, string>) })).faults[name]).toEqual({ kind });
  });

  it('asks for a weekday', () => {
    const { 'clock.day1': _one, 'clock.day5': _five, ...none } = own;
    expect(readTimeControl(sheet(none)).faults).toEqual({ 'clock.days': { kind: 'days' } });
  });
});
