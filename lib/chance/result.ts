import type { Outcome, ResultKind } from '../engine';
import { sidesOf } from '../engine/sides';
import type { AnyGame } from '../games/registry';
import { type ActHolder, actOf, type HandOver } from './act';
import { decidingAct, kindOf } from './ending';
import type { GameFile, Terms } from './file';

/** Why a player gave a seat up before the end. */
export type Left = 'conceded' | 'lost-on-time' | 'resigned' | 'removed' | 'replaced';

/** Somebody who played a seat for good, as a result counts them. */
export interface ResultPlayer {
  seat: string;
  /** With whom the seat wins and loses: `Side.id`. */
  side: string;
  holder: ActHolder;
  /** Of the side, 1 is best, the same is a draw; whoever gave the seat up comes last. Null: the game counts for nothing. */
  rank: number | null;
  /** Part of the log's entries that came while they held the seat, 0 to 1. */
  share: number;
  /** Null: they played to the end. */
  left: Left | null;
}

/** How a game ended, and for whom. */
export interface Result {
  kind: ResultKind;
  /** Seats; none: a draw, or it counts for nothing. */
  winners: string[];
  /** The entry that decided it. */
  entry: number;
  /** What the director said who decided; null: none did. */
  reason: string | null;
  /** `GameModule.scenario`; empty: the game has one. */
  scenario: string;
  /** Somebody played it against somebody else, were it the practice bot; nobody played on both sides. */
  contest: boolean;
  /** Seats in the game's order, of each who held it one after the other. */
  players: ResultPlayer[];
}

interface ActRow {
  seq: number;
  via: string;
  order: Record<string, unknown>;
}

/** What a result follows from: the log of a game that is over. */
export interface EndedLog {
  options: object;
  /** In the game's order, as they were held at the start; `nobody` where that was not kept. */
  seats: readonly { seat: string; holder: ActHolder }[];
  /** Its acts alone, in order. */
  acts: readonly ActRow[];
  /** Of all its entries. */
  length: number;
  /** Null: all players have left, or the table was called off. */
  outcome: Pick<Outcome, 'winners' | 'scores'> | null;
}

/** The result of a game that is over, and nothing else than its log decides it. */
export function resultOf(game: AnyGame, log: EndedLog): Result {
  const { acts, length, outcome } = log;
  const decided = decidingAct(acts);
  const kind = outcome === null ? 'abandoned' : kindOf(decided?.act ?? null);
  const counts = kind !== 'abandoned' && kind !== 'void';
  const ranks = counts ? ranksOf(game, log) : null;
  const sideOf = new Map(sidesOf(game, log.options).flatMap(({ id, seats }) => seats.map((seat) => [seat, id] as const)));
  const last = Math.max(2, ...(ranks?.values() ?? []));
  const players = log.seats.flatMap((seat) =>
    stintsOf(seat, log).map(({ holder, share, left, hasLost }): ResultPlayer => {
      const side = sideOf.get(seat.seat) ?? seat.seat;
      const place = hasLost ? last : ranks?.get(side);
      return { seat: seat.seat, side, holder, rank: ranks && (place ?? last), share, left };
    }),
  );
  return {
    kind,
    winners: outcome?.winners ?? [],
    entry: decided?.seq ?? (outcome === null ? length : lastOrder(log)),
    reason: decided?.act.type === 'adjudicate' ? decided.act.reason : null,
    scenario: game.scenario?.(log.options) ?? '',
    contest: isContest(players),
    players,
  };
}

/** The result that an exported file leads to; null: its game runs. */
export function resultOfFile(game: AnyGame, file: GameFile): { result: Result; terms: Terms | null; at: string } | null {
  if (file.status !== 'over') return null;
  const acts = file.entries.filter(({ via }) => via === 'table');
  const seats = file.seats.map(({ seat, holder = firstHolder(seat, acts) ?? 'nobody' }) => ({ seat, holder }));
  const options: object = game.optionsSchema.parse(file.options);
  const result = resultOf(game, { options, seats, acts, length: file.entries.length, outcome: file.outcome });
  return { result, terms: file.opening.terms ?? null, at: file.entries[result.entry - 1]?.at ?? file.opening.at };
}

/** Who held a seat before it first changed hands; null: it never did. */
export const firstHolder = (seat: string, acts: readonly ActRow[]): ActHolder | null => handOversOf(seat, acts)[0]?.act.from ?? null;

/** The last entry that is no act. */
function lastOrder({ acts, length }: EndedLog): number {
  const seqs = new Set(acts.map(({ seq }) => seq));
  let last = length;
  while (seqs.has(last)) last--;
  return last;
}

/** Place of each side. */
function ranksOf(game: AnyGame, { options, outcome, seats }: EndedLog): Map<string, number> {
  const sides = sidesOf(game, options);
  const { winners, scores } = outcome ?? { winners: [], scores: {} };
  const isWinner = (side: (typeof sides)[number]) => side.seats.some((seat) => winners.includes(seat));
  const scoreOf = (side: (typeof sides)[number]) => Math.max(...side.seats.map((seat) => scores[seat] ?? 0));
  // of two, and where nobody counted, there are those who won and those who did not
  const isScored = sides.length > 2 && seats.every(({ seat }) => scores[seat] !== undefined);
  const behind = (side: (typeof sides)[number]) => sides.filter((other) => isWinner(other) || scoreOf(other) > scoreOf(side)).length;
  const rankOf = (side: (typeof sides)[number]) => {
    if (winners.length === 0 || isWinner(side)) return 1;
    return isScored ? 1 + behind(side) : 2;
  };
  return new Map(sides.map((side) => [side.id, rankOf(side)]));
}

const handOversOf = (seat: string, acts: readonly ActRow[]): { seq: number; act: HandOver }[] =>
  acts.flatMap((entry) => {
    const act = actOf(entry);
    return act?.type === 'hand-over' && act.seat === seat ? [{ seq: entry.seq, act }] : [];
  });

const leftBy: Partial<Record<HandOver['why'], Left>> = {
  conceded: 'conceded',
  resigned: 'resigned',
  removed: 'removed',
  replaced: 'replaced',
  forfeited: 'lost-on-time',
};

interface Stint {
  holder: ActHolder;
  share: number;
  left: Left | null;
  /** Whatever becomes of the side: they gave up while the game went on. */
  hasLost: boolean;
}

/** Who held a seat for good one after the other. Who passed it on to somebody who took it counts no more; a substitute stands for its holder. */
function stintsOf({ seat, holder: first }: EndedLog['seats'][number], { acts, length: entries }: EndedLog): Stint[] {
  const length = Math.max(1, entries);
  const stints: Stint[] = [];
  let [holder, since] = [first, 0];
  for (const { seq, act } of handOversOf(seat, acts)) {
    if (act.why === 'substitute' || act.why === 'return') continue;
    const left = leftBy[act.why] ?? null;
    // who was replaced keeps what their part of the game comes to
    if (left !== null && typeof holder === 'object')
      stints.push({ holder, share: (seq - since) / length, left, hasLost: left !== 'replaced' });
    [holder, since] = [act.to, seq];
  }
  const deciding = decidingAct(acts)?.act;
  const isTheirs = (deciding?.type === 'concede' || deciding?.type === 'time-out') && deciding.seat === seat;
  const left = isTheirs ? (deciding.type === 'concede' ? 'conceded' : 'lost-on-time') : null;
  return [...stints, { holder, share: (length - since) / length, left, hasLost: false }];
}

/** See `Result`. */
function isContest(players: readonly ResultPlayer[]): boolean {
  const sidesBy = new Map<string, Set<string>>();
  for (const { holder, side } of players) {
    if (holder === 'nobody') continue;
    const who = holder === 'bot' ? 'bot' : holder.user;
    sidesBy.set(who, new Set([...(sidesBy.get(who) ?? []), side]));
  }
  const users = [...sidesBy.keys()].filter((who) => who !== 'bot');
  const isOnBothSides = users.some((who) => (sidesBy.get(who)?.size ?? 0) > 1);
  return users.length > 0 && sidesBy.size > 1 && !isOnBothSides && new Set(players.map(({ side }) => side)).size > 1;
}
