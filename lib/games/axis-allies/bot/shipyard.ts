import { capacityOf } from '../rules/factories';
import { isHostileLand, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { SpaceId, Units, UnitType } from '../types';
import type { Cart, Weights } from './cart';
import { battleLine, countUnits, fewest, fight, plus, shipsOf, unitsOf, valueOfUnits, warshipTypes } from './forces';
import { portsFor } from './ports';
import { danger, enemyGain, navyAt } from './seas';
import { gathered, type Siege, stride } from './siege';
import type { Survey } from './survey';
import { zonesAround } from './threats';

/** Chance of losing a fleet that is accepted, in port and where it is to land troops. */
const fleetRisk = 0.2;
/** Odds at which a hunt for enemy ships is paid for. */
const huntOdds = 0.75;
/** Price up to which money is saved for warships. */
const savings = 36;
/** Money above which a power buys something else than what it saves for. */
const fortune = 20;
/** What much money is spent on where room is short. */
const heavy: Weights = { fighter: 2, bomber: 1, battleship: 1, carrier: 1 };
/** Aircraft that a power has beside those of its carriers before it buys no more of them. */
const airborne = 5;
/** What troops that go by sea are made of: two fill a transport, one of them may be a tank. */
const landingParty: Weights = { infantry: 6, artillery: 1, tank: 3 };
/** What crosses the sea by itself, in proportion to the army. */
const airForce: Weights = { fighter: 1.5, bomber: 0.8 };
/** IPCs of a transport with an infantry and a tank. */
const shipload = 16;
/** Waiting troops above which aircraft are all that is bought ashore. */
const crowd = 6;

/** Ships to carry troops and to keep them safe, troops to carry, and aircraft where ships have no way out. */
export function buyFleet(survey: Survey, cart: Cart, army: Weights): void {
  const have = ownUnits(survey);
  const yard = portsFor(survey, { transport: 1 })[0];
  if (!yard) {
    cart.fill(army, have);
    return;
  }
  const { zone: port } = yard;
  hunt(survey, cart, port);
  const { siege } = survey;
  const goal = siege ? stagedAt(survey, siege) : goalOf(survey, port);
  const { waiting, transports } = siege ? mustered(survey, siege) : shipping(survey);
  const wanted = siege ? siege.lift : Math.min(liftFor(survey, goal), Math.ceil((waiting + 1) / 2));
  const berths = capacityOf(survey.state, yard.factory);
  const lacking = Math.max(0, wanted - transports);
  // half of the room and money is for those who go aboard
  const together = siege ? Math.min(lacking, Math.max(1, Math.floor(cart.money() / shipload))) : lacking;
  const outlook = buyConvoy(survey, cart, { port, goal, berths }, together);
  if (outlook === 'saving') return;
  if (outlook === 'open') {
    const room = 2 * (siege ? siege.lift : transports + (cart.units.transport ?? 0));
    cart.fill(landingParty, have, Math.max(0, room - waiting));
    cart.upgrade(landingParty, have);
    if (cart.money() > fortune) spendAll(cart, have);
    return;
  }
  if (waiting < crowd) cart.fill(army, have, 2);
  if (cart.money() > fortune) spendAll(cart, have);
}

/** Where the fleet of a siege waits for its landing: nearest to its port. */
function stagedAt({ edition }: Survey, { muster, distance }: Siege): SpaceId {
  let at = muster;
  while (distance(at) > stride) {
    const next = (edition.bySea[at] ?? []).find((zone) => distance(zone) < distance(at));
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function mustered(survey: Survey, { muster, distance }: Siege): Shipping {
  let waiting = 0;
  let transports = 0;
  for (const zone of new Set([muster, ...survey.edition.zones.filter((each) => distance(each) <= distance(muster))])) {
    const all = gathered(survey, zone);
    if (zone === muster) waiting += all.troops;
    transports += all.transports;
  }
  return { waiting, transports };
}

/** What has no better use buys what is strongest for the room that industrial complexes have. */
function spendAll(cart: Cart, have: Units): void {
  const wings = airborne + 2 * (have.carrier ?? 0) - (have.fighter ?? 0) - (have.bomber ?? 0);
  cart.fill(airForce, have, Math.max(0, wings));
  while (cart.money() > fortune && cart.slots() > 0) {
    const before = cart.slots();
    cart.fill(heavy, have, 1);
    if (cart.slots() === before) return;
  }
}

/** Most transports that a landing is planned with. */
const mostLift = 9;

/** Transports to take the best coast around a zone with, each with infantry and a tank. */
function liftFor({ state, edition, worth, power }: Survey, goal: SpaceId): number {
  const coasts = (edition.coast[goal] ?? []).filter((coast) => state.control[coast] !== undefined && isHostileLand(state, coast, power));
  const target = coasts.sort((a, b) => worth(b) - worth(a))[0];
  if (target === undefined) return 0;
  const defenders = unitsOf(stacksAt(state, target).filter((each) => !sameSide(state, each.owner, power)));
  const wins = (lift: number) => fight(state, { infantry: lift, tank: lift }, defenders, 'land').win >= 0.75;
  return fewest(mostLift, wins);
}

/** Where ships are launched, how many at most, and the zone that they are meant for. */
interface Route {
  port: SpaceId;
  goal: SpaceId;
  berths: number;
}

/**
 * Warships that keep the port safe, transports, then warships for where they are going: `saving` when the money lacks that this turn, `closed`
 * when no such fleet can be had.
 */
function buyConvoy(survey: Survey, cart: Cart, { port, goal, berths }: Route, lacking: number): 'open' | 'saving' | 'closed' {
  const convoy: Units = lacking > 0 ? { transport: 1 } : {};
  const inPort = guardsFor(survey, port, plus(navyAt(survey, port), convoy));
  if (inPort === null) return 'closed';
  const price = valueOfUnits(survey.edition, inPort);
  const berthsLeft = () => berths - countUnits(shipsOf(survey.edition, cart.units));
  const launch = (type: UnitType) => berthsLeft() > 0 && cart.buy(type);
  if (countUnits(inPort) > Math.min(cart.slots(), berths) || price > savings) return 'closed';
  if (price > cart.money()) return 'saving';
  for (const type of warshipTypes) for (let count = inPort[type] ?? 0; count > 0; count--) launch(type);
  const atSea = goal === port ? {} : guardsFor(survey, goal, plus(plus(fleetNear(survey, port), inPort), convoy));
  if (atSea === null) return 'closed';
  for (let count = lacking; count > 0 && cart.money() > 0; count--) if (!launch('transport')) break;
  for (const type of warshipTypes) for (let count = atSea[type] ?? 0; count > 0; count--) if (!launch(type)) break;
  return 'open';
}

/** Where ships of a port are going: uphill over the worth of landings. */
function goalOf({ edition, landing }: Survey, port: SpaceId): SpaceId {
  let at = port;
  for (;;) {
    const next = (edition.bySea[at] ?? []).reduce((best, zone) => (landing(zone) > landing(best) ? zone : best), at);
    if (next === at) return at;
    at = next;
  }
}

/** Own ships within two zones of a port. */
const fleetNear = ({ state, edition, power }: Survey, port: SpaceId): Units =>
  unitsOf(
    [...zonesAround(edition, port)].flatMap((zone) =>
      stacksAt(state, zone).filter(({ owner, type }) => owner === power && edition.units[type].domain !== 'land'),
    ),
  );

/** Most warships that are bought for one port at a time. */
const mostGuards = 10;

/** Warships that keep a fleet safe in a port, each the one that costs the enemy most for its price; null when so many do not do it. */
function guardsFor(survey: Survey, port: SpaceId, fleet: Units): Units | null {
  const { edition } = survey;
  let guards: Units = {};
  const joined = (more: Units): Units => plus(plus(fleet, guards), more);
  for (let count = 0; count <= mostGuards; count++) {
    if (danger(survey, port, joined({})) <= fleetRisk) return guards;
    const gain = enemyGain(survey, port, joined({}));
    const [best] = warshipTypes
      .map((type) => ({ type, saved: (gain - enemyGain(survey, port, joined({ [type]: 1 }))) / edition.units[type].cost }))
      .sort((a, b) => b.saved - a.saved);
    if (!best) return null;
    guards = plus(guards, { [best.type]: 1 });
  }
  return null;
}

/** Types that a hunt is reinforced with, cheapest hits first. */
const hunters = ['submarine', 'fighter', 'bomber', 'destroyer'] as const satisfies readonly UnitType[];

/** What is missing to sink an enemy fleet near the port, when it is little. */
function hunt(survey: Survey, cart: Cart, port: SpaceId): void {
  const { state, edition, power } = survey;
  for (const zone of zonesAround(edition, port)) {
    const { line: enemies } = battleLine(edition, unitsOf(stacksAt(state, zone).filter((each) => !sameSide(state, each.owner, power))));
    if (!warshipTypes.some((type) => type !== 'submarine' && enemies[type])) continue;
    const own = forcesNear(survey, zone);
    const odds = (more: Units) => fight(state, plus(own, more), enemies, 'sea').win;
    if (odds({}) >= huntOdds) continue;
    for (const type of hunters) {
      for (let count = 1; count * edition.units[type].cost <= cart.money() && count <= cart.slots(); count++) {
        if (odds({ [type]: count }) < huntOdds) continue;
        cart.buy(type, count);
        return;
      }
    }
  }
}

/** Own warships and aircraft that could fight in a zone next turn. */
function forcesNear({ state, edition, power }: Survey, zone: SpaceId): Units {
  const near = zonesAround(edition, zone);
  const found = Object.keys(state.spaces).flatMap((space) =>
    stacksAt(state, space).filter(({ owner, type }) => {
      if (owner !== power) return false;
      const { domain, move } = edition.units[type];
      if (domain === 'air') return (edition.flight[space]?.get(zone) ?? 99) <= move / 2;
      return domain === 'sea' && type !== 'transport' && near.has(space);
    }),
  );
  return unitsOf(found);
}

interface Shipping {
  /** Troops that no front is near to or that are at sea already. */
  waiting: number;
  transports: number;
}

export const ownUnits = ({ state, power }: Survey): Units =>
  unitsOf(Object.keys(state.spaces).flatMap((space) => stacksAt(state, space).filter((each) => each.owner === power)));

function shipping({ state, power, edition, front, landing }: Survey): Shipping {
  let waiting = 0;
  let transports = 0;
  for (const space of Object.keys(state.spaces)) {
    for (const { owner, type, count, cargo } of stacksAt(state, space)) {
      if (owner !== power) continue;
      if (type === 'transport') transports += count;
      const idle = (edition.coast[space] ?? []).some((zone) => front(space) < 0.5 * landing(zone));
      if (edition.units[type].domain === 'land' && idle) waiting += count;
      waiting += (cargo?.length ?? 0) * count;
    }
  }
  return { waiting, transports };
}
