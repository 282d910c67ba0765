import type { Kinds, Moment } from '../game';
import { diceIn, headOf, type Screening } from './screening';

/** An entry as a list of moves shows it. */
export interface ListedMove {
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
export function movesOf<K extends Kinds>(scene: Screening<K>): ListedMove[] {
  const { game, reel, eyes, language } = scene;
  return Array.from({ length: reel.last }, (_, i): ListedMove => {
    const seq = i + 1;
    const { order, draws, act } = reel.frame(seq);
    const events = reel.events(seq, eyes);
    const { takenBack, ...head } = headOf(scene, seq);
    return {
      ...head,
      text: act ? (act[0] ?? '') : order && game.format(order, language),
      isCapture: events.some((event) => game.isCapture?.(event)),
      losses: events.reduce((sum, event) => sum + (game.lossesIn?.(event) ?? 0), 0),
      dice: diceIn(draws),
      isTakenBack: takenBack,
    };
  });
}
