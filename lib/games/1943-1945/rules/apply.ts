import { follows } from '../quirks';
import type { Impulse, Move43, Order, OrderOf, Rng, Side, State, Step43, Told43 } from '../types';
import { doAttack, doLand } from './attacks';
import { beginCombat, beginLosses, combatOf, fightRound, inflict, intercept, keepTank, occupy, pledge, withdraw } from './combat';
import { doEvent } from './events';
import { beginImpulse, closeCombat, closeDefence, conclude, goTo, hold, settleToll } from './impulse';
import { doBomb, doLure, doStrike } from './missions';
import { doFly, doInfiltrate, doMove, doShip } from './movement';
import { doConvert, doReinforce, nextMuster } from './reinforcement';
import { doEvacuate, doRetreat } from './retreat';
import { advance, beginSupply, beginTurn, takeInitiative, tell } from './sequence';
import { deployable, doDeploy } from './set-up';
import { doDisband, doShift } from './stacking';

export function apply(state: State, { seat, order }: Move43, rng: Rng): Step43 {
  const told: Told43[] = [];
  // each way takes the orders of its own key, which the compiler cannot follow through the union
  const carryOut = ways[order.type] as (turn: Turn, order: Order) => void;
  carryOut({ state, side: seat, rng, told }, order);
  advance(state, rng, told);
  return { state, told };
}

/** What carrying out an order needs. */
interface Turn {
  state: State;
  side: Side;
  rng: Rng;
  told: Told43[];
}

function impulseOf(state: State): Impulse {
  if (!state.impulse) throw new Error('no impulse');
  return state.impulse;
}

/** The impulse, in which its side now has done something. */
function acting(state: State): Impulse {
  const impulse = impulseOf(state);
  impulse.acted = true;
  return impulse;
}

/** How each order is carried out. After an order of the movement step that is no declaration the opponent may interrupt. */
const ways: { readonly [T in Order['type']]: (turn: Turn, order: OrderOf<T>) => void } = {
  deploy: ({ state, told }, order) => doDeploy(state, order, told),
  initiative: ({ state, told }, { first }) => takeInitiative(state, first, told),
  reinforce: ({ state, side, told }, order) => doReinforce(state, side, order, told),
  convert: ({ state, side, told }, order) => doConvert(state, side, order, told),
  event: playEvent,
  move({ state, side, told }, order) {
    const impulse = acting(state);
    doMove(state, side, order, told);
    impulse.moved = { path: [...order.path], units: { ...order.units } };
    goTo(impulse, 'after-move');
  },
  fly({ state, side, told }, order) {
    const impulse = acting(state);
    doFly(state, side, order, told);
    goTo(impulse, 'after-move');
  },
  ship({ state, side, told }, order) {
    const impulse = acting(state);
    doShip(state, side, order, told);
    goTo(impulse, 'intercept');
  },
  infiltrate({ state, told }, order) {
    const impulse = acting(state);
    doInfiltrate(state, order, told);
    goTo(impulse, 'after-move');
  },
  strike({ state, side, rng, told }, { by }) {
    const impulse = acting(state);
    doStrike(state, side, by, rng, told);
    goTo(impulse, 'after-move');
  },
  attack({ state, side, told }, order) {
    acting(state);
    doAttack(state, side, order, told);
  },
  land({ state, side, told }, order) {
    acting(state);
    doLand(state, side, order, told);
  },
  bomb({ state, side, rng, told }, order) {
    interrupt(state, side);
    doBomb(state, side, order, rng, told);
  },
  lure({ state, side, told }, order) {
    interrupt(state, side);
    doLure(state, order, told);
  },
  end: endStep,
  pass: letPass,
  shift: ({ state, side, told }, order) => doShift(state, side, order, told),
  disband: ({ state, side, told }, order) => doDisband(state, side, order, told),
  fight: ({ state, side, told }, order) => beginCombat(state, side, order, told),
  support({ state, told }, { support }) {
    pledge(state, support, told);
    combatOf(state).stage = 'defend';
  },
  intercept: doIntercept,
  evacuate({ state, side, told }, order) {
    impulseOf(state).windows++;
    doEvacuate(state, side, order, told);
  },
  defend: ({ state, rng, told }, order) => closeDefence(state, order, rng, told),
  elite({ state, told }, { count }) {
    inflict(state, count, told);
    beginLosses(state);
  },
  losses({ state, side, told }, order) {
    if (impulseOf(state).toll) settleToll(state, order, told);
    else combatOf(state).chosen[side] = order;
  },
  retreat({ state, side, told }, order) {
    impulseOf(state).windows++;
    doRetreat(state, side, order, told);
  },
  hold: ({ state, side }, { tank }) => hold(state, side, tank),
  press({ state, side, rng, told }, { tank }) {
    keepTank(state, side, tank);
    fightRound(state, rng, told);
  },
  stop({ state, side, told }) {
    tell(told, { type: 'broken-off', side, target: combatOf(state).target });
    conclude(state, told);
  },
  occupy({ state, told }, { forces }) {
    occupy(state, forces, told);
    combatOf(state).stage = 'withdraw';
  },
  withdraw({ state, told }, { to }) {
    withdraw(state, to, told);
    closeCombat(state, impulseOf(state));
  },
};

/** An act outside the own movement: the window has been used. */
function interrupt(state: State, side: Side): void {
  const impulse = impulseOf(state);
  if (impulse.side === side) impulse.acted = true;
  impulse.windows++;
}

function playEvent({ state, side, told }: Turn, order: OrderOf<'event'>): void {
  const turn = doEvent(state, side, order, told);
  if (turn === 'impulse') {
    beginImpulse(state, side, true, told);
    return;
  }
  if (turn === 'answered') {
    state.supply?.answered.push(side);
    return;
  }
  if (!state.impulse) return;
  interrupt(state, side);
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
function endStep({ state, side, rng, told }: Turn): void {
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
function letPass({ state, side }: Turn): void {
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

function doIntercept({ state, side, rng, told }: Turn, order: OrderOf<'intercept'>): void {
  const impulse = impulseOf(state);
  const { combat, shipping } = impulse;
  const zone = combat?.target ?? shipping?.to ?? '';
  const hits = intercept(state, side, zone, order, rng, told);
  if (hits > 0) impulse.toll = { side: impulse.side, zone, hits, cause: 'interception', whom: combat ? 'aboard' : 'shipped' };
  if (combat) combat.stage = 'shelling';
  else goTo(impulse, 'moving');
}
