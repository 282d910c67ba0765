import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentCaller } from '@/app/_words/caller';
import { Entering, OwnEntry } from '../../../_parts/own-entry';
import { Beginning, SeasonFrame } from '../../../_parts/season-frame';
import { seasonAt, seasonTitle } from '../../../_parts/season-of';
import type { SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonTitle(params, 'entry');

export default async function Entry({ params }: Props) {
  const [t, caller, { league, season: number }] = await Promise.all([getTranslations('seasonDesk'), currentCaller(), params]);
  const season = await seasonAt({ league: league, season: number });
  const own = season.own === null ? null : (season.entrants[season.own] ?? null);
  const hasWithdrawn = Object.values(season.entrants).some(
    ({ withdrawn, players }) => withdrawn && players.some(({ userId }) => userId === caller.user),
  );
  const path = `/leagues/${league}/${season.number}/entry`;
  return (
    <SeasonFrame season={season} here="entry">
      <div className="grid max-w-2xl gap-6">
        <h2>{t('entryTitle')}</h2>
        {season.status === 'entry' && <Beginning season={season} />}
        {caller.user === null ? (
          <p>
            <Link href={`/sign-in?to=${encodeURIComponent(path)}`} className="button" data-tone="main">
              {t('signIn')}
            </Link>
          </p>
        ) : own ? (
          <OwnEntry season={season} own={own} user={caller.user} />
        ) : season.mayEnter ? (
          <Entering season={season} />
        ) : (
          <p>{t(hasWithdrawn ? 'hasWithdrawn' : 'mayNot')}</p>
        )}
      </div>
    </SeasonFrame>
  );
}
