import { editionOf } from '../editions';
import { usesOf } from '../rules/declarations';
import { capacityOf } from '../rules/factories';
import { attackersAt, defendersAt } from '../rules/forces';
import { fliesKamikaze } from '../rules/kamikaze';
import { walks } from '../rules/paths';
import { hasEnemies, isHostileLand, isSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree, isShip, landsTwice, moveOf, unitOf } from '../rules/units';
import type { Order, Power, SpaceId, Stack, State, Units } from '../types';
import type { Plan } from './attack';
import { countUnits, fight, landTypes, minus, plus, unitsOf, valueOfUnits } from './forces';
import { freeTroops } from './garrison';
import { reservedIn } from './reserves';
import { type Survey, surveyOf } from './survey';
import { landingsToCome } from './voyages';
import { isVital } from './worth';

/** Before the purchase. N-SU5: troops, not aircraft, change hands. N-UK2. */
export function* declared(survey: Survey): Generator<Order> {
  for (const use of usesOf(survey.state, 'lend-lease')) {
    const units = Object.fromEntries(landTypes.flatMap((type) => (use.units?.[type] ? [[type, use.units[type]]] : [])));
    if (countUnits(units) > 0) yield { ...use, units };
  }
  const [strike] = usesOf(survey.state, 'joint-strike');
  if (strike && survey.reserves.length === 0 && isStrikeDue(survey)) yield strike;
}

/** Odds of a strike that is worth it, and of one that a power could as well do alone. */
const jointOdds = 0.75;
const singleOdds = 0.5;

/** What a power could send against a territory of its enemy's in its next turn. */
const strikeOf = (state: State, target: SpaceId, power: Power | undefined): Units =>
  surveyOf({ ...state, power: state.control[target] ?? state.power })
    .threats(target)
    .find(({ enemy }) => enemy === power)?.force ?? {};

/** Both powers together take a city that counts, and neither takes it alone. */
const isStrikeDue = (survey: Survey): boolean =>
  Object.keys(survey.state.control).some((target) => {
    const { state } = survey;
    if (!isHostileLand(state, target, state.power) || !isVital(survey, target)) return false;
    const [uk, usa] = [strikeOf(state, target, 'uk'), strikeOf(state, target, 'usa')];
    const odds = (force: Units) => fight(state, force, unitsOf(stacksAt(state, target)), 'land', { defender: state.control[target] }).win;
    return odds(plus(uk, usa)) >= jointOdds && Math.max(odds(uk), odds(usa)) < singleOdds;
  });

/** What the power that is led can still send there in a joint strike, while its leader plans. */
export const followersTo = ({ state }: Survey, target: SpaceId): Units =>
  state.led?.[0] === state.power ? strikeOf(state, target, state.led[1]) : {};

/** N-SU3: after all moves complexes, but the capital's, go where they are safer. */
export function* resettled({ state, edition, power, risk, garrison }: Survey): Generator<Order> {
  const output = (at: SpaceId) => capacityOf(state, at) * (1 - risk(at, garrison(at)));
  for (const use of usesOf(state, 'mobile-industry')) {
    const [from = '', to = ''] = use.path ?? [];
    if (from !== edition.power[power].capital && output(to) > output(from) + 1) yield use;
  }
}

/** IPCs that a reaction must gain. */
const worthIt = 4;

/** N-UK3: where units of a neighbour change a battle most; N-JP3: submarines that could not get away give themselves up in a battle that is lost. */
export function* reactions(state: State): Generator<Order> {
  const survey = surveyOf({ ...state, power: 'uk' });
  for (const use of usesOf(state, 'enigma')) {
    const [from = '', to = ''] = use.path ?? [];
    const kept = survey.vital.includes(from) ? minus(freeTroops(survey, from), survey.spare(from)) : {};
    const units = minus(use.units ?? {}, kept);
    if (!isSea(state, to) && saved(state, survey, to, units) > worthIt) yield { ...use, units };
  }
  for (const use of usesOf(state, 'kaiten')) {
    const attackers = attackersAt(state, { space: use.space ?? '', kind: 'sea' });
    const odds = fight(state, unitsOf(attackers), unitsOf(defendersAt(state, { space: use.space ?? '' })), 'sea');
    if (odds.win > 1 / 2 && attackers.some(({ type }) => unitOf(state, type).detects)) yield use;
  }
}

/** What more units are worth to who defends a territory under attack. */
function saved(state: State, survey: Survey, space: SpaceId, units: Units): number {
  const attack = unitsOf(attackersAt(state, { space, kind: 'land' }));
  const garrison = survey.garrison(space);
  const lost = (defence: Units) => fight(state, attack, defence, 'land', { attacker: state.power, defender: survey.power }).win;
  return survey.worth(space) * (lost(garrison) - lost(plus(garrison, units)));
}

/** N-JP4: ships on their way to a shore that nobody defends put an infantry ashore on another such. */
export function* parties({ state }: Survey, plans: readonly Plan[]): Generator<Order> {
  if (!landsTwice(state)) return;
  const isBare = (at: SpaceId) => isHostileLand(state, at, state.power) && !hasEnemies(state, at, state.power);
  for (const order of plans.flatMap(({ orders }) => orders)) {
    if (order.type !== 'assault' || !isBare(order.target)) continue;
    const [from = ''] = order.path;
    const ways = walks(state, from, order.ship ?? 'transport').filter((path) => path.at(-1) === order.path.at(-1));
    for (const at of new Set(ways.flatMap((path) => path.slice(0, -1)))) {
      for (const to of editionOf(state).coast[at] ?? []) {
        if (to !== order.target && isBare(to)) yield { ...order, first: { type: 'infantry', to, at } };
      }
    }
  }
}

/** N-JP2: an aircraft that nothing else needs gives itself up where the least that it can sink is on average worth more than it is. */
export function* kamikazes(survey: Survey): Generator<Order> {
  const { state, edition, power } = survey;
  const types = (['fighter', 'bomber'] as const).filter((type) => fliesKamikaze(state, type));
  for (const zone of types.length > 0 ? edition.zones : []) {
    const stacks = stacksAt(state, zone);
    const ships = stacks.filter(({ owner, type }) => !sameSide(state, owner, power) && isShip(state, type));
    if (ships.length === 0 || stacks.some(({ kamikaze }) => kamikaze)) continue;
    const prize = Math.min(...ships.map((each) => prizeOf(survey, each)));
    for (const type of types) {
      const { attack, cost } = edition.units[type];
      if ((attack / 6) * prize <= cost + worthIt) continue;
      for (const [from, steps] of edition.flight[zone] ?? []) {
        const idle = stacksAt(state, from).some((each) => each.owner === power && each.type === type && isFree(state, each));
        if (!idle || steps > moveOf(state, power, type) || reservedIn(survey, from)[type]) continue;
        yield { type: 'move', path: [from, zone], units: { [type]: 1 }, role: 'kamikaze' };
      }
    }
  }
}

/** What a hit on a ship costs its owner; nothing where it only damages it. */
function prizeOf(survey: Survey, { type, cargo, damaged }: Stack): number {
  const { hits = 1, cost } = survey.edition.units[type];
  if (hits > 1 && !damaged) return 0;
  return cost + (cargo ? landingsToCome + valueOfUnits(survey.edition, unitsOf(cargo.map((each) => ({ type: each.type, count: 1 })))) : 0);
}
