import { flightSteps, stepsToLand } from '../rules/air';
import { capacityOf, factoriesOf } from '../rules/factories';
import { drawsFire, flakAt, gunsOn } from '../rules/flak';
import { damageOf, isBombTarget, rocketTargets } from '../rules/raids';
import { usualFlight } from '../rules/routes';
import { stacksAt } from '../rules/stacks';
import { diceOf } from '../rules/strength';
import { isAir, isFree, moveOf, unitOf } from '../rules/units';
import type { Order, SpaceId, Stack } from '../types';
import { reservedIn } from './reserves';
import type { Survey } from './survey';

/** IPCs that a raid must gain beyond what it may lose. */
const worthIt = 0.5;

/** A rocket costs nothing: every gun that may launch one fires at the richest complex it reaches. */
export function* rockets({ state }: Survey): Generator<Order> {
  for (const from of Object.keys(state.spaces)) {
    const [target] = rocketTargets(state, from).sort((a, b) => prizeOf(state, b) - prizeOf(state, a));
    if (target !== undefined) yield { type: 'rocket', from, target };
  }
}

/** Aircraft that nothing else needs bomb industrial complexes, where that costs the enemy more than guns cost them. */
export function* raids(survey: Survey): Generator<Order> {
  const { state, edition, power } = survey;
  if (!edition.ways.complexesBombed) return;
  for (const from of Object.keys(state.spaces)) {
    for (const stack of stacksAt(state, from)) {
      if (stack.owner !== power || !isAir(state, stack.type) || !isFree(state, stack)) continue;
      const count = stack.count - (reservedIn(survey, from)[stack.type] ?? 0);
      if (count <= 0) continue;
      const range = moveOf(state, power, stack.type);
      const options = factoriesOf(state)
        .filter((target) => isBombTarget(state, target) && flightSteps(state, from, target) + stepsToLand(state, target) <= range)
        .flatMap((target) => flightTo(state, from, target, { ...stack, count }) ?? [])
        .sort((a, b) => b.gain - a.gain);
      for (const { gain, path } of options) if (gain > worthIt) yield { type: 'move', path, units: { [stack.type]: count }, role: 'raid' };
    }
  }
}

/** What a rocket or raid can cost there at most. */
const prizeOf = (state: Survey['state'], target: SpaceId): number =>
  Math.min(capacityOf(state, target), state.treasury[state.control[target] ?? state.power]);

/** The way, and what one of the aircraft gains on average by it. */
function flightTo(
  state: Survey['state'],
  from: SpaceId,
  target: SpaceId,
  { owner, type, count }: Stack,
): { gain: number; path: SpaceId[] } | null {
  const path = usualFlight(state, { [type]: count }, from, target);
  if (!path) return null;
  const guns = [...gunsOn(state, path, [type]), ...(drawsFire(state, target, [type]) ? [target] : [])].map(
    (space) => flakAt(state, space) / 6,
  );
  const arrives = guns.reduce((chance, hit) => chance * (1 - hit), 1);
  const die = [1, 2, 3, 4, 5, 6].reduce((sum, each) => sum + (damageOf(state, type, each) ?? 0), 0) / 6;
  const damage = Math.min(die * diceOf(state, { owner, type }), prizeOf(state, target) / count);
  return { gain: arrives * damage - (1 - arrives) * unitOf(state, type).cost, path };
}
