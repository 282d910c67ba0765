import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentCaller } from '@/app/_words/caller';
import { seasonsOfPlayer } from '@/lib/play';

/** Seasons that a player plays or played, of leagues that the reader may know of. */
export async function SeasonsOf({ player }: { player: string }) {
  const [t, caller] = await Promise.all([getTranslations('leagues'), currentCaller()]);
  const seasons = await seasonsOfPlayer(caller, player);
  if (seasons.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2">{t('profile')}</h2>
      <ul className="border-t border-rule">
        {seasons.map(({ league, number, name, status, gameTitle }) => (
          <li key={`${league.slug} ${number}`} className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-1.5">
            <Link href={`/leagues/${league.slug}/${number}`} className="break-words">
              {league.name}, {name}
            </Link>
            <span className="font-sans text-sm text-soft">
              {gameTitle} · {t(`statuses.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
