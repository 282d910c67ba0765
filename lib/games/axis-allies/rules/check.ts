import { fail, ok, type Result, unreachable } from '../../../engine';
import type { AaDecision, Order, State, View } from '../types';
import { type Fault, fault } from '../words/violations';
import { checkCombat } from './combat-check';
import { checkCombatMove, checkEndOfCombatMove, checkHover, checkIntent } from './combat-move';
import { checkMobilise } from './mobilise';
import { checkNoncombatMove } from './noncombat-move';
import { checkPurchase } from './purchase';
import { hasLostCapital } from './spaces';
import { checkAssault, checkFerry } from './transport';

/** The order in its canonical form, or what is wrong with it. */
export function check(view: View, decision: AaDecision, order: Order): Result<Order, Fault> {
  if (view.phase === 'combat') return checkCombat(view, decision, order);
  if (view.turn.request) return order.type === 'consent' ? ok(order) : fail(fault('consent-due', {}, 'type'));
  switch (view.phase) {
    case 'purchase':
      return order.type === 'purchase' ? checkPurchase(view, order) : wrongPhase(view, order);
    case 'combat-move':
      return checkInCombatMove(view, order);
    case 'noncombat-move':
      return checkInNoncombatMove(view, order);
    case 'mobilise':
      return order.type === 'mobilise' ? checkMobilise(view, order) : wrongPhase(view, order);
    case 'over':
      return wrongPhase(view, order);
    default:
      return unreachable(view.phase);
  }
}

function wrongPhase(state: State, order: Order): Result<Order, Fault> {
  const barred = (order.type === 'purchase' || order.type === 'mobilise') && hasLostCapital(state, state.power);
  if (barred) return fail(fault('capital-lost', { power: state.power }, 'type'));
  return fail(fault('phase', { type: order.type, phase: state.phase }, 'type'));
}

/** An order of the combat move. */
export function checkInCombatMove(state: State, order: Order): Result<Order, Fault> {
  switch (order.type) {
    case 'move':
      return checkCombatMove(state, order);
    case 'assault':
      return checkAssault(state, order);
    case 'intent':
      return checkIntent(state, order);
    case 'hover':
      return checkHover(state, order);
    case 'end':
      return checkEndOfCombatMove(state, order);
    default:
      return wrongPhase(state, order);
  }
}

function checkInNoncombatMove(state: State, order: Order): Result<Order, Fault> {
  switch (order.type) {
    case 'move':
      return checkNoncombatMove(state, order);
    case 'ferry':
      return checkFerry(state, order);
    case 'end':
      return ok(order);
    default:
      return wrongPhase(state, order);
  }
}
