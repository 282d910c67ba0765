import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Empty } from '@/app/_ui/page';
import { numberIn, Pages, pageIn, pageOf } from '@/app/_ui/pages';
import { Moment } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { type SeasonView, seasonRounds } from '@/lib/play';
import { Brackets } from '../../../_parts/bracket';
import { GameList } from '../../../_parts/game-list';
import { byRound, type RoundGames } from '../../../_parts/game-rows';
import { type Cast, castOf } from '../../../_parts/names';
import { leagueOf, looksOfRequest, seasonAt, seasonMetadata } from '../../../_parts/season-of';
import { SeasonPage } from '../../../_parts/season-page';
import { placeIn, type SeasonParams } from '../../../_parts/season-place';

interface Props {
  params: Promise<SeasonParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Games up to which all rounds stand on one page and a bracket is drawn; games of one division on a page of one round. */
const most = { whole: 200, games: 50 };

export const generateMetadata = ({ params }: Pick<Props, 'params'>): Promise<Metadata> => seasonMetadata(params, 'games');

/** Every round with its games: those that are over, those that are played, those to come. Of a large season one round, the one that is played unless another is chosen. */
export default async function Games({ params, searchParams }: Props) {
  const [t, caller, given, query] = await Promise.all([getTranslations('leagues'), currentCaller(), params, searchParams]);
  const season = await seasonAt(given);
  const cast = castOf(season, await leagueOf(given.league));
  const wanted = numberIn(query.round);
  const {
    rounds,
    round: only,
    games,
  } = await orPlainPage(seasonRounds(caller, placeIn(given), { most: most.whole, wanted }, looksOfRequest()));
  const isBracket = season.plan.settings.system.kind === 'elimination' && only === null;
  const home = `/leagues/${season.league.slug}/${season.number}/games`;
  return (
    <SeasonPage season={season} here="games">
      {rounds.length === 0 ? (
        <Empty title={t('games.none')} />
      ) : (
        <>
          {isBracket &&
            games.map((own) => <Brackets key={own.division} games={own} cast={cast} name={games.length > 1 ? own.name : null} />)}
          {rounds.length > 1 && (
            <nav aria-label={t('games.jump')} className="mb-6 flex flex-wrap items-baseline gap-x-1 font-sans text-[0.9375rem]">
              <span aria-hidden="true" className="text-soft">
                {t('games.jump')}
              </span>
              {rounds.map((round) => (
                <a
                  key={round}
                  href={only === null ? `#round-${round}` : `${home}?round=${round}`}
                  aria-current={only === round ? 'true' : undefined}
                  className="flex min-h-9 min-w-9 items-center justify-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {round}
                </a>
              ))}
            </nav>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {byRound(games).map((each) => (
              <Round key={each.round} games={each} season={season} cast={cast} query={query} />
            ))}
          </div>
        </>
      )}
    </SeasonPage>
  );
}

interface RoundProps {
  games: RoundGames;
  season: SeasonView;
  cast: Cast;
  query: Record<string, string | string[] | undefined>;
}

async function Round({ games: { round, divisions }, season, cast, query }: RoundProps) {
  const t = await getTranslations('leagues');
  const dates = season.rounds.find(({ number }) => number === round);
  return (
    <section id={`round-${round}`} className="scroll-mt-4">
      <h2>{t('games.round', { round })}</h2>
      {dates && (
        <p className="mb-2 font-sans text-[0.9375rem] text-soft">
          {dates.closed ? (
            t('games.closed')
          ) : (
            <>
              {!dates.opened && (
                <>
                  {t('games.opens')} <Moment iso={dates.opensAt} />,{' '}
                </>
              )}
              {t('games.until')} <Moment iso={dates.deadline} />
            </>
          )}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {divisions.map(({ division, name, games }, index) => {
          const field = `page-${index + 1}`;
          const page = pageIn(query[field]);
          const { shown, isMore } = pageOf(games, page, most.games);
          return (
            <div key={division} className="min-w-0">
              {season.divisions.length > 1 && <h3 className="mb-1">{t('division', { name })}</h3>}
              <GameList games={shown} cast={cast} isAhead={dates?.opened === false} />
              <Pages
                path={`/leagues/${season.league.slug}/${season.number}/games?round=${round}`}
                page={page}
                isMore={isMore}
                name={field}
                words={{ back: t('previousPage'), on: t('nextPage') }}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
