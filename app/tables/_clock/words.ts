import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { timeZones } from '@/lib/auth';
import {
  expiries,
  type HoursControl,
  losesOnTime,
  presetNames,
  presets,
  type TimeControl,
  weekdayName,
  weekdays,
} from '@/lib/time-control';
import type { ClockFieldsWords } from './clock-fields';
import type { ClockFault } from './read-time-control';

const labels = [
  'timeControl',
  'timeControlText',
  'time',
  'turn',
  'reaction',
  'first',
  'bank',
  'bankText',
  'start',
  'increment',
  'cap',
  'counts',
  'zone',
  'days',
  'from',
  'to',
  'hoursText',
  'atDeadline',
  'grace',
  'defaults',
  'defaultsText',
  'expiry',
  'expiryText',
  'vacation',
  'vacationText',
] as const;

/** All texts of the clock's fields, in the reader's language; `running`: under which games are played, so that only what they may still be given is offered. */
export async function clockWords(running: TimeControl | null = null): Promise<ClockFieldsWords> {
  const [t, language] = await Promise.all([getTranslations('clock'), getLocale()]);
  return {
    labels: Object.fromEntries(labels.map((name) => [name, t(name)])) as ClockFieldsWords['labels'],
    timeControls: [...presetNames.map((name) => ({ value: name, label: t(`presets.${name}`) })), { value: 'own', label: t('presets.own') }],
    expiries: expiries
      .filter((value) => value !== 'loss' || running === null || losesOnTime(running))
      .map((value) => ({ value, label: t(`expiries.${value}`) })),
    weekdays: weekdays.map((day) => ({ value: String(day), label: weekdayName(day, language) })),
  };
}

/** What stands beside a field that is wrong. */
export async function clockFault({ kind }: ClockFault): Promise<string> {
  return (await getTranslations('clock'))(`wrong.${kind}`);
}

/** What the fields of a form for a clock are filled with: the time control as it is, or one to begin with, in the reader's zone. */
export function clockStart(timeControl: TimeControl | null, zone: string): { chosen: string; rules: HoursControl; zones: string[] } {
  const begin = presets.relaxed;
  const rules = timeControl?.kind === 'hours' ? timeControl : begin.kind === 'hours' ? { ...begin, zone } : null;
  if (!rules) throw new Error('the relaxed time control has no clock');
  return { chosen: timeControl === null ? 'relaxed' : presetOf(timeControl), rules, zones: timeZones() };
}

/** The preset that a time control is; "own" for every other. */
const presetOf = (timeControl: TimeControl): string =>
  presetNames.find((name) => JSON.stringify(presets[name]) === JSON.stringify(timeControl)) ?? 'own';
