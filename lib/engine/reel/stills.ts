import type { ListedMove } from './moves';

/** A place in a game: after entry `seq` (0: the set-up) or, while the dice of that entry fall, behind the first `die` of them. */
export interface Still {
  seq: number;
  /** From 1 to the dice of the entry; null: all has happened. */
  die: number | null;
}

/** How far a step goes: to the next die, order, end of a battle or end of a phase. */
export const paces = ['die', 'order', 'battle', 'phase'] as const;
export type Pace = (typeof paces)[number];

/** The still one step on or back; the same at the end it heads for. `moves` are all entries, the first at 0. */
export function nextStill(moves: readonly ListedMove[], { seq, die }: Still, pace: Pace, by: 1 | -1): Still {
  const last = moves.length;
  const dice = (at: number) => moves[at - 1]?.dice ?? 0;
  const after = (at: number): Still => ({ seq: Math.max(0, Math.min(last, at)), die: null });
  if (pace === 'die') {
    if (by === 1) {
      if (die !== null) return die < dice(seq) ? { seq, die: die + 1 } : after(seq);
      return dice(seq + 1) > 0 ? { seq: seq + 1, die: 1 } : after(seq + 1);
    }
    if (die !== null) return die > 1 ? { seq, die: die - 1 } : after(seq - 1);
    return seq > 0 && dice(seq) > 0 ? { seq, die: dice(seq) } : after(seq - 1);
  }
  if (by === 1) {
    // what falls is let fall first
    if (die !== null && pace === 'order') return after(seq);
    const from = die === null ? seq + 1 : seq;
    return after(moves.find((move) => move.seq >= from && isStop(moves, move, pace))?.seq ?? last);
  }
  return after(moves.findLast((move) => move.seq < seq && isStop(moves, move, pace))?.seq ?? 0);
}

function isStop(moves: readonly ListedMove[], move: ListedMove, pace: Exclude<Pace, 'die'>): boolean {
  const next = moves[move.seq];
  if (pace === 'order' || !next) return true;
  if (pace === 'phase') return next.momentName !== move.momentName;
  return move.isFight && (!next.isFight || next.space !== move.space);
}
