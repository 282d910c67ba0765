import { createHash } from 'node:crypto';
import type { Left } from '../../chance/result';
import type { ResultKind } from '../../engine';
import { botOf, compare, type PlayerKind, type RatedResult } from '../../ratings';

/** A finished table as its result tells of it, kept or read from a game file. */
export interface Ended {
  tableId: string;
  isPublic: boolean;
  game: string;
  scenario: string;
  kind: ResultKind;
  endedAt: Date;
  /** A league lets bot accounts count for people. */
  admitsBots: boolean;
  /** Of each seat, those who held it one after the other. */
  players: readonly {
    seat: string;
    side: string;
    /** A user's id; null: the practice bot, or nobody known. */
    userId: string | null;
    /** Whose bot account the user is; null: a person. An account is one or the other for good. */
    ownerId: string | null;
    bot: boolean;
    rank: number | null;
    share: number;
    left: Left | null;
  }[];
}

type Turn = Ended['players'][number];

/** The id of a table's result. It opens nothing, and it stays the same whoever may see the table. */
export const resultIdOf = (table: string): string => createHash('sha256').update(table).digest('hex');

/** A result as ratings see it; null: it moves none. Whether it is rated at all was asked before. */
export function ratedResultOf({ tableId, isPublic, game, scenario, kind, endedAt, admitsBots, players }: Ended): RatedResult | null {
  if (kind === 'abandoned' || kind === 'void' || isOneOnBothSides(players)) return null;
  // in one order, wherever the result was read: sums of fractions hang on it
  const turns = [...players].sort((a, b) => compare(a.seat, b.seat));
  const names = [...new Set(turns.map(({ side }) => side))].sort(compare);
  const sides = names.flatMap((name) => {
    const side = turns.filter((turn) => turn.side === name);
    return ratedSideOf(name, side, game) ?? [];
  });
  if (sides.length < 2) return null;
  const id = resultIdOf(tableId);
  return { id, table: isPublic ? tableId : id, game, scenario, at: endedAt.toISOString(), kind, admitsPrograms: admitsBots, sides };
}

/** Null: nobody known played it. */
function ratedSideOf(side: string, turns: readonly Turn[], game: string): RatedResult['sides'][number] | null {
  const playerOf = ({ userId, bot }: Turn) => userId ?? (bot ? botOf(game) : null);
  const isLast = (turn: Turn) => turns.findLast(({ seat }) => seat === turn.seat) === turn;
  // whoever held a seat to the end has the place of the side
  const rank = turns.find(isLast)?.rank ?? null;
  const names = [...new Set(turns.flatMap((turn) => playerOf(turn) ?? []))].sort(compare);
  const players = names.map((player): RatedResult['sides'][number]['players'][number] => {
    const own = turns.filter((turn) => playerOf(turn) === player);
    const seats = new Set(own.map(({ seat }) => seat)).size;
    return {
      player,
      kind: kindOf(own),
      seats,
      // fractions of one seat must not come to more than the whole
      share: Math.min(1, own.reduce((sum, { share }) => sum + share, 0) / seats),
      left: own.every((turn) => hasGivenUp(turn) && !isLast(turn)),
    };
  });
  const isPlayed = players.some(({ share }) => share > 0);
  return rank === null || !isPlayed ? null : { side, rank, players };
}

function kindOf(own: readonly Turn[]): PlayerKind {
  if (own.some(({ ownerId }) => ownerId !== null)) return 'program';
  return own.some(({ userId }) => userId !== null) ? 'user' : 'bot';
}

/** Whoever plays against a bot account of their own, or has two of them play, decides who wins. */
function isOneOnBothSides(turns: readonly Turn[]): boolean {
  const sides = new Map<string, string>();
  return turns.some(({ userId, ownerId, side }) => {
    const person = ownerId ?? userId;
    if (person === null) return false;
    const other = sides.get(person);
    sides.set(person, side);
    return other !== undefined && other !== side;
  });
}

/** Who was replaced did not give up; who decided the end by conceding has lost with the side. */
const hasGivenUp = ({ left }: Turn): boolean => left !== null && left !== 'replaced';
