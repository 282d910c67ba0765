import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentReckoning } from '@/app/_words/reckoning';
import type { PlayerRating } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { RatingChart } from './rating-chart';

/** Where a player stands, system by system, and how that came about. Nothing where no rated game was played. */
export async function RatingsOf({ ratings }: { ratings: readonly PlayerRating[] }) {
  const [t, reckoning] = await Promise.all([getTranslations('ratings'), currentReckoning()]);
  if (ratings.length === 0) return null;
  const dayOf = (iso: string | undefined) => (iso === undefined ? '' : dayText(new Date(iso), reckoning));
  return (
    <section className="mb-8">
      <h2 className="mb-3">{t('ofPlayer')}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {ratings.map(({ scope, title, rating, deviation, games, provisional, history }) => (
          <li key={scope} className="sheet min-w-0 p-4">
            <h3>
              <Link href={title === null ? '/ratings' : `/ratings?system=${scope}`}>{title ?? t('all')}</Link>
            </h3>
            <p className="mb-1">
              <strong className="text-xl tabular-nums">{rating}</strong> <span className="text-soft tabular-nums">± {deviation}</span>
              {provisional && <span className="text-soft italic"> · {t('provisional')}</span>}
              <span className="text-soft"> · {t('ratedGames', { count: games })}</span>
            </p>
            {history.length > 1 && (
              <RatingChart
                label={t('history', { scope: title ?? t('all'), count: history.length, rating: String(rating) })}
                history={history}
                days={[dayOf(history[0]?.at), dayOf(history.at(-1)?.at)]}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-sm">
        <Link href="/ratings/how">{t('how')}</Link>
      </p>
    </section>
  );
}
