import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { SeasonOutlook } from '@/lib/play';
import { datedText } from '@/lib/time-control';

/** What would come of a plan, in words, a line for each thing. */
export async function outlookText(
  { divisions, seats, waiting, rounds, ends }: SeasonOutlook,
  { zone, startsAt }: { zone: string; startsAt: Date | null },
): Promise<string> {
  const [t, language] = await Promise.all([getTranslations('seasonPlan'), getLocale()]);
  const when = (at: Date) => datedText(at, { zone, language });
  const begin = startsAt === null ? t('beginNow') : t('beginAt', { when: when(startsAt) });
  const isMany = divisions.length > 1;
  return [
    t('outlook', { rounds, end: when(new Date(ends)), begin }),
    ...(isMany ? divisions.map((division) => t('outlookDivision', { ...division })) : []),
    ...divisions.flatMap(({ seated }) =>
      (seated?.tables ?? []).map(({ seats: each, count }, index, all) =>
        t('outlookTables', { tables: count, seats: each, byes: index === all.length - 1 ? (seated?.byes ?? 0) : 0 }),
      ),
    ),
    ...(waiting > 0 ? [t('outlookWaiting', { count: waiting })] : []),
    ...(divisions.some(({ entrants }) => entrants < seats) ? [t('outlookFew', { seats })] : []),
  ].join('\n');
}
