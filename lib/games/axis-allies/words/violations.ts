import type { Language, Violation } from '../../../engine';
import { airSeaReasons } from './air-sea-reasons';
import { combatReasons } from './combat-reasons';
import { movementReasons } from './movement-reasons';
import { namesIn } from './names';
import { phaseReasons } from './phase-reasons';
import type { Reason } from './reason';
import { supplyReasons } from './supply-reasons';

const reasons = {
  ...combatReasons,
  ...movementReasons,
  ...airSeaReasons,
  ...supplyReasons,
  ...phaseReasons,
};

type Reasons = typeof reasons;
export type ReasonId = keyof Reasons;
/** Every reason there is, for tests of the texts. */
export const reasonIds = Object.keys(reasons) as ReasonId[];
type FactsOf<R extends ReasonId> = Reasons[R] extends Reason<infer P> ? P : never;

/** A player's mistake before it is put into words: rules make these, so that trying an order out costs no sentences. */
export type Fault = { [R in ReasonId]: { reason: R; facts: FactsOf<R>; field?: string } }[ReasonId];

export const fault = <R extends ReasonId>(reason: R, facts: FactsOf<R>, field?: string): Fault =>
  (field === undefined ? { reason, facts } : { reason, facts, field }) as Fault;

/** A fault in words. */
export function violationOf({ reason: id, facts, field }: Fault, language: Language): Violation {
  const { code, [language]: say } = reasons[id] as Reason<unknown>;
  const text = say(facts, namesIn(language));
  return field === undefined ? { code, text } : { code, text, field };
}
