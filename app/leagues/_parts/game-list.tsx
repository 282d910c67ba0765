import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import type { GameView } from '@/lib/play';
import { scoreOf } from './game-rows';
import { type Cast, EntrantName, nameIn, PlayerName } from './names';

const kinds = ['conceded', 'lost-on-time', 'agreed-draw', 'agreed-end', 'adjudicated', 'abandoned', 'void'] as const;
const isTold = (kind: string | null): kind is (typeof kinds)[number] => kinds.some((each) => each === kind);

/** Games of a round of one division. */
export function GameList({ games, cast, isAhead }: { games: readonly GameView[]; cast: Cast; isAhead: boolean }) {
  return (
    <ul className="border-t border-rule">
      {games.map((game) => (
        <li key={game.id} className="border-b border-rule py-1.5">
          {game.bye ? <Bye game={game} cast={cast} /> : <Game game={game} cast={cast} isAhead={isAhead} />}
        </li>
      ))}
    </ul>
  );
}

async function Bye({ game: { places, bye }, cast }: { game: GameView; cast: Cast }) {
  const t = await getTranslations('leagues');
  const former = t('former');
  const who = nameIn(cast, places[0]?.entrant ?? '', former);
  const missing = bye?.missing ? nameIn(cast, bye.missing, former) : former;
  const reason = bye?.reason;
  const why = reason === 'odd' || reason === 'asked' ? t(`games.byes.${reason}`) : null;
  const whose = reason === 'absent' || reason === 'late' || reason === 'withdrawn' ? t(`games.byes.${reason}`, { missing }) : null;
  return (
    <span className="text-soft">
      {t('games.bye', { who })}: {why ?? whose}
    </span>
  );
}

async function Game({ game, cast, isAhead }: { game: GameView; cast: Cast; isAhead: boolean }) {
  const [t, results] = await Promise.all([getTranslations('leagues'), getTranslations('results')]);
  const { places, kind, late, table } = game;
  const score = scoreOf(game);
  const open = isAhead ? t('games.ahead') : t('games.open');
  const several = places.length > 2;
  const marks = [kind === null && open, kind !== null && isTold(kind) && results(`kinds.${kind}`), late && t('games.late')].filter(
    (mark) => mark !== false,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <div className={several ? 'grid' : 'flex flex-wrap items-baseline gap-x-2'}>
        {places.map((place, index) => (
          <span key={`${place.entrant} ${place.side}`} className="min-w-0">
            {index > 0 && !several && (
              <span aria-hidden="true" className="mr-2 text-soft">
                –
              </span>
            )}
            <Seat place={place} cast={cast} isWon={kind !== null && kind !== 'void' && place.rank === 1} />
            {several && place.rank !== null && <span className="text-soft"> · {t('games.place', { rank: place.rank })}</span>}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap items-baseline justify-end gap-x-3 text-right font-sans text-[0.9375rem] max-sm:max-w-24">
        {score && <span className="font-semibold whitespace-nowrap tabular-nums">{score}</span>}
        {marks.length > 0 && <span className="text-sm text-soft">{marks.join(' · ')}</span>}
        {table && (
          <Link href={`/tables/${table}`} className="inline-flex min-h-6 items-center text-sm">
            {t('games.table')}
            <span className="sr-only"> {places.map(({ entrant }) => nameIn(cast, entrant, t('former'))).join(' – ')}</span>
          </Link>
        )}
      </div>
    </div>
  );
}

/** Who plays one side: the entrant, of a team its player too, or who played it then. */
async function Seat({ place: { entrant, side, player }, cast, isWon }: { place: GameView['places'][number]; cast: Cast; isWon: boolean }) {
  const t = await getTranslations('leagues');
  const isOther = player !== null && player.name !== null && player.name !== cast.entrants[entrant]?.name;
  return (
    <>
      <span className={isWon ? 'font-semibold' : ''}>
        <EntrantName id={entrant} cast={cast} />
      </span>
      {isWon && <span className="sr-only"> ({t('games.won')})</span>}
      {(side || isOther) && (
        <span className="font-sans text-sm text-soft">
          {' '}
          ({isOther && <PlayerName player={player ?? undefined} cast={cast} former={t('former')} />}
          {isOther && side && ', '}
          {side})
        </span>
      )}
    </>
  );
}
