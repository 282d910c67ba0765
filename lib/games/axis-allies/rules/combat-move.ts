import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { follows } from '../quirks';
import type { AaTold, Order, OrderOf, SpaceId, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { hasAssault, idleFighters, landingFault, strayTransports, zoneFault } from './announced';
import { isFoughtOver } from './battles';
import { carriersAt, slotsPerCarrier } from './carriers';
import { hasFactory } from './factories';
import { awaitsLanding, completions, halfAnnounced } from './landing-fleet';
import { guestOrder, ownRiders, readMove } from './move-order';
import { moveUnits } from './move-units';
import { isBlitz, isHostile, wasBlitzed } from './paths';
import { fliesRaids, roleFault } from './raids';
import { enemyShips, hasEnemies, isDefended, isSea, leavesChoice } from './spaces';
import { conquerableDraftOf, draftOf, remark, stacksAt } from './stacks';
import { blitzes, countHaving, isAir, ownStacks, typesOf, unitOf } from './units';

/** A combat move in its canonical form, checked against what was announced before: R41-5. */
export function checkCombatMove(state: State, given: OrderOf<'move'>): Result<Order, Fault> {
  const read = readMove(state, given);
  if (!read.ok) return read;
  const order = withIntent(state, read.value);
  if ('reason' in order) return fail(order);
  const types = typesOf(order.units);
  const unfit = roleFault(state, order);
  if (unfit) return fail(unfit);
  for (const type of order.role === 'raid' ? [] : types) {
    const wrong = endFault(state, order, type);
    if (wrong) return fail(wrong);
  }
  const guests = guestOrder(state, order);
  if (!guests.ok) return guests;
  if (!isEntangled(state, order)) return ok(guests.value);
  const after = types.some((type) => blitzes(state, type)) ? conquerableDraftOf(state) : draftOf(state);
  doCombatMove(after, guests.value, []);
  const wrong = standingFault(state, after, order.path, types);
  return wrong ? fail(wrong) : ok(guests.value);
}

/** The order can upset more than itself: aircraft, carriers and all that goes by sea. */
function isEntangled(state: State, { path, units }: OrderOf<'move'>): boolean {
  return isSea(state, path[0] ?? '') || typesOf(units).some((type) => isAir(state, type));
}

/** What the set announced so far would get wrong after an order between two spaces. */
export function standingFault(before: State, after: State, path: readonly SpaceId[], types: readonly UnitType[]): Fault | null {
  const ends = [path[0] ?? '', path[path.length - 1] ?? ''];
  for (const zone of ends) {
    const wrong = isSea(after, zone) ? zoneFault(after, zone) : null;
    if (wrong && wrong.reason !== 'escort') return wrong;
  }
  // a fight that is called off no longer opens a carrier's way
  const leaves = follows(before, 'wayIsKeptOpen') && before.turn.hostile.includes(path[0] ?? '');
  const matters =
    leaves ||
    types.some((type) => unitOf(after, type).slots || isAir(after, type)) ||
    ends.some((zone) => carriersAt(after, zone).idle > 0);
  return (matters ? landingFault(before, after) : null) ?? unfinishableFault(after);
}

/** A landing that is half announced must be one that can still be completed. */
function unfinishableFault(state: State): Fault | null {
  const half = halfAnnounced(state);
  if (!half) return null;
  const isLegal = (order: ReturnType<typeof completions>[number]) =>
    order.type === 'intent' ? checkIntent(state, order).ok : checkCombatMove(state, order).ok;
  if (completions(state, half).some(isLegal)) return null;
  return half.lacks === 'escort' ? fault('escort', { zone: half.zone }) : fault('landing-unannounced', { zone: half.zone });
}

/** R41-5.6: what the order says, or the zone's intent so far, or the default. */
function withIntent(state: State, order: OrderOf<'move'>): OrderOf<'move'> | Fault {
  const end = order.path[order.path.length - 1] ?? '';
  const { intent, ...rest } = order;
  if (!isSea(state, end)) return rest;
  const enemies = enemyShips(state, end, state.power);
  if (!leavesChoice(enemies))
    return intent === 'ignore' && !editionOf(state).ways.enemiesIgnored ? fault('must-fight', { zone: end }, 'intent') : rest;
  const before = state.turn.intents[end];
  if (before === 'attack' && intent === 'ignore') return fault('intent-fixed', { zone: end }, 'intent');
  const mayIgnore = !typesOf(order.units).some((type) => isAir(state, type)) && mayEndPeacefully(state, order);
  return { ...rest, intent: intent ?? (before === 'attack' || !mayIgnore ? 'attack' : 'ignore') };
}

/** R41-5.2 b and c: ships that join a landing fleet or leave a zone that was hostile when the turn began. */
function mayEndPeacefully(state: State, { path, units }: OrderOf<'move'>): boolean {
  const end = path[path.length - 1] ?? '';
  if (state.turn.hostile.includes(path[0] ?? '')) return true;
  return hasAssault(state, end) && countHaving(state, units, 'hold') === 0;
}

/** R41-5.1 to 5.3: where a combat move of the type may end. */
function endFault(state: State, order: OrderOf<'move'>, type: UnitType): Fault | null {
  const { path, intent } = order;
  const end = path[path.length - 1] ?? '';
  const noCombat = fault(intent === 'ignore' ? 'cm-ignores' : 'cm-no-combat', { type, space: end }, 'path');
  if (!isSea(state, end)) {
    const air = isAir(state, type);
    if (!isHostile(state, end)) return !air && endsBlitz(state, path) ? null : noCombat;
    return air && !isDefended(state, end, state.power) ? overNobody(state, end, type) : null;
  }
  if (isHostile(state, end) || intent === 'attack') return null;
  if (isAir(state, type)) return noCombat;
  if (mayEndPeacefully(state, { ...order, units: { [type]: 1 } })) return null;
  if (!awaitsLanding(state, end, type)) return noCombat;
  return intent === 'ignore' ? null : fault('landing-first', { zone: end }, 'path');
}

/** QREV-20. */
function overNobody(state: State, space: SpaceId, type: UnitType): Fault {
  const raids = hasFactory(state, space) && fliesRaids(state, type);
  if (raids || hasEnemies(state, space, state.power)) return fault('air-over-guns', { type, space, raids }, 'path');
  return fault('air-nothing-to-fight', { space }, 'path');
}

/** R41-5.11: friendly ends of a combat move on land: behind a territory that a tank rolled through, or in it. */
export const endsBlitz = (state: State, path: readonly SpaceId[]): boolean =>
  wasBlitzed(state, path[path.length - 1] ?? '') || (path.length === 3 && isBlitz(state, path[1] ?? ''));

/** D-33: an order that says nothing of riders means the usual ones. */
function withRiders(state: State, order: OrderOf<'move'>): OrderOf<'move'> {
  const { usual } = ownRiders(state, order, 0);
  return usual > 0 ? { ...order, guests: { [state.power]: usual } } : order;
}

/** Carries out a checked combat move. */
export function doCombatMove(state: State, order: OrderOf<'move'>, told: AaTold[]): void {
  const end = order.path[order.path.length - 1] ?? '';
  const awaits = order.intent === 'ignore' && !mayEndPeacefully(state, order);
  moveUnits(state, order.guests ? order : withRiders(state, order), told);
  if (awaits) state.turn = { ...state.turn, escorts: [...new Set([...(state.turn.escorts ?? []), end])].sort() };
  const origin = order.path[0] ?? '';
  if (countHaving(state, order.units, 'slots') > 0 && !editionOf(state).ways.fightersRide)
    setHover(state, origin, Math.max(idleFighters(state, origin).hover, leastHover(state, origin)));
}

/** DP41-12: fighters whose carriers went without them only hover. */
export function leastHover(state: State, zone: SpaceId): number {
  const { fight, hover } = idleFighters(state, zone);
  const { own, allied } = carriersAt(state, zone);
  return Math.min(fight + hover, Math.max(0, fight + hover - (own + allied) * slotsPerCarrier(state)));
}

/** Makes `wanted` of the fighters that have not flown hover, the others fight. */
export function setHover(state: State, zone: SpaceId, wanted: number): void {
  for (const hovers of [false, true]) {
    const { hover } = idleFighters(state, zone);
    const surplus = hovers ? hover - wanted : wanted - hover;
    if (surplus <= 0) continue;
    const stack = stacksAt(state, zone).find(
      (each) =>
        each.owner === state.power &&
        unitOf(state, each.type).landsOnDecks &&
        each.left === undefined &&
        !each.spent &&
        (each.hover === true) === hovers,
    );
    if (!stack) continue;
    remark(state, zone, stack, Math.min(stack.count, surplus), { hover: hovers ? undefined : true });
  }
}

/** DP41-12. */
export function checkHover(state: State, order: OrderOf<'hover'>): Result<Order, Fault> {
  if (!editionOf(state).ways.fightersHover) return fail(fault('no-hovering', { zone: order.zone }, 'type'));
  const { fight, hover } = idleFighters(state, order.zone);
  const least = leastHover(state, order.zone);
  if (order.count < least || order.count > fight + hover) {
    return fail(fault('hover', { zone: order.zone, least, most: fight + hover }, 'count'));
  }
  if (order.count === hover) return fail(fault('hover-same', { zone: order.zone, count: hover }, 'count'));
  const after = draftOf(state);
  setHover(after, order.zone, order.count);
  const wrong = standingFault(state, after, [order.zone], editionOf(state).having.landsOnDecks);
  return wrong ? fail(wrong) : ok(order);
}

/** DP41-1: changes whether the submarines and transports of a zone are attacked. */
export function checkIntent(state: State, order: OrderOf<'intent'>): Result<Order, Fault> {
  const { zone, intent } = order;
  if (!editionOf(state).ways.enemiesIgnored) return fail(fault('must-fight', { zone }, 'type'));
  const enemies = isSea(state, zone) ? enemyShips(state, zone, state.power) : null;
  if (!enemies || !leavesChoice(enemies)) return fail(fault('intent-nothing', { zone }, 'zone'));
  if (ownStacks(state, zone).length === 0) return fail(fault('intent-nobody', { zone, power: state.power }, 'zone'));
  if ((state.turn.intents[zone] ?? 'ignore') === intent) return fail(fault('intent-same', { zone }, 'intent'));
  const sailed = stacksAt(state, zone).some((stack) => stack.owner === state.power && stack.spent && !stack.assault);
  if (intent === 'ignore' && sailed && !hasAssault(state, zone)) return fail(fault('intent-fixed', { zone }, 'intent'));
  const after = draftOf(state);
  doIntent(after, order);
  if (intent === 'attack' && !isFoughtOver(after, zone)) return fail(fault('transports-alone', { zone }, 'zone'));
  const wrong = standingFault(state, after, [zone], editionOf(state).having.landsOnDecks);
  return wrong ? fail(wrong) : ok(order);
}

export function doIntent(state: State, { zone, intent }: OrderOf<'intent'>): void {
  state.turn = { ...state.turn, intents: { ...state.turn.intents, [zone]: intent } };
}

/** `end` waits for transports that must not stay alone among warships (R41-5.7), and for landings to be announced whole. */
export function checkEndOfCombatMove(state: State, order: OrderOf<'end'>): Result<Order, Fault> {
  const zone = strayTransports(state);
  if (zone !== null) return fail(fault('hostile-start', { zone }));
  const half = halfAnnounced(state);
  if (!half) return ok(order);
  if (half.lacks === 'landing') return fail(fault('landing-unannounced', { zone: half.zone }));
  const [escort] = completions(state, half).filter((each) => each.type === 'move' && checkCombatMove(state, each).ok);
  return fail(escort ? fault('escort-missing', { zone: half.zone, escort }) : fault('escort', { zone: half.zone }));
}
