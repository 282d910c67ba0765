import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { EntrantList } from '../../../_parts/entrant-list';
import { Preparing } from '../../../_parts/preparing';
import { SeasonFrame } from '../../../_parts/season-frame';
import { seasonAt, seasonTitle } from '../../../_parts/season-of';
import type { SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = ({ params }: Pick<Props, 'params'>): Promise<Metadata> => seasonTitle(params, 'entrants');

export default async function Entrants({ params, searchParams }: Props) {
  const [t, { league, season: number }, query] = await Promise.all([getTranslations('seasonDesk'), params, searchParams]);
  const season = await seasonAt({ league: league, season: number });
  const count = Object.keys(season.entrants).length;
  return (
    <SeasonFrame season={season} here="entrants">
      <div className={season.mayDirect ? 'grid gap-x-10 gap-y-8 lg:grid-cols-2' : 'max-w-2xl'}>
        <section>
          <h2 className="mb-2">{count === 0 ? t('section.entrants') : t('count', { count })}</h2>
          {season.mayEnter && (
            <p className="mb-4">
              <Link href={`/leagues/${league}/${season.number}/entry`} className="button" data-tone="main">
                {t('enter')}
              </Link>
            </p>
          )}
          {count === 0 && <Empty title={t('noEntrants')} />}
          <EntrantList season={season} query={query} />
        </section>
        {season.mayDirect && <Preparing season={season} />}
      </div>
    </SeasonFrame>
  );
}
