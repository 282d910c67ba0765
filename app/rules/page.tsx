import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { hasRules, hasSimulator } from '@/lib/games/registry';
import { ThemedPicture } from '../_shell/themed-picture';
import { Page } from '../_ui/page';
import { offeredGames } from '../tables/new/offered-games';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') };
}

/** The games with their boards: where each is learned, looked up and begun. */
export default async function RulesIndex() {
  const [t, language, games] = await Promise.all([getTranslations('rules'), getLocale(), offeredGames()]);
  return (
    <Page title={t('title')}>
      <p className="prose mb-6">{t('intro')}</p>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {games.map((game) => (
          <li key={game.id} className="sheet flex flex-col gap-3 p-4">
            <h2>
              <Link href={`/rules/${game.id}`}>{game.title[language]}</Link>
            </h2>
            <ThemedPicture
              src={`/rules/${game.id}/board.svg?language=${language}`}
              alt={t('opening')}
              width={500}
              height={300}
              className="block aspect-[5/3] h-auto w-full object-cover"
            />
            <p className="grow">{game.summary[language]}</p>
            <p className="flex flex-wrap gap-x-4 gap-y-1 font-sans text-[0.9375rem]">
              <Link href={`/rules/${game.id}`}>{t('quickStart')}</Link>
              {hasRules(game.id) && <Link href={`/rules/${game.id}/full`}>{t('full')}</Link>}
              {hasSimulator(game.id) && <Link href={`/rules/${game.id}/odds`}>{t('oddsShort')}</Link>}
              <Link href={`/tables/new?game=${game.id}`}>{t('play')}</Link>
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
