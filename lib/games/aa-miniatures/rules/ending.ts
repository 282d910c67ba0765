import { deck, type Side } from '../cards';
import type { State } from '../state';
import { costOf } from './army';
import { assaultVictory, controllerOf, ownVictory, pointsOn, type Result, standardVictory } from './victory';

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

/** What weighs more than all units of a side. */
const objectiveWorth = 100_000;

/** How a battle stands where it is, as a standard one is judged: who controls the objective, then the points of units on the map. */
export function countOf(state: State): Record<Side, number> {
  const controller = state.turn === 0 ? null : controllerOf(state);
  const worth = (side: Side) => (state.turn === 0 ? 0 : pointsOn(state, side)) + (controller === side ? objectiveWorth : 0);
  return { axis: worth('axis'), allies: worth('allies') };
}
