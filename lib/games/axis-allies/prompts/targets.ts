import { distancesFrom, remember } from '../../../engine';
import { editionOf } from '../editions';
import { flightSteps, flightsOf, isLandingTerritory, stepsToLand } from '../rules/air';
import { hasAssault } from '../rules/announced';
import { armsAt, isFoughtOver } from '../rules/battles';
import { buildZones, carrierRange, needyFlights } from '../rules/carrier-landing';
import { carriersAt, freeSlots, landedAt } from '../rules/carriers';
import { checkCombatMove, endsBlitz } from '../rules/combat-move';
import { halfAnnounced } from '../rules/landing-fleet';
import { routeMatters } from '../rules/move-order';
import { checkNoncombatMove } from '../rules/noncombat-move';
import { isHostile, isRoundTrip, walks } from '../rules/paths';
import { enemyShips, hasEnemies, isDefended, isSea, leavesChoice } from '../rules/spaces';
import { sameCargo, stacksAt } from '../rules/stacks';
import { carriesTroops, countHaving, holdOf, isAir, isArmed, isFree, leftOf, moveOf, unitOf } from '../rules/units';
import type { OrderOf, Passenger, SpaceId, State, UnitType } from '../types';

/** A place units of a space can go to in one order. Paths are ground paths; aircraft find their own way. */
export interface Target {
  to: SpaceId;
  /** Ground types by the way they can take; a noncombat move has one way at most. */
  ways: { path: SpaceId[]; types: UnitType[] }[];
  air: UnitType[];
}

/** Free units of a space by type, and the different cargoes of its transports. */
export interface Stock {
  counts: ReadonlyMap<UnitType, number>;
  cargoes: readonly (readonly Passenger[])[];
}

export const stockOf = (state: State, space: SpaceId): Stock =>
  remember(state, `stock ${space}`, () => {
    const counts = new Map<UnitType, number>();
    const cargoes: (readonly Passenger[])[] = [];
    for (const stack of stacksAt(state, space)) {
      if (!isFree(state, stack)) continue;
      counts.set(stack.type, (counts.get(stack.type) ?? 0) + stack.count);
      const { cargo = [] } = stack;
      if (holdOf(state, state.power, stack.type) && !cargoes.some((each) => sameCargo(each, cargo))) cargoes.push(cargo);
    }
    return { counts, cargoes };
  });

const canLeave = (state: State) => (space: SpaceId) => stockOf(state, space).counts.size > 0 && targets(state, space, 1).length > 0;

/** Spaces that units could leave by a move order. */
export const origins = (state: State): SpaceId[] => remember(state, 'origins', () => Object.keys(state.spaces).filter(canLeave(state)));

/** Whether there are any: the first that is met is enough. */
export const canMove = (state: State): boolean => Object.keys(state.spaces).some(canLeave(state));

/** All targets of a space, or the first `most` when it is enough to know that there are some. */
export function targets(state: State, origin: SpaceId, most = Number.POSITIVE_INFINITY): Target[] {
  const key = `targets ${origin}`;
  return most === Number.POSITIVE_INFINITY
    ? remember(state, key, () => findTargets(state, origin, most))
    : findTargets(state, origin, most);
}

function findTargets(state: State, origin: SpaceId, most: number): Target[] {
  const found = new Map<SpaceId, Target>();
  const at = (to: SpaceId): Target => {
    const known = found.get(to);
    if (known) return known;
    const target: Target = { to, ways: [], air: [] };
    found.set(to, target);
    return target;
  };
  const { counts } = stockOf(state, origin);
  const doubtful: { path: SpaceId[]; type: UnitType }[] = [];
  for (const type of counts.keys()) {
    if (found.size >= most) break;
    if (isAir(state, type)) {
      for (const to of flightEnds(state, origin, type)) {
        if (found.size >= most) break;
        if (isHopeless(state, origin, to, type)) continue;
        if (isSafe(state, origin, to, type) || isFreeDeck(state, to) || isLegal(state, [origin, to], { [type]: 1 })) at(to).air.push(type);
        else if (isSea(state, origin) && isSea(state, to)) doubtful.push({ path: [origin, to], type });
      }
      continue;
    }
    for (const path of walks(state, origin, type)) {
      if (found.size >= most) break;
      const to = path[path.length - 1] ?? '';
      if (isRoundTrip(state, path, type)) continue;
      if (!mayEnd(state, path, type)) continue;
      const alone = isQuiet(state, origin, to, type) || (!needsArms(state, origin, to, type) && isLegal(state, path, { [type]: 1 }));
      if (alone) addWay(state, at(to), path, type);
      else if (counts.size > 1) doubtful.push({ path, type });
    }
  }
  for (const { path, type } of doubtful) {
    if (found.size >= most) break;
    const to = path[path.length - 1] ?? '';
    const all = Object.fromEntries(counts) as OrderOf<'move'>['units'];
    if (!isLegalTogether(state, path, type, all)) continue;
    if (isAir(state, type)) at(to).air.push(type);
    else addWay(state, at(to), path, type);
  }
  return [...found.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** Where the way does not matter one stands for all; which one, depends on who goes in the end. */
function addWay(state: State, target: Target, path: SpaceId[], type: UnitType): void {
  const same = routeMatters(state, target.to) ? target.ways.find((way) => way.path.join() === path.join()) : target.ways[0];
  if (!same) target.ways.push({ path, types: [type] });
  else if (!same.types.includes(type)) same.types.push(type);
}

/** Spaces aircraft could fly to, landings not yet proved. */
function flightEnds(state: State, origin: SpaceId, type: UnitType): SpaceId[] {
  let range = 0;
  for (const stack of stacksAt(state, origin)) {
    if (stack.type === type && isFree(state, stack)) range = Math.max(range, leftOf(state, stack));
  }
  const inReach = (to: SpaceId) => to !== origin && flightSteps(state, origin, to) <= range;
  if (state.phase === 'combat-move') return fightable(state).filter(inReach);
  // fighters may fly in one order with the carrier they will land on
  const decks = editionOf(state).having.slots.filter((each) => stockOf(state, origin).counts.has(each));
  const sails = new Set(decks.flatMap((each) => walks(state, origin, each).map((path) => path.at(-1) ?? '')));
  return [...(flightsOf(state)[origin] ?? new Map<SpaceId, number>()).keys()].filter((to) => {
    if (!inReach(to)) return false;
    if (!isSea(state, to)) return isLandingTerritory(state, to);
    return unitOf(state, type).landsOnDecks === true && (freeSlots(state, to) > 0 || buysDecks(state) || sails.has(to));
  });
}

/** Spaces that hold something aircraft could attack. */
const fightable = (state: State): SpaceId[] =>
  remember(state, 'fightable', () =>
    Object.keys(state.spaces).filter((space) => (isSea(state, space) ? hasEnemies : isDefended)(state, space, state.power)),
  );

/** AAC-4.3, endings only: what else the order may upset is for `check`. */
function mayEnd(state: State, path: readonly SpaceId[], type: UnitType): boolean {
  if (state.phase !== 'combat-move') return true;
  const end = path[path.length - 1] ?? '';
  if (isHostile(state, end)) return true;
  if (!isSea(state, end)) return endsBlitz(state, path);
  if (state.turn.hostile.includes(path[0] ?? '')) return true;
  if (!unitOf(state, type).hold && hasAssault(state, end)) return true;
  const enemies = enemyShips(state, end, state.power);
  return enemies.lurking || enemies.unarmed;
}

/** Aircraft that go there upset nothing, however many: they land by themselves afterwards and nobody relies on them here. */
export function isSafe(state: State, origin: SpaceId, to: SpaceId, type: UnitType): boolean {
  if (state.phase !== 'combat-move') return !isSea(state, to);
  if (isHalfAnnounced(state)) return false;
  if (isAnnounced(state, origin) || !landsAfter(state, origin, to, type)) return false;
  return !isSea(state, to) || (isHostile(state, to) && (needsNoDeck(state) || carriersAt(state, to).idle === 0));
}

/** A landing needs something yet, which any ship or aircraft might upset. */
const isHalfAnnounced = (state: State): boolean => remember(state, 'half-announced', () => halfAnnounced(state) !== null);

/** Every own aircraft can still land ashore: carriers may come and go. */
const needsNoDeck = (state: State): boolean => remember(state, 'needy', () => needyFlights(state).length === 0);

/** From there the aircraft still reaches a landing territory. */
const landsAfter = (state: State, origin: SpaceId, to: SpaceId, type: UnitType): boolean =>
  flightSteps(state, origin, to) + stepsToLand(state, to) <= moveOf(state, state.power, type);

/** One more fighter may land on a carrier in the zone, and no other needs that place. */
const isFreeDeck = (state: State, to: SpaceId): boolean =>
  state.phase !== 'combat-move' && isSea(state, to) && state.turn.refused.length === 0 && needsNoDeck(state) && freeSlots(state, to) > 0;

/** No carrier could ever save the aircraft: it is not worth a trial. */
function isHopeless(state: State, origin: SpaceId, to: SpaceId, type: UnitType): boolean {
  if (state.phase !== 'combat-move' || landsAfter(state, origin, to, type)) return false;
  const { landsOnDecks } = unitOf(state, type);
  const move = moveOf(state, state.power, type);
  if (!landsOnDecks) return true;
  const left = move - flightSteps(state, origin, to);
  return !deckZones(state).some((zone) => flightSteps(state, to, zone) <= left);
}

const buysDecks = (state: State): boolean => editionOf(state).ways.decksToCome && countHaving(state, state.bought, 'slots') > 0;

/** Every zone where a carrier of the side might be when fighters come home, with luck and all attacks won. */
const deckZones = (state: State): readonly SpaceId[] =>
  remember(state, 'decks', () => {
    const { bySea } = editionOf(state);
    const found = new Set<SpaceId>(buysDecks(state) ? buildZones(state).keys() : []);
    for (const space of Object.keys(state.spaces)) {
      const { own, allied, idle } = carriersAt(state, space);
      if (own + allied > 0) found.add(space);
      if (idle > 0) for (const zone of distancesFrom(bySea, space, carrierRange(state)).keys()) found.add(zone);
    }
    return [...found];
  });

/** Transports that would meet warships, or attack, with nobody there to fight beside them. */
function needsArms(state: State, origin: SpaceId, to: SpaceId, type: UnitType): boolean {
  if (isArmed(state, type) || state.phase !== 'combat-move') return false;
  if (!isHostile(state, to) && state.turn.hostile.includes(origin)) return false;
  const { ships, aircraft } = armsAt(state, to);
  return !ships && !aircraft;
}

/** Units of the space fight or land this turn: who leaves may be missed. */
const isAnnounced = (state: State, space: SpaceId): boolean =>
  isSea(state, space) && (hasAssault(state, space) || isFoughtOver(state, space));

/** Units of the type that leave a space for another upset nothing, however many: they need no help and nobody needs them here. */
export function isQuiet(state: State, origin: SpaceId, to: SpaceId, type: UnitType): boolean {
  if (!isSea(state, origin)) return true;
  // who has landed aboard may be one that could have landed on an island (N-US1)
  if (unitOf(state, type).slots && (!needsNoDeck(state) || landedAt(state, origin) > 0)) return false;
  if (state.phase !== 'combat-move') return true;
  if (isHalfAnnounced(state)) return false;
  // a fight that is called off no longer opens a carrier's way
  if (state.turn.hostile.includes(origin) && !needsNoDeck(state)) return false;
  if (!isArmed(state, type)) return !isAnnounced(state, to) && !hasEnemies(state, to, state.power);
  return !isAnnounced(state, origin) && (needsNoDeck(state) || carriersAt(state, to).idle === 0);
}

const intentsFor = (state: State, end: SpaceId): ('attack' | 'ignore' | undefined)[] => {
  if (state.phase !== 'combat-move' || !isSea(state, end)) return [undefined];
  const enemies = enemyShips(state, end, state.power);
  return leavesChoice(enemies) ? ['attack', 'ignore'] : [undefined];
};

/** True when the rules accept the move, with any intent. */
function isLegal(state: State, path: readonly SpaceId[], units: OrderOf<'move'>['units'], cargo?: readonly Passenger[]): boolean {
  const end = path[path.length - 1] ?? '';
  const loads = cargo ? [cargo] : carriesTroops(state, units) ? stockOf(state, path[0] ?? '').cargoes : [undefined];
  const check = state.phase === 'combat-move' ? checkCombatMove : checkNoncombatMove;
  return loads.some((load) =>
    intentsFor(state, end).some(
      (intent) =>
        check(state, {
          type: 'move',
          path: [...path],
          units,
          ...(load && load.length > 0 ? { cargo: [...load] } : {}),
          ...(intent ? { intent } : {}),
        }).ok,
    ),
  );
}

/** A unit that cannot go alone may go with one other, or with all that are there. */
function isLegalTogether(state: State, path: readonly SpaceId[], type: UnitType, all: OrderOf<'move'>['units']): boolean {
  const { types, having } = editionOf(state);
  const only = (trait: 'slots' | 'landsOnDecks') =>
    Object.fromEntries(having[trait].flatMap((each) => (all[each] ? [[each, all[each]]] : [])));
  const others = types.filter((each) => all[each] && each !== type);
  const sets = [
    ...others.map((each) => ({ [each]: 1, [type]: 1 })),
    ...(countHaving(state, all, 'slots') > 0 && countHaving(state, all, 'landsOnDecks') > 0
      ? [{ ...only('slots'), ...only('landsOnDecks'), [type]: all[type] }]
      : []),
    all,
  ];
  return sets.some((units) => isLegal(state, path, units));
}
