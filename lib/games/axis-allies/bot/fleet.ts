import { hasAssault, idleTransports } from '../rules/announced';
import { attackersAt } from '../rules/forces';
import type { Odds } from '../rules/odds';
import { walks } from '../rules/paths';
import { enemyShips, isHostileSea, isSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree, isShip } from '../rules/units';
import type { Order, SpaceId, Units, UnitType } from '../types';
import { flights, type Plan } from './attack';
import { battleLine, countUnits, fight, minus, plus, unitsOf, warshipTypes } from './forces';
import { reservedIn } from './reserves';
import { cargoValue, danger, navyAt } from './seas';
import type { Survey } from './survey';
import { zonesAround } from './threats';
import { passengersOf, transportsNear } from './voyages';

/** Odds at which an attack is strong enough, and at which it is worth a thought. */
const enough = 0.8;
const least = 0.6;
/** How much they fall with despair, at most twice, and what it is worth, in IPCs, to bring about a decision. */
const fall = 0.1;
const decision = 3;
/** Added to the score of an attack that is already under way. */
const underWay = 1000;
/** Chance of being sunk from which an escort saves its transports. */
const worthEscort = 0.4;
/** What it is worth to clear the way for troops at sea. */
const wayOpened = 4;

/** Attacks on enemy ships that pay, best first. */
export function seaAttacks(survey: Survey): Plan[] {
  const { state } = survey;
  return Object.keys(state.spaces)
    .filter((zone) => isSea(state, zone))
    .flatMap((zone) => seaAttack(survey, zone) ?? [])
    .sort((a, b) => b.score - a.score);
}

function seaAttack(survey: Survey, zone: SpaceId): Plan | null {
  const { state, edition } = survey;
  const enemies = stacksAt(state, zone).filter((each) => !sameSide(state, each.owner, state.power));
  if (enemies.length === 0) return null;
  const { line: armed, sheltered } = battleLine(edition, unitsOf(enemies));
  const here = unitsOf(attackersAt(state, { space: zone, kind: 'sea' }).filter((each) => each.type !== 'transport'));
  const announced = isHostileSea(state, zone, state.power) || state.turn.intents[zone] === 'attack';
  const begun = countUnits(here) > 0 && announced;
  const { force, odds, orders } = gather(survey, zone, here, armed);
  if (countUnits(here) > 0 && !announced) orders.unshift({ type: 'intent', zone, intent: 'attack' });
  if (orders.length === 0 || countUnits(force) === 0) return null;
  if (begun) return { score: underWay + odds.win, orders };
  if (countUnits(armed) > 0 && odds.win < least - fall * reckless(survey)) return null;
  const { submarine = 0 } = armed;
  const hidden = submarine > 0 && submarine === countUnits(armed) && !force.destroyer;
  if (hidden && sheltered === 0) return null;
  const loot = sheltered * edition.units.transport.cost + cargoValue(survey, enemies);
  const laden = transportsNear(survey, zone)
    .filter(({ stack }) => stack.cargo)
    .reduce((sum, { stack }) => sum + stack.count, 0);
  const opens = laden === 0 ? 0 : wayOpened * (zone === survey.siege?.beach ? laden : 1);
  const score = odds.defenceLoss + odds.win * (loot + opens) - odds.attackLoss - deserted(survey, orders) - 1 + decision * survey.despair;
  return score > 0 ? { score, orders } : null;
}

const reckless = ({ despair }: Survey): number => Math.min(2, despair);

/** What the transports that lose their escort to an attack may be lost for, in IPCs. */
function deserted(survey: Survey, orders: readonly Order[]): number {
  const { state, edition, power } = survey;
  const leaving = new Map<SpaceId, Units>();
  for (const order of orders) {
    if (order.type !== 'move') continue;
    const from = order.path[0] ?? '';
    if (isSea(state, from)) leaving.set(from, plus(leaving.get(from) ?? {}, order.units));
  }
  let loss = 0;
  for (const [from, units] of leaving) {
    const transports = stacksAt(state, from).filter((each) => each.owner === power && each.type === 'transport');
    const price = countUnits(unitsOf(transports)) * edition.units.transport.cost + cargoValue(survey, transports);
    const navy = navyAt(survey, from);
    if (price > 0) loss += price * Math.max(0, danger(survey, from, minus(navy, units)) - danger(survey, from, navy));
  }
  return loss;
}

/** Adds ships and aircraft to those that fight there already until the odds are good. */
function gather(survey: Survey, zone: SpaceId, here: Units, armed: Units): { force: Units; odds: Odds; orders: Order[] } {
  const { state } = survey;
  const chosen = new Map<string, Joiner>();
  let force = here;
  let odds = fight(state, force, armed, 'sea', { attacker: survey.power });
  for (const { path, units } of joiners(survey, zone)) {
    if (countUnits(force) > 0 && (countUnits(armed) === 0 || odds.win >= enough - fall * reckless(survey))) break;
    chosen.set(path.join(), { path, units: plus(chosen.get(path.join())?.units ?? {}, units) });
    force = plus(force, units);
    odds = fight(state, force, armed, 'sea', { attacker: survey.power });
  }
  const intent = isHostileSea(state, zone, state.power) ? {} : { intent: 'attack' as const };
  return { force, odds, orders: [...chosen.values()].map(({ path, units }) => ({ type: 'move', path, units, ...intent })) };
}

interface Joiner {
  path: SpaceId[];
  units: Units;
}

/** Own warships and aircraft that can reach a zone, one by one, cheap ships first. */
function* joiners(survey: Survey, zone: SpaceId): Generator<Joiner> {
  for (const type of warshipTypes) {
    for (const { count, path } of shipsNear(survey, zone, type)) {
      for (let i = count; i > 0; i--) yield { path, units: { [type]: 1 } };
    }
  }
  yield* flights(survey, zone);
}

/** Warships that can join a landing from a zone, to bombard and to keep its transports safe; those of transports that stay behind are left out. */
export const joinersOf = (survey: Survey, zone: SpaceId): Joiner[] =>
  survey.edition.ways.shipsBombard
    ? warshipTypes.flatMap((type) => shipsNear(survey, zone, type).map(({ count, path }) => ({ path, units: { [type]: count } })))
    : [];

/** They go where landings were announced. */
export function* escorts(survey: Survey): Generator<Order> {
  for (const zone of Object.keys(survey.state.spaces)) {
    if (!isSea(survey.state, zone) || !hasAssault(survey.state, zone)) continue;
    for (const { path, units } of joinersOf(survey, zone)) yield { type: 'move', path, units };
  }
}

/** Transports there would be lost without the warships beside them, and are safe with them. */
function isEscort(survey: Survey, zone: SpaceId): boolean {
  const navy = navyAt(survey, zone);
  const { transport = 0 } = unitsOf(stacksAt(survey.state, zone).filter((each) => each.owner === survey.power));
  return transport > 0 && danger(survey, zone, { transport }) - danger(survey, zone, navy) > worthEscort;
}

/** Free ships of a type within two zones, with their way. */
function shipsNear(survey: Survey, zone: SpaceId, type: UnitType): { count: number; path: SpaceId[] }[] {
  const { state, edition, power } = survey;
  const found: { count: number; path: SpaceId[] }[] = [];
  for (const from of zonesAround(edition, zone)) {
    if (from === zone) continue;
    let count = 0;
    for (const stack of stacksAt(state, from))
      if (stack.owner === power && stack.type === type && isFree(state, stack)) count += stack.count;
    // its fighters would sail along
    if (type === 'carrier' && reservedIn(survey, from).fighter) continue;
    if (count === 0 || isHostileSea(state, from, power) || (zone !== survey.siege?.beach && isEscort(survey, from))) continue;
    const path = walks(state, from, type)
      .filter((each) => each[each.length - 1] === zone)
      .sort((a, b) => a.length - b.length)[0];
    if (path) found.push({ count, path });
  }
  return found;
}

/** Odds of a fight at which ships stay for it. */
const worthStaying = 0.5;

/** Moves of ships that began among enemy warships and had better leave. */
export function* escapes({ state, edition, power }: Survey): Generator<Order> {
  const idle = idleTransports(state);
  for (const zone of state.turn.hostile) {
    const own = stacksAt(state, zone).filter((each) => each.owner === power && isShip(state, each.type) && !each.spent);
    if (own.length === 0) continue;
    const armed = (stacks: typeof own) => unitsOf(stacks.filter((each) => each.type !== 'transport'));
    const enemies = armed(stacksAt(state, zone).filter((each) => !sameSide(state, each.owner, power)));
    const attackers = armed(attackersAt(state, { space: zone, kind: 'sea' }));
    if (fight(state, attackers, enemies, 'sea').win >= worthStaying && zone !== idle) continue;
    const exits = (edition.bySea[zone] ?? []).filter(
      (each) => !isHostileSea(state, each, power) && !enemyShips(state, each, power).lurking,
    );
    for (const { type, count, cargo } of own) {
      for (const exit of exits) {
        yield { type: 'move', path: [zone, exit], units: { [type]: count }, ...(cargo ? { cargo: passengersOf(cargo) } : {}) };
      }
    }
  }
}
