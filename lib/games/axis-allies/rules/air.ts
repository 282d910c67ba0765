import { editionOf } from '../editions';
import type { SpaceId, State } from '../types';
import { controllerAtStart, sameSide } from './spaces';

/** Steps between two spaces for an aircraft; Infinity beyond every range. */
export const flightSteps = (state: State, from: SpaceId, to: SpaceId): number =>
  editionOf(state).flight[from]?.get(to) ?? Number.POSITIVE_INFINITY;

/** Steps from every space to the nearest landing territory, of a turn: what it depends on does not change within one. */
const kept = new WeakMap<State['turn']['hostile'], ReadonlyMap<SpaceId, number>>();

/** AAC-4.9, R41-10.3: friendly to the active power when the turn began and still. */
export function isLandingTerritory(state: State, territory: SpaceId): boolean {
  const now = state.control[territory];
  if (now === undefined || !sameSide(state, now, state.power)) return false;
  const then = controllerAtStart(state, territory);
  return then === now || (then !== undefined && sameSide(state, then, state.power));
}

const landingDistances = (state: State): ReadonlyMap<SpaceId, number> => {
  const known = kept.get(state.turn.hostile);
  if (known) return known;
  const { around, longestFlight } = editionOf(state);
  const found = new Map<SpaceId, number>();
  let frontier = Object.keys(state.control).filter((territory) => isLandingTerritory(state, territory));
  for (const territory of frontier) found.set(territory, 0);
  for (let steps = 1; frontier.length > 0 && steps <= longestFlight; steps++) {
    const next: SpaceId[] = [];
    for (const at of frontier) {
      for (const step of around[at] ?? []) {
        if (found.has(step)) continue;
        found.set(step, steps);
        next.push(step);
      }
    }
    frontier = next;
  }
  kept.set(state.turn.hostile, found);
  return found;
};

/** Steps an aircraft needs from a space to the nearest territory it may land in; Infinity when none is within the longest flight. */
export const stepsToLand = (state: State, space: SpaceId): number => landingDistances(state).get(space) ?? Number.POSITIVE_INFINITY;

/** An aircraft with so many steps left can land ashore; for single questions, where `stepsToLand` would work out the whole map. */
export function reachesLand(state: State, space: SpaceId, left: number): boolean {
  if (isLandingTerritory(state, space)) return true;
  if (left === 0) return false;
  const known = kept.get(state.turn.hostile);
  if (known) return (known.get(space) ?? Number.POSITIVE_INFINITY) <= left;
  // nearest first
  for (const [territory, steps] of editionOf(state).flight[space] ?? []) {
    if (steps > left) return false;
    if (isLandingTerritory(state, territory)) return true;
  }
  return false;
}

/** The shortest way of an aircraft, first by id among equals; null when there is none within `range`. */
export function flightPath(state: State, from: SpaceId, to: SpaceId, range: number): SpaceId[] | null {
  const { around, flight } = editionOf(state);
  const back = flight[to];
  const steps = back?.get(from);
  if (steps === undefined || steps > range) return null;
  const path = [from];
  for (let left = steps - 1; left >= 0; left--) {
    const at = path[path.length - 1] ?? from;
    const next = (around[at] ?? []).filter((each) => back?.get(each) === left).sort()[0];
    if (next === undefined) return null;
    path.push(next);
  }
  return path;
}
