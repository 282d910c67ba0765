import { askedName } from '../asked';
import type { Kinds, Moment } from '../game';
import type { Scene } from './scene';

/** An entry as a list of moves shows it. */
export interface Move {
  seq: number;
  moment: Moment;
  momentName: string;
  by: string;
  /** The order in the reader's words, or what players did with the table; null: not theirs to know. */
  text: string | null;
  isFight: boolean;
  isCapture: boolean;
  /** Pieces that are gone by it. */
  losses: number;
  /** Dice that were rolled for it and may be known. */
  dice: number;
  isTakenBack: boolean;
  /** What it is about on the board; null: no one place. */
  space: string | null;
}

/** All entries of a reel for a list. */
export function movesOf<K extends Kinds>({ game, reel, eyes, language }: Scene<K>): Move[] {
  return Array.from({ length: reel.last }, (_, i): Move => {
    const seq = i + 1;
    const { seat, moment, order, draws, act } = reel.frame(seq);
    const events = reel.events(seq, eyes);
    return {
      ...{ seq, moment },
      momentName: game.momentName(moment, language),
      by: act ? game.seatName(seat, language, moment) : askedName(game, seat, moment, language),
      text: act ? (act[0] ?? '') : order && game.format(order, language),
      isFight: events.some((event) => game.isFight?.(event)),
      isCapture: events.some((event) => game.isCapture?.(event)),
      losses: events.reduce((sum, event) => sum + (game.lossesIn?.(event) ?? 0), 0),
      dice: draws?.reduce((sum, { values }) => sum + values.length, 0) ?? 0,
      isTakenBack: !act && reel.isTakenBack(seq),
      space: events.reduce<string | null>((found, event) => found ?? game.spaceOf?.(event) ?? null, null),
    };
  });
}

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
    let chapter = chapters.at(-1);
    if (!chapter || chapter.round !== moment.round) chapters.push((chapter = { round: moment.round, name, seq, turns: [] }));
    let turn = chapter.turns.at(-1);
    if (!turn || turn.name !== power) chapter.turns.push((turn = { name: power, power: moment.power, seq, phases: [] }));
    const run = turn.phases.at(-1);
    if (run?.name === phase) run.moves.push(move);
    else turn.phases.push({ name: phase, seq, moves: [move] });
  }
  return chapters.map(({ round: _, ...chapter }) => chapter);
}
