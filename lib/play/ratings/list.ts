import { database } from '../../../db/client';
import { namesOf } from '../../../db/people';
import { isGameId, loadGame } from '../../games/registry';
import {
  type Advantage,
  advantagesOf,
  allGames,
  distributionOf,
  type PlayerKind,
  type Ranked,
  type RatingListName,
  type Shown,
  shownOf,
} from '../../ratings';
import { type Caller, trouble } from '../access/caller';
import { isOffered } from '../access/offered';
import { ratingScopes, scenarioName, scopeTitle, sideName } from './names';
import { type Ranking, rankingOf } from './ranking';

/** A line of the list. */
export interface ListedRating extends Shown {
  player: string;
  kind: PlayerKind;
  /** Of a bot, the game that it plays; null: an account that is closed. */
  name: string | null;
  /** Null: provisional, or a bot's. */
  rank: number | null;
}

/** How even a game is between equal players. */
export interface BalanceView {
  game: string;
  gameTitle: string;
  /** Empty: the game has one alone. */
  scenario: string;
  games: number;
  /** Best side first. */
  sides: (Pick<Advantage, 'score' | 'between'> & { name: string })[];
}

export interface RatingList {
  /** Those that can be asked for, with their titles; null: all games together. */
  scopes: { scope: string; title: string | null }[];
  scope: string;
  list: RatingListName;
  /** From 1. */
  page: number;
  pages: number;
  /** Who is in the list on all pages, practice bots not counted. */
  players: number;
  ratings: ListedRating[];
  /** Whose ratings are settled of whom the list is of, by steps of so many points. */
  distribution: { from: number; players: number }[];
  step: number;
  balances: BalanceView[];
}

/** Lines of a page, and points of a step in the distribution. */
const perPage = 100;
const step = 50;

/** A page of the list of a scope, with what the same results say of the games. */
export async function ratingList(
  caller: Caller,
  scope: string = allGames,
  { page = 1, list = 'players' }: { page?: number; list?: RatingListName } = {},
): Promise<RatingList> {
  if (!ratingScopes.includes(scope)) {
    throw trouble('not-found', { en: 'There are no ratings by that name.', it: 'Non ci sono rating con questo nome.' }, caller);
  }
  const ranking = await rankingOf(scope);
  const ranked = ranking.ranked[list];
  const pages = Math.max(1, Math.ceil(ranked.length / perPage));
  if (page > pages) throw trouble('not-found', { en: 'The list has no such page.', it: 'L’elenco non ha questa pagina.' }, caller);
  return {
    scopes: await listedScopes(scope, caller),
    ...{ scope, list, page, pages, step },
    players: ranked.filter(({ standing }) => standing.kind !== 'bot').length,
    ratings: await listed(caller, ranked.slice((page - 1) * perPage, page * perPage)),
    distribution: distributionOf(ranking.scope, list === 'bots' ? 'program' : 'user', step),
    balances: scope === allGames ? [] : await balanceViews(caller, ranking),
  };
}

/** Of drafts only the one that is looked at. */
async function listedScopes(looked: string, { language }: Caller): Promise<RatingList['scopes']> {
  const scopes: RatingList['scopes'] = [];
  for (const scope of ratingScopes) {
    const isListed = !isGameId(scope) || scope === looked || isOffered(await loadGame(scope));
    if (isListed) scopes.push({ scope, title: await scopeTitle(scope, language) });
  }
  return scopes;
}

async function listed({ language }: Caller, ranked: readonly Ranked[]): Promise<ListedRating[]> {
  const { db } = await database();
  const names = await namesOf(
    db,
    ranked.map(({ player }) => player),
  );
  const nameOf = async (player: string, kind: PlayerKind) =>
    kind === 'bot' ? scopeTitle(player.slice('bot:'.length), language) : (names.get(player) ?? null);
  return Promise.all(
    ranked.map(async ({ player, standing, rank }) => ({
      ...{ player, rank, kind: standing.kind, name: await nameOf(player, standing.kind) },
      ...shownOf(standing),
    })),
  );
}

async function balanceViews({ language }: Caller, { scope }: Ranking): Promise<BalanceView[]> {
  const views = [...scope.balances.values()].map(async (balance): Promise<BalanceView[]> => {
    if (!isGameId(balance.game)) return [];
    const game = await loadGame(balance.game);
    return [
      {
        ...{ game: game.id, gameTitle: game.title[language], games: balance.games },
        scenario: scenarioName(game, balance.scenario, language),
        sides: advantagesOf(balance).map(({ side, score, between }) => ({ name: sideName(game, side, language), score, between })),
      },
    ];
  });
  return (await Promise.all(views)).flat().sort((a, b) => b.games - a.games);
}
