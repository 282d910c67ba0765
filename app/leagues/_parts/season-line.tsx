import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Moment } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { seasonOfTable } from '@/lib/play';

/** Which round of which season a table is played for; nothing of one that somebody opened. */
export async function SeasonLine({ table }: { table: { id: string; ownerId: string | null } }) {
  const found = await seasonOfTable(await currentCaller(), table);
  if (!found) return null;
  const t = await getTranslations('leagues');
  const { league, season, round, deadline } = found;
  return (
    <p className="mb-3 font-sans text-[0.9375rem]">
      <Link href={`/leagues/${league.slug}/${season.number}/games#round-${round}`}>
        {t('line', { league: league.name, season: season.name, round })}
      </Link>
      , {t('games.until')} <Moment iso={deadline} />
    </p>
  );
}
