import { remember } from '../../../engine';
import { editionOf } from '../editions';
import { armsAt } from '../rules/battles';
import { boardersAt, fits, type Load } from '../rules/loading';
import { isShoreToAssault, walks } from '../rules/paths';
import { isHostileLand, isHostileSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { checkAssault } from '../rules/transport';
import { unitOf } from '../rules/units';
import { type OrderOf, type Passenger, type Power, type SpaceId, type State, type UnitType, unitTypes } from '../types';

/** A transport that could take an order: own ones may sail, an ally's stays where it is. */
export interface Ship {
  zone: SpaceId;
  type: UnitType;
  cargo: readonly Passenger[];
  host: Power | undefined;
}

type Voyage = Pick<OrderOf<'assault'>, 'path' | 'host' | 'cargo'>;

function shipsAt(state: State, zone: SpaceId): Ship[] {
  return stacksAt(state, zone).flatMap((stack) => {
    if (!unitOf(state, stack.type).hold || stack.spent || stack.assault || !sameSide(state, stack.owner, state.power)) return [];
    return [{ zone, type: stack.type, cargo: stack.cargo ?? [], host: stack.owner === state.power ? undefined : stack.owner }];
  });
}

const pathsOf = (state: State, ship: Ship): SpaceId[][] => [[ship.zone], ...(ship.host ? [] : walks(state, ship.zone, ship.type))];

/** The part of an order that says which ship goes where. */
export const voyageOf = ({ cargo, host }: Ship, path: readonly SpaceId[]): Voyage => ({
  path: [...path],
  ...(host ? { host } : {}),
  ...(cargo.length > 0 ? { cargo: [...cargo] } : {}),
});

/** Own units that could board in a zone; nobody in a hostile one. */
const boardersIn = (state: State, zone: SpaceId): readonly Load[] =>
  remember(state, `boarders ${zone}`, () => {
    if (isHostileSea(state, zone, state.power)) return [];
    const shores = editionOf(state).coast[zone] ?? [];
    return shores.flatMap((from) => boardersAt(state, from).map((type) => ({ type, from, at: zone })));
  });

/** Units that could board on the way, in canonical order, each once and at the first zone that serves. */
function boardersOn(state: State, path: readonly SpaceId[]): Load[] {
  const found: Load[] = [];
  for (const zone of path) {
    for (const load of boardersIn(state, zone)) {
      if (!found.some((each) => each.type === load.type && each.from === load.from)) found.push(load);
    }
  }
  return found.length > 1
    ? found.sort((a, b) => unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || (a.from < b.from ? -1 : 1))
    : found;
}

/** Own land units among passengers. */
export const ownTypes = (state: State, cargo: readonly { owner: Power; type: UnitType }[]): UnitType[] =>
  cargo.filter((each) => each.owner === state.power).map((each) => each.type);

/** A ship on a way, before anyone has boarded; `shores` are the territories where it could land troops. */
export interface Course {
  ship: Ship;
  path: SpaceId[];
  shores: SpaceId[];
  boarders: Load[];
}

/** Courses of the zone's transports on which some crew makes a legal order; `most` stops early. */
function courses(state: State, zone: SpaceId, most: number): Course[] {
  const found: Course[] = [];
  for (const ship of shipsAt(state, zone)) {
    for (const path of pathsOf(state, ship)) {
      if (found.length >= most) return found;
      const course = state.phase === 'combat-move' ? assaultCourse(state, ship, path) : ferryCourse(state, ship, path);
      if (course) found.push(course);
    }
  }
  return found;
}

/** Enemy warships are there and nothing that fights them: no transport may go. */
function isUnarmed(state: State, zone: SpaceId): boolean {
  if (!isHostileSea(state, zone, state.power)) return false;
  const { ships, aircraft } = armsAt(state, zone);
  return !ships && !aircraft;
}

function assaultCourse(state: State, ship: Ship, path: SpaceId[]): Course | null {
  const end = path[path.length - 1] ?? '';
  const targets = (editionOf(state).coast[end] ?? []).filter((target) => isShoreToAssault(state, target));
  if (targets.length === 0 || isUnarmed(state, end)) return null;
  const boarders = ship.host ? [] : boardersOn(state, path).filter((each) => fits(state, ship.type, [...ship.cargo, each]));
  const [first] = boarders;
  const loads = ownTypes(state, ship.cargo).length > 0 || !first ? [] : [first];
  // escorts, landings and lone transports do not depend on the crew: one crew speaks for all
  const shores = targets.filter((target) => checkAssault(state, { type: 'assault', ...voyageOf(ship, path), loads, target }).ok);
  return shores.length > 0 ? { ship, path, shores, boarders } : null;
}

function ferryCourse(state: State, ship: Ship, path: SpaceId[]): Course | null {
  const end = path[path.length - 1] ?? '';
  const refused = ship.host !== undefined && state.turn.refused.includes(ship.host);
  const boarders = refused ? [] : boardersOn(state, path).filter((each) => fits(state, ship.type, [...ship.cargo, each]));
  const shores = isHostileSea(state, end, state.power)
    ? []
    : (editionOf(state).coast[end] ?? []).filter(
        (shore) => state.control[shore] !== undefined && !isHostileLand(state, shore, state.power),
      );
  const lands = shores.length > 0 && ownTypes(state, ship.cargo).length > 0;
  return boarders.length > 0 || lands ? { ship, path, shores, boarders } : null;
}

/** A transport in the zone has some assault (combat move) or ferry order (noncombat move). */
export const hasVoyage = (state: State, zone: SpaceId): boolean =>
  remember(state, `voyage ${zone}`, () => courses(state, zone, 1).length > 0);

/** All courses of the zone's transports. */
export const voyagesOf = (state: State, zone: SpaceId): Course[] =>
  remember(state, `voyages ${zone}`, () => courses(state, zone, Number.POSITIVE_INFINITY));
