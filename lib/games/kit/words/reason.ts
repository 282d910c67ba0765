import type { Language, Violation } from '../../../engine';
import { oneStop } from './plain';

type Say<Facts, Names> = (facts: Facts, names: Names) => string;

/** One way to be wrong: the code programs see, and its sentence in every language; one that lacks a language does not compile. */
export type Reason<Facts, Names = undefined> = { code: string } & Record<Language, Say<Facts, Names>>;

/** A player's mistake before it is put into words: rules make these, so that trying an order out costs no sentences. */
export interface FaultOf<Id, Facts> {
  reason: Id;
  facts: Facts;
  field?: string;
}

export const faultOf = <Id, Facts>(reason: Id, facts: Facts, field?: string): FaultOf<Id, Facts> =>
  field === undefined ? { reason, facts } : { reason, facts, field };

/** A reason in words. */
export function worded<Facts, Names>(
  reason: Reason<Facts, Names>,
  language: Language,
  facts: Facts,
  names: Names,
  field?: string,
): Violation {
  const { code, [language]: say } = reason;
  const text = oneStop(say(facts, names));
  return field === undefined ? { code, text } : { code, text, field };
}
