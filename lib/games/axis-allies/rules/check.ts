import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import type { AaDecision, Order, OrderOf, Phase, State, View } from '../types';
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

type Checked = Result<Order, Fault>;
type Check<T extends Order['type']> = (state: State, order: OrderOf<T>) => Checked;

const fine = (_state: State, order: Order): Checked => ok(order);

/** Only in editions with a way of their own. */
const where =
  <T extends Order['type']>(way: 'transportsWait' | 'complexesBombed', check: Check<T>): Check<T> =>
  (state, order) =>
    editionOf(state).ways[way] ? check(state, order) : wrongPhase(state, order);

/** The orders that a phase takes; what is asked in combat and in windows is looked at by question. */
const checks: Record<Phase, { readonly [T in Order['type']]?: Check<T> }> = {
  auction: { bid: fine },
  // RREV-3.1: who buys develops nothing
  research: { research: checkResearch, pass: fine, purchase: checkPurchase },
  purchase: { purchase: checkPurchase },
  'combat-move': {
    move: checkCombatMove,
    assault: checkAssault,
    ferry: where('transportsWait', checkFerry),
    intent: checkIntent,
    hover: checkHover,
    bombard: checkBombard,
    rocket: where('complexesBombed', checkRocket),
    end: checkEndOfCombatMove,
  },
  reaction: { pass: fine },
  combat: {},
  'noncombat-move': { move: checkNoncombatMove, ferry: checkFerry, end: fine },
  mobilise: { mobilise: checkMobilise },
  over: {},
};

/** The order in its canonical form, or what is wrong with it. */
export function check(view: View, decision: AaDecision, order: Order): Checked {
  if (order.type === 'advantage' && !view.turn.request)
    return view.phase === 'reaction' ? checkReaction(view, decision, order) : checkUse(view, order);
  if (view.phase === 'combat') return checkCombat(view, decision, order);
  if (view.turn.request) return order.type === 'consent' ? ok(order) : fail(fault('consent-due', {}, 'type'));
  return checkIn(view.phase, view, order);
}

/** An order that is looked at by its phase and type alone. */
export function checkIn(phase: Phase, state: State, order: Order): Checked {
  // each check takes the orders of its own key, which the compiler cannot follow through the union
  const checked = checks[phase][order.type] as ((state: State, order: Order) => Checked) | undefined;
  return checked ? checked(state, order) : wrongPhase(state, order);
}

function wrongPhase(state: State, order: Order): Checked {
  const barred =
    (order.type === 'research' || order.type === 'purchase' || order.type === 'mobilise') && hasLostCapital(state, state.power);
  if (barred) return fail(fault('capital-lost', { power: state.power }, 'type'));
  return fail(fault('phase', { type: order.type, phase: state.phase }, 'type'));
}

/** RREV-12: a window is for one advantage. */
const checkReaction = (state: State, { id }: AaDecision, order: OrderOf<'advantage'>): Checked =>
  order.advantage === askedAbout(state, id) || usesOf(state, order.advantage).length === 0
    ? checkUse(state, order)
    : fail(fault('advantage-time', { advantage: order.advantage }, 'advantage'));
