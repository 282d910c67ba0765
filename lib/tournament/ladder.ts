import { bySeed, hasWithdrawn, takesPart } from './entrants';
import { firstOf, historyOf } from './history';
import { compareText } from './lots';
import { tablesOf } from './meetings';
import { type Game, gamesOf } from './points';
import type { Pairing, PairingInput, System } from './published';

/** The ladder before the round of the input, the best first: each earlier round's games, then who was idle, then who left. */
export function ladderOf(input: PairingInput, system: System<'ladder'>): string[] {
  const entrants = bySeed(input.entrants);
  const games = gamesOf(input, input.round - 1);
  const lastGame = new Map<string, number>();
  let order: string[] = [];
  for (let round = 1; round <= input.round; round++) {
    // who is new stands at the foot
    order = [...order, ...entrants.flatMap(({ id, from }) => (from === round ? [id] : []))];
    for (const { id, from } of entrants) if (from === round) lastGame.set(id, round - 1);
    order = order.filter((id) => !entrants.some((entrant) => entrant.id === id && hasWithdrawn(entrant, round)));
    if (round === input.round) break;
    order = afterRound(
      order,
      games.filter((game) => game.round === round),
      system,
    );
    for (const { places, round: played } of games) if (played === round) for (const { entrant } of places) lastGame.set(entrant, round);
    // no vacation makes anybody idle
    for (const entrant of entrants) if (entrant.pauses.includes(round)) lastGame.set(entrant.id, round);
    if (system.idle) order = withIdleDropped(order, lastGame, round, system.idle);
  }
  return order;
}

/** Games of a round are counted by the place of who was challenged before it, the highest first; of one pair by their names. */
function afterRound(order: readonly string[], games: readonly Game[], { moves }: System<'ladder'>): string[] {
  const before = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ places }: Game) => Math.min(...places.map(({ entrant }) => before.get(entrant) ?? order.length));
  const sorted = [...games].sort((a, b) => placeOf(a) - placeOf(b) || compareText(a.id, b.id));
  return sorted.reduce(
    (now, { places }) => {
      const [winner, loser] = ['won', 'lost'].map((outcome) => places.find((each) => each.outcome === outcome)?.entrant ?? '');
      return afterWin(now, winner ?? '', loser ?? '', moves);
    },
    [...order],
  );
}

function afterWin(order: string[], winner: string, loser: string, moves: 'swap' | 'step-in'): string[] {
  const [from, to] = [order.indexOf(winner), order.indexOf(loser)];
  if (from < 0 || to < 0 || from < to) return order;
  if (moves === 'swap') return order.with(to, winner).with(from, loser);
  return order.toSpliced(from, 1).toSpliced(to, 0, winner);
}

/** Who is idle drops behind so many who are not; idle neighbours keep their order. Whoever dropped begins to count anew. */
function withIdleDropped(
  order: readonly string[],
  lastGame: Map<string, number>,
  round: number,
  idle: NonNullable<System<'ladder'>['idle']>,
): string[] {
  const dropping = new Set(order.filter((id) => round - (lastGame.get(id) ?? 0) >= idle.rounds));
  let now = [...order];
  for (const id of [...dropping].reverse()) {
    lastGame.set(id, round);
    const place = now.indexOf(id);
    const passed = now
      .slice(place + 1)
      .filter((other) => !dropping.has(other))
      .slice(0, idle.places)
      .at(-1);
    if (passed !== undefined) now = now.toSpliced(now.indexOf(passed) + 1, 0, id).toSpliced(place, 1);
  }
  return now;
}

/** Whom an entrant may challenge in the round of the input, the highest first. */
export function challengeable(input: PairingInput, system: System<'ladder'>, by: string, order = ladderOf(input, system)): string[] {
  const { entrants, round } = input;
  const place = order.indexOf(by);
  const isFree = (id: string) => !isEngaged(input, id) && entrants.some((entrant) => entrant.id === id && takesPart(entrant, round));
  if (place < 0 || !isFree(by)) return [];
  const above = order.slice(Math.max(0, place - system.reach), place);
  return above.filter((id) => isFree(id) && !hasMetLately(input, system, [by, id]));
}

/** A game of an earlier round goes on. */
function isEngaged({ pairings, results, round }: PairingInput, id: string): boolean {
  const played = new Set(results.map(({ pairing }) => pairing));
  return pairings.some(
    (each) => each.round < round && !each.bye && !played.has(each.id) && each.seats.some(({ entrant }) => entrant === id),
  );
}

const hasMetLately = ({ pairings, round }: PairingInput, { rest }: System<'ladder'>, two: readonly string[]): boolean =>
  pairings.some(
    (each) => each.round < round && each.round >= round - rest && two.every((id) => each.seats.some(({ entrant }) => entrant === id)),
  );

/** Challenges in the order in which they were made: each that is allowed, and whose two are still free. */
export function ladderPairings(input: PairingInput, system: System<'ladder'>): Pairing[] {
  const order = ladderOf(input, system);
  const history = historyOf(input);
  const made = [...system.challenges].sort((a, b) => a.at - b.at || order.indexOf(a.by) - order.indexOf(b.by) || compareText(a.to, b.to));
  const taken = new Set<string>();
  const accepted = made.filter(({ by, to }) => {
    if (taken.has(by) || taken.has(to) || !challengeable(input, system, by, order).includes(to)) return false;
    taken.add(by).add(to);
    return true;
  });
  return accepted.flatMap(({ by, to }, index) => {
    const [first, second] = firstOf(input, history, [by, to]);
    return tablesOf({ round: input.round, match: `${input.round}-${index + 1}`, first, second }, input.settings);
  });
}
