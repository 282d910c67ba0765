import { flightsOf, stepsToLand } from '../rules/air';
import { attackersAt } from '../rules/forces';
import { isOpenToBlitz } from '../rules/paths';
import { hasEnemies, isHostileLand, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree, moveOf } from '../rules/units';
import type { AaDecision, Order, SpaceId, State, Units } from '../types';
import { followersTo } from './advantages';
import { risksOf } from './aftermath';
import { countUnits, fewest, fight, landTypes, minus, plus, unitsOf } from './forces';
import { freeTroops } from './garrison';
import { reservedIn } from './reserves';
import type { Survey } from './survey';
import { voyagesTo } from './voyages';
import { isLastChance } from './worth';

/** An attack the bot thinks of. */
export interface Plan {
  score: number;
  /** The next orders that bring it about, in the order to try them. */
  orders: Order[];
}

/** Odds at which an attack is strong enough, and at which it is worth a thought. */
const enough = 0.9;
const least = 0.6;
/** The latter where the enemy has won if nothing is taken from him. */
const lastStand = 0.2;
/** How much they fall as a game drags on. */
const enoughFalls = 0.15;
const leastFalls = 0.2;
/** Gain in IPCs below which troops rather stay where they are. */
const worthIt = 0.5;
/** Added to the score of an attack that is already under way. */
const underWay = 1000;

/** Units that can join an attack together; those with one `key` go in one order. */
interface Piece {
  units: Units;
  key: string;
  order(units: Units): Order;
}

/** Attacks on territories that pay, best first; those already under way come before new ones. */
export function landAttacks(survey: Survey, decision: AaDecision): Plan[] {
  const { state } = survey;
  return Object.keys(state.control)
    .filter((target) => isHostileLand(state, target, state.power))
    .flatMap((target) => landAttack(survey, decision, target) ?? [])
    .sort((a, b) => b.score - a.score);
}

function landAttack(survey: Survey, decision: AaDecision, target: SpaceId): Plan | null {
  const { state } = survey;
  const committed = plus(unitsOf(attackersAt(state, { space: target, kind: 'land' })), landing(state, target));
  const defenders = unitsOf(stacksAt(state, target).filter((each) => !sameSide(state, each.owner, state.power)));
  const field = { target, committed, defenders };
  if (countUnits(committed) > 0 && isStrongEnough(survey, field, committed)) return null;
  const careful = attackWith(survey, decision, field, (territory) => minus(survey.spare(territory), reservedIn(survey, territory)));
  if (careful && careful.score >= underWay) return careful;
  // an attack may be the best defence of what its troops leave
  const bold = attackWith(survey, decision, field, (territory) => minus(freeTroops(survey, territory), reservedIn(survey, territory)));
  return bold && bold.score > (careful?.score ?? 0) ? bold : careful;
}

/** Where an attack goes, who has been sent already, and who awaits it. */
interface Field {
  target: SpaceId;
  committed: Units;
  defenders: Units;
}

function isStrongEnough({ state, power, daring }: Survey, { target, defenders }: Field, force: Units): boolean {
  if (countUnits(defenders) === 0) return landCount(force) > 0;
  return (
    landCount(force) >= Math.min(2, countUnits(defenders) + 1) &&
    fight(state, force, defenders, 'land', { attacker: power, defender: state.control[target] }).win >= enough - enoughFalls * daring
  );
}

/** The attack with as much as it needs of what each territory can give. */
function attackWith(survey: Survey, decision: AaDecision, field: Field, spare: (territory: SpaceId) => Units): Plan | null {
  const { state, edition, power } = survey;
  const { target, committed, defenders } = field;
  const owners = { attacker: power, defender: state.control[target] };
  const undefended = countUnits(defenders) === 0;
  const begun = countUnits(committed) > 0;
  const all = [...pieces(survey, target, spare)];
  if (landCount(committed) === 0 && !all.some(({ units }) => landCount(units) > 0)) return null;
  if (!undefended) for (const { path, units } of flights(survey, target)) all.push(march(path, units));
  if (all.length === 0) return null;
  const followers = followersTo(survey, target);
  const forceOf = (count: number) => all.slice(0, count).reduce((sum, { units }) => plus(sum, units), plus(committed, followers));
  const most = fight(state, forceOf(all.length), defenders, 'land', owners);
  const bar = isLastChance(survey, target) ? lastStand : least - leastFalls * Math.min(1, survey.daring);
  if (!begun && !undefended && most.win < bar) return null;
  // a strike that another power follows is one with all there is
  const used = countUnits(followers) > 0 ? all.length : fewest(all.length, (count) => isStrongEnough(survey, field, forceOf(count)));
  const force = forceOf(used);
  const odds = used === all.length ? most : fight(state, force, defenders, 'land', owners);
  const orders = ordersOf(all.slice(0, used));
  if (begun) return { score: underWay + odds.win, orders };
  const survivors = undefended ? force : thinned(force, odds.attackLoss, edition);
  const won = odds.win * (survey.worth(target) + 0.05 * survey.front(target)) + odds.defenceLoss - odds.attackLoss;
  if (won <= worthIt) return null;
  const score = won - risksOf(survey, decision, { orders, target, survivors });
  return score > worthIt ? { score, orders } : null;
}

/** One order for all pieces that go the same way. */
function ordersOf(pieces: readonly Piece[]): Order[] {
  const chosen = new Map<string, { piece: Piece; units: Units }>();
  for (const piece of pieces) chosen.set(piece.key, { piece, units: plus(chosen.get(piece.key)?.units ?? {}, piece.units) });
  return [...chosen.values()].map(({ piece, units }) => piece.order(units));
}

const landCount = (units: Units) => landTypes.reduce((sum, type) => sum + (units[type] ?? 0), 0);

/** Own troops that transports will put ashore. */
function landing(state: State, target: SpaceId): Units {
  const units: Units = {};
  for (const space in state.spaces) {
    for (const { assault, count } of stacksAt(state, space)) {
      if (assault?.target !== target) continue;
      for (const { type } of assault.lands) units[type] = (units[type] ?? 0) + count;
    }
  }
  return units;
}

/** What is left of a land force after the expected losses, the cheapest gone first. */
function thinned(force: Units, loss: number, edition: Survey['edition']): Units {
  const left: Units = {};
  let gone = loss;
  for (const type of landTypes) {
    if (!force[type]) continue;
    const { cost } = edition.units[type];
    const lost = Math.min(force[type] ?? 0, Math.round(gone / cost));
    left[type] = (force[type] ?? 0) - lost;
    gone -= lost * cost;
  }
  return left;
}

/** What can attack a territory by land and sea, in the order to use it: troops at sea, infantry, artillery, tanks. */
function* pieces(survey: Survey, target: SpaceId, available: (territory: SpaceId) => Units): Generator<Piece> {
  const left = new Map<SpaceId, Units>();
  const spare = (territory: SpaceId) => left.get(territory) ?? available(territory);
  let voyages = 0;
  for (const { order, units, taken } of voyagesTo(survey, target, spare)) {
    for (const [territory, gone] of taken) left.set(territory, minus(spare(territory), gone));
    yield { units, key: `voyage ${voyages++}`, order: () => order };
  }
  const ways = [...overland(survey, target)];
  for (const type of landTypes.filter((each) => survey.edition.types.includes(each))) {
    for (const path of ways) {
      const from = path[0] ?? '';
      if (moveOf(survey.state, survey.power, type, path) < path.length - 1) continue;
      for (let count = spare(from)[type] ?? 0; count > 0; count--) {
        left.set(from, minus(spare(from), { [type]: 1 }));
        yield march(path, { [type]: 1 });
      }
    }
  }
}

const march = (path: SpaceId[], units: Units): Piece => ({
  units,
  key: path.join(),
  order: (all) => ({ type: 'move', path, units: all }),
});

/** Ways of one step, and of two for tanks through friendly or open land. */
function* overland({ state, edition }: Survey, target: SpaceId): Generator<SpaceId[]> {
  const near = edition.byLand[target] ?? [];
  const reached = new Set<SpaceId>([target]);
  for (const from of near) {
    reached.add(from);
    if (!isHostileLand(state, from, state.power)) yield [from, target];
  }
  for (const through of near) {
    if (isHostileLand(state, through, state.power) && !isOpenToBlitz(state, through)) continue;
    for (const from of edition.byLand[through] ?? []) {
      if (reached.has(from) || isHostileLand(state, from, state.power)) continue;
      reached.add(from);
      yield [from, through, target];
    }
  }
}

/** Aircraft that reach a space and can land afterwards, fighters first, one by one. */
export function* flights(survey: Survey, target: SpaceId): Generator<{ path: SpaceId[]; units: Units }> {
  const { state } = survey;
  if (!hasEnemies(state, target, state.power)) return;
  const home = stepsToLand(state, target);
  for (const type of ['fighter', 'bomber'] as const) {
    for (const [space, steps] of flightsOf(state)[target] ?? []) {
      if (steps === 0 || steps + home > moveOf(state, state.power, type)) continue;
      let count = -(reservedIn(survey, space)[type] ?? 0);
      for (const stack of stacksAt(state, space)) if (stack.type === type && isFree(state, stack) && !stack.hover) count += stack.count;
      for (; count > 0; count--) yield { path: [space, target], units: { [type]: 1 } };
    }
  }
}
