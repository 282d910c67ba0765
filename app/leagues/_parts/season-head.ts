import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { leagueView, seasonView } from '@/lib/play';
import { seasonNumber } from './attempt';
import type { SeasonSection } from './season-frame';

export interface SeasonParams {
  params: Promise<{ league: string; season: string }>;
}

/** Asked once a request by title and page alike. */
export const seasonOf = cache(async (league: string, season: string) =>
  orPlainPage(seasonView(await currentCaller(), { league, season: seasonNumber(season) })),
);

export const leagueOf = cache(async (league: string) => orPlainPage(leagueView(await currentCaller(), league)));

/** Title of one of a season's pages; of a season that is not there, for this reader, it is that of every page that is not. */
export async function seasonTitle({ params }: SeasonParams, section: SeasonSection): Promise<Metadata> {
  const { league: slug, season } = await params;
  const [{ name, league }, { visibility }, t] = await Promise.all([seasonOf(slug, season), leagueOf(slug), getTranslations('seasonDesk')]);
  return {
    title: `${t(`section.${section}`)}, ${league.name}: ${name}`,
    ...(visibility === 'club' && { robots: { index: false } }),
  };
}
