import type { Effect } from '../../../../engine';
import { editionOf } from '../../editions';
import type { Power, SpaceId } from '../../types';
import { advantageWords } from '../../words/advantages';
import type { AdvantageId } from '../ids';
import type { points, Situation } from '../points';

/** An advantage of which the rules ask no more than whether its power has it. */
export const named = (id: AdvantageId): Effect<typeof points> => ({ ...advantageWords[id], on: {} });

export const row = (id: AdvantageId, on: Effect<typeof points>['on']): Effect<typeof points> => ({ ...advantageWords[id], on });

/** RREV-12.0: a territory "of the power's colour": it was its own when play began and is. */
export function isHome(state: Situation, space: SpaceId, power: Power): boolean {
  const facts = editionOf(state).space[space];
  return facts?.kind === 'land' && facts.owner === power && state.control?.[space] === power;
}
