import { remember } from '../../../engine';
import { editionOf } from '../editions';
import { armsAt } from '../rules/battles';
import { isFollowing } from '../rules/joint';
import { boardersAt, fits, isBack, type Load, shipTypeOf } from '../rules/loading';
import { isShoreToAssault, walks } from '../rules/paths';
import { isHostileLand, isHostileSea, sameSide } from '../rules/spaces';
import { sameCargo, stacksAt } from '../rules/stacks';
import { checkAssault, checkFerry } from '../rules/transport';
import { holdOf, unitOf } from '../rules/units';
import { type OrderOf, type Passenger, type Power, type SpaceId, type Stack, type State, type UnitType, unitTypes } from '../types';

/** A transport that could take an order: own ones may sail, an ally's stays where it is. */
export interface Ship {
  zone: SpaceId;
  owner: Power;
  type: UnitType;
  cargo: readonly Passenger[];
  host: Power | undefined;
  /** RREV-9.5: it stays where it is and loads or lands, not both. */
  isBack: boolean;
}

/** What a transport does in a movement phase: it lands troops in an assault, or loads and unloads. */
export type Errand = 'assault' | 'ferry';

type Voyage = Pick<OrderOf<'assault'>, 'path' | 'host' | 'ship' | 'cargo'>;

function shipsAt(state: State, zone: SpaceId): Ship[] {
  const stacks = stacksAt(state, zone);
  return stacks.flatMap((stack) => {
    const { owner, type, cargo = [] } = stack;
    if (!holdOf(state, owner, type) || stack.assault || !sameSide(state, owner, state.power)) return [];
    // one that may do all speaks for its like that fought
    const isFresh = (each: Stack) =>
      !each.spent && !each.assault && each.owner === owner && each.type === type && sameCargo(each.cargo, cargo);
    if (stack.spent && (!isBack(state, stack) || stacks.some(isFresh))) return [];
    return [{ zone, owner, type, cargo, host: owner === state.power ? undefined : owner, isBack: stack.spent === true }];
  });
}

const pathsOf = (state: State, ship: Ship): SpaceId[][] => [
  [ship.zone],
  ...(ship.host || ship.isBack ? [] : walks(state, ship.zone, ship.type)),
];

/** The part of an order that says which ship goes where. */
export const voyageOf = (state: State, { cargo, host, type }: Ship, path: readonly SpaceId[]): Voyage => ({
  path: [...path],
  ...(host ? { host } : {}),
  ...(type === shipTypeOf(state, {}) ? {} : { ship: type }),
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
export interface VoyageOption {
  ship: Ship;
  path: SpaceId[];
  shores: SpaceId[];
  boarders: Load[];
}

/** Voyages of the zone's transports on which some crew makes a legal order; `most` stops early. */
function optionsFor(state: State, zone: SpaceId, errand: Errand, most: number): VoyageOption[] {
  const found: VoyageOption[] = [];
  for (const ship of shipsAt(state, zone)) {
    for (const path of pathsOf(state, ship)) {
      if (found.length >= most) return found;
      const option = errand === 'assault' ? assaultOption(state, ship, path) : ferryOption(state, ship, path);
      if (option) found.push(option);
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

function assaultOption(state: State, ship: Ship, path: SpaceId[]): VoyageOption | null {
  const end = path[path.length - 1] ?? '';
  const targets = (editionOf(state).coast[end] ?? []).filter((target) => isShoreToAssault(state, target));
  if (targets.length === 0 || isUnarmed(state, end)) return null;
  const boarders = ship.host ? [] : boardersOn(state, path).filter((each) => fits(state, ship, [...ship.cargo, each]));
  const [first] = boarders;
  const [able = first] = boarders.filter(({ type }) => unitOf(state, type).captures);
  const loads = ownTypes(state, ship.cargo).some((type) => unitOf(state, type).captures) || !able ? [] : [able];
  // escorts, landings and lone transports do not depend on the crew: one crew speaks for all
  const shores = targets.filter((target) => checkAssault(state, { type: 'assault', ...voyageOf(state, ship, path), loads, target }).ok);
  return shores.length > 0 ? { ship, path, shores, boarders } : null;
}

function ferryOption(state: State, ship: Ship, path: SpaceId[]): VoyageOption | null {
  const end = path[path.length - 1] ?? '';
  const inCombatMove = state.phase === 'combat-move';
  const refused = ship.host !== undefined && (inCombatMove || state.turn.refused.includes(ship.host));
  const boarders = refused ? [] : boardersOn(state, path).filter((each) => fits(state, ship, [...ship.cargo, each]));
  if (inCombatMove) return waitingOption(state, ship, path, boarders);
  const shores = isHostileSea(state, end, state.power)
    ? []
    : (editionOf(state).coast[end] ?? []).filter(
        (shore) => state.control[shore] !== undefined && !isHostileLand(state, shore, state.power),
      );
  const lands = shores.length > 0 && ownTypes(state, ship.cargo).length > 0;
  return boarders.length > 0 || lands ? { ship, path, shores, boarders } : null;
}

/** RREV-6.11: it takes troops aboard and stays at sea. */
function waitingOption(state: State, ship: Ship, path: SpaceId[], boarders: Load[]): VoyageOption | null {
  const [first] = boarders;
  if (!first || isUnarmed(state, path[path.length - 1] ?? '')) return null;
  const one = checkFerry(state, { type: 'ferry', ...voyageOf(state, ship, path), loads: [first] });
  return one.ok ? { ship, path, shores: [], boarders } : null;
}

/** Errands of the phase. */
const isOpen = (state: State, errand: Errand): boolean =>
  state.phase !== 'combat-move' ? errand === 'ferry' && !isFollowing(state) : errand === 'assault' || editionOf(state).ways.transportsWait;

/** A transport in the zone has some order of the kind. */
export const hasVoyage = (state: State, zone: SpaceId, errand: Errand): boolean =>
  isOpen(state, errand) && remember(state, `${errand} ${zone}`, () => optionsFor(state, zone, errand, 1).length > 0);

/** All voyages of the zone's transports. */
export const voyagesOf = (state: State, zone: SpaceId, errand: Errand): VoyageOption[] =>
  remember(state, `${errand} voyages ${zone}`, () => optionsFor(state, zone, errand, Number.POSITIVE_INFINITY));
