import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { TableSection } from '@/app/tables/table-list';
import { playerProfile } from '@/lib/play';

interface Props {
  params: Promise<{ player: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await orPlainPage(playerProfile(await currentCaller(), (await params).player));
  return { title: name, robots: { index: false } };
}

/** What the public games of a player tell. */
export default async function PlayerPage({ params }: Props) {
  const [t, caller, { player }] = await Promise.all([getTranslations('players'), currentCaller(), params]);
  const { name, tables, favourites, onTime } = await orPlainPage(playerProfile(caller, player));
  const facts = [
    { label: t('games'), value: String(tables.length) },
    { label: t('favourites'), value: favourites.map(({ gameTitle, count }) => `${gameTitle} (${count})`).join(', ') },
    ...(onTime === null ? [] : [{ label: t('onTime'), value: `${onTime} %` }]),
  ];
  return (
    <Page title={name} label={t('label')}>
      <dl className="mb-8 max-w-2xl border-t border-rule">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-1.5">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <TableSection title={t('running')} tables={tables.filter(({ status }) => status === 'running')} />
      <TableSection title={t('over')} tables={tables.filter(({ status }) => status === 'over')} />
      <p className="font-sans text-sm text-soft">{t('text')}</p>
    </Page>
  );
}
