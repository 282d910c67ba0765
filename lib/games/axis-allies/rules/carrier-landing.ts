import { distancesFrom, matching } from '../../../engine';
import { editionOf } from '../editions';
import { follows } from '../quirks';
import type { Power, SpaceId, State, UnitType } from '../types';
import { flightSteps, reachesLand } from './air';
import { armsAt, isFoughtOver } from './battles';
import { carriersAt, guestsAt, slotsPerCarrier } from './carriers';
import { capacityOf, eligibleFactories, launchZones } from './factories';
import { commands } from './joint';
import { isPassable } from './paths';
import { isHostileSea } from './spaces';
import { stacksAt } from './stacks';
import { countAt, countHaving, isAir, leftOf, moveOf, unitOf } from './units';

/** Own aircraft that must still find a landing, interchangeable for that purpose. */
export interface Flight {
  space: SpaceId;
  type: UnitType;
  left: number;
  count: number;
}

/** A carrier as a landing place: its free slots, its guests and the zones where it may be when the fighters come. */
interface Deck {
  slots: number;
  guests: number;
  zones: readonly SpaceId[];
  /** Of a carrier still to be built: the industrial complexes that could launch it, by zone. */
  builtBy?: ReadonlyMap<SpaceId, SpaceId>;
  /** Own, able to move in the noncombat move, and the zone where it stands. */
  idleAt?: SpaceId;
}

/** Which fighters a set of carriers saves: per deck its zone, per flight the zones its fighters go to. */
export interface LandingPlan {
  saved: number;
  decks: { deck: Deck; zone: SpaceId }[];
  landings: { flight: Flight; zone: SpaceId; count: number }[];
}

/** Own aircraft over land or sea that cannot reach a landing territory any more, by space and range left. */
export function needyFlights(state: State, isOurs = (owner: Power) => commands(state, owner)): Flight[] {
  const found: Flight[] = [];
  for (const space in state.spaces) {
    for (const stack of stacksAt(state, space)) {
      if (!isOurs(stack.owner) || !isAir(state, stack.type) || stack.kamikaze) continue;
      // N-UK2: who rides or has landed on the other power's deck has its slot there, as a guest
      if (stack.owner !== state.power && stack.spent) continue;
      const left = leftOf(state, stack);
      if (reachesLand(state, space, left)) continue;
      const same = found.find((each) => each.space === space && each.left === left && each.type === stack.type);
      if (same) same.count += stack.count;
      else found.push({ space, type: stack.type, left, count: stack.count });
    }
  }
  return found;
}

/** Own aircraft that no landing can be found for, as things stand: ALG-AIR 2 to 7. */
export function lostFlights(state: State): number {
  const needy = needyFlights(state);
  if (needy.length === 0) return 0;
  const all = needy.reduce((sum, each) => sum + each.count, 0);
  return all - planLandings(state, needy).saved;
}

/** ALG-AIR 5: all landing places at sea. */
function decksOf(state: State): Deck[] {
  const decks: Deck[] = [];
  const each = slotsPerCarrier(state);
  for (const zone in state.spaces) {
    const { own, idle, allied } = carriersAt(state, zone);
    if (own + allied === 0) continue;
    let guests = guestsAt(state, zone);
    const add = (count: number, zones: readonly SpaceId[], most = each, idleAt?: SpaceId) => {
      for (let i = 0; i < count; i++) {
        const taken = Math.min(guests, each);
        guests -= taken;
        const slots = Math.min(most, each - taken);
        decks.push({ slots, guests: taken, zones, ...(idleAt === undefined ? {} : { idleAt }) });
      }
    };
    const refusing = refusingCarriers(state, zone);
    // R41-6.5: an ally who refused keeps the guests it has and takes no more
    if (refusing > 0) add(refusing, [zone], Math.min(each, countAt(state, zone, state.power, 'landsOnDecks')));
    add(allied - refusing + own - idle, [zone]);
    if (idle > 0) {
      const stays = state.phase === 'mobilise' || (state.phase === 'combat-move' && isFoughtOver(state, zone));
      if (stays) add(idle, [zone]);
      else add(idle, zonesInReach(state, zone), each, zone);
    }
  }
  const toBuild = editionOf(state).ways.decksToCome ? countHaving(state, state.bought, 'slots') : 0;
  if (toBuild > 0) {
    const builtBy = buildZones(state);
    const places = Math.min(
      toBuild,
      [...new Set(builtBy.values())].reduce((sum, factory) => sum + capacityOf(state, factory), 0),
    );
    for (let i = 0; i < places; i++) decks.push({ slots: each, guests: 0, zones: [...builtBy.keys()], builtBy });
  }
  return decks;
}

const refusingCarriers = (state: State, zone: SpaceId): number =>
  state.turn.refused.reduce((sum, power) => sum + countAt(state, zone, power, 'slots'), 0);

/** A fight announced there may open the zone; transports alone win none. */
function isOpened(state: State, zone: SpaceId): boolean {
  if (state.phase !== 'combat-move' || !isFoughtOver(state, zone)) return false;
  if (!follows(state, 'armsOpenWays')) return true;
  const { ships, aircraft } = armsAt(state, zone);
  return ships || aircraft;
}

/** Zones a carrier could be in after its noncombat move: own attacks succeed, other hostile zones stay shut. */
function zonesInReach(state: State, from: SpaceId): SpaceId[] {
  const opens = (to: SpaceId, at: SpaceId) => isPassable(state, at, to) && (!isHostileSea(state, to, state.power) || isOpened(state, to));
  return [...distancesFrom(editionOf(state).bySea, from, carrierRange(state), opens).keys()];
}

/** Steps that ships with decks make. */
export const carrierRange = (state: State): number =>
  Math.max(0, ...editionOf(state).having.slots.map((type) => moveOf(state, state.power, type)));

/** Zones where a bought carrier may be mobilised, each with the roomiest industrial complex that could do it. */
export function buildZones(state: State): Map<SpaceId, SpaceId> {
  const found = new Map<SpaceId, SpaceId>();
  for (const factory of eligibleFactories(state)) {
    for (const zone of launchZones(state, factory)) {
      const other = found.get(zone);
      if (other === undefined || capacityOf(state, factory) > capacityOf(state, other)) found.set(zone, factory);
    }
  }
  return found;
}

/** How many ways of sending carriers out are looked at before the best so far is taken. */
const mostTries = 3000;

/** ALG-AIR 6, 7, 11: a zone per carrier that saves as many of the fighters as can be saved. */
export function planLandings(state: State, flights: readonly Flight[]): LandingPlan {
  // in one order, so that the same position always sends the same carriers
  const fighters = flights
    .filter((each) => unitOf(state, each.type).landsOnDecks)
    .sort((a, b) => (a.space < b.space ? -1 : a.space > b.space ? 1 : a.left - b.left));
  const wanted = fighters.reduce((sum, each) => sum + each.count, 0);
  const reaches = (flight: Flight, zone: SpaceId) => flightSteps(state, flight.space, zone) <= flight.left;
  const options = decksOf(state)
    .map((deck) => ({ deck, zones: bestZones(deck, fighters, reaches) }))
    .filter(({ deck, zones }) => deck.slots > 0 && zones.length > 0)
    .sort((a, b) => a.zones.length - b.zones.length || (a.zones.join() < b.zones.join() ? -1 : 1));
  let best: LandingPlan = { saved: 0, decks: [], landings: [] };
  let tries = 0;
  const chosen: LandingPlan['decks'] = [];
  const built = new Map<SpaceId, number>();
  const choose = (index: number): void => {
    if (best.saved === wanted || tries > mostTries) return;
    const option = options[index];
    if (!option) {
      tries++;
      const plan = assign(fighters, chosen, reaches);
      if (plan.saved > best.saved) best = plan;
      return;
    }
    let placed = false;
    for (const zone of option.zones) {
      const factory = option.deck.builtBy?.get(zone);
      if (factory !== undefined && (built.get(factory) ?? 0) >= capacityOf(state, factory)) continue;
      placed = true;
      if (factory !== undefined) built.set(factory, (built.get(factory) ?? 0) + 1);
      chosen.push({ deck: option.deck, zone });
      choose(index + 1);
      chosen.pop();
      if (factory !== undefined) built.set(factory, (built.get(factory) ?? 0) - 1);
    }
    if (!placed) choose(index + 1);
  };
  if (wanted > 0) choose(0);
  return best;
}

/** Of a deck's zones one for every set of flights worth serving: sets within another set are left out. */
function bestZones(deck: Deck, flights: readonly Flight[], reaches: (flight: Flight, zone: SpaceId) => boolean): SpaceId[] {
  const bySet = new Map<number, SpaceId>();
  for (const zone of deck.zones) {
    let set = 0;
    for (const [i, flight] of flights.entries()) if (reaches(flight, zone)) set |= 1 << i;
    const known = bySet.get(set);
    // where a carrier stands already comes first, then the lowest zone
    if (set !== 0 && (known === undefined || zone === deck.idleAt)) bySet.set(set, zone);
  }
  const sets = [...bySet.keys()];
  return sets.filter((set) => !sets.some((other) => other !== set && (other & set) === set)).map((set) => bySet.get(set) ?? '');
}

/** Fighters to slots, with every carrier's zone fixed. */
function assign(
  flights: readonly Flight[],
  decks: readonly { deck: Deck; zone: SpaceId }[],
  reaches: (flight: Flight, zone: SpaceId) => boolean,
): LandingPlan {
  const slots = decks.flatMap(({ deck, zone }) => Array.from({ length: deck.slots }, () => zone));
  const singles = flights.flatMap((flight) => Array.from({ length: flight.count }, () => flight));
  const edges = singles.map((flight) => slots.flatMap((zone, i) => (reaches(flight, zone) ? [i] : [])));
  const taken = matching(edges, slots.length);
  const landings: LandingPlan['landings'] = [];
  for (const [i, slot] of taken.entries()) {
    const flight = singles[i];
    const zone = slots[slot];
    if (slot < 0 || !flight || zone === undefined) continue;
    const same = landings.find((each) => each.flight === flight && each.zone === zone);
    if (same) same.count++;
    else landings.push({ flight, zone, count: 1 });
  }
  return { saved: landings.reduce((sum, each) => sum + each.count, 0), decks: [...decks], landings };
}
