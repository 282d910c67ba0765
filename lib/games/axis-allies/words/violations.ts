import type { Language, Violation } from '../../../engine';
import { type FaultOf, faultOf, worded } from '../../kit/words';
import { advantageReasons } from './advantage-reasons';
import { airSeaReasons } from './air-sea-reasons';
import { bombingReasons } from './bombing-reasons';
import type { Reason } from './catalogue';
import { combatReasons } from './combat-reasons';
import { movementReasons } from './movement-reasons';
import type { Telling } from './names';
import { phaseReasons } from './phase-reasons';
import { supplyReasons } from './supply-reasons';

const reasons = {
  ...advantageReasons,
  ...combatReasons,
  ...movementReasons,
  ...airSeaReasons,
  ...supplyReasons,
  ...bombingReasons,
  ...phaseReasons,
};

type Reasons = typeof reasons;
export type ReasonId = keyof Reasons;
/** Every reason there is, for tests of the texts. */
export const reasonIds = Object.keys(reasons) as ReasonId[];
type FactsOf<R extends ReasonId> = Reasons[R] extends Reason<infer P> ? P : never;

/** A player's mistake before it is put into words: rules make these, so that trying an order out costs no sentences. */
export type Fault = { [R in ReasonId]: FaultOf<R, FactsOf<R>> }[ReasonId];

export const fault = <R extends ReasonId>(reason: R, facts: FactsOf<R>, field?: string): Fault => faultOf(reason, facts, field) as Fault;

/** A fault in words. */
export const violationOf = ({ reason, facts, field }: Fault, language: Language, names: Telling): Violation =>
  worded(reasons[reason] as Reason<unknown>, language, facts, names, field);
