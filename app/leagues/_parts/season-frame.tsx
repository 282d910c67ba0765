import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import { Travel } from '@/app/_ui/travel';
import type { SeasonView } from '@/lib/play';
import { datedText } from '@/lib/time-control';

export type SeasonSection = 'season' | 'entrants' | 'entry' | 'desk' | 'plan';

/** The pages of a season that its reader may open. */
function sectionsOf({ mayDirect, status }: SeasonView): SeasonSection[] {
  const isOpen = status === 'draft' || status === 'entry';
  const directing: SeasonSection[] = mayDirect ? ['desk', ...(isOpen ? (['plan'] as const) : [])] : [];
  return ['season', 'entrants', ...(status === 'draft' ? [] : (['entry'] as const)), ...directing];
}

/** The frame of the pages on which a season is entered and directed: its name over the ways to the others. */
export async function SeasonFrame({ season, here, children }: { season: SeasonView; here: SeasonSection; children: ReactNode }) {
  const t = await getTranslations('seasonDesk');
  const { league, number, name, gameTitle, status } = season;
  const base = `/leagues/${league.slug}/${number}`;
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <div className="double-rule mb-4 pb-3">
        <p className="label mb-1">
          <Link href={`/leagues/${league.slug}`}>{league.name}</Link> · {gameTitle} · {t(`status.${status}`)}
        </p>
        <h1 className="break-words">{name}</h1>
      </div>
      <nav aria-label={t('sections')} className="mb-8 flex flex-wrap gap-x-5 gap-y-1">
        {sectionsOf(season).map((section) => (
          <Link
            key={section}
            href={section === 'season' ? base : `${base}/${section}`}
            aria-current={section === here ? 'page' : undefined}
            className="flex min-h-9 items-center border-b-2 border-transparent font-sans text-[0.9375rem] text-ink no-underline hover:border-rule-strong aria-[current]:border-brick aria-[current]:font-semibold"
          >
            {t(`section.${section}`)}
            <Travel />
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** When the first round of a season that is open for entries opens. */
export async function Beginning({ season: { startsAt, plan } }: { season: SeasonView }) {
  const [t, language] = await Promise.all([getTranslations('seasonDesk'), getLocale()]);
  const { zone } = plan.calendar;
  return <p>{startsAt === null ? t('startsByHand') : t('startsOn', { when: datedText(new Date(startsAt), { zone, language }) })}</p>;
}
