import type { Metadata } from 'next';
import { forbidden, notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Notice } from '@/app/_ui/notice';
import { isGameId, loadGame } from '@/lib/games/registry';
import { seasonInputOf } from '@/lib/play';
import { PlanForm } from '../../../_parts/plan-form';
import { SeasonFrame } from '../../../_parts/season-frame';
import { leagueOf, seasonAt, seasonTitle } from '../../../_parts/season-of';
import type { SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => seasonTitle(params, 'plan');

export default async function Plan({ params }: Props) {
  const [t, { league: slug, season: number }] = await Promise.all([getTranslations('seasonPlan'), params]);
  const [season, league] = await Promise.all([seasonAt({ league: slug, season: number }), leagueOf(slug)]);
  const user = await signedIn(`/leagues/${slug}/${number}/plan`);
  if (!season.mayDirect) forbidden();
  if (!isGameId(season.game)) notFound();
  const isOpen = season.status === 'draft' || season.status === 'entry';
  const entered = Object.keys(season.entrants).length;
  return (
    <SeasonFrame season={season} here="plan">
      <h2 className="mb-2">{t('changeTitle')}</h2>
      {isOpen ? (
        <PlanForm
          league={slug}
          season={season.number}
          game={await loadGame(season.game)}
          start={seasonInputOf(season)}
          zone={user.timeZone}
          isPublic={league.visibility === 'public'}
          expected={entered >= 2 * season.divisions.length ? entered : 8 * season.divisions.length}
        />
      ) : (
        <Notice>{t('started')}</Notice>
      )}
    </SeasonFrame>
  );
}
