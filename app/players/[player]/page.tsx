import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { FollowButton } from '@/app/_follow/follow-button';
import { orPlainPage } from '@/app/_shell/guards';
import { FactRows } from '@/app/_ui/fact-rows';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { Pages, pageIn } from '@/app/_ui/pages';
import { PlayerName } from '@/app/_ui/player-name';
import { currentCaller } from '@/app/_words/caller';
import { TableSection } from '@/app/tables/table-list';
import { playerProfile } from '@/lib/play';
import { IntroductionOf } from './introduction';
import { RatingsOf } from './ratings-of';
import { SeasonsOf } from './seasons-of';

interface Props {
  params: Promise<{ player: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** Asked once a request by title and page alike. */
const profileOf = cache(async (player: string, page: number) => orPlainPage(playerProfile(await currentCaller(), player, page)));

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { name } = await profileOf((await params).player, pageIn((await searchParams).page));
  return { title: name, robots: { index: false } };
}

/** What the public games of a player tell, and what they say of themselves. */
export default async function PlayerPage({ params, searchParams }: Props) {
  const [t, caller, { player }, query] = await Promise.all([getTranslations('players'), currentCaller(), params, searchParams]);
  const page = pageIn(query.page);
  const { name, program, introduction, games, tables, isMore, favourites, onTime, ratings } = await profileOf(player, page);
  const facts = [
    { label: t('games'), value: String(games) },
    ...(favourites.length === 0
      ? []
      : [{ label: t('favourites'), value: favourites.map(({ gameTitle, count }) => `${gameTitle} (${count})`).join(', ') }]),
    ...(onTime === null ? [] : [{ label: t('onTime'), value: `${onTime} %` }]),
  ];
  return (
    <Page title={name} label={t('label')}>
      {program && (
        <p className="mb-4">
          <PlayerName name={name} /> · {program.owner?.name ? t('programOf', { owner: program.owner.name }) : t('programOfGone')}
          {program.about !== '' && <span className="block text-soft">{program.about}</span>}
        </p>
      )}
      <div className="mb-6 empty:hidden">
        <FollowButton kind="player" address={player} />
      </div>
      {introduction && <IntroductionOf introduction={introduction} />}
      <dl className="mb-8 max-w-2xl border-t border-rule">
        <FactRows facts={facts} />
      </dl>
      <RatingsOf ratings={ratings} />
      <SeasonsOf player={player} />
      <TableSection title={t('running')} tables={tables.filter(({ status }) => status === 'running')} />
      <TableSection title={t('over')} tables={tables.filter(({ status }) => status === 'over')} />
      <Pages path={`/players/${player}`} page={page} isMore={isMore} words={{ back: t('later'), on: t('earlier') }} />
      <p className="mt-4 font-sans text-sm text-soft">{t('text')}</p>
      {caller.user !== null && caller.user !== player && (
        <p className="mt-4 font-sans text-sm">
          <Link href={`/report?${new URLSearchParams({ player })}`} className="underline">
            {t('report')}
          </Link>
        </p>
      )}
    </Page>
  );
}
