import { forget, matching } from '../../../engine';
import { editionOf } from '../editions';
import { follows } from '../quirks';
import type { AaTold, Rng, SpaceId, Stack, State, Units, UnitType } from '../types';
import { flightSteps, flightsOf, isLandingTerritory } from './air';
import { needyFlights, planLandings } from './carrier-landing';
import { carriersAt, freeSlots } from './carriers';
import { gunsOn, shootDown } from './flak';
import { commonWalks, guestBounds, ridersOf } from './move-order';
import { moveUnits } from './move-units';
import { safestPath } from './routes';
import { isHostileLand, isSea } from './spaces';
import { addUnits, marked, remark, removeUnits, stacksAt } from './stacks';
import { isAir, landedMarks, leftOf, moveOf, typesOf, unitOf, withAircraft } from './units';

/**
 * The end of the noncombat move: what is still in the air comes down. Carriers sail where they save the most fighters (R41-10.8), fighters
 * that came from a carrier go back to one, fighters already over a free deck stay, the rest lands at the nearest safe territory, the best
 * guarded of several (DP41-15), and what cannot is lost (R41-10.3).
 */
export function landAll(state: State, rng: Rng, told: AaTold[]): void {
  rescue(state, rng, told);
  if (follows(state, 'homecoming')) comeHome(state, rng, told);
  stay(state);
  flyHome(state, rng, told);
}

/** Fighters that only a carrier can save. */
function rescue(state: State, rng: Rng, told: AaTold[]): void {
  const own = needyFlights(state, (owner) => owner === state.power);
  const plan = planLandings(state, own);
  const fleets = new Map<string, { from: SpaceId; to: SpaceId; count: number; guests: number }>();
  for (const { deck, zone } of plan.decks) {
    const used = plan.landings.some((each) => each.zone === zone);
    if (!used || deck.idleAt === undefined || deck.idleAt === zone) continue;
    const key = `${deck.idleAt} ${zone}`;
    const fleet = fleets.get(key) ?? { from: deck.idleAt, to: zone, count: 0, guests: 0 };
    fleets.set(key, { ...fleet, count: fleet.count + 1, guests: fleet.guests + deck.guests });
  }
  for (const fleet of fleets.values()) sendCarriers(state, fleet, told);
  for (const { flight, zone, count } of plan.landings)
    land(state, flight.space, zone, { type: flight.type, left: flight.left }, count, rng, told);
}

function sendCarriers(
  state: State,
  { from, to, count, guests }: { from: SpaceId; to: SpaceId; count: number; guests: number },
  told: AaTold[],
): void {
  const units = idleCarriers(state, from, count);
  forget(state);
  const [path] = commonWalks(state, from, to, typesOf(units));
  if (!path) throw new Error(`no carrier can go from ${from} to ${to}`);
  const riding = ridersOf(state, from, Math.max(guests, guestBounds(state, from, count).least));
  const order = { type: 'move' as const, path, units, guests: riding };
  moveUnits(state, order, told);
  told.push({ event: { ...order, power: state.power, phase: state.phase }, to: 'all' });
}

/** So many of the own carriers of a zone that have not moved. */
function idleCarriers(state: State, zone: SpaceId, count: number): Units {
  const units: Units = {};
  let missing = count;
  for (const { owner, type, spent, count: here } of stacksAt(state, zone)) {
    if (missing === 0 || owner !== state.power || spent || !unitOf(state, type).slots) continue;
    const some = Math.min(missing, here);
    units[type] = (units[type] ?? 0) + some;
    missing -= some;
  }
  return units;
}

/** As many fighters that began the turn on a carrier as can find one where the carriers now are; those over a deck first. */
function comeHome(state: State, rng: Rng, told: AaTold[]): void {
  const flights = carrierFlights(state);
  if (flights.length === 0) return;
  const decks = editionOf(state).zones.flatMap((zone) => {
    const { own, allied } = carriersAt(state, zone);
    const slots = own + allied > 0 ? Math.max(0, freeSlots(state, zone)) : 0;
    return Array.from({ length: slots }, () => ({ zone, own: own > 0 }));
  });
  const edges = flights.map(({ space, left, flew }) => {
    const open = decks.flatMap(({ zone, own }, slot) => {
      const steps = flightSteps(state, space, zone);
      // an ally's carrier alone is home only to those that came from it
      const isHome = own || steps === flew;
      return isHome && steps <= left ? [{ slot, steps }] : [];
    });
    return open.sort((a, b) => a.steps - b.steps).map(({ slot }) => slot);
  });
  const groups = new Map<string, { flight: CarrierFlight; zone: SpaceId; count: number }>();
  for (const [i, slot] of matching(edges, decks.length).entries()) {
    const flight = flights[i];
    const zone = decks[slot]?.zone;
    if (!flight || zone === undefined) continue;
    const key = `${flight.space} ${flight.type} ${flight.left} ${flight.deck} ${zone}`;
    groups.set(key, { flight, zone, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  for (const { flight, zone, count } of groups.values()) {
    const { space, type, left, deck } = flight;
    land(state, space, zone, { type, left, deck }, count, rng, told);
  }
}

interface CarrierFlight {
  space: SpaceId;
  type: UnitType;
  left: number;
  /** Steps it has flown. */
  flew: number;
  deck: Stack['deck'];
}

/** Own fighters that began the turn on a carrier and have not landed, one by one: those that flew nowhere first. */
function carrierFlights(state: State): CarrierFlight[] {
  const found: CarrierFlight[] = [];
  for (const space of withAircraft(state)) {
    for (const stack of stacksAt(state, space)) {
      const { owner, type, spent, count, deck } = stack;
      const stays = stack.left === undefined && isSea(state, space);
      if (owner !== state.power || !unitOf(state, type).landsOnDecks || spent || !(deck || stays)) continue;
      const left = leftOf(state, stack);
      const flew = moveOf(state, owner, type) - left;
      for (let i = 0; i < count; i++) found.push({ space, type, left, flew, deck });
    }
  }
  return found.sort((a, b) => a.flew - b.flew);
}

/** Fighters over a free deck stay there. */
function stay(state: State): void {
  for (const space of withAircraft(state)) {
    if (!isSea(state, space)) continue;
    for (const stack of stacksAt(state, space)) {
      if (stack.owner !== state.power || !unitOf(state, stack.type).landsOnDecks || stack.spent) continue;
      const room = Math.min(stack.count, freeSlots(state, space));
      if (room > 0) remark(state, space, stack, room, landedMarks);
    }
  }
}

function flyHome(state: State, rng: Rng, told: AaTold[]): void {
  for (const space of withAircraft(state)) {
    if (isLandingTerritory(state, space)) continue;
    for (const stack of stacksAt(state, space)) {
      if (stack.owner !== state.power || !isAir(state, stack.type)) continue;
      if (stack.spent) continue;
      const left = leftOf(state, stack);
      const home = nearest(state, space, stack.type, left);
      if (home !== null) {
        land(state, space, home, { type: stack.type, left }, stack.count, rng, told);
        continue;
      }
      removeUnits(state, space, stack, stack.count);
      told.push({ event: { type: 'crashed', power: state.power, space, units: { [stack.type]: stack.count } }, to: 'all' });
    }
  }
}

/** The nearest landing territory within reach past as few guns as can be; no empty one that an enemy could walk into while another has a garrison. */
function nearest(state: State, space: SpaceId, type: UnitType, left: number): SpaceId | null {
  const isQuiet = (territory: SpaceId) => gunsOn(state, safestPath(state, space, territory, left, [type]) ?? [], [type]).length === 0;
  const quiet = editionOf(state).ways.routesKept ? nearestOf(state, space, left, isQuiet) : null;
  const first = quiet ?? nearestOf(state, space, left, () => true);
  if (first === null || !follows(state, 'frontShunned') || guardOf(state, first) > 0 || !isAtFront(state, first)) return first;
  return nearestOf(state, space, left, (territory) => guardOf(state, territory) > 0 && (quiet === null || isQuiet(territory))) ?? first;
}

/** Own ones before an ally's, then the best guarded, then by id; null when none is within reach. */
function nearestOf(state: State, space: SpaceId, left: number, fits: (territory: SpaceId) => boolean): SpaceId | null {
  let best: SpaceId | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  let bestGuard = 0;
  for (const [territory, steps] of flightsOf(state)[space] ?? []) {
    if (steps > left || steps * 2 > bestRank) break;
    if (!isLandingTerritory(state, territory) || !fits(territory)) continue;
    const rank = steps * 2 + (state.control[territory] === state.power ? 0 : 1);
    const guard = follows(state, 'guardedLanding') ? guardOf(state, territory) : 0;
    const isWorse = rank !== bestRank ? rank > bestRank : guard !== bestGuard ? guard < bestGuard : territory > (best ?? '');
    if (best !== null && isWorse) continue;
    best = territory;
    bestRank = rank;
    bestGuard = guard;
  }
  return best;
}

/** Land units that keep the enemy off aircraft. */
const guardOf = (state: State, territory: SpaceId): number =>
  stacksAt(state, territory).reduce((sum, { type, count }) => sum + (unitOf(state, type).captures ? count : 0), 0);

/** Enemy land units could walk in. */
const isAtFront = (state: State, territory: SpaceId): boolean =>
  (editionOf(state).byLand[territory] ?? []).some(
    (next) => isHostileLand(state, next, state.power) && stacksAt(state, next).some(({ type }) => unitOf(state, type).captures),
  );

/** Interchangeable aircraft; with `deck` those that came from a carrier, or did not. */
type Landing = { type: UnitType; left: number; deck?: Stack['deck'] };

/** RREV-6.5: guns on the way fire before anybody has landed. */
function land(state: State, from: SpaceId, to: SpaceId, which: Landing, count: number, rng: Rng, told: AaTold[]): void {
  let missing = count;
  let flying: Stack[] = [];
  for (const stack of stacksAt(state, from)) {
    if (missing === 0 || stack.owner !== state.power || stack.type !== which.type || leftOf(state, stack) !== which.left) continue;
    if ('deck' in which && stack.deck !== which.deck) continue;
    const gone = Math.min(missing, stack.count);
    missing -= gone;
    if (!stack.spent || from !== to) flying.push({ ...stack, count: gone });
  }
  const way = editionOf(state).ways.routesKept ? safestPath(state, from, to, which.left, [which.type]) : null;
  for (const territory of gunsOn(state, way ?? [], [which.type])) {
    flying = shootDown(state, territory, { at: from, aircraft: flying }, rng, told);
  }
  let flew = 0;
  for (const stack of flying) {
    flew += stack.count;
    removeUnits(state, from, stack, stack.count);
    addUnits(state, to, marked(stack, landedMarks), stack.count);
  }
  if (flew > 0 && from !== to) {
    told.push({ event: { type: 'landed', power: state.power, from, to, units: { [which.type]: flew } }, to: 'all' });
  }
}
