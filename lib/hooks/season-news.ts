import { createHash } from 'node:crypto';
import type { Db } from '../../db/client';
import { nameOfUser } from '../../db/profiles';
import type { SeasonHookNewsRow, SeasonHookRow } from '../../db/season-hooks';
import { PlayError, placeOfSeason, type SeasonView, seasonGames, seasonView } from '../play';
import { type SeasonHookEvent, type SeasonHookNews, seasonHookEvents } from './season-payload';

/** Games, and lines of a table, that a message has room for. */
const room = { results: 60, lines: 200 };

export interface FoundNews {
  /** Null: nothing that is worth a message. */
  news: SeasonHookNews | null;
  /** Digests of the tables as they are told with it. */
  told: Record<string, string>;
}

/** What `rows` come to now, as who added the hook sees it; null: they may not know of it any more, or it is gone. */
export async function newsForSeason(
  db: Db,
  hook: Pick<SeasonHookRow, 'id' | 'userId' | 'language' | 'told'>,
  { season, rows, baseUrl }: { season: string; rows: readonly SeasonHookNewsRow[]; baseUrl: string },
): Promise<FoundNews | null> {
  const place = await placeOfSeason(db, season);
  if (!place || (await nameOfUser(db, hook.userId)) === null) return null;
  const caller = { user: hook.userId, language: hook.language };
  try {
    const view = await seasonView(caller, place);
    const changed = changedTables(view, hook, rows);
    const news = {
      ...placesOf(view, `${baseUrl}/leagues/${place.league}`),
      ...{ id: `${hook.id}.${rows.at(-1)?.id ?? 0}`, rounds: roundsIn(view, rows) },
      results: await resultsIn(view, rows, { games: await seasonGames(caller, place), baseUrl }),
      standings: changed.map(({ name, lines }) => ({ division: name, table: lines })),
    };
    const events = seasonHookEvents.filter((event) => has(event, news, rows));
    const told = { ...hook.told, ...Object.fromEntries(changed.map(({ id, digest }) => [id, digest])) };
    const [type] = events;
    return { news: type ? { ...news, type, events } : null, told };
  } catch (error) {
    if (error instanceof PlayError && error.code === 'not-found') return null;
    throw error;
  }
}

function has(
  event: SeasonHookEvent,
  { rounds, results, standings }: Pick<SeasonHookNews, 'rounds' | 'results' | 'standings'>,
  rows: readonly SeasonHookNewsRow[],
) {
  if (event === 'season-over') return rows.some((row) => row.event === 'over');
  return { 'round-opened': rounds, result: results, standings }[event].length > 0;
}

const placesOf = ({ league, ...view }: SeasonView, url: string): Pick<SeasonHookNews, 'league' | 'season'> => ({
  league: { slug: league.slug, name: league.name, url },
  season: {
    ...{ number: view.number, name: view.name, game: view.game, gameTitle: view.gameTitle, status: view.status },
    url: `${url}/${view.number}`,
  },
});

function roundsIn({ rounds }: SeasonView, rows: readonly SeasonHookNewsRow[]): SeasonHookNews['rounds'] {
  const opened = new Set(rows.flatMap(({ event, about }) => (event === 'round-opened' ? [about.round] : [])));
  return rounds.flatMap(({ number, deadline }) => (opened.has(number) ? [{ round: number, deadline }] : []));
}

async function resultsIn(
  { entrants }: SeasonView,
  rows: readonly SeasonHookNewsRow[],
  { games, baseUrl }: { games: Awaited<ReturnType<typeof seasonGames>>; baseUrl: string },
): Promise<SeasonHookNews['results']> {
  // of a game that was decided more than once its latest end
  const decided = new Map(rows.flatMap(({ event, about }) => (event === 'result' ? [[`${about.division} ${about.pairing}`, about]] : [])));
  return games
    .flatMap(({ division, name, rounds }) =>
      rounds.flatMap(({ round, games: all }) =>
        all.flatMap(({ id, kind, table, places }) => {
          const about = decided.get(`${division} ${id}`);
          if (!about) return [];
          const seated = places.map(({ entrant, side, rank }) => ({ entrant, name: entrants[entrant]?.name ?? '', side, rank }));
          const url = table === null ? null : `${baseUrl}/tables/${table}`;
          return [{ division: name, round, table: url, kind, anew: about.anew === true, places: seated }];
        }),
      ),
    )
    .slice(0, room.results);
}

/** Divisions among the news whose table is not the one that was told last. */
function changedTables({ divisions, entrants }: SeasonView, { told }: Pick<SeasonHookRow, 'told'>, rows: readonly SeasonHookNewsRow[]) {
  const touched = new Set(rows.flatMap(({ event, about }) => (event === 'table' ? [about.division] : [])));
  return divisions
    .filter(({ id }) => touched.has(id))
    .map(({ id, name, table }) => {
      const all = table.map(({ entrant, place, points, played }) => ({
        ...{ place, entrant, name: entrants[entrant]?.name ?? '', points, played },
      }));
      const digest = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16);
      return { id, name, lines: all.slice(0, room.lines), digest };
    })
    .filter(({ id, digest }) => told[id] !== digest);
}
