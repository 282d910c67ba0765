import { unreachable } from '../../../engine';
import { follows } from '../quirks';
import type { Impulse, Move43, Order, OrderOf, Rng, Side, State, Step43, Told43 } from '../types';
import { doAttack, doLand } from './attacks';
import { beginCombat, beginLosses, combatOf, fightRound, inflict, intercept, keepTank, occupy, pledge, withdraw } from './combat';
import { doEvent } from './events';
import { beginImpulse, closeCombat, closeDefence, conclude, goTo, hold, payToll } from './impulse';
import { doBomb, doLure, doStrike } from './missions';
import { doFly, doInfiltrate, doMove, doShip } from './movement';
import { doConvert, doReinforce, nextMuster } from './reinforcement';
import { doEvacuate, doRetreat } from './retreat';
import { advance, beginSupply, beginTurn, takeInitiative, tell } from './sequence';
import { deployable, doDeploy } from './set-up';
import { doDisband, doShift } from './stacking';

export function apply(state: State, { seat, order }: Move43, rng: Rng): Step43 {
  const told: Told43[] = [];
  carryOut(state, seat, order, rng, told);
  advance(state, rng, told);
  return { state, told };
}

function impulseOf(state: State): Impulse {
  if (!state.impulse) throw new Error('no impulse');
  return state.impulse;
}

function carryOut(state: State, side: Side, order: Order, rng: Rng, told: Told43[]): void {
  switch (order.type) {
    case 'deploy':
      doDeploy(state, order, told);
      return;
    case 'initiative':
      takeInitiative(state, order.first, told);
      return;
    case 'reinforce':
      doReinforce(state, side, order, told);
      return;
    case 'convert':
      doConvert(state, side, order, told);
      return;
    case 'event':
      playEvent(state, side, order, told);
      return;
    case 'move':
    case 'fly':
    case 'ship':
    case 'infiltrate':
    case 'strike':
    case 'attack':
    case 'land':
      impulseOf(state).acted = true;
      act(state, side, order, rng, told);
      return;
    case 'bomb':
    case 'lure':
      interrupt(state, side, order, rng, told);
      return;
    case 'end':
      endStep(state, side, rng, told);
      return;
    case 'pass':
      letPass(state, side);
      return;
    case 'shift':
      doShift(state, side, order, told);
      return;
    case 'disband':
      doDisband(state, side, order, told);
      return;
    default:
      inCombat(state, side, order, rng, told);
      return;
  }
}

type Moving = OrderOf<'move' | 'fly' | 'ship' | 'infiltrate' | 'strike' | 'attack' | 'land'>;

/** Orders of the movement step; after each but a declaration the opponent may interrupt. */
function act(state: State, side: Side, order: Moving, rng: Rng, told: Told43[]): void {
  const impulse = impulseOf(state);
  switch (order.type) {
    case 'move':
      doMove(state, side, order, told);
      impulse.moved = { path: [...order.path], units: { ...order.units } };
      goTo(impulse, 'after-move');
      return;
    case 'fly':
      doFly(state, side, order, told);
      goTo(impulse, 'after-move');
      return;
    case 'ship':
      doShip(state, side, order, told);
      goTo(impulse, 'intercept');
      return;
    case 'infiltrate':
      doInfiltrate(state, order, told);
      goTo(impulse, 'after-move');
      return;
    case 'strike':
      doStrike(state, side, order.by, rng, told);
      goTo(impulse, 'after-move');
      return;
    case 'attack':
      doAttack(state, side, order, told);
      return;
    case 'land':
      doLand(state, side, order, told);
      return;
    default:
      unreachable(order);
  }
}

function interrupt(state: State, side: Side, order: OrderOf<'bomb' | 'lure'>, rng: Rng, told: Told43[]): void {
  const impulse = impulseOf(state);
  if (impulse.side === side) impulse.acted = true;
  impulse.windows++;
  if (order.type === 'bomb') doBomb(state, side, order, rng, told);
  else doLure(state, order, told);
}

function playEvent(state: State, side: Side, order: OrderOf<'event'>, told: Told43[]): void {
  const turn = doEvent(state, side, order, told);
  if (turn === 'impulse') {
    beginImpulse(state, side, true, told);
    return;
  }
  if (turn === 'answered') {
    state.supply?.answered.push(side);
    return;
  }
  const { impulse } = state;
  if (!impulse) return;
  if (impulse.side === side) impulse.acted = true;
  impulse.windows++;
  if (turn === 'combat-ends') {
    combatOf(state).stopped = true;
    conclude(state, told);
  }
  if (turn === 'round') extend(state, side);
}

/** Another round; before the attacker rolls it the defender may once more retreat or play Stop Battle. */
function extend(state: State, side: Side): void {
  const combat = combatOf(state);
  combat.rounds++;
  if (follows(state, 'answeredReserves') && side === combat.attacker) combat.stage = 'round-end';
}

/** Ends set-up, reinforcement or the movement step. */
function endStep(state: State, side: Side, rng: Rng, told: Told43[]): void {
  if (state.phase === 'set-up') {
    tell(told, { type: 'set-up-over', left: deployable(state), lines: state.pool.axis.line ?? 0 });
    beginTurn(state, rng, told);
    return;
  }
  if (state.phase === 'reinforcement') {
    const cubes = state.muster?.due ?? 0;
    if (cubes > 0) tell(told, { type: 'forgone', side, cubes });
    nextMuster(state);
    return;
  }
  const impulse = impulseOf(state);
  if (!impulse.acted) tell(told, { type: 'passed', side });
  goTo(impulse, impulse.attacks.length > 0 ? 'attacked' : 'battles');
}

/** The window is let go by: as when it had never been open. */
function letPass(state: State, side: Side): void {
  if (state.phase === 'additional') {
    beginSupply(state);
    return;
  }
  if (state.phase === 'supply') {
    state.supply?.answered.push(side);
    return;
  }
  const impulse = impulseOf(state);
  switch (impulse.stage) {
    case 'start':
      goTo(impulse, 'moving');
      return;
    case 'after-move':
    case 'intercept':
      impulse.moved = null;
      goTo(impulse, 'moving');
      return;
    case 'attacked':
      goTo(impulse, 'battles');
      return;
    case 'late':
      goTo(impulse, 'end');
      return;
    case 'end':
      goTo(impulse, 'stacking');
      return;
    case 'combat':
      combatOf(state).stage = 'shelling';
      return;
    default:
      throw new Error(`nothing to pass in ${impulse.stage}`);
  }
}

type InCombat = OrderOf<
  | 'fight'
  | 'support'
  | 'intercept'
  | 'evacuate'
  | 'defend'
  | 'elite'
  | 'losses'
  | 'retreat'
  | 'hold'
  | 'press'
  | 'stop'
  | 'occupy'
  | 'withdraw'
>;

function inCombat(state: State, side: Side, order: InCombat, rng: Rng, told: Told43[]): void {
  const impulse = impulseOf(state);
  switch (order.type) {
    case 'fight':
      beginCombat(state, side, order, told);
      return;
    case 'support':
      pledge(state, order.support, told);
      combatOf(state).stage = 'defend';
      return;
    case 'intercept':
      doIntercept(state, impulse, side, order, rng, told);
      return;
    case 'evacuate':
      impulse.windows++;
      doEvacuate(state, side, order, told);
      return;
    case 'defend':
      closeDefence(state, order, rng, told);
      return;
    case 'elite':
      inflict(state, order.count, told);
      beginLosses(state);
      return;
    case 'losses':
      if (impulse.toll) payToll(state, order, told);
      else combatOf(state).chosen[side] = order;
      return;
    case 'retreat':
      impulse.windows++;
      doRetreat(state, side, order, told);
      return;
    case 'hold':
      hold(state, side, order.tank);
      return;
    case 'press':
      keepTank(state, side, order.tank);
      fightRound(state, rng, told);
      return;
    case 'stop':
      tell(told, { type: 'broken-off', side, target: combatOf(state).target });
      conclude(state, told);
      return;
    case 'occupy':
      occupy(state, order.forces, told);
      combatOf(state).stage = 'withdraw';
      return;
    case 'withdraw':
      withdraw(state, order.to, told);
      closeCombat(state, impulse);
      return;
    default:
      unreachable(order);
  }
}

function doIntercept(state: State, impulse: Impulse, side: Side, order: OrderOf<'intercept'>, rng: Rng, told: Told43[]): void {
  const { combat, shipping } = impulse;
  const zone = combat?.target ?? shipping?.to ?? '';
  const hits = intercept(state, side, zone, order, rng, told);
  if (hits > 0) impulse.toll = { side: impulse.side, zone, hits, cause: 'interception', whom: combat ? 'aboard' : 'shipped' };
  if (combat) combat.stage = 'shelling';
  else goTo(impulse, 'moving');
}
