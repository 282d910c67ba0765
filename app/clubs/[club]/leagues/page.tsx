import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Empty } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { LeagueList } from '@/app/leagues/_parts/league-list';
import { clubLeagues } from '@/lib/play';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';

interface Props {
  params: Promise<{ club: string }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'leagues');

export default async function ClubLeagues({ params }: Props) {
  const [t, clubs, caller, { club: slug }] = await Promise.all([
    getTranslations('leagues'),
    getTranslations('clubs'),
    currentCaller(),
    params,
  ]);
  const club = await headOf(slug);
  const leagues = await orPlainPage(clubLeagues(caller, slug));
  return (
    <ClubPage club={club} here="leagues">
      <h2 className="mb-2">{clubs('section.leagues')}</h2>
      {club.may.includes('direct') && (
        <p className="mb-4">
          <Link href={`/clubs/${slug}/leagues/new`} className="button" data-tone="main">
            {t('found')}
          </Link>
        </p>
      )}
      {leagues.length === 0 ? <Empty title={t('clubNone')} /> : <LeagueList leagues={leagues} level={3} />}
    </ClubPage>
  );
}
