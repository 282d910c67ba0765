import { flightSteps } from '../rules/air';
import { check } from '../rules/check';
import { doCombatMove } from '../rules/combat-move';
import { conquerableDraftOf } from '../rules/draft';
import { isHostileLand, sameSide } from '../rules/spaces';
import { setStacks, stacksAt } from '../rules/stacks';
import { doAssault } from '../rules/transport';
import { isAir, leftOf } from '../rules/units';
import type { AaDecision, Order, SpaceId, State, Units } from '../types';
import { plus, unitsOf } from './forces';
import { type Survey, surveyOf } from './survey';

/** Chance that an enemy takes the power's capital next turn, when all that can come back does; 0 when it is lost already. */
export function capitalRisk(survey: Survey): number {
  const { state, edition, power } = survey;
  const { capital } = edition.power[power];
  if (isHostileLand(state, capital, power)) return 0;
  const made = edition.space[capital]?.kind === 'land' ? Math.min(state.bought.infantry ?? 0, 4) : 0;
  return survey.risk(capital, plus(plus(survey.garrison(capital), { infantry: made }), recallable(survey, capital)));
}

/** Units elsewhere that could still move into the capital this turn. */
function recallable({ state, edition, power }: Survey, capital: SpaceId): Units {
  const near = new Map<SpaceId, number>();
  for (const at of edition.byLand[capital] ?? []) {
    near.set(at, 1);
    if (isHostileLand(state, at, power)) continue;
    for (const far of edition.byLand[at] ?? []) if (!near.has(far)) near.set(far, 2);
  }
  let units: Units = {};
  for (const space of Object.keys(state.spaces)) {
    if (space === capital) continue;
    const coming = stacksAt(state, space).filter((each) => {
      if (each.owner !== power || each.spent) return false;
      if (isAir(state, each.type)) return flightSteps(state, space, capital) <= leftOf(state, each);
      const steps = near.get(space);
      return steps !== undefined && edition.units[each.type].domain === 'land' && steps <= edition.units[each.type].move;
    });
    units = plus(units, unitsOf(coming));
  }
  return units;
}

/** The state as it would be after an attack that succeeds without losses. */
export function afterAttack(state: State, decision: AaDecision, orders: readonly Order[], target: SpaceId): State {
  const after = conquerableDraftOf(state);
  for (const order of orders) {
    const checked = check(after, decision, order);
    if (!checked.ok) continue;
    if (checked.value.type === 'move') doCombatMove(after, checked.value, []);
    if (checked.value.type === 'assault') doAssault(after, checked.value, []);
  }
  setStacks(
    after,
    target,
    stacksAt(after, target).filter((each) => sameSide(after, each.owner, state.power)),
  );
  after.control[target] = state.power;
  return after;
}

/** By how much an attack that succeeds puts the own capital at risk; negative when it makes it safer. */
export function riskOfAttack(survey: Survey, decision: AaDecision, orders: readonly Order[], target: SpaceId): number {
  const after = surveyOf(afterAttack(survey.state, decision, orders, target));
  return capitalRisk(after) - capitalRisk(survey);
}
