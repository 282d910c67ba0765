import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Page } from '../_ui/page';
import { Travel } from '../_ui/travel';
import { offeredGames } from '../tables/new/offered-games';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') };
}

export default async function RulesIndex() {
  const [t, language, games] = await Promise.all([getTranslations('rules'), getLocale(), offeredGames()]);
  return (
    <Page title={t('title')}>
      <p className="prose mb-6">{t('intro')}</p>
      <ul className="border-t border-rule">
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/rules/${game.id}`} className="block border-b border-rule px-2 py-4 text-ink no-underline hover:bg-well">
              <span className="text-xl font-semibold">
                {game.title[language]}
                <Travel />
              </span>
              <span className="block">{game.summary[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
