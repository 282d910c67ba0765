import type { Choice } from './pick';

/** What a pick's budget leaves after these choices. */
export const budgetLeft = ({ budget = Number.POSITIVE_INFINITY }: { budget?: number }, chosen: readonly Choice[]): number =>
  chosen.reduce((left, { cost = 0 }) => left - cost, budget);
