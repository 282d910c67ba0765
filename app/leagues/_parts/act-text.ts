import type { getTranslations } from 'next-intl/server';
import type { EntrantView, SeasonActView } from '@/lib/play';
import { datedText, describeTimeControl, type Reckoning, type TimeControl } from '@/lib/time-control';

type Words = Awaited<ReturnType<typeof getTranslations<'seasonRecord'>>>;

const partNames = [
  ...(['name', 'game', 'options', 'timeControl', 'absence', 'counts', 'leaving', 'entry', 'admitsBots'] as const),
  ...(['settings', 'rounds', 'calendar', 'late', 'exchange', 'divisions', 'startsAt'] as const),
];
const isPart = (name: unknown): name is (typeof partNames)[number] => partNames.some((each) => each === name);

/** Names of all who play or played a season, by user. */
export function playerNames(entrants: Readonly<Record<string, EntrantView>>): Map<string, string> {
  const all = Object.values(entrants).flatMap(({ players, before }) => [...players, ...before]);
  return new Map(all.flatMap(({ userId, name }) => (name === null ? [] : [[userId, name] as const])));
}

/** What was done to a season, in a sentence. */
export function actText(
  { kind, details }: Pick<SeasonActView, 'kind' | 'details'>,
  { t, reckoning, names }: { t: Words; reckoning: Reckoning; names: ReadonlyMap<string, string> },
): string {
  const text = (name: string): string => (typeof details[name] === 'string' ? details[name] : '');
  const count = (name: string): number => (typeof details[name] === 'number' ? details[name] : 0);
  const moment = (name: string): string => (text(name) === '' ? '' : datedText(new Date(text(name)), reckoning));
  const player = (name: string): string => names.get(text(name)) ?? t('nobody');
  const name = text('name') || t('nobody');
  const round = count('round');
  switch (kind) {
    case 'planned':
    case 'opened':
    case 'called-off':
    case 'resumed':
    case 'over':
      return t(kind);
    case 'changed':
      return t(kind, {
        what: listOf(details.what)
          .flatMap((each) => (isPart(each) ? t(`parts.${each}`) : []))
          .join(', '),
      });
    case 'copied':
      return t(kind, { from: count('from') });
    case 'started':
      return t(kind, { seed: text('seed') });
    case 'not-started':
      return t(kind, { why: whyOf(details.why, reckoning) });
    case 'entered':
    case 'left':
      return t(kind, { name });
    case 'placed':
      if (details.division === null) return t('unplaced', { name });
      if (details.seed === null) return t('placed', { name, division: text('division') });
      return t('placedSeeded', { name, division: text('division'), seed: count('seed') });
    case 'withdrawn':
      return text('why') === '' ? t('withdrawn', { name, round }) : t('withdrawnWhy', { name, round, why: text('why') });
    case 'replaced':
      return t(kind, { from: player('from'), to: player('to'), round });
    case 'sits-out':
      return t(details.out === false ? 'plays-after-all' : 'sits-out', { name, round });
    case 'round-opened':
      return t(kind, { round, tables: count('tables'), deadline: moment('deadline') });
    case 'round-closed':
      return t(kind, { round });
    case 'late':
      return t(kind, { round, games: count('games') });
    case 'extended':
      return t(kind, { round, days: count('days'), deadline: moment('deadline') });
    case 'paused':
      return t(kind, { from: moment('from'), until: moment('until') });
    case 'clock':
      return t(kind, { clock: clockOf(details.timeControl, reckoning) });
    case 'challenged':
      return t(kind, { by: text('by') || t('nobody'), to: text('to') || t('nobody') });
    default:
      return t('unknown');
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

// what a season keeps of these was checked when it was written
const whyOf = (why: unknown, { language }: Reckoning): string => (why as Record<string, string> | undefined)?.[language] ?? '';
const clockOf = (timeControl: unknown, { language }: Reckoning): string =>
  describeTimeControl(timeControl as TimeControl, language).join(' ');
