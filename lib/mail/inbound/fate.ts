import type { LetterAnswer, Note, NoteTo } from '../writing/answer-payload';

/** What became of a message. */
export interface Fate {
  /** For the record: `answered`, `confirm`, `report: …`, `silence: …`. */
  fate: string;
  /** It did something: a copy of it must not do it again. */
  hasEffect: boolean;
  answer?: LetterAnswer & { userId: string; tableId: string };
  note?: Note & NoteTo;
}

/** Nobody is answered. */
export const silence = (reason: string): Fate => ({ fate: `silence: ${reason}`, hasEffect: false });
