import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';
import { gamesForTwo } from '../games-for-two';
import { WantedForm } from './wanted-form';

interface Props {
  searchParams: Promise<{ game?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('wanted'))('newTitle') };
}

/** Where a player says what opponent they look for. */
export default async function NewWantedPage({ searchParams }: Props) {
  const user = await signedIn('/wanted/new');
  const [t, caller, query, games] = await Promise.all([getTranslations('wanted'), currentCaller(), searchParams, gamesForTwo()]);
  const game = query.game === undefined ? games[0] : games.find(({ id }) => id === query.game);
  if (!game) notFound();
  return (
    <Page title={t('newTitle')} narrow>
      <p className="mb-6 text-soft">{t('newText')}</p>
      <nav aria-label={t('game')} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {games.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={`/wanted/new?game=${id}`}
                aria-current={id === game.id ? 'true' : undefined}
                className="button aria-[current]:border-brick aria-[current]:font-semibold"
                data-size="small"
              >
                {title[caller.language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <WantedForm key={game.id} game={game} zone={user.timeZone} />
    </Page>
  );
}
