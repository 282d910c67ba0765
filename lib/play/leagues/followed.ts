import { type Db, database } from '../../../db/client';
import { leagueActs, leagueResults } from '../../../db/league-news';
import { grouped } from '../../grouped';
import type { Caller } from '../access/caller';
import { PlayError } from '../access/play-error';
import type { SeasonPlace } from './league-look';
import { type SeasonLooks, type SeasonView, seasonView } from './views';

/** Who is first in a division; `division` null: it is the only one. */
export interface First {
  division: string | null;
  /** Empty: an account that is closed. */
  names: string[];
  points: number;
}

/** What is told of a season to who follows its league. */
export type LeagueNews = { place: SeasonPlace; season: string } & (
  | { what: 'opened' | 'called-off' }
  /** `until`: when it ends (ISO); null: it is over. */
  | { what: 'round'; round: number; until: string | null }
  /** The latest first: who won against whom; `against` is empty in a draw. */
  | { what: 'results'; games: { first: string[]; against: string[] }[] }
  | { what: 'leads' | 'over'; firsts: First[] }
);

type Acts = Awaited<ReturnType<typeof leagueActs>>;
type Results = Awaited<ReturnType<typeof leagueResults>>;

/** What happened in leagues that somebody follows, each from a moment of its own on, for as far as they may know of them. */
export async function leagueNews(
  caller: Caller,
  leagues: readonly { id: string; since: Date }[],
  until: Date,
  looks?: SeasonLooks,
): Promise<Map<string, LeagueNews[]>> {
  const told = new Map<string, LeagueNews[]>();
  if (leagues.length === 0) return told;
  const { db } = await database();
  const { acts, results } = await happened(db, leagues, until);
  for (const { id } of leagues) {
    const [ownActs, ownResults] = [acts.get(id) ?? [], results.get(id) ?? []];
    const numbers = new Set([...ownActs, ...ownResults].map(({ season }) => season));
    const news: LeagueNews[] = [];
    for (const number of [...numbers].sort((a, b) => b - a)) {
      const isOfSeason = ({ season }: { season: number }) => season === number;
      news.push(...(await newsOf(caller, { acts: ownActs.filter(isOfSeason), results: ownResults.filter(isOfSeason) }, looks)));
    }
    told.set(id, news);
  }
  return told;
}

async function happened(db: Db, leagues: readonly { id: string; since: Date }[], until: Date) {
  const from = new Map(leagues.map(({ id, since }) => [id, since]));
  const since = new Date(Math.min(...leagues.map((each) => each.since.getTime())));
  const ids = [...from.keys()];
  const isAfter = ({ leagueId, at }: { leagueId: string; at: Date }) => at > (from.get(leagueId) ?? until);
  const acts = (await leagueActs(db, ids, { since, until })).filter(isAfter);
  const results = (await leagueResults(db, ids, { since, until })).filter(isAfter);
  return { acts: grouped(acts, ({ leagueId }) => leagueId), results: grouped(results, ({ leagueId }) => leagueId) };
}

/** News of one season: how it stands is told once its games moved the table. */
async function newsOf(
  caller: Caller,
  { acts, results }: { acts: Acts; results: Results },
  looks: SeasonLooks | undefined,
): Promise<LeagueNews[]> {
  const [some] = [...acts, ...results];
  if (!some) return [];
  const place = { league: some.league, season: some.season };
  const view = await seasonView(caller, place, looks).catch((error) => {
    if (error instanceof PlayError && error.code === 'not-found') return null;
    throw error;
  });
  if (!view) return [];
  const head = { place, season: view.name };
  const firsts = firstsOf(view);
  return [
    ...acts.map(({ kind, details }): LeagueNews => {
      if (kind === 'over') return { ...head, what: 'over', firsts };
      if (kind !== 'round-opened') return { ...head, what: kind };
      const round = view.rounds.find(({ number }) => number === details.round);
      return { ...head, what: 'round', round: Number(details.round), until: round && !round.closed ? round.deadline : null };
    }),
    ...(results.length === 0 ? [] : [{ ...head, what: 'results' as const, games: results.map((game) => gameOf(game, view)) }]),
    ...(results.length === 0 || view.status !== 'running' || firsts.length === 0 ? [] : [{ ...head, what: 'leads' as const, firsts }]),
  ];
}

function gameOf({ places }: Results[number], { entrants }: SeasonView): { first: string[]; against: string[] } {
  const named = (isWanted: (rank: number) => boolean) =>
    places.filter(({ rank }) => isWanted(rank)).map(({ entrant }) => entrants[entrant]?.name ?? '');
  const best = Math.min(...places.map(({ rank }) => rank));
  return { first: named((rank) => rank === best), against: named((rank) => rank !== best) };
}

const firstsOf = ({ divisions, entrants }: SeasonView): First[] =>
  divisions.flatMap(({ name, table }) => {
    const first = table.filter(({ place, played }) => place === 1 && played > 0);
    const [line] = first;
    const names = first.map(({ entrant }) => entrants[entrant]?.name ?? '');
    return line ? [{ division: divisions.length === 1 ? null : name, names, points: line.points }] : [];
  });
