import { fail, type Language, ok, type Result, type Violation } from '../../../engine';
import type { DecisionKind, OrderOf, Plane, Side } from '../orders';
import { sizeOf, tidy } from '../pieces';
import type { Order, Question43, State, View } from '../types';
import { type Fault, fault, violationOf } from '../words/reasons';
import { checkAttack, checkLand, checkSupport, saidSupport } from './attacks';
import { combatOf, noSupport } from './combat';
import { checkCombatOrder } from './combat-check';
import { mayTankSupport } from './dice';
import { checkEvent, tidyEvent } from './events';
import { checkLosses, combatPool, type LossPool, tidyLosses, tollPool } from './losses';
import { checkBomb, checkLure, checkStrike, interceptorsFor, overAirport } from './missions';
import { checkFly, checkInfiltrate, checkMove, checkShip } from './movement';
import { checkConvert, checkReinforce } from './reinforcement';
import { checkDeploy } from './set-up';
import { checkDisband, checkShift } from './stacking';

/** Orders that answer each question; windows also take what may be done at any moment. */
const anytime = ['bomb', 'lure', 'event'] as const;
const answers: Record<DecisionKind, readonly Order['type'][]> = {
  'set-up': ['deploy', 'end'],
  initiative: ['initiative'],
  reinforcement: ['reinforce', 'convert', 'event', 'end'],
  impulse: ['move', 'fly', 'ship', 'infiltrate', 'strike', 'attack', 'land', 'end', ...anytime],
  'impulse-start': [...anytime, 'pass'],
  'after-move': [...anytime, 'pass'],
  intercept: ['intercept', ...anytime, 'pass'],
  attacked: [...anytime, 'pass'],
  battle: ['fight', ...anytime],
  join: ['support', ...anytime],
  defend: ['defend', 'evacuate', ...anytime],
  elite: ['elite'],
  losses: ['losses'],
  'round-end': ['hold', 'retreat', 'evacuate', ...anytime],
  press: ['press', 'stop', ...anytime],
  occupy: ['occupy'],
  withdraw: ['withdraw'],
  late: [...anytime, 'pass'],
  'impulse-end': [...anytime, 'pass'],
  stacking: ['shift', 'disband'],
  'additional-impulse': ['event', 'pass'],
  supply: ['event', 'pass'],
};

/** The order in its canonical form, or what is wrong with it. */
export function check(view: View, { kind, seat }: Question43, order: Order, language: Language): Result<Order, Violation[]> {
  const meant = (order.type === 'pass' && passing(view, kind, seat)) || order;
  const wrong = faultOf(view, kind, seat, meant);
  if (wrong) return fail([violationOf(wrong, view.options, language)]);
  return ok(canonicalOrder(view, seat, meant));
}

/** Whether an order of this type can answer the question at all, if only as another way of saying PASS. */
export const isAnswer = (state: State, kind: DecisionKind, side: Side, type: Order['type']): boolean =>
  answers[kind].includes(type) || (type === 'pass' && passing(state, kind, side) !== null);

/** What PASS means where a question has an answer of its own that does nothing. */
function passing(state: State, kind: DecisionKind, side: Side): Order | null {
  switch (kind) {
    case 'impulse':
    case 'reinforcement':
      return { type: 'end' };
    case 'join':
      return { type: 'support', support: noSupport };
    case 'defend':
      return { type: 'defend', tank: false, plane: null };
    case 'elite':
      return { type: 'elite', count: 0 };
    case 'round-end': {
      const combat = combatOf(state);
      return { type: 'hold', tank: combat.support[side].tank && mayTankSupport(state, combat, side) };
    }
    default:
      return null;
  }
}

/** Why the order does not answer the question; null: it is legal. */
export function faultOf(state: State, kind: DecisionKind, side: Side, order: Order): Fault | null {
  if (!answers[kind].includes(order.type)) return fault(`asked-${kind}`, { order: order.type }, 'type');
  if (kind === 'impulse' && (state.impulse?.declared.length ?? 0) > 0 && isMovement(order)) return fault('movement-over', {}, 'type');
  // each check takes the orders of its own key, which the compiler cannot follow through the union
  const checked = checks[order.type] as (state: State, side: Side, order: Order) => Fault | null;
  return checked(state, side, order);
}

const fine = (): null => null;

/** What each order must keep. */
const checks: { readonly [T in Order['type']]: (state: State, side: Side, order: OrderOf<T>) => Fault | null } = {
  deploy: (state, _side, order) => checkDeploy(state, order),
  reinforce: checkReinforce,
  convert: checkConvert,
  event: checkEvent,
  move: checkMove,
  fly: checkFly,
  ship: checkShip,
  infiltrate: checkInfiltrate,
  lure: (state, side, order) => (side === 'allied' ? checkLure(state, order) : fault('no-partisans', { zone: order.at }, 'at')),
  bomb: checkBomb,
  strike: (state, side, { by }) => checkStrike(state, side, by),
  attack: checkAttack,
  land: checkLand,
  fight: checkFight,
  intercept: checkIntercept,
  losses: (state, side, order) => checkLosses(poolOf(state, side), order),
  shift: checkShift,
  disband: checkDisband,
  support: checkCombatOrder,
  evacuate: checkCombatOrder,
  defend: checkCombatOrder,
  elite: checkCombatOrder,
  retreat: checkCombatOrder,
  hold: checkCombatOrder,
  press: checkCombatOrder,
  occupy: checkCombatOrder,
  withdraw: checkCombatOrder,
  initiative: fine,
  end: fine,
  pass: fine,
  stop: fine,
};

const isMovement = ({ type }: Order): boolean =>
  type === 'move' || type === 'fly' || type === 'ship' || type === 'infiltrate' || type === 'strike';

function checkFight(state: State, side: Side, { target, support }: OrderOf<'fight'>): Fault | null {
  const attack = state.impulse?.attacks.find((each) => each.target === target);
  if (!attack) return fault('not-attacked', { zone: target }, 'target');
  const said = saidSupport(state, side, attack, support);
  return said ? checkSupport(state, side, target, attack.forces, said) : null;
}

/** What interceptors are for: a transport under way or the landing that begins. */
export const interceptZone = (state: State): string => state.impulse?.combat?.target ?? state.impulse?.shipping?.to ?? '';

function checkIntercept(state: State, side: Side, { fleets, uboat, planes }: OrderOf<'intercept'>): Fault | null {
  const zone = interceptZone(state);
  const open = interceptorsFor(state, side, zone);
  if (fleets + planes.length + (uboat ? 1 : 0) === 0) return fault('intercept-some', {}, 'type');
  if (fleets > open.fleets) return fault('no-fleet', { count: fleets, most: open.fleets }, 'fleets');
  if (uboat && !open.uboat) return fault('no-uboat', {}, 'uboat');
  for (const plane of planes) {
    const same = (each: Plane) => each.from === plane.from && each.plane === plane.plane;
    if (planes.filter(same).length > open.planes.filter(same).length)
      return fault('no-interceptor', { zone: plane.from, to: zone }, 'planes');
  }
  const over = overAirport(state, side, planes);
  return over === null ? null : fault('airport', { zone: over, most: 1 }, 'planes');
}

/** The pool a seat chooses losses from. */
export const poolOf = (state: State, side: Side): LossPool =>
  state.impulse?.toll ? tollPool(state, state.impulse.toll) : combatPool(state, side);

const byZone = <T extends { from: string }>(some: readonly T[]): T[] => [...some].sort((a, b) => (a.from < b.from ? -1 : 1));

function canonicalOrder(state: State, side: Side, order: Order): Order {
  switch (order.type) {
    case 'deploy':
    case 'move':
    case 'fly':
    case 'ship':
    case 'evacuate':
    case 'retreat':
    case 'shift':
    case 'disband':
      return { ...order, units: tidy(order.units) };
    case 'attack':
    case 'land':
      return { ...order, forces: byZone(order.forces).map(({ from, units }) => ({ from, units: tidy(units) })) };
    case 'occupy':
      return {
        ...order,
        forces: byZone(order.forces.filter(({ units }) => sizeOf(units) > 0)).map(({ from, units }) => ({ from, units: tidy(units) })),
      };
    case 'fight': {
      const attack = state.impulse?.attacks.find(({ target }) => target === order.target);
      const support = attack && saidSupport(state, side, attack, order.support);
      return { type: 'fight', target: order.target, ...(support && { support }) };
    }
    case 'intercept': {
      const planes = [...order.planes].sort((a, b) => (`${a.from} ${a.plane}` < `${b.from} ${b.plane}` ? -1 : 1));
      return { ...order, planes };
    }
    case 'losses':
      return { ...order, losses: tidyLosses(poolOf(state, side), order.losses) };
    case 'event':
      return tidyEvent(order);
    default:
      return order;
  }
}
