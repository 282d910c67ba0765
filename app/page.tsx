import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentUser } from '@/lib/auth';
import { isGameId, loadGame } from '@/lib/games/registry';
import { demoTables, myTables, type TableSummary, tableView } from '@/lib/play';
import { BoardFigure } from './_shell/board-figure';
import { Notice } from './_ui/notice';
import { Travel } from './_ui/travel';
import { currentCaller } from './_words/caller';
import { openingOf } from './rules/[game]/opening';
import { offeredGames } from './tables/new/offered-games';

interface Props {
  searchParams: Promise<{ said?: string }>;
}

export default async function Home({ searchParams }: Props) {
  const [t, account, caller, user, { said }] = await Promise.all([
    getTranslations('home'),
    getTranslations('account'),
    currentCaller(),
    currentUser(),
    searchParams,
  ]);
  const demos = await demoTables(caller);
  const running = demos.find(({ status }) => status === 'running');
  const over = demos.find(({ status }) => status === 'over');
  const mine = user ? await myTables(caller) : [];
  const waiting = mine.filter(({ myTurn }) => myTurn).length;
  const isNew = mine.length === 0;
  return (
    <>
      <div className="mx-auto max-w-7xl px-4 pt-8 pb-4 sm:px-6 lg:pt-10">
        {(said === 'gone' || said === 'declined') && (
          <div className="mb-6">
            <Notice tone="good">{said === 'gone' ? account('gone') : t('declined')}</Notice>
          </div>
        )}
        <div className="mb-7 grid gap-x-12 gap-y-5 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h1 className="text-4xl sm:text-5xl">{t('headline')}</h1>
          <div className="grid gap-4">
            <p className="text-lg">{t('lead')}</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {waiting > 0 && (
                <Link href="/tables" className="button" data-tone="main">
                  {t('waiting', { count: waiting })}
                </Link>
              )}
              {isNew && (
                <Link href={user ? '/first-game' : '/sign-in?to=/first-game'} className="button" data-tone="main">
                  {t('first')}
                  <Travel />
                </Link>
              )}
              <Link
                href={user ? '/tables/new' : '/sign-in?to=/tables/new'}
                className="button"
                {...(waiting === 0 && !isNew && { 'data-tone': 'main' })}
              >
                {user ? t('start') : t('signIn')}
                <Travel />
              </Link>
              {over && (
                <Link href={`/tables/${over.id}/review/0`}>
                  {t('step')} <Travel />
                </Link>
              )}
              {running && (
                <Link href={`/tables/${running.id}`}>
                  {t('watch')} <Travel />
                </Link>
              )}
            </div>
          </div>
        </div>
        <Figure shown={running ?? over} />
      </div>
      <How />
      <Games />
    </>
  );
}

/** The demo's board as it stands, or the opening of the first game where no demo was seeded. */
async function Figure({ shown }: { shown: TableSummary | undefined }) {
  const [t, language, caller, games] = await Promise.all([getTranslations('home'), getLocale(), currentCaller(), offeredGames()]);
  if (shown && isGameId(shown.game)) {
    const { options } = await tableView(caller, shown.id);
    const { width, height } = (await loadGame(shown.game)).board(options, language);
    const caption = t('figure', { game: shown.gameTitle, moment: shown.momentName });
    return (
      <Link href={`/tables/${shown.id}`} className="text-ink no-underline">
        <BoardFigure
          src={`/tables/${shown.id}/board.svg?seq=${shown.seq}&language=${language}`}
          alt={caption}
          ratio={width / height}
          caption={`${caption} ${t('botsPlay')}`}
          first
        />
      </Link>
    );
  }
  const [game] = games;
  if (!game) return null;
  const { width, height } = openingOf(game, language).board;
  const caption = t('figureOpening', { game: game.title[language] });
  return (
    <BoardFigure src={`/rules/${game.id}/board.svg?language=${language}`} alt={caption} ratio={width / height} caption={caption} first />
  );
}

/** A turn in four steps and three promises, set like the first page of a rulebook. */
async function How() {
  const t = await getTranslations('home');
  const steps = ['letter', 'map', 'dice', 'next'] as const;
  const promises = ['log', 'secretKept', 'open'] as const;
  return (
    <div className="mx-auto grid max-w-7xl gap-12 px-4 py-10 sm:px-6 lg:grid-cols-[8fr_5fr]">
      <section>
        <h2 className="double-rule mb-5 pb-2 text-2xl">{t('howTitle')}</h2>
        <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {steps.map((step, i) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr]">
              <span aria-hidden="true" className="text-3xl leading-none text-brick">
                {i + 1}
              </span>
              <div>
                <h3>{t(step)}</h3>
                <p className="mt-1">{t(`${step}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="double-rule mb-5 pb-2 text-2xl">{t('relyTitle')}</h2>
        <dl className="grid gap-5">
          {promises.map((each) => (
            <div key={each}>
              <dt className="font-semibold">{t(each)}</dt>
              <dd className="mt-0.5">{t(`${each}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

async function Games() {
  const [t, language, games] = await Promise.all([getTranslations('home'), getLocale(), offeredGames()]);
  return (
    <section className="mx-auto max-w-7xl px-4 sm:px-6">
      <h2 className="double-rule mb-2 pb-2 text-2xl">{t('gamesTitle')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id} className="grid gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[16rem_1fr_auto]">
            <span className="text-lg font-semibold">{game.title[language]}</span>
            <span>{game.summary[language]}</span>
            <span className="flex gap-4">
              <Link href={`/rules/${game.id}`}>{t('rules')}</Link>
              <Link href={`/tables/new?game=${game.id}`}>{t('start')}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
