import { leadOf } from './advantage';
import { balanceOf, membersOf, noScope, type Ratings, type Scope, type Standing } from './ratings';
import { compare, type PlayerKind } from './result';
import { expectedOf, newcomer, type Skill } from './skill';

/** What a newcomer has. */
const middle = 1500;
/** Points a unit of mu: between players who are well known, differences then read as in chess: 200 points are 3 wins of 4. */
const points = 20;
/** Results in a scope before which a rating is provisional. */
const settledAfter = 10;

export interface Shown {
  rating: number;
  /** The true rating lies within twice this in 19 of 20 cases. */
  deviation: number;
  games: number;
  provisional: boolean;
}

/** A rating as people read it. Whoever was never rated stands in the middle, as unsure as can be. */
export function shownOf(standing: (Skill & Pick<Standing, 'games'>) | null): Shown {
  const { mu, sigma, games } = standing ?? { ...newcomer, games: 0 };
  return { rating: pointsOf(mu), deviation: Math.round(points * sigma), games, provisional: games < settledAfter };
}

const pointsOf = (mu: number): number => Math.round(middle + points * (mu - newcomer.mu));

export interface Ranked {
  player: string;
  standing: Standing;
  /** From 1; equal ratings have one rank. Null: provisional, or a program of the house, which only shows how strong it is. */
  rank: number | null;
}

/** What a list is of: people, or programs that belong to people. */
export const ratingLists = ['players', 'bots'] as const;
export type RatingListName = (typeof ratingLists)[number];

/** A list of a scope: who is settled, best first, with practice bots among them; then who is provisional. Programs are in a list of their own. */
export function rankedOf({ players }: Scope, list: RatingListName = 'players'): Ranked[] {
  const besides: PlayerKind = list === 'players' ? 'program' : 'user';
  const isRanked = ({ kind, games }: Standing) => kind !== 'bot' && games >= settledAfter;
  const isAbove = (standing: Standing) => standing.kind === 'bot' || isRanked(standing);
  const own = [...players].filter(([, { kind }]) => kind !== besides);
  const listed = own.sort(([a, one], [b, other]) => Number(isAbove(other)) - Number(isAbove(one)) || other.mu - one.mu || compare(a, b));
  let [above, rank, last] = [0, 0, Number.NaN];
  return listed.map(([player, standing]) => {
    if (!isRanked(standing)) return { player, standing, rank: null };
    above += 1;
    const { rating } = shownOf(standing);
    if (rating !== last) [rank, last] = [above, rating];
    return { player, standing, rank };
  });
}

/** How many ratings lie in each step of `width` points, lowest first, empty steps between others included; provisional ones are left out. */
export function distributionOf({ players }: Scope, kind: PlayerKind, width: number): { from: number; players: number }[] {
  const shown = [...players.values()].filter((standing) => standing.kind === kind).map(shownOf);
  const steps = shown.filter(({ provisional }) => !provisional).map(({ rating }) => Math.floor(rating / width));
  if (steps.length === 0) return [];
  const lowest = steps.reduce((a, b) => Math.min(a, b));
  const counts = new Array<number>(steps.reduce((a, b) => Math.max(a, b)) - lowest + 1).fill(0);
  for (const step of steps) counts[step - lowest] = (counts[step - lowest] ?? 0) + 1;
  return counts.map((count, at) => ({ from: (lowest + at) * width, players: count }));
}

/** A game before it is played. Balance are named as in results; players of a side by their seats. */
export interface Seating {
  game: string;
  scenario: string;
  sides: { side: string; players: { player: string; seats: number }[] }[];
}

/** What each side may expect: 1 is a win, 0 a loss; of more than two sides the mean against each of the others. */
export function expectedScores(ratings: Ratings, scopeName: string, { game, scenario, sides }: Seating): { side: string; score: number }[] {
  const scope = ratings.scopes.get(scopeName) ?? noScope();
  const balance = balanceOf(scope, { game, scenario });
  const seated = sides.map(({ side, players }) => {
    const seats = players.reduce((sum, player) => sum + player.seats, 0);
    return {
      side,
      members: membersOf(
        scope,
        players.map((player) => ({ player, influence: player.seats / seats })),
      ),
    };
  });
  return seated.map(({ side, members }) => {
    const others = seated.filter((each) => each.side !== side);
    const scores = others.map((other) => expectedOf({ sides: [members, other.members], lead: leadOf(balance, [side, other.side]) }));
    return { side, score: scores.reduce((sum, score) => sum + score, 0) / others.length };
  });
}
