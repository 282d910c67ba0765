import { presetNames, presets, type TimeControl, timeControlSchema, weekdays } from '@/lib/time-control';
import type { FormFields } from '../../_ui/read-fields';

/** What is wrong with a field of the clock. */
export type ClockFault =
  | { kind: 'hours' }
  | { kind: 'bank' }
  | { kind: 'span' }
  | { kind: 'days' }
  | { kind: 'zone' }
  | { kind: 'vacation' }
  | { kind: 'timeControl' };

/** Control of each rule; what else is wrong stands at the time control itself. */
const controls: Record<string, [name: string, fault: ClockFault['kind']]> = {
  turn: ['clock.turn', 'hours'],
  reaction: ['clock.reaction', 'hours'],
  first: ['clock.first', 'hours'],
  'bank.start': ['clock.start', 'bank'],
  'bank.increment': ['clock.increment', 'hours'],
  'bank.cap': ['clock.cap', 'hours'],
  zone: ['clock.zone', 'zone'],
  days: ['clock.days', 'days'],
  hours: ['clock.from', 'span'],
  'hours.from': ['clock.from', 'span'],
  'hours.to': ['clock.to', 'span'],
  grace: ['clock.grace', 'hours'],
  vacation: ['clock.vacation', 'vacation'],
};

/** Reads a clock from a form: a preset, or rules of one's own. `faults` is by control name; without any there is a time control. */
export function readTimeControl(sheet: FormFields): { timeControl: TimeControl; faults: Record<string, ClockFault> } {
  const none: TimeControl = { kind: 'none' };
  const chosen = sheet.get('timeControl');
  const preset = presetNames.find((name) => name === chosen);
  if (preset) return { timeControl: presets[preset], faults: {} };
  if (chosen !== 'own') return { timeControl: none, faults: { timeControl: { kind: 'timeControl' } } };
  const read = timeControlSchema.safeParse(ownRules(sheet));
  if (read.success) return { timeControl: read.data, faults: {} };
  const faults = read.error.issues.map(({ path }): [string, ClockFault] => {
    const [name, kind] = controls[path.slice(0, path[0] === 'bank' || path[0] === 'hours' ? 2 : 1).join('.')] ?? [
      'timeControl',
      'timeControl',
    ];
    return [name, { kind }];
  });
  return { timeControl: none, faults: Object.fromEntries(faults) };
}

function ownRules(sheet: FormFields): unknown {
  const text = (name: string) => String(sheet.get(`clock.${name}`) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? 0 : Number(text(name).replace(',', '.')));
  const [from, to] = [text('from'), text('to')];
  const bank = { start: number('start'), increment: number('increment'), cap: number('cap') };
  return {
    kind: 'hours',
    turn: number('turn'),
    reaction: number('reaction'),
    first: number('first'),
    bank: Object.values(bank).every((hours) => hours === 0) ? null : bank,
    zone: text('zone') || 'UTC',
    days: weekdays.filter((day) => sheet.has(`clock.day${day}`)),
    // a time field cannot say 24:00; midnight as the end is the end of the day
    hours: from === '' && to === '' ? null : { from, to: to === '00:00' ? '24:00' : to },
    grace: number('grace'),
    vacation: number('vacation'),
    defaults: sheet.has('clock.defaults'),
    expiry: text('expiry') || 'wait',
  };
}
