import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentReckoning } from '@/app/_words/reckoning';
import { type LeagueSummary, type SeasonSummary, shownIn } from '@/lib/play';
import { dayText } from '@/lib/time-control';

/** Seasons of a league in its list; its page has all. */
const newest = 2;

/** Leagues under one another: name, what they say of themselves, and their newest seasons. */
export async function LeagueList({ leagues, level }: { leagues: readonly LeagueSummary[]; level: 2 | 3 }) {
  const [t, language] = await Promise.all([getTranslations('leagues'), getLocale()]);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="border-t border-rule">
      {leagues.map(({ slug, name, description, seasons }) => {
        const { text, language: written } = shownIn(description, language);
        return (
          <li key={slug} className="grid gap-1 border-b border-rule py-3">
            <Heading className="text-lg font-semibold break-words">
              <Link href={`/leagues/${slug}`}>{name}</Link>
            </Heading>
            {text !== '' && (
              <p lang={written} className="line-clamp-2 max-w-prose break-words text-soft">
                {text}
              </p>
            )}
            {seasons.length === 0 ? (
              <p className="font-sans text-sm text-soft">{t('noSeasons')}</p>
            ) : (
              <SeasonList league={slug} seasons={seasons.slice(0, newest)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Seasons, each with its game and how far it is. */
export async function SeasonList({ league, seasons }: { league: string; seasons: readonly SeasonSummary[] }) {
  const [t, reckoning] = await Promise.all([getTranslations('leagues'), currentReckoning()]);
  const dayOf = (iso: string) => dayText(new Date(iso), reckoning);
  const whenOf = ({ status, startsAt, endedAt }: SeasonSummary) => {
    if (endedAt !== null) return t('ended', { when: dayOf(endedAt) });
    return status === 'entry' && startsAt !== null ? t('starts', { when: dayOf(startsAt) }) : null;
  };
  return (
    <ul className="grid">
      {seasons.map((season) => (
        <li key={season.number} className="flex min-h-9 flex-wrap items-baseline gap-x-3">
          <Link href={`/leagues/${league}/${season.number}`}>{season.name}</Link>
          <span className="font-sans text-sm text-soft">
            {[season.gameTitle, season.status === 'over' ? null : t(`statuses.${season.status}`), whenOf(season)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
