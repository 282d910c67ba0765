import { fits } from '../rules/loading';
import { walks } from '../rules/paths';
import { isHostileLand, isHostileSea, isSea } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, OrderOf, SpaceId, Stack, Units, UnitType } from '../types';
import { isMustering } from './armada';
import { countUnits, minus, plus, unitsOf, valueOfUnits } from './forces';
import { danger, navyAt, spread } from './seas';
import type { Survey } from './survey';
import type { Goals } from './task-force';
import { findLoad, landingsToCome, passengersOf } from './voyages';

type Load = OrderOf<'ferry'>['loads'][number];

/** Share of a landing's worth below which troops on a coast rather wait for a ship. */
const idleShare = 0.6;
/** What a whole way to the best coast is worth, as a share of the price of the troops that go. */
const worthOfWay = 0.8;
/** What it is worth to an empty transport to be where most troops wait, in IPCs. */
const worthOfWaiting = 4;
/** What troops gain by going ashore, in IPCs each. */
const worthOfLanding = 1;
/** What it is worth, in IPCs, to be where no enemy reaches, or a way nearer to it. */
const worthOfRefuge = 6;
/** Gain in IPCs below which a transport stays where it is. */
const worthSailing = 0.05;

/** Where transports go in the noncombat move, and with whom. */
export function* convoys(survey: Survey, pickups: Goals): Generator<Order> {
  const { state, power } = survey;
  for (const zone of Object.keys(state.spaces)) {
    if (!isSea(state, zone)) continue;
    for (const stack of stacksAt(state, zone)) {
      if (stack.owner !== power || stack.type !== 'transport' || !isFree(state, stack) || isMustering(survey, zone)) continue;
      yield* voyages(survey, zone, stack, pickups);
    }
  }
}

/** What calls ships to each zone. */
export function goalsOf(survey: Survey): Goals {
  const pickups = pickupField(survey);
  const most = Math.max(1, ...pickups.values());
  return { empty: (zone) => (pickups.get(zone) ?? 0) / most, loaded: survey.landingShare };
}

/** Where troops wait that no front is near to, beyond what the ships that are there can take. */
function pickupField(survey: Survey): Map<SpaceId, number> {
  const { state, edition, power } = survey;
  const field = new Map<SpaceId, number>();
  for (const { id, kind } of edition.spaces) {
    if (kind !== 'sea') continue;
    let waiting = 0;
    for (const coast of edition.coast[id] ?? []) {
      if (state.control[coast] === undefined || !isIdle(survey, coast, survey.landing(id))) continue;
      waiting += countUnits(survey.spare(coast)) + (coast === edition.power[power].capital ? 1 : 0);
    }
    for (const { owner, type, count, cargo } of stacksAt(state, id)) {
      if (owner === power && type === 'transport' && !cargo) waiting -= 2 * count;
    }
    if (waiting > 0) field.set(id, Math.min(6, waiting));
  }
  return spread(state, edition, field);
}

const isIdle = (survey: Survey, territory: SpaceId, landing: number): boolean => survey.front(territory) < landing * idleShare;

/** A transport's best voyages: troops towards the best coast, ashore where that is friendly; empty ones towards waiting troops. */
function* voyages(survey: Survey, zone: SpaceId, stack: Stack, pickups: Goals): Generator<Order> {
  const options: { score: number; order: Order }[] = [];
  for (const path of [[zone], ...walks(survey.state, zone, 'transport')]) {
    if (isHostileSea(survey.state, path[path.length - 1] ?? zone, survey.power)) continue;
    const option = voyage(survey, path, stack, pickups);
    if (option) options.push(option);
  }
  const stay = stationScore(survey, zone, { cargo: stack.cargo ?? [], ships: navyAt(survey, zone), pickups });
  for (const { order, score } of options.sort((a, b) => b.score - a.score)) if (score > stay + worthSailing) yield order;
}

function voyage(survey: Survey, path: SpaceId[], stack: Stack, pickups: Goals): { score: number; order: Order } | null {
  const end = path[path.length - 1] ?? '';
  const stays = path.length === 1;
  const aboard = passengersOf(stack.cargo ?? []);
  const cargo = aboard.length > 0 ? { cargo: aboard } : {};
  const loads = loading(survey, aboard, path, survey.landing(end));
  const troops = [...aboard, ...loads];
  const ships = plus(navyAt(survey, end), stays ? {} : { transport: 1 });
  const own = [...aboard.filter((each) => each.owner === survey.power), ...loads].map((each) => each.type);
  const unload = troops.length > 0 ? unloading(survey, end, own) : undefined;
  const score = stationScore(survey, end, { cargo: troops, ships, pickups, ...(unload ? { unload } : {}) });
  if (loads.length > 0 || unload) return { score, order: { type: 'ferry', path, loads, ...cargo, ...(unload ? { unload } : {}) } };
  return stays ? null : { score, order: { type: 'move', path, units: { transport: 1 }, ...cargo } };
}

interface Station {
  cargo: readonly { type: UnitType }[];
  ships: Units;
  pickups: Goals;
  unload?: object;
}

/** What it is worth for a transport with this cargo to be in a zone, less what it risks there. */
function stationScore(survey: Survey, zone: SpaceId, { cargo, ships, pickups, unload }: Station): number {
  const { edition } = survey;
  const aboard = valueOfUnits(edition, unitsOf(cargo.map(({ type }) => ({ type, count: 1 }))));
  const risk = danger(survey, zone, ships);
  const price = edition.units.transport.cost + landingsToCome;
  // where all is safe nobody asks which waters are
  const flight = risk > 0 ? risk * worthOfRefuge * survey.refuge(zone) : 0;
  if (cargo.length === 0) return pickups.empty(zone) * worthOfWaiting * (1 - risk) + flight - risk * price;
  const way = survey.landingShare(zone) * aboard * worthOfWay;
  if (unload) return way + worthOfLanding * cargo.length + flight - risk * price;
  return way * (1 - risk) + flight - risk * (price + aboard);
}

/** What a transport takes aboard on its way from coasts where troops have nothing better to do. */
export function loading(survey: Survey, cargo: readonly { type: UnitType }[], path: readonly SpaceId[], goal: number): Load[] {
  const loads: Load[] = [];
  const taken = new Map<SpaceId, Units>();
  for (const type of ['tank', 'artillery', 'infantry', 'infantry'] as const satisfies readonly UnitType[]) {
    if (
      !survey.edition.types.includes(type) ||
      !fits(survey.state, { owner: survey.state.power, type: 'transport' }, [...cargo, ...loads, { type }])
    )
      continue;
    const load = findLoad(survey.state, survey.edition, path, type, (territory) =>
      isIdle(survey, territory, goal) ? minus(survey.spare(territory), taken.get(territory) ?? {}) : {},
    );
    if (!load) continue;
    loads.push(load);
    taken.set(load.from, plus(taken.get(load.from) ?? {}, { [type]: 1 }));
  }
  return loads;
}

/** The friendly coast where troops are worth most, when no enemy coast further on is worth more. */
function unloading(survey: Survey, zone: SpaceId, units: UnitType[]): OrderOf<'ferry'>['unload'] {
  const { state, edition } = survey;
  let best: SpaceId | null = null;
  for (const coast of edition.coast[zone] ?? []) {
    if (state.control[coast] === undefined || isHostileLand(state, coast, state.power)) continue;
    if (best === null || survey.front(coast) > survey.front(best)) best = coast;
  }
  if (best === null || units.length === 0) return undefined;
  const arriving = plus(survey.garrison(best), unitsOf(units.map((type) => ({ type, count: 1 }))));
  if (survey.front(best) < survey.landing(zone) * 0.8 || survey.risk(best, arriving) > 0.7) return undefined;
  return { to: best, units };
}
