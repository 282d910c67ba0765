import type { BattleForm, BattleOdds, BattleSetUp, Language } from '@/lib/engine';

/** Battles that are fought for one answer. */
export const runs = 10_000;

/** What the worker is asked: a battle of a position, if need be once an `order` is carried out, or one set up by hand. */
export type Question =
  | { game: string; language: Language; view: object; space: string; order?: object }
  | { game: string; language: Language; setUp: BattleSetUp };

export interface Answer {
  /** Null: nobody fights. */
  odds: BattleOdds | null;
  /** The battle as a set-up; null: there is none. */
  setUp: BattleSetUp | null;
  /** What may be set up; null: the battle was not set up by hand. */
  form: BattleForm | null;
  /** What losses are counted in. */
  unit: string;
}

export interface Request {
  id: number;
  question: Question;
}

/** `answer` null: it went wrong. */
export interface Reply {
  id: number;
  answer: Answer | null;
}
