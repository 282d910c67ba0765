import { flightSteps, isLandingTerritory } from '../rules/air';
import { isHostileLand } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isAir, isFree, leftOf, moveOf } from '../rules/units';
import type { Order, SpaceId, Units } from '../types';
import { countUnits, landTypes, minus, plus } from './forces';
import { reliefAt } from './garrison';
import { boardings } from './ports';
import { keptIn } from './reserves';
import type { Survey } from './survey';
import { vitalWorth } from './worth';

/** Where aircraft in the air and land units go in the noncombat move, most pressing first. */
export function* marshal(survey: Survey, ports: ReadonlyMap<SpaceId, number>): Generator<Order> {
  yield* landings(survey);
  yield* boardings(survey);
  yield* guards(survey);
  yield* marches(survey, ports);
  yield* transfers(survey);
}

/** Aircraft that flew land where they are safe and near the front. */
function* landings(survey: Survey): Generator<Order> {
  const { state, power } = survey;
  for (const space of Object.keys(state.spaces)) {
    for (const stack of stacksAt(state, space)) {
      if (stack.owner !== power || !isAir(state, stack.type) || stack.left === undefined || stack.spent) continue;
      const to = bestField(survey, space, leftOf(state, stack), { [stack.type]: stack.count });
      if (to !== null && to !== space) yield { type: 'move', path: [space, to], units: { [stack.type]: stack.count } };
    }
  }
}

/** Idle aircraft follow the front. */
function* transfers(survey: Survey): Generator<Order> {
  const { state, power } = survey;
  for (const space of Object.keys(state.spaces)) {
    if (state.control[space] === undefined || countUnits(keptIn(survey, space)) > 0) continue;
    for (const stack of stacksAt(state, space)) {
      if (stack.owner !== power || !isAir(state, stack.type) || stack.left !== undefined || !isFree(state, stack)) continue;
      const units = { [stack.type]: stack.count };
      const to = bestField(survey, space, leftOf(state, stack), units);
      if (to === null || to === space) continue;
      if (fieldScore(survey, to, units) > fieldScore(survey, space, units, true) * 1.3 + 0.5)
        yield { type: 'move', path: [space, to], units };
    }
  }
}

function bestField(survey: Survey, from: SpaceId, range: number, units: Units): SpaceId | null {
  let best: SpaceId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [space] of survey.edition.flight[from] ?? []) {
    if (survey.state.control[space] === undefined || !isLandingTerritory(survey.state, space)) continue;
    if (flightSteps(survey.state, from, space) > range) continue;
    const score = fieldScore(survey, space, units, space === from);
    if (score > most) {
      most = score;
      best = space;
    }
  }
  return best;
}

/** What the best airfield is worth to aircraft, in IPCs. */
const worthOfField = 6;

/** Near what they can strike is good, where land units keep the enemy off; capitals count how much safer the aircraft make them. */
function fieldScore(survey: Survey, territory: SpaceId, aircraft: Units, areThere = false): number {
  const garrison = survey.garrison(territory);
  const [without, joined] = areThere ? [minus(garrison, aircraft), garrison] : [garrison, plus(garrison, aircraft)];
  const type = aircraft.bomber ? 'bomber' : 'fighter';
  const guarded = landTypes.some((each) => joined[each]) || survey.threats(territory).length === 0 ? 0 : 4;
  const call = callOf(survey, territory, without, survey.risk(territory, joined));
  return worthOfField * survey.strike(territory, type) + call + reliefAt(survey, territory, without, joined) - guarded;
}

/** A capital of the own side that is in danger calls for help, the own one loudest: as loud as the danger is that would go. */
function callOf(survey: Survey, territory: SpaceId, garrison: Units, left = 0): number {
  const { state, edition, power, risk } = survey;
  if (isHostileLand(state, territory, power)) return 0;
  const owner = edition.powers.find((each) => each.capital === territory);
  if (!owner) {
    const call = vitalWorth(survey, territory);
    return call > 0 ? call * (risk(territory, garrison) - left) : 0;
  }
  return owner.side === edition.side[power] ? (owner.id === power ? 40 : 30) * (risk(territory, garrison) - left) : 0;
}

/** IPCs that a guard must save to be posted. */
const worthGuarding = 1;

/** One infantry goes where a territory stands empty and the enemy could walk in. */
function* guards(survey: Survey): Generator<Order> {
  const { state, edition } = survey;
  for (const empty of Object.keys(state.control)) {
    if (isHostileLand(state, empty, state.power) || countUnits(survey.garrison(empty)) > 0) continue;
    if (reliefAt(survey, empty, {}, { infantry: 1 }) < worthGuarding) continue;
    const [from] = (edition.byLand[empty] ?? [])
      .filter((near) => (survey.spare(near).infantry ?? 0) > 0)
      .sort((a, b) => countUnits(survey.garrison(b)) - countUnits(survey.garrison(a)));
    if (from !== undefined) yield { type: 'move', path: [from, empty], units: { infantry: 1 } };
  }
}

/** Land units go where the front is, as far as it can be held; capitals in danger call their neighbours. */
function* marches(survey: Survey, ports: ReadonlyMap<SpaceId, number>): Generator<Order> {
  const { state } = survey;
  const origins = Object.keys(state.spaces).filter((space) => state.control[space] !== undefined && countUnits(survey.spare(space)) > 0);
  const massed = new Map<SpaceId, Units>();
  for (const origin of origins) {
    for (const near of survey.edition.byLand[origin] ?? []) {
      if (!isHostileLand(state, near, state.power)) massed.set(near, plus(massed.get(near) ?? {}, survey.spare(origin)));
    }
  }
  const field = callField(survey, ports);
  const value = (territory: SpaceId) => {
    const risk = survey.risk(territory, plus(survey.garrison(territory), massed.get(territory) ?? {}));
    return (field.get(territory) ?? 0) * (1 - risk) ** 1.5 + callOf(survey, territory, survey.garrison(territory));
  };
  const moves = origins.flatMap((origin) => {
    const here = value(origin);
    return destinations(survey, origin).flatMap(({ path, units }) => {
      const gain = value(path[path.length - 1] ?? origin) - here;
      return gain > 0.05 ? [{ gain: gain / (path.length - 1), order: { type: 'move', path, units } satisfies Order }] : [];
    });
  });
  for (const { order } of moves.sort((a, b) => b.gain - a.gain)) yield order;
}

/** What calls land units: fronts, and ports from which ships reach one; it fades along friendly land. */
function callField({ state, edition, front }: Survey, ports: ReadonlyMap<SpaceId, number>): Map<SpaceId, number> {
  const field = new Map<SpaceId, number>();
  for (const territory of Object.keys(state.control)) {
    if (!isHostileLand(state, territory, state.power)) field.set(territory, Math.max(front(territory), 0.5 * (ports.get(territory) ?? 0)));
  }
  const queue = [...field].sort((a, b) => b[1] - a[1]).map(([territory]) => territory);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const share = (field.get(at) ?? 0) * 0.85;
    for (const near of edition.byLand[at] ?? []) {
      if (!field.has(near) || share <= (field.get(near) ?? 0) + 0.01) continue;
      field.set(near, share);
      queue.push(near);
    }
  }
  return field;
}

function destinations(survey: Survey, origin: SpaceId): { path: SpaceId[]; units: Units }[] {
  const { state, edition } = survey;
  const open = (space: SpaceId) => !isHostileLand(state, space, state.power);
  const spare = survey.spare(origin);
  const groups = landTypes.flatMap((type) =>
    spare[type] ? [{ units: { [type]: spare[type] }, steps: (path: SpaceId[]) => moveOf(state, state.power, type, path) }] : [],
  );
  const found: { path: SpaceId[]; units: Units }[] = [];
  for (const near of edition.byLand[origin] ?? []) {
    if (!open(near)) continue;
    for (const { units } of groups) found.push({ path: [origin, near], units });
    for (const far of edition.byLand[near] ?? []) {
      if (far === origin || !open(far) || (edition.byLand[origin] ?? []).includes(far)) continue;
      const path = [origin, near, far];
      for (const { units, steps } of groups) if (steps(path) > 1) found.push({ path, units });
    }
  }
  return found;
}
