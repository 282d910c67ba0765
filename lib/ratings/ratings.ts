import { type Balance, type Lesson, leadOf, learnt, noBalance } from './advantage';
import { type Bout, boutsOf } from './bout';
import { compare, inOrder, type Moment, type PlayerKind, type RatedPlayer, type RatedResult, type RatedSide } from './result';
import { type Change, type Contest, changesBy, clarityOf, expectedOf, type Member, newcomer, rested, type Skill } from './skill';

/** A player in a scope. */
export interface Standing extends Skill {
  kind: PlayerKind;
  /** Results that moved this rating. */
  games: number;
}

/** All that is rated together: one game, or all games. */
export interface Scope {
  players: Map<string, Standing>;
  /** By game and scenario. */
  balances: Map<string, Balance>;
}

/** Where ratings stand after some results. */
export interface Ratings {
  /** The last result taken; null before the first. */
  after: Moment | null;
  /** Results taken, those included that moved nobody. */
  results: number;
  scopes: Map<string, Scope>;
}

/** A player's rating after a result that moved it. */
export interface HistoryPoint extends Skill {
  scope: string;
  player: string;
  result: string;
  at: string;
  games: number;
}

/** The scope of all games together; every other is named by its game. */
export const allGames = 'all';

export const noRatings = (): Ratings => ({ after: null, results: 0, scopes: new Map() });
export const noScope = (): Scope => ({ players: new Map(), balances: new Map() });

/** Takes the next result, in place, and says whom it moved. Throws when the result is not behind all that were taken. */
export function advance(ratings: Ratings, result: RatedResult): HistoryPoint[] {
  const { at, id } = result;
  if (ratings.after && inOrder(ratings.after, result) >= 0) {
    throw new Error(`result ${id} of ${at} is not behind ${ratings.after.id} of ${ratings.after.at}`);
  }
  ratings.after = { at, id };
  ratings.results += 1;
  const sides = canonical(result.sides);
  const bouts = boutsOf({ ...result, sides });
  if (bouts.length === 0) return [];
  return [result.game, allGames].flatMap((name) => {
    const scope = ratings.scopes.get(name) ?? noScope();
    ratings.scopes.set(name, scope);
    return moveScope(scope, { ...result, sides }, bouts).map(([player, { mu, sigma, games }]) => {
      return { scope: name, player, result: id, at, mu, sigma, games };
    });
  });
}

/** Everybody and every side is judged by what was known before the result. */
function moveScope(scope: Scope, result: RatedResult, bouts: readonly Bout[]): [string, Standing][] {
  const balance = balanceOf(scope, result);
  const moves = new Map<string, Move>();
  const lessons: Lesson[] = [];
  for (const { sides: names, lineUps, score, weights, teaches } of bouts) {
    const [first, second] = [membersOf(scope, lineUps[0]), membersOf(scope, lineUps[1])];
    const contest: Contest = { sides: [first, second], lead: leadOf(balance, names) };
    const changes = changesBy(contest, score);
    for (const side of [0, 1] as const) {
      for (const [at, { player }] of lineUps[side].entries()) addMove(moves, player, weights[side][at] ?? 0, changes[side][at] as Change);
    }
    if (teaches > 0) lessons.push({ sides: names, score, expected: expectedOf(contest), weight: teaches * clarityOf(contest) });
  }
  const names = result.sides.map(({ side }) => side);
  if (lessons.length > 0) scope.balances.set(keyOf(result), learnt(balance, names, lessons));
  const moved = [...moves.values()].map((move): [string, Standing] => [move.player.player, standingAfter(scope, move)]);
  for (const [player, standing] of moved) scope.players.set(player, standing);
  return moved;
}

/** What all bouts of a result say about one player. */
interface Move extends Change {
  player: RatedPlayer;
}

function addMove(moves: Map<string, Move>, player: RatedPlayer, weight: number, change: Change): void {
  if (weight === 0) return;
  const { mu, variance } = moves.get(player.player) ?? { mu: 0, variance: 0 };
  moves.set(player.player, { player, mu: mu + weight * change.mu, variance: variance + weight * change.variance });
}

function standingAfter({ players }: Scope, { player, mu, variance }: Move): Standing {
  const before = rested(players.get(player.player) ?? newcomer);
  return {
    mu: before.mu + mu,
    sigma: before.sigma * Math.sqrt(1 - variance),
    kind: player.kind,
    games: (players.get(player.player)?.games ?? 0) + 1,
  };
}

/** Places with the skill that their players bring to the next game. */
export const membersOf = ({ players }: Scope, places: readonly { player: { player: string }; influence: number }[]): Member[] =>
  places.map(({ player, influence }) => {
    const { mu, sigma } = rested(players.get(player.player) ?? newcomer);
    return { mu, sigma, influence };
  });

/** Sums of fractions hang on their order, and ratings must not hang on the order in which a result is written down. */
function canonical(sides: readonly RatedSide[]): RatedSide[] {
  const sorted = sides.map((side) => ({ ...side, players: [...side.players].sort((a, b) => compare(a.player, b.player)) }));
  return sorted.sort((a, b) => compare(a.side, b.side));
}

export const keyOf = ({ game, scenario }: Pick<Balance, 'game' | 'scenario'>): string => JSON.stringify([game, scenario]);

/** The balance of a game in a scenario, as a scope knows it. */
export const balanceOf = ({ balances }: Scope, of: Pick<Balance, 'game' | 'scenario'>): Balance =>
  balances.get(keyOf(of)) ?? noBalance(of.game, of.scenario);
