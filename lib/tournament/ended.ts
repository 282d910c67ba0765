import type { ResultKind } from '../engine/result-kinds';
import type { Side } from '../engine/sides';
import type { GameResult, Pairing } from './published';

type Left = NonNullable<GameResult['places'][number]['left']>;

/** Somebody who held a seat of a table for good, as its result counts them. */
export interface Stint {
  seat: string;
  /** Of those who held the seat, from 0. */
  turn: number;
  /** A player's id; null: nobody's, or a practice bot. */
  player: string | null;
  /** 1 is best; null: the game counts for nothing. */
  rank: number | null;
  left: Left | null;
}

/** How the table of a pairing ended. */
export interface Ended {
  kind: ResultKind;
  stints: readonly Stint[];
  /** By the game's own rules, of each seat; empty where they did not end it. */
  scores: Readonly<Partial<Record<string, number>>>;
  /** How the game's rules ended it: a level of victory, where the game has such. */
  reason: string | null;
  /** By the rule for late games nobody has won, and the points are shared. */
  isShared: boolean;
}

/** Seats at the table that a place of a pairing stands for: those of its side, or the one that it names. */
export function seatsOfPlace(sides: readonly Side[], { seats }: Pick<Pairing, 'seats'>, place: number): string[] {
  const wanted = seats[place]?.side ?? null;
  if (wanted === null) return [...(sides[place]?.seats ?? [])];
  return sides.find(({ id }) => id === wanted)?.seats ?? [wanted];
}

/**
 * The result of a pairing. `players`: who ever played for an entrant. An entrant whose player gave all its seats up has lost, whoever played on; a
 * game that all of them gave up is lost for all.
 */
export function gameResultOf(
  pairing: Pick<Pairing, 'id' | 'seats'>,
  {
    sides,
    players,
    ended,
    won = () => null,
  }: {
    sides: readonly Side[];
    players: ReadonlyMap<string, ReadonlySet<string>>;
    ended: Ended;
    /** The side that a seat won at an auction; null: none, or none yet. */
    won?(seat: string): string | null;
  },
): GameResult {
  const { kind, scores, isShared } = ended;
  const own = pairing.seats.map((_, place) => seatsOfPlace(sides, pairing, place));
  const scoreOf = (seats: readonly string[]) => {
    const known = seats.flatMap((seat) => scores[seat] ?? []);
    return known.length > 0 ? Math.max(...known) : null;
  };
  const places = pairing.seats.map(({ entrant, side }, place) => {
    const seats = own[place] ?? [];
    const fate = fateOf(seats, ended.stints, players.get(entrant) ?? new Set());
    const [score, ...others] = [seats, ...own.filter((_, other) => other !== place)].map(scoreOf);
    const best = Math.max(...others.map((other) => other ?? Number.NEGATIVE_INFINITY));
    const margin = score == null || !Number.isFinite(best) ? null : score - best;
    const [seat = ''] = seats;
    return { entrant, side: side ?? won(seat) ?? sides[place]?.id ?? '', margin, level: ended.reason, ...fate };
  });
  const isGivenUp = kind === 'abandoned' || places.every(({ left }) => left !== null && left !== 'replaced');
  const rankOf = (rank: number | null) => (isShared ? 1 : isGivenUp ? 2 : (rank ?? 1));
  return {
    pairing: pairing.id,
    kind: isShared ? 'adjudicated' : kind,
    places: places.map((place) => ({ ...place, rank: kind === 'void' && !isShared ? 1 : rankOf(place.rank) })),
  };
}

/** How those who played for an entrant came out. */
function fateOf(
  seats: readonly string[],
  stints: readonly Stint[],
  players: ReadonlySet<string>,
): { rank: number | null; left: Left | null; player: string | null } {
  const bySeat = seats.map((seat) => stints.filter((each) => each.seat === seat).sort((a, b) => a.turn - b.turn));
  const isOwn = ({ player }: Stint) => player !== null && players.has(player);
  const kept = bySeat.flatMap((own) => {
    const last = own.at(-1);
    return last && (isOwn(last) || own.length === 1) ? [last] : [];
  });
  const last = kept[0] ?? bySeat.flatMap((own) => own.findLast(isOwn) ?? own.at(-1) ?? [])[0];
  const ranks = kept.flatMap(({ rank }) => rank ?? []);
  const rank = ranks.length > 0 ? Math.min(...ranks) : (last?.rank ?? null);
  return { rank, left: last?.left ?? null, player: last && isOwn(last) ? last.player : null };
}
