import { eligibleFactories } from '../rules/factories';
import { capacities } from '../rules/mobilise';
import { isHostileLand } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { Order, SpaceId, Units, UnitType } from '../types';
import { unitTypes } from '../types';
import { countUnits, plus, valueOfUnits } from './forces';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';

/** Chance of losing a fleet that is still accepted when ships are bought. */
const fleetRisk = 0.4;
/** Waiting troops above which a power at sea buys no more of them. */
const crowd = 5;
/** Worth of a port below which every coast is too far for ships. */
const worthFleet = 1;
/** Warships to guard new transports with, cheapest first. */
const guards: readonly Units[] = [
  {},
  { destroyer: 1 },
  { destroyer: 2 },
  { battleship: 1 },
  { destroyer: 3 },
  { battleship: 1, destroyer: 1 },
  { battleship: 1, destroyer: 2 },
  { battleship: 2 },
];

/** What to buy: a safe capital first, then what carries the war to the enemy. */
export function purchase(survey: Survey, random: () => number): Order {
  const { state, power, edition } = survey;
  const cart = cartOf(survey);
  const { capital } = edition.power[power];
  const home = capacities(state).get(capital) ?? 0;
  while (countUnits(cart.units) < home && survey.risk(capital, plus(survey.garrison(capital), cart.units)) > 0.08) {
    if (!cart.buy('infantry')) break;
  }
  const port = bestPort(survey);
  if (port === null || survey.landing(port) < worthFleet || isContinental(survey)) buyArmy(cart, random);
  else buyFleet(survey, cart, port, random);
  return { type: 'purchase', units: cart.units };
}

interface Cart {
  readonly units: Units;
  money(): number;
  slots(): number;
  buy(type: UnitType): boolean;
  /** Infantry in the cart becomes better units while money lasts. */
  upgrade(types: readonly UnitType[]): void;
}

function cartOf({ state, edition, power }: Survey): Cart {
  const units: Units = {};
  const cost = (type: UnitType) => edition.units[type].cost;
  let money = state.treasury[power];
  let slots = [...capacities(state).values()].reduce((sum, each) => sum + each, 0);
  const add = (type: UnitType, count: number) => {
    units[type] = (units[type] ?? 0) + count;
    if (units[type] === 0) delete units[type];
    money -= cost(type) * count;
    slots -= count;
  };
  return {
    units,
    money: () => money,
    slots: () => slots,
    buy(type) {
      if (money < cost(type) || slots < 1) return false;
      add(type, 1);
      return true;
    },
    upgrade(types) {
      for (const better of types) {
        while ((units.infantry ?? 0) > 1 && money >= cost(better) - cost('infantry')) {
          add('infantry', -1);
          add(better, 1);
        }
      }
    },
  };
}

/** An enemy capital can be reached by land from the own one, or from where the power still builds when it has none. */
function isContinental({ state, edition, power }: Survey): boolean {
  const goals = new Set(edition.powers.map((each) => each.capital).filter((capital) => isHostileLand(state, capital, state.power)));
  const { capital } = edition.power[power];
  const seen = new Set(isHostileLand(state, capital, power) ? eligibleFactories(state) : [capital]);
  for (const at of seen) {
    if (goals.has(at)) return true;
    for (const near of edition.byLand[at] ?? []) seen.add(near);
  }
  return false;
}

/** Infantry to hold, tanks and aircraft to break through, as money and factories allow. */
function buyArmy(cart: Cart, random: () => number): void {
  if (random() < 0.5) cart.buy('tank');
  while (cart.buy('infantry'));
  cart.upgrade(random() < 0.25 ? ['fighter', 'tank'] : ['tank', 'fighter', 'bomber']);
}

/** Transports for waiting troops, with warships enough to live; what cannot be had yet is saved for. */
function buyFleet(survey: Survey, cart: Cart, port: SpaceId, random: () => number): void {
  const { edition } = survey;
  const { waiting, transports } = shipping(survey);
  const lacking = Math.ceil(waiting / 2) + 1 - transports;
  if (lacking > 0) {
    const navy = navyAt(survey, port);
    const guard = guards.find((each) => danger(survey, port, plus(navy, { ...each, transport: 1 })) < fleetRisk) ?? { battleship: 2 };
    const price = valueOfUnits(edition, { ...guard, transport: 1 });
    if (price <= cart.money() && countUnits(guard) < cart.slots()) {
      for (const type of unitTypes) for (let i = guard[type] ?? 0; i > 0; i--) cart.buy(type);
      for (let i = 0; i < lacking; i++) cart.buy('transport');
    } else if (waiting >= crowd && cart.money() < price + 10) {
      return;
    }
  }
  if (waiting < crowd + 2 * transports) {
    while (cart.buy('infantry'));
    cart.upgrade(['tank']);
  }
  if (cart.money() >= 20) cart.buy(random() < 0.5 ? 'bomber' : 'fighter');
}

/** Troops that no front is near to or that are at sea already, and the ships to carry them. */
function shipping({ state, power, edition, front, landing }: Survey): { waiting: number; transports: number } {
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

/** The zone beside a factory from which ships come nearest to a landing; null when none has a way to the open sea. */
function bestPort({ state, edition, landing }: Survey): SpaceId | null {
  let best: { zone: SpaceId; value: number } | null = null;
  for (const [factory, capacity] of capacities(state)) {
    for (const zone of edition.coast[factory] ?? []) {
      if ((edition.bySea[zone] ?? []).length === 0) continue;
      const value = landing(zone) * Math.min(3, capacity);
      if (best === null || value > best.value) best = { zone, value };
    }
  }
  return best?.zone ?? null;
}
