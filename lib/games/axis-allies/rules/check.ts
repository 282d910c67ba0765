import { fail, ok, type Result, unreachable } from '../../../engine';
import { editionOf } from '../editions';
import type { AaDecision, Order, State, View } from '../types';
import { type Fault, fault } from '../words/violations';
import { checkBombard } from './bombard';
import { checkCombat } from './combat-check';
import { checkCombatMove, checkEndOfCombatMove, checkHover, checkIntent } from './combat-move';
import { checkUse, usesOf } from './declarations';
import { checkMobilise } from './mobilise';
import { checkNoncombatMove } from './noncombat-move';
import { checkPurchase } from './purchase';
import { checkRocket } from './raids';
import { askedAbout } from './reaction';
import { checkResearch } from './research';
import { hasLostCapital } from './spaces';
import { checkAssault, checkFerry } from './transport';

/** The order in its canonical form, or what is wrong with it. */
export function check(view: View, decision: AaDecision, order: Order): Result<Order, Fault> {
  if (order.type === 'advantage' && view.phase !== 'reaction' && !view.turn.request) return checkUse(view, order);
  if (view.phase === 'combat') return checkCombat(view, decision, order);
  if (view.turn.request) return order.type === 'consent' ? ok(order) : fail(fault('consent-due', {}, 'type'));
  switch (view.phase) {
    case 'research':
      if (order.type === 'research') return checkResearch(view, order);
      // RREV-3.1: who buys develops nothing
      return order.type === 'pass' ? ok(order) : checkInPurchase(view, order);
    case 'purchase':
      return checkInPurchase(view, order);
    case 'combat-move':
      return checkInCombatMove(view, order);
    case 'noncombat-move':
      return checkInNoncombatMove(view, order);
    case 'mobilise':
      return order.type === 'mobilise' ? checkMobilise(view, order) : wrongPhase(view, order);
    case 'auction':
      return order.type === 'bid' ? ok(order) : wrongPhase(view, order);
    case 'reaction':
      return checkReaction(view, decision, order);
    case 'over':
      return wrongPhase(view, order);
    default:
      return unreachable(view.phase);
  }
}

function wrongPhase(state: State, order: Order): Result<Order, Fault> {
  const barred =
    (order.type === 'research' || order.type === 'purchase' || order.type === 'mobilise') && hasLostCapital(state, state.power);
  if (barred) return fail(fault('capital-lost', { power: state.power }, 'type'));
  return fail(fault('phase', { type: order.type, phase: state.phase }, 'type'));
}

const checkInPurchase = (state: State, order: Order): Result<Order, Fault> =>
  order.type === 'purchase' ? checkPurchase(state, order) : wrongPhase(state, order);

/** RREV-12: a window is for one advantage. */
function checkReaction(state: State, { id }: AaDecision, order: Order): Result<Order, Fault> {
  if (order.type === 'pass') return ok(order);
  if (order.type !== 'advantage') return wrongPhase(state, order);
  return order.advantage === askedAbout(state, id) || usesOf(state, order.advantage).length === 0
    ? checkUse(state, order)
    : fail(fault('advantage-time', { advantage: order.advantage }, 'advantage'));
}

/** An order of the combat move. */
export function checkInCombatMove(state: State, order: Order): Result<Order, Fault> {
  switch (order.type) {
    case 'move':
      return checkCombatMove(state, order);
    case 'assault':
      return checkAssault(state, order);
    case 'ferry':
      return editionOf(state).ways.transportsWait ? checkFerry(state, order) : wrongPhase(state, order);
    case 'intent':
      return checkIntent(state, order);
    case 'hover':
      return checkHover(state, order);
    case 'bombard':
      return checkBombard(state, order);
    case 'rocket':
      return editionOf(state).ways.complexesBombed ? checkRocket(state, order) : wrongPhase(state, order);
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
