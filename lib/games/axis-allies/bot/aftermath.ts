import { flightSteps } from '../rules/air';
import { check } from '../rules/check';
import { doCombatMove } from '../rules/combat-move';
import { capacityOf } from '../rules/factories';
import { isHostileLand, isSea, sameSide } from '../rules/spaces';
import { conquerableDraftOf, setStacks, stacksAt } from '../rules/stacks';
import { doAssault } from '../rules/transport';
import { isAir, leftOf, typesOf } from '../rules/units';
import type { AaDecision, Order, SpaceId, State, Units } from '../types';
import { joinersOf } from './fleet';
import { plus, unitsOf } from './forces';
import { lossAt } from './garrison';
import { danger, navyAt } from './seas';
import { type Survey, surveyOf } from './survey';
import { landingsToCome } from './voyages';
import { homeOf, vitalWorth } from './worth';

/** An attack as planned, and which of its land units are expected to live. */
interface Attack {
  orders: readonly Order[];
  target: SpaceId;
  survivors: Units;
}

/** Of several territories that an attack makes safer the same enemy could have taken only one: what the others count. */
const othersShare = 0.3;

/** How much more than its price a loss that can be foreseen counts: the enemy chooses where, and a capital is not bought back. */
const wariness = 1.2;
const homeFears = 1.5;
/** Share of the former that is gone in a game that drags on. */
const fading = 0.6;
/** Share of all that may be lost by which it counts less with every step of despair. */
const giddiness = 0.3;

/** What an attack that succeeds lays open, in IPCs: the places it leaves, the one it takes, the ships it sends; negative when it makes all safer. */
export function risksOf(survey: Survey, decision: AaDecision, { orders, target, survivors }: Attack): number {
  const { state, edition } = survey;
  const after = surveyOf(afterAttack(state, decision, orders, target));
  const places = new Set([
    edition.power[survey.power].capital,
    ...survey.vital,
    ...(edition.byLand[target] ?? []),
    ...orders.flatMap(originsOf),
  ]);
  places.delete(target);
  const heed = Math.max(0, 1 - giddiness * survey.despair);
  const fears = wariness * (1 - fading * Math.min(1, survey.daring)) * heed;
  // who takes a city that decides the game gains by it even if he loses it again
  let worse = fears * Math.max(0, lossAt(after, target, survivors) - (homeOf(after, target) === null ? vitalWorth(after, target) : 0));
  const better: number[] = [];
  for (const place of places) {
    if (isSea(state, place) || state.control[place] === undefined || isHostileLand(state, place, survey.power)) continue;
    const change = lossAt(after, place, helped(after, place)) - lossAt(survey, place, helped(survey, place));
    if (change > 0) worse += change * (homeOf(after, place) !== null ? homeFears * heed : fears);
    else better.push(-change);
  }
  const [best = 0, ...others] = better.sort((a, b) => b - a);
  const ships = shipsAtRisk(survey, orders) * heed * (target === survey.siege?.target ? sacrifice : 1);
  return worse + ships - best - othersShare * others.reduce((sum, each) => sum + each, 0);
}

const originsOf = (order: Order): SpaceId[] => {
  if (order.type === 'move') return [order.path[0] ?? ''];
  return order.type === 'assault' ? order.loads.map(({ from }) => from) : [];
};

/** Share of that which counts where a capital is to be won. */
const sacrifice = 0.15;

/** What the transports of a landing may be lost for, where the warships that are there do not keep the enemy off. */
function shipsAtRisk(survey: Survey, orders: readonly Order[]): number {
  const fleets = new Map<SpaceId, { sent: number; escort: Units }>();
  for (const order of orders) {
    if (order.type !== 'assault') continue;
    const to = order.path[order.path.length - 1] ?? '';
    const joining = () => joinersOf(survey, to).reduce((sum, { units }) => plus(sum, units), navyAt(survey, to));
    const before = fleets.get(to) ?? { sent: 0, escort: joining() };
    fleets.set(to, { ...before, sent: before.sent + 1 });
  }
  let risk = 0;
  for (const [zone, { sent, escort }] of fleets) {
    const ships = plus(escort, { transport: sent });
    const price = survey.edition.units.transport.cost + landingsToCome;
    risk += danger(survey, zone, ships) * sent * price;
  }
  return risk;
}

/** The garrison of a territory; capitals and cities that decide the game count on what is made there and what can be called back. */
function helped(survey: Survey, territory: SpaceId): Units {
  const { state, power } = survey;
  const garrison = survey.garrison(territory);
  const isOwn = homeOf(survey, territory) === power;
  if (!isOwn && !survey.vital.includes(territory)) return garrison;
  const made = isOwn ? Math.min(state.bought.infantry ?? 0, capacityOf(state, territory)) : 0;
  return plus(plus(garrison, { infantry: made }), recallable(survey, territory));
}

/** Units elsewhere that could still move into the capital this turn. */
function recallable({ state, edition, power }: Survey, capital: SpaceId): Units {
  const near = new Map<SpaceId, number>();
  for (const at of edition.byLand[capital] ?? []) {
    near.set(at, 1);
    if (isHostileLand(state, at, power)) continue;
    for (const far of edition.byLand[at] ?? []) if (!near.has(far)) near.set(far, 2);
  }
  let units: Units = {};
  for (const space of Object.keys(state.spaces)) {
    if (space === capital) continue;
    const coming = stacksAt(state, space).filter((each) => {
      if (each.owner !== power || each.spent) return false;
      if (isAir(state, each.type)) return flightSteps(state, space, capital) <= leftOf(state, each);
      const steps = near.get(space);
      return steps !== undefined && edition.units[each.type].domain === 'land' && steps <= edition.units[each.type].move;
    });
    units = plus(units, unitsOf(coming));
  }
  return units;
}

/** The state as it would be after an attack that succeeds without losses. */
function afterAttack(state: State, decision: AaDecision, orders: readonly Order[], target: SpaceId): State {
  const after = conquerableDraftOf(state);
  for (const order of orders) {
    // aircraft come home again: proving where would cost more than all else
    if (order.type === 'move' && typesOf(order.units).every((type) => isAir(state, type))) continue;
    const checked = check(after, decision, order);
    if (!checked.ok) continue;
    if (checked.value.type === 'move') doCombatMove(after, checked.value, []);
    if (checked.value.type === 'assault') doAssault(after, checked.value, []);
  }
  setStacks(
    after,
    target,
    stacksAt(after, target).filter((each) => sameSide(after, each.owner, state.power)),
  );
  after.control[target] = state.power;
  return after;
}
