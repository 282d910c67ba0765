import { editionOf } from '../editions';
import type { Order, Passenger, SpaceId, State, UnitType } from '../types';
import { hasAssault, zoneFault } from './announced';
import { boardersAt, fits } from './loading';
import { isShoreToAssault, walks } from './paths';
import { isHostileSea, isSea, sameSide } from './spaces';
import { stacksAt } from './stacks';
import { holdOf, isArmed, isFree, isShip } from './units';

/**
 * Where a landing fleet is half announced, so that the combat move cannot end yet. `landing`: warships passed by submarines for a landing
 * that nobody has announced (R41-5.2b); `escort`: a landing past submarines has no warship with it (R41-5.16).
 */
export interface HalfAnnounced {
  zone: SpaceId;
  lacks: 'landing' | 'escort';
}

/** The first zone of a half announced landing; null when the combat move may end. */
export function halfAnnounced(state: State): HalfAnnounced | null {
  for (const zone of state.turn.escorts ?? []) {
    if (!hasAssault(state, zone) && state.turn.intents[zone] !== 'attack') return { zone, lacks: 'landing' };
  }
  for (const zone of editionOf(state).zones) {
    if (state.spaces[zone] && hasAssault(state, zone) && zoneFault(state, zone)?.reason === 'escort') return { zone, lacks: 'escort' };
  }
  return null;
}

/** Ships that can escort a landing. */
const warships = (state: State): UnitType[] => {
  const { types, units } = editionOf(state);
  return types.filter((type) => isShip(state, type) && isArmed(state, type)).sort((a, b) => units[a].cost - units[b].cost);
};

/** Orders any of which would complete the landing, or turn it into a fight; the least costly first. */
export function completions(state: State, { zone, lacks }: HalfAnnounced): (Order & { type: 'intent' | 'move' })[] {
  if (lacks === 'landing') return [{ type: 'intent', zone, intent: 'attack' }];
  return warships(state).flatMap((type) =>
    editionOf(state).zones.flatMap((from) => {
      if (!stacksAt(state, from).some((stack) => stack.type === type && isFree(state, stack))) return [];
      return walks(state, from, type)
        .filter((path) => path[path.length - 1] === zone && path[0] !== zone)
        .map((path) => ({ type: 'move' as const, path, units: { [type]: 1 }, intent: 'ignore' as const }));
    }),
  );
}

/** Warships may come first: a transport with troops, or beside some, can still reach the zone and has a hostile shore there. */
export function awaitsLanding(state: State, zone: SpaceId, type: UnitType): boolean {
  if (!isShip(state, type) || !isArmed(state, type)) return false;
  if (!(editionOf(state).coast[zone] ?? []).some((shore) => isShoreToAssault(state, shore))) return false;
  return Object.keys(state.spaces).some((from) => isSea(state, from) && landsFrom(state, from, zone));
}

function landsFrom(state: State, from: SpaceId, zone: SpaceId): boolean {
  return stacksAt(state, from).some(({ owner, type, cargo = [], spent, assault }) => {
    if (!holdOf(state, owner, type) || spent || assault || !sameSide(state, owner, state.power)) return false;
    const isOwn = owner === state.power;
    const ways = [[from], ...(isOwn ? walks(state, from, type) : [])].filter((way) => way[way.length - 1] === zone);
    if (ways.length === 0) return false;
    if (cargo.some((each) => each.owner === state.power)) return true;
    return isOwn && ways.some((way) => way.some((at) => boards(state, at, { owner, type }, cargo)));
  });
}

const boards = (state: State, zone: SpaceId, ship: Passenger, cargo: readonly { type: UnitType }[]): boolean =>
  !isHostileSea(state, zone, state.power) &&
  (editionOf(state).coast[zone] ?? []).some((from) => boardersAt(state, from).some((type) => fits(state, ship, [...cargo, { type }])));
