import { type BracketMatch, bracketOf, type Source } from './bracket';
import { bySeed, hasWithdrawn } from './entrants';
import { firstOf, historyOf } from './history';
import { tablesOf, tablesOfMeeting } from './meetings';
import { type Competition, matchTotals } from './points';
import type { Entrant, GameResult, Pairing, PairingInput, System } from './published';

/** A match as far as it is known. An entrant that is null is a bye; undefined: not known yet. */
export interface BracketState extends Pick<BracketMatch, 'id' | 'round'> {
  entrants: [string | null | undefined, string | null | undefined];
  winner: string | null | undefined;
  loser: string | null | undefined;
  /** Tables have been played without a winner, and the match goes on with others. */
  undecided: boolean;
}

/** The whole bracket with the results so far. Who withdraws loses what is not yet decided. */
export function bracketStates(competition: Competition, system: System<'elimination'>): BracketState[] {
  const seeded = bySeed(competition.entrants).filter(({ from, until }) => from === 1 && until !== 0);
  const entrantOf = new Map(seeded.map((entrant) => [entrant.id, entrant]));
  const tables = tablesByMatch(competition);
  const states = new Map<string, BracketState>();
  const at = (source: Source): string | null | undefined => {
    if (source.from === 'seed') return seeded[source.number - 1]?.id ?? null;
    const state = states.get(source.match);
    return source.from === 'winner' ? state?.winner : state?.loser;
  };
  for (const { id, round, sources, isReset } of bracketOf(seeded.length, system)) {
    const entrants: BracketState['entrants'] = [at(sources[0]), at(sources[1])];
    const final = isReset ? states.get('f1') : undefined;
    const state: BracketState = { id, round, entrants, winner: undefined, loser: undefined, undecided: false };
    states.set(id, state);
    // the one who had not lost before has won: nothing is left to play
    if (final && final.winner === final.entrants[0]) Object.assign(state, { entrants: [null, null], winner: null, loser: null });
    else if (entrants[0] !== undefined && entrants[1] !== undefined) {
      Object.assign(state, decided(entrants, tables.get(id) ?? [], { round, entrantOf, competition, system }));
    }
  }
  return [...states.values()];
}

interface Ground {
  round: number;
  entrantOf: ReadonlyMap<string, Entrant>;
  competition: Competition;
  system: System<'elimination'>;
}

type Table = { result: GameResult | undefined };
type Decision = Partial<Pick<BracketState, 'winner' | 'loser' | 'undecided'>>;

function decided(entrants: BracketState['entrants'], tables: readonly Table[], ground: Ground): Decision {
  const [one, other] = [entrants[0] ?? null, entrants[1] ?? null];
  if (one === null || other === null) return { winner: one ?? other, loser: null };
  const results = tables.flatMap(({ result }) => result ?? []);
  const isPlayed = tables.length > 0 && results.length === tables.length;
  const totals = matchTotals(results, ground.competition.settings);
  const lead = (totals.get(one) ?? 0) - (totals.get(other) ?? 0);
  if (isPlayed && lead !== 0) return lead > 0 ? { winner: one, loser: other } : { winner: other, loser: one };
  const [isGone, otherIsGone] = [one, other].map((id) => {
    const entrant = ground.entrantOf.get(id);
    return entrant !== undefined && hasWithdrawn(entrant, ground.round);
  });
  if (isGone && otherIsGone) return { winner: null, loser: null };
  // who is gone falls no further: a place in the losers' bracket would only be another walkover
  if (isGone || otherIsGone) return { winner: isGone ? other : one, loser: null };
  if (!isPlayed) return {};
  return ground.system.drawn === 'replay' ? { undecided: true } : higherSeed(one, other, ground.entrantOf);
}

function higherSeed(one: string, other: string, entrantOf: ReadonlyMap<string, Entrant>): Decision {
  const [winner, loser] = bySeed([one, other].flatMap((id) => entrantOf.get(id) ?? []));
  return { winner: winner?.id ?? one, loser: loser?.id ?? other };
}

function tablesByMatch({ pairings, results }: Competition): Map<string, Table[]> {
  const resultOf = new Map(results.map((result) => [result.pairing, result]));
  const tables = new Map<string, Table[]>();
  for (const { id, match } of pairings) tables.set(match, [...(tables.get(match) ?? []), { result: resultOf.get(id) }]);
  return tables;
}

/** Every match whose two are known and that is not under way: those of several rounds, where one part of the bracket is ahead. */
export function eliminationPairings(input: PairingInput, system: System<'elimination'>): Pairing[] {
  const known = new Map<string, number>();
  for (const { match } of input.pairings) known.set(match, (known.get(match) ?? 0) + 1);
  return bracketStates(input, system).flatMap(({ id, round, entrants, winner, undecided }) => {
    const [one, other] = entrants;
    const tables = known.get(id) ?? 0;
    if (!one || !other || winner !== undefined || (tables > 0 && !undecided)) return [];
    const history = historyOf({ ...input, round: round + 1 });
    const attempt = Math.floor(tables / tablesOfMeeting(input.settings)) + 1;
    const [first, second] = firstOf(input, history, [one, other], round);
    return tablesOf({ round, match: id, first, second }, input.settings, attempt);
  });
}

/** The places of those whose place is certain, the winner's 1; who went out in the same round shares one. */
export function eliminationPlaces(competition: Competition, system: System<'elimination'>): { entrant: string; place: number }[] {
  const states = bracketStates(competition, system);
  const last = states.at(-1);
  if (!last) return [];
  // a reset that was not needed leaves the place to the final before it
  const champion = last.winner === null ? states.at(-2)?.winner : last.winner;
  const lastRounds = new Map<string, number>();
  for (const { round, entrants } of states) for (const id of entrants) if (id) lastRounds.set(id, Math.max(round, lastRounds.get(id) ?? 0));
  const openRounds = new Set(states.flatMap(({ round, winner }) => (winner === undefined ? [round] : [])));
  const out = [...lastRounds].filter(([id, round]) => id !== champion && !openRounds.has(round)).sort(([, a], [, b]) => b - a);
  const longer = (round: number) => [...lastRounds].filter(([id, each]) => id === champion || each > round).length;
  const placed = out.map(([entrant, round]) => ({ entrant, place: longer(round) + 1 }));
  return [...(champion ? [{ entrant: champion, place: 1 }] : []), ...placed];
}
