import { capacityOf, eligibleFactories, sitesOf } from '../rules/factories';
import { capacities } from '../rules/mobilise';
import { isHostileLand, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { Order, SpaceId } from '../types';
import { type Cart, cartOf, type Weights } from './cart';
import { plus } from './forces';
import { comingTo } from './reserves';
import { buyFleet, ownUnits } from './shipyard';
import type { Survey } from './survey';

/** Chance of losing the capital below which it needs nothing more. */
const acceptedRisk = 0.06;
/** What an army is made of while it holds, and while it advances. */
const holding: Weights = { infantry: 12, tank: 1, fighter: 1 };
const advancing: Weights = { infantry: 6, artillery: 2, tank: 3, fighter: 1.2, bomber: 0.4 };

/** What to buy: a safe capital first, then what carries the war to the enemy. */
export function purchase(survey: Survey, random: () => number): Order {
  const cart = cartOf(survey);
  const endangered = guardCities(survey, cart) || isBesieged(survey);
  fortify(survey, cart);
  if (isContinental(survey)) buyArmy(survey, cart, varied(endangered ? holding : advancing, random));
  else buyFleet(survey, cart, varied(advancing, random));
  return { type: 'purchase', units: cart.units };
}

/** No two games are armed alike. */
function varied(weights: Weights, random: () => number): Weights {
  const { tank = 0, fighter = 0 } = weights;
  return { ...weights, tank: tank * (0.7 + 0.6 * random()), fighter: fighter * (0.6 + 0.8 * random()) };
}

/** Infantry until the capital is safe, and every city that decides the game and makes its own; true when that was needed. */
function guardCities(survey: Survey, cart: Cart): boolean {
  const { state, edition, power } = survey;
  const accepted = acceptedRisk + 0.2 * (survey.daring + survey.despair);
  let needed = false;
  for (const city of new Set([edition.power[power].capital, ...survey.vital])) {
    const room = capacities(state).get(city) ?? 0;
    const garrison = plus(survey.garrison(city), comingTo(survey, city));
    for (let infantry = 0; infantry < room && survey.risk(city, plus(garrison, { infantry })) > accepted; infantry++) {
      if (!cart.buy('infantry')) break;
      needed = true;
    }
  }
  return needed;
}

/** A new complex where the war is and no other is near: how much nearer it must be, what it must make, and the risk it may run. */
const outpost = { nearer: 2, capacity: 3, risk: 0.35 };
/** Enemy aircraft that call for a gun. */
const squadron = 2;

/** Where a complex would do most, among sites that hold. */
export const sitesFor = (survey: Survey): SpaceId[] =>
  sitesOf(survey.state)
    .filter((site) => survey.risk(site, plus(survey.garrison(site), comingTo(survey, site))) <= outpost.risk)
    .sort((a, b) => survey.front(b) * capacityOf(survey.state, b) - survey.front(a) * capacityOf(survey.state, a));

/** A complex by a front that no other reaches, and guns for those that stand where enemy aircraft come. */
function fortify(survey: Survey, cart: Cart): void {
  const { state, edition, front } = survey;
  if (!edition.types.includes('complex')) return;
  const factories = eligibleFactories(state);
  const nearest = Math.max(0, ...factories.map(front));
  const [site] = sitesFor(survey);
  if (site && front(site) > outpost.nearer * nearest && capacityOf(state, site) >= outpost.capacity) cart.buy('complex');
  const bare = factories.filter((each) => {
    const { fighter = 0, bomber = 0 } = survey.threat(each);
    return fighter + bomber >= squadron && !survey.garrison(each)['aa-gun'];
  });
  if (bare.length > 0) cart.buy('aa-gun');
}

/** Steps by land within which enemy armies count as before the capital. */
const siegeRange = 3;
/** Share of the own strength up to which the enemy's is no siege. */
const lull = 0.7;

/** The enemy land units near the capital could strike harder than those around it defend. */
function isBesieged({ state, edition, power }: Survey): boolean {
  const steps = new Map([[edition.power[power].capital, 0]]);
  let enemies = 0;
  let own = 0;
  for (const [at, far] of steps) {
    for (const { owner, type, count } of stacksAt(state, at)) {
      const { domain, attack, defence } = edition.units[type];
      if (domain !== 'land') continue;
      if (sameSide(state, owner, power)) own += count * defence;
      else enemies += count * attack;
    }
    if (far < siegeRange) for (const near of edition.byLand[at] ?? []) if (!steps.has(near)) steps.set(near, far + 1);
  }
  return enemies > lull * own;
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

/** Better units only where the industrial complexes cannot make more of them. */
function buyArmy(survey: Survey, cart: Cart, weights: Weights): void {
  const have = ownUnits(survey);
  cart.fill(weights, have);
  cart.upgrade(weights, have);
}
