import { deck } from '../cards';
import type { State } from '../state';
import { costOf } from './army';
import { assaultVictory, ownVictory, type Result, standardVictory } from './victory';

/** How the battle ended at the end of a turn, by its scenario; null: it goes on. */
export function victoryOf(state: State): Result | null {
  const { options, armies, exited, edition } = state;
  const { scenario, attacker, turns, aim } = options;
  if (scenario === 'standard') return standardVictory(state);
  if (scenario === 'assault') return assaultVictory(state, { attacker, turns });
  const pointsIn = (cards: readonly string[] | null): number => {
    const found = (cards ?? []).flatMap((id) => deck(edition).get(id) ?? []);
    return costOf(found.filter(({ type }) => type !== 'obstacle'));
  };
  const points = { axis: pointsIn(armies.axis), allies: pointsIn(armies.allies) };
  return ownVictory(state, { attacker, turns, aim, exited, armies: points });
}
