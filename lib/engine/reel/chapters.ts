import type { Moment } from '../game';

/** A round of a list of moves, its turns, and their phases. */
export interface Chapter<M> {
  /** "Round 3"; empty before the first. */
  name: string;
  /** Its first entry. */
  seq: number;
  turns: { name: string; power: string | null; seq: number; phases: { name: string; seq: number; moves: M[] }[] }[];
}

/**
 * Moves by round, turn and phase. The name of a moment goes from wide to narrow, parted by commas ("Round 3, Germany, combat move"): what of it
 * stands in a heading need not be said again below.
 */
export function chaptersOf<M extends { seq: number; moment: Moment; momentName: string }>(moves: readonly M[]): Chapter<M>[] {
  const chapters: (Chapter<M> & { round: number })[] = [];
  for (const move of moves) {
    const { seq, moment, momentName } = move;
    const parts = momentName.split(', ');
    const name = moment.round > 0 ? (parts.shift() ?? '') : '';
    const phase = parts.pop() ?? '';
    const power = parts.join(', ');
    const open = chapters.at(-1);
    const chapter = open?.round === moment.round ? open : { round: moment.round, name, seq, turns: [] };
    if (chapter !== open) chapters.push(chapter);
    const going = chapter.turns.at(-1);
    const turn = going?.name === power ? going : { name: power, power: moment.power, seq, phases: [] };
    if (turn !== going) chapter.turns.push(turn);
    const run = turn.phases.at(-1);
    if (run?.name === phase) run.moves.push(move);
    else turn.phases.push({ name: phase, seq, moves: [move] });
  }
  return chapters.map(({ round: _, ...chapter }) => chapter);
}
