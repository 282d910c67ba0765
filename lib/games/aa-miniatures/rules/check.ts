import { fail, type HexSide, hexSides, type Language, ok, type Result, type Violation } from '../../../engine';
import { armyViolation } from '../armies/words';
import type { Side } from '../cards';
import { abilities } from '../effects';
import { beyond, edgeOf, type Hex, hexes, around as hexesAround } from '../map/hexes';
import { follows } from '../quirks';
import type { Asked, DecisionKind, Order, OrderOf, View } from '../state';
import type { Unit } from '../types';
import { type Fault, fault, violationOf } from '../words/reasons';
import { aimNow, attacksNow, enemiesAt, goingOf, mayCharge, mayTurn, ownUnit, usesOf } from './acting';
import { toFly } from './air';
import { armyTerms, faultsOf } from './army';
import {
  arrivalOf,
  arrivalsOf,
  deployable,
  deploymentOf,
  isArrivalTime,
  isBetween,
  isFarEnd,
  layingOf,
  layoutsOf,
  objectives,
  toDeploy,
  toLay,
} from './arrivals';
import { abilitiesOf, isMarked, isObstacle, isSoldier, standingAt } from './battle';
import { edgeBarred } from './movement';
import { ableToShoot } from './reactions';
import { hasRoom } from './stacking';
import { mayDismount, nearestRoom, takes, transportsFor } from './transport';
import { objectsOf } from './uses';
import { headingOf, mayEnd, walked } from './ways';

/** Orders that answer each question. */
const answers: Readonly<Record<DecisionKind, readonly Order['type'][]>> = {
  army: ['army'],
  ground: ['ground'],
  first: ['first'],
  initiative: ['first'],
  end: ['end'],
  obstacles: ['lay', 'done'],
  deployment: ['deploy', 'done'],
  vanguard: ['move', 'done'],
  movement: ['move', 'board', 'dismount', 'deploy', 'use', 'exit', 'done'],
  flight: ['fly', 'done'],
  airstrike: ['attack', 'done'],
  assault: ['move', 'attack', 'charge', 'use', 'lay', 'done'],
  'defensive-fire': ['fire', 'hold'],
  'anti-air': ['fire', 'hold'],
  'set-down': ['set-down'],
};

export const isAnswer = (kind: DecisionKind, type: Order['type']): boolean => answers[kind].includes(type);

/** The order in its canonical form, or what is wrong with it. */
export function check(view: View, { kind, seat }: Asked, order: Order, language: Language): Result<Order, Violation[]> {
  if (order.type === 'army' && kind === 'army') return checkArmy(view, seat, order, language);
  const wrong = faultIn(view, kind, seat, order);
  return wrong ? fail([violationOf(wrong, language)]) : ok(canonical(view, order));
}

function checkArmy(view: View, side: Side, order: OrderOf<'army'>, language: Language): Result<Order, Violation[]> {
  const faults = faultsOf(armyTerms(view), side, order.cards);
  return faults.length > 0
    ? fail(faults.map((each) => armyViolation(each, view.options, side, language)))
    : ok({ ...order, cards: [...order.cards].sort() });
}

type Judge<T extends Order['type']> = (view: View, order: OrderOf<T>, side: Side) => Fault | null;

/** What is wrong with an order; null: it may be given. */
export function faultIn(view: View, kind: DecisionKind, side: Side, order: Order): Fault | null {
  if (!isAnswer(kind, order.type)) return fault('wrong-order', {}, 'type');
  // each judge takes the orders of its own key, which the compiler cannot follow through the union
  const judge = judges[order.type] as Judge<Order['type']>;
  return judge(view, order, side);
}

const fine = (): null => null;

const judges: { readonly [T in Order['type']]: Judge<T> } = {
  army: fine,
  first: fine,
  end: fine,
  hold: fine,
  ground(view, { layout, objective }) {
    if (!layoutsOf(view).includes(layout)) return fault('layout', { count: view.options.layout }, 'layout');
    return objectives.includes(objective) ? null : fault('objective', { hex: objective }, 'objective');
  },
  deploy: (view, order, side) => (view.phase === 'deployment' ? checkDeploy(view, order, side) : checkArrival(view, order)),
  lay: checkLay,
  move: checkMove,
  board: checkBoard,
  dismount: checkDismount,
  attack: checkAttack,
  charge: checkCharge,
  use: checkUse,
  fire(view, { unit }) {
    const able = ableToShoot(view);
    return able.some(({ id }) => id === unit) ? null : fault('shooter', { unit }, 'unit');
  },
  'set-down': (view, { unit, hex }) => {
    const found = view.stranded === unit ? view.units.find(({ id }) => id === unit) : undefined;
    if (!found) return fault('no-unit', {}, 'unit');
    return nearestRoom(view, found).includes(hex) ? null : fault('not-there', { unit, hex }, 'hex');
  },
  fly(view, { unit, hex }, side) {
    const found = toFly(view, side).find(({ id }) => id === unit);
    if (!found) return fault('no-unit', {}, 'unit');
    return hexes.includes(hex) && hasRoom(view, found, hex) ? null : fault('not-there', { unit, hex }, 'hex');
  },
  exit: checkExit,
  done(view, _order, side) {
    const left = view.phase === 'deployment' ? deployable(view, side).length : 0;
    return left > 0 ? fault('left-over', { count: left }) : null;
  },
};

/** A unit of the side that is to be placed, at the set-up. */
function checkDeploy(view: View, { unit: id, hex, facing, aboard }: OrderOf<'deploy'>, side: Side): Fault | null {
  const unit = toDeploy(view, side).find((each) => each.id === id);
  if (!unit) return fault('not-placed', { unit: id }, 'unit');
  if (aboard !== undefined) {
    const transport = view.units.find((each) => each.id === aboard);
    const fits = transport && transport.hex !== null && takes(view, transport, unit) && hex === undefined && facing === undefined;
    return fits ? null : fault('transport', { unit: id, target: aboard }, 'aboard');
  }
  if (hex === undefined || !deploymentOf(view, unit).includes(hex)) return fault('not-there', { unit: id, hex: hex ?? '' }, 'hex');
  return checkFacing(unit, facing);
}

const checkFacing = (unit: Unit, facing: HexSide | undefined): Fault | null =>
  facing !== undefined && unit.facing === null ? fault('facing', { unit: unit.id }, 'facing') : null;

/** A unit that comes out of the reserve. */
function checkArrival(view: View, { unit: id, hex, facing, aboard }: OrderOf<'deploy'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit || unit.hex !== null || !isArrivalTime(view, unit) || aboard !== undefined) return fault('not-placed', { unit: id }, 'unit');
  if (hex === undefined || !arrivalsOf(view, unit).includes(hex)) return fault('not-there', { unit: id, hex: hex ?? '' }, 'hex');
  return checkFacing(unit, facing);
}

/** Obstacles of a side that may be laid now. */
export const layable = (view: View, side: Side): Unit[] =>
  view.phase === 'obstacles'
    ? toLay(view, side)
    : view.units.filter((unit) => unit.side === side && unit.hex === null && arrivalOf(view, unit) === 'assault');

/** Sides of a hex on which nothing lies yet. */
export const sidesFree = (view: View, hex: Hex): HexSide[] =>
  hexSides.filter((side) => {
    const other = beyond(hex, side);
    return other !== null && !view.units.some((unit) => isObstacle(view, unit) && edgeBarred(unit) === edgeOf(hex, other));
  });

function checkLay(view: View, { unit: id, hex, side: edge }: OrderOf<'lay'>, side: Side): Fault | null {
  const unit = layable(view, side).find((each) => each.id === id);
  if (!unit) return fault('not-placed', { unit: id }, 'unit');
  if (!layingOf(view, unit).includes(hex)) return fault('not-there', { unit: id, hex }, 'hex');
  if (!isBetween(view, unit)) return edge === undefined ? null : fault('facing', { unit: id }, 'side');
  return edge !== undefined && sidesFree(view, hex).includes(edge) ? null : fault('not-there', { unit: id, hex }, 'side');
}

function checkMove(view: View, { unit: id, way, facing, overrun }: OrderOf<'move'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit || unit.hex === null) return fault('no-unit', {}, 'unit');
  if (facing !== undefined && unit.facing === null) return fault('facing', { unit: id }, 'facing');
  if (way.length === 0) {
    if (goingOf(view, unit) === null && !mayTurn(view, unit)) return fault('not-now', { unit: id }, 'unit');
    const turns = facing !== undefined && facing !== unit.facing && unit.disrupted === 'no' && overrun === undefined;
    return turns ? null : fault('turn', { unit: id }, 'facing');
  }
  const going = goingOf(view, unit);
  if (!going) return fault('not-now', { unit: id }, 'unit');
  const off = follows(view, 'closedRim') ? way.find((hex) => !hexes.includes(hex)) : undefined;
  if (off !== undefined) return fault('closed', { unit: id, hex: off }, 'way');
  const gone = walked(going, way);
  if (!gone.isEnd) return fault(gone.why, { unit: id, hex: way[gone.at] ?? '' }, 'way');
  const ends = mayEnd(going, way);
  if (ends) return fault(ends, { unit: id, hex: way.at(-1) ?? '' }, 'way');
  if (overrun === undefined) return null;
  return preyOn(view, unit, way).some((each) => each.id === overrun) ? null : fault('overrun', { unit: id, target: overrun }, 'overrun');
}

/** Soldiers of the enemy on a way whom a unit may run over. */
export const preyOn = (view: View, unit: Unit, way: readonly string[]): Unit[] =>
  isMarked(unit, 'phase', 'moved') || abilities.ask('onOverrun', abilitiesOf(view, unit), { battle: view, unit }) !== 'can'
    ? []
    : [...new Set(way)].flatMap((hex) =>
        standingAt(view, hex).filter((each) => each.side !== unit.side && isSoldier(view, each) && each.disrupted === 'no'),
      );

/** Whether a soldier may get on a transport now, which is its whole move. */
export const boardable = (view: View, unit: Unit): Unit[] =>
  view.phase === 'movement' && goingOf(view, unit) !== null ? transportsFor(view, unit) : [];

function checkBoard(view: View, { unit: id, transport }: OrderOf<'board'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit) return fault('no-unit', {}, 'unit');
  return boardable(view, unit).some((each) => each.id === transport)
    ? null
    : fault('transport', { unit: id, target: transport }, 'transport');
}

/** Whether somebody aboard may get off now: at the end of the phase only who may then, or who has not got on in it. */
export const isDismountable = (view: View, unit: Unit): boolean => view.phase === 'movement' && mayDismount(view, unit, true);

function checkDismount(view: View, { unit: id }: OrderOf<'dismount'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit) return fault('no-unit', {}, 'unit');
  return isDismountable(view, unit) ? null : fault('dismount', { unit: id }, 'unit');
}

function checkAttack(view: View, { unit: id, target: targetId, by }: OrderOf<'attack'>): Fault | null {
  const unit = ownUnit(view, id);
  const target = view.units.find((each) => each.id === targetId && each.side !== unit?.side && each.hex !== null);
  if (!unit || !target) return fault('no-unit', {}, unit ? 'target' : 'unit');
  if (!attacksNow(view, unit).includes(by ?? null)) return fault('no-attack', { unit: id }, 'unit');
  const aim = aimNow(view, unit, target, by ?? null);
  return typeof aim === 'string' ? fault(aim, { unit: id, target: targetId }, 'target') : null;
}

/** Hexes of the enemy into which a unit may charge. */
export function chargesOf(view: View, unit: Unit): string[] {
  const going = mayCharge(view, unit) ? goingOf(view, unit) : null;
  if (!going || unit.hex === null || enemiesAt(view, unit, unit.hex).length > 0) return [];
  const charging = follows(view, 'chargeSpeed') ? going : { ...going, limit: 1 };
  return hexesAround(unit.hex).filter((hex) => {
    const way = [hex];
    return enemiesAt(view, unit, hex).length > 0 && walked(charging, way).isEnd && mayEnd(going, way) === null;
  });
}

function checkCharge(view: View, { unit: id, hex, target }: OrderOf<'charge'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit) return fault('no-unit', {}, 'unit');
  if (!chargesOf(view, unit).includes(hex)) return fault('not-now', { unit: id }, 'hex');
  return enemiesAt(view, unit, hex).some((each) => each.id === target) ? null : fault('no-unit', {}, 'target');
}

function checkUse(view: View, { unit: id, ability, target, hex }: OrderOf<'use'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit || !usesOf(view, unit).some((each) => each.ability === ability)) return fault('use', { unit: id }, 'ability');
  const isOne = objectsOf(view, unit, ability).some((each) => (each.target ?? undefined) === target && (each.hex ?? undefined) === hex);
  return isOne ? null : fault('use', { unit: id }, target === undefined ? 'hex' : 'target');
}

/** Whether a unit may leave the map now: it stands at the far end, where that is the aim. */
export const mayExit = (view: View, unit: Unit): boolean =>
  view.phase === 'movement' &&
  view.options.scenario === 'own' &&
  view.options.aim === 'exit' &&
  unit.side === view.options.attacker &&
  unit.hex !== null &&
  goingOf(view, unit) !== null &&
  isFarEnd(view, unit.side, unit.hex);

function checkExit(view: View, { unit: id }: OrderOf<'exit'>): Fault | null {
  const unit = ownUnit(view, id);
  if (!unit) return fault('no-unit', {}, 'unit');
  return mayExit(view, unit) ? null : fault('exit', { unit: id }, 'unit');
}

/** An order as the log keeps it: where a vehicle faces is said, and what is not so is left out. */
function canonical(view: View, order: Order): Order {
  if (order.type === 'deploy') {
    const unit = view.units.find(({ id }) => id === order.unit);
    return unit && unit.facing !== null && order.hex !== undefined && order.facing === undefined
      ? { ...order, facing: homeward(view, unit) }
      : order;
  }
  if (order.type !== 'move' || order.facing !== undefined || order.way.length === 0) return order;
  const unit = view.units.find(({ id }) => id === order.unit);
  if (!unit || unit.facing === null || unit.hex === null) return order;
  const facing = headingOf(unit.hex, order.way);
  return facing === null ? order : { ...order, facing };
}

/** Towards the enemy's end. */
export const homeward = (view: View, { side }: Unit): HexSide => (view.ends[side] === 'north' ? 3 : 0);

/** A unit that is deployed in a hex; one with a facing looks towards the enemy. */
export const deployedAt = (view: View, unit: Unit, hex: Hex): OrderOf<'deploy'> => ({
  ...{ type: 'deploy', unit: unit.id, hex },
  ...(unit.facing !== null && { facing: homeward(view, unit) }),
});
