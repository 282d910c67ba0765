import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { orPlainPage } from '@/app/_shell/guards';
import { placeOf } from '@/app/_shell/place';
import { currentCaller } from '@/app/_words/caller';
import { leagueView, type SeasonLooks, seasonView } from '@/lib/play';
import type { SeasonSection } from './season-frame';
import { placeIn, type SeasonParams } from './season-place';

/** The parts of a season by address; the standings are its own page. */
export const tabs = ['standings', 'games', 'cross', 'progress', 'what-if', 'record', 'rules'] as const;
export type Tab = (typeof tabs)[number];

/** Asked once a request by title and page alike. */
export const leagueOf = cache(async (slug: string) => orPlainPage(leagueView(await currentCaller(), slug)));

/** What a request has read of seasons. */
export const looksOfRequest = cache((): SeasonLooks => new Map());

const cachedSeason = cache(async (league: string, season: number) =>
  orPlainPage(seasonView(await currentCaller(), { league, season }, looksOfRequest())),
);

/** A season as its pages show it, asked once a request. */
export function seasonAt(params: SeasonParams) {
  const { league, season } = placeIn(params);
  return cachedSeason(league, season);
}

/** Title of a page on which a season is entered or directed; of a season that is not there, for this reader, it is that of every page that is not. */
export async function seasonTitle(params: Promise<SeasonParams>, section: SeasonSection): Promise<Metadata> {
  const given = await params;
  const [{ name, league }, { visibility }, t] = await Promise.all([seasonAt(given), leagueOf(given.league), getTranslations('seasonDesk')]);
  return {
    title: `${t(`section.${section}`)}, ${league.name}: ${name}`,
    ...(visibility === 'club' && { robots: { index: false } }),
  };
}

/** Title and canonical address of a part of a season; nothing that is not for everybody is to be found by searching. */
export async function seasonMetadata(params: Promise<SeasonParams>, tab: Tab): Promise<Metadata> {
  const [t, given] = await Promise.all([getTranslations('leagues'), params]);
  const { league, name, number, gameTitle } = await seasonAt(given);
  const { visibility } = await leagueOf(given.league);
  const whole = `${name}, ${league.name}`;
  const address = placeOf(`/leagues/${league.slug}/${number}${tab === 'standings' ? '' : `/${tab}`}`);
  return {
    title: tab === 'standings' ? whole : `${t(`tab.${tab}`)}, ${whole}`,
    description: gameTitle,
    alternates: { canonical: address },
    ...(visibility === 'public'
      ? { openGraph: { type: 'website', siteName: 'Fieldpost', url: address, title: whole, description: gameTitle } }
      : { robots: { index: false } }),
  };
}
