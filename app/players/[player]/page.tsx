import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { orPlainPage } from '@/app/_shell/guards';
import { FactRows } from '@/app/_ui/fact-rows';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { TableSection } from '@/app/tables/table-list';
import { playerProfile } from '@/lib/play';
import { RatingsOf } from './ratings-of';
import { SeasonsOf } from './seasons-of';

interface Props {
  params: Promise<{ player: string }>;
}

/** Asked once a request by title and page alike. */
const profileOf = cache(async (player: string) => orPlainPage(playerProfile(await currentCaller(), player)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await profileOf((await params).player);
  return { title: name, robots: { index: false } };
}

/** What the public games of a player tell. */
export default async function PlayerPage({ params }: Props) {
  const [t, caller, { player }] = await Promise.all([getTranslations('players'), currentCaller(), params]);
  const { name, tables, favourites, onTime, ratings } = await profileOf(player);
  const facts = [
    { label: t('games'), value: String(tables.length) },
    ...(favourites.length === 0
      ? []
      : [{ label: t('favourites'), value: favourites.map(({ gameTitle, count }) => `${gameTitle} (${count})`).join(', ') }]),
    ...(onTime === null ? [] : [{ label: t('onTime'), value: `${onTime} %` }]),
  ];
  return (
    <Page title={name} label={t('label')}>
      <dl className="mb-8 max-w-2xl border-t border-rule">
        <FactRows facts={facts} />
      </dl>
      <RatingsOf ratings={ratings} />
      <SeasonsOf player={player} />
      <TableSection title={t('running')} tables={tables.filter(({ status }) => status === 'running')} />
      <TableSection title={t('over')} tables={tables.filter(({ status }) => status === 'over')} />
      <p className="font-sans text-sm text-soft">{t('text')}</p>
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
