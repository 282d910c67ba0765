import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { EffectId } from '../effects/ids';
import type { SpaceId, State } from '../types';
import { controllerAtStart, sameSide } from './spaces';

const freeIslands = new WeakMap<readonly EffectId[], boolean>();

/** Islands are part of their zones for the active power's aircraft (N-US1). */
export function islandsAreFree(state: State, owner = state.power): boolean {
  const held = heldBy(state, owner);
  if (held.length === 0) return false;
  const known = freeIslands.get(held) ?? table.ask('onIsland', held, { state, owner }) === 'can';
  freeIslands.set(held, known);
  return known;
}

function isIsland({ space }: Edition, id: SpaceId): boolean {
  const facts = space[id];
  return facts?.kind === 'land' && facts.island === true;
}

/** The step between neighbours costs the active power's aircraft nothing. */
export const isFreeStep = (state: State, from: SpaceId, to: SpaceId): boolean =>
  islandsAreFree(state) && (isIsland(editionOf(state), from) || isIsland(editionOf(state), to));

const freeFlights = new WeakMap<Edition, Edition['flight']>();

/** Steps that the active power's aircraft need, for every pair of spaces within the longest flight, nearest first. */
export function flightsOf(state: State): Edition['flight'] {
  const edition = editionOf(state);
  if (!islandsAreFree(state)) return edition.flight;
  const known = freeFlights.get(edition) ?? Object.fromEntries(edition.spaces.map(({ id }) => [id, overIslands(edition, id)]));
  freeFlights.set(edition, known);
  return known;
}

function overIslands(edition: Edition, from: SpaceId): Map<SpaceId, number> {
  const { around, longestFlight } = edition;
  const found = new Map([[from, 0]]);
  let frontier = [from];
  for (let steps = 0; steps <= longestFlight; steps++) {
    const next = new Set<SpaceId>();
    // the list grows by what costs nothing
    for (const at of frontier) {
      for (const step of around[at] ?? []) {
        if (found.has(step)) continue;
        if (!isIsland(edition, at) && !isIsland(edition, step)) next.add(step);
        else {
          found.set(step, steps);
          frontier.push(step);
        }
      }
    }
    frontier = [...next].filter((id) => !found.has(id));
    if (steps < longestFlight) for (const id of frontier) found.set(id, steps + 1);
  }
  return found;
}

/** Steps between two spaces for an aircraft; Infinity beyond every range. */
export const flightSteps = (state: State, from: SpaceId, to: SpaceId): number =>
  flightsOf(state)[from]?.get(to) ?? Number.POSITIVE_INFINITY;

/** Steps from every space to the nearest landing territory, of a turn: what it depends on does not change within one. */
const overSea = new WeakMap<State['turn']['hostile'], ReadonlyMap<SpaceId, number>>();
const overFreeIslands = new WeakMap<State['turn']['hostile'], ReadonlyMap<SpaceId, number>>();
/** In a joint strike one turn is that of two powers, of which one may have Island bases. */
const keptOf = (state: State) => (islandsAreFree(state) ? overFreeIslands : overSea);

/** AAC-4.9, R41-10.3: friendly to the active power when the turn began and still. */
export function isLandingTerritory(state: State, territory: SpaceId): boolean {
  const now = state.control[territory];
  if (now === undefined || !sameSide(state, now, state.power)) return false;
  const then = controllerAtStart(state, territory);
  return then === now || (then !== undefined && sameSide(state, then, state.power));
}

const landingDistances = (state: State): ReadonlyMap<SpaceId, number> => {
  const known = keptOf(state).get(state.turn.hostile);
  if (known) return known;
  const { around, longestFlight } = editionOf(state);
  const found = new Map<SpaceId, number>();
  let frontier = Object.keys(state.control).filter((territory) => isLandingTerritory(state, territory));
  for (const territory of frontier) found.set(territory, 0);
  if (islandsAreFree(state)) {
    for (const territory of frontier) {
      for (const [at, steps] of flightsOf(state)[territory] ?? []) if (steps < (found.get(at) ?? longestFlight + 1)) found.set(at, steps);
    }
    frontier = [];
  }
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
  keptOf(state).set(state.turn.hostile, found);
  return found;
};

/** Steps an aircraft needs from a space to the nearest territory it may land in; Infinity when none is within the longest flight. */
export const stepsToLand = (state: State, space: SpaceId): number => landingDistances(state).get(space) ?? Number.POSITIVE_INFINITY;

/** An aircraft with so many steps left can land ashore; for single questions, where `stepsToLand` would work out the whole map. */
export function reachesLand(state: State, space: SpaceId, left: number): boolean {
  if (isLandingTerritory(state, space)) return true;
  if (left === 0 && !islandsAreFree(state)) return false;
  const known = keptOf(state).get(state.turn.hostile);
  if (known) return (known.get(space) ?? Number.POSITIVE_INFINITY) <= left;
  // nearest first
  for (const [territory, steps] of flightsOf(state)[space] ?? []) {
    if (steps > left) return false;
    if (isLandingTerritory(state, territory)) return true;
  }
  return false;
}

/** The shortest way of an aircraft, first by id among equals; null when there is none within `range`. */
export function flightPath(state: State, from: SpaceId, to: SpaceId, range: number): SpaceId[] | null {
  const edition = editionOf(state);
  const back = flightsOf(state)[to];
  const steps = back?.get(from);
  if (steps === undefined || steps > range) return null;
  const path = [from];
  for (let left = steps; path[path.length - 1] !== to; ) {
    const at = path[path.length - 1] ?? from;
    // what costs nothing leads off an island and to one, never over one
    const isOn = (each: SpaceId) =>
      isFreeStep(state, at, each) ? back?.get(each) === left && (each === to || !isIsland(edition, each)) : back?.get(each) === left - 1;
    const next = (edition.around[at] ?? []).filter(isOn).sort()[0];
    if (next === undefined) return null;
    left = back?.get(next) ?? 0;
    path.push(next);
  }
  return path;
}
