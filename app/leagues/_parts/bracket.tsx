import { getTranslations } from 'next-intl/server';
import type { DivisionGames, GameView } from '@/lib/play';
import { bracketsOf, scoreOf } from './game-rows';
import { type Cast, nameIn } from './names';

/** The bracket of a knock-out, a column a round; of a double one that of the losers below. It scrolls by itself. */
export async function Brackets({ games, cast, name }: { games: DivisionGames; cast: Cast; name: string | null }) {
  const t = await getTranslations('leagues');
  const brackets = bracketsOf(games);
  return brackets.map(({ kind, rounds }) => (
    <section key={kind} className="mb-6 min-w-0">
      <h2 className="mb-2">
        {[brackets.length > 1 ? t(`bracket.${kind}`) : t('bracket.title'), name && t('division', { name })].filter(Boolean).join(', ')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto pb-2" tabIndex={0} aria-label={t(`bracket.${kind}`)}>
        <ol className="flex gap-6">
          {rounds.map(({ round, games: own }) => (
            <li key={round} className="flex min-w-44 flex-col">
              <p className="label mb-1">{t('games.round', { round })}</p>
              <ul className="flex flex-1 flex-col justify-around gap-3">
                {own.map((game) => (
                  <Match key={game.id} game={game} cast={cast} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </section>
  ));
}

/** Who met whom: who has won stands out, and is named as the winner. */
async function Match({ game, cast }: { game: GameView; cast: Cast }) {
  const t = await getTranslations('leagues');
  const { places, bye } = game;
  const isDecided = scoreOf(game) !== null;
  return (
    <li className="sheet grid font-sans text-[0.9375rem]">
      {places.map(({ entrant, rank }) => (
        <span key={entrant} className="flex justify-between gap-3 border-b border-rule px-2 py-1 last:border-b-0">
          <span className={isDecided && rank === 1 ? 'font-semibold' : ''}>{nameIn(cast, entrant, t('former'))}</span>
          {isDecided && rank === 1 && <span className="text-soft">{t('games.won')}</span>}
        </span>
      ))}
      {bye && <span className="px-2 py-1 text-soft">{t('bracket.bye')}</span>}
    </li>
  );
}
