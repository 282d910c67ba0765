import { editionOf } from '../editions';
import type { SpaceId, State, Units, UnitType } from '../types';
import { flightPath, flightSteps, flightsOf, isFreeStep, stepsToLand } from './air';
import { drawsFire, gunsOn } from './flak';
import { stacksAt } from './stacks';
import { isAir, isFree, leftOf, typesOf } from './units';

interface Way {
  readonly guns: number;
  readonly path: readonly SpaceId[];
}

const isBetter = (a: Way, b: Way | undefined): boolean =>
  b === undefined || a.guns < b.guns || (a.guns === b.guns && a.path.join() < b.path.join());

/** D-48: ways of aircraft that meet fewer guns than every shorter one: the fewest guns first, the shortest last; by id among equals. */
export function flightWays(state: State, from: SpaceId, to: SpaceId, range: number, types: readonly UnitType[]): SpaceId[][] {
  const direct = flightPath(state, from, to, range);
  if (!direct) return [];
  if (!editionOf(state).ways.routesKept || gunsOn(state, direct, types).length === 0) return [direct];
  const { around } = editionOf(state);
  const home = flightsOf(state)[to];
  const found: Way[] = [];
  let layer = new Map<SpaceId, Way>([[from, { guns: 0, path: [from] }]]);
  for (let steps = 0; steps <= range && found[0]?.guns !== 0; steps++) {
    const next = new Map<SpaceId, Way>();
    // a step that costs nothing leads on in the same layer
    for (const [at, way] of layer) {
      if (at === to) continue;
      for (const step of around[at] ?? []) {
        const isFree = isFreeStep(state, at, step);
        if (way.path.includes(step) || (home?.get(step) ?? range + 1) > range - steps - (isFree ? 0 : 1)) continue;
        const further = { guns: way.guns + (step !== to && drawsFire(state, step, types) ? 1 : 0), path: [...way.path, step] };
        const into = isFree ? layer : next;
        if (isBetter(further, into.get(step))) into.set(step, further);
      }
    }
    const way = layer.get(to);
    if (way && way.guns < (found[0]?.guns ?? Number.POSITIVE_INFINITY)) found.unshift(way);
    layer = next;
  }
  return found.map(({ path }) => [...path]);
}

/** The first of them; null when there is none within `range`. */
export const safestPath = (state: State, from: SpaceId, to: SpaceId, range: number, types: readonly UnitType[]): SpaceId[] | null =>
  flightWays(state, from, to, range, types)[0] ?? null;

/** The way of aircraft that are told none: round the guns, as far as that costs no landing ashore. */
export function usualFlight(state: State, units: Units, from: SpaceId, to: SpaceId): SpaceId[] | null {
  const types = typesOf(units).filter((type) => isAir(state, type));
  const { ways, longestFlight } = editionOf(state);
  if (!ways.routesKept) return flightPath(state, from, to, longestFlight);
  const left = Math.min(longestFlight, rangeOf(state, from, units));
  const spare = state.phase === 'combat-move' ? left - stepsToLand(state, to) : left;
  return safestPath(state, from, to, Math.min(longestFlight, Math.max(flightSteps(state, from, to), spare)), types);
}

/** Steps that all of an order's aircraft have left. */
export const rangeOf = (state: State, from: SpaceId, units: Units): number =>
  Math.min(...typesOf(units).map((type) => (isAir(state, type) ? reachOf(state, from, type, units[type] ?? 0) : Number.POSITIVE_INFINITY)));

/** Steps that so many aircraft of a type have left. */
function reachOf(state: State, space: SpaceId, type: UnitType, count: number): number {
  const stacks = stacksAt(state, space).filter((stack) => stack.type === type && isFree(state, stack));
  let missing = count;
  for (const stack of stacks.sort((a, b) => leftOf(state, b) - leftOf(state, a))) {
    missing -= stack.count;
    if (missing <= 0) return leftOf(state, stack);
  }
  return 0;
}

/** The way of an order's aircraft: as ordered; beside land units and ships they find their own. */
export function airWayOf(state: State, { path, units }: { path: readonly SpaceId[]; units: Units }): readonly SpaceId[] {
  if (typesOf(units).every((type) => isAir(state, type))) return path;
  return usualFlight(state, units, path[0] ?? '', path[path.length - 1] ?? '') ?? path;
}

/** Steps that an order's aircraft fly. */
export const flownSteps = (state: State, order: { path: readonly SpaceId[]; units: Units }): number =>
  editionOf(state).ways.routesKept
    ? stepsAlong(state, airWayOf(state, order))
    : flightSteps(state, order.path[0] ?? '', order.path[order.path.length - 1] ?? '');

/** Steps that a way costs. */
export const stepsAlong = (state: State, path: readonly SpaceId[]): number =>
  path.reduce((sum, to, at) => (at === 0 || isFreeStep(state, path[at - 1] ?? '', to) ? sum : sum + 1), 0);
