import { type Moment, unreachable } from '../../../engine';
import type { TurnStep } from '../edition';
import { editionOf } from '../editions';
import {
  type AaDecision,
  type AaMove,
  type AaStep,
  type AaTold,
  type Event,
  type Order,
  type Power,
  powers,
  type Rng,
  type State,
} from '../types';
import { applyCombat, beginCombat, combatDecisions } from './combat';
import { doCombatMove, doIntent, setHover } from './combat-move';
import { collectIncome } from './income';
import { landAll } from './landing';
import { doMobilise } from './mobilise';
import { moveUnits } from './move-units';
import { hostOf } from './noncombat-move';
import { cheapest, doPurchase } from './purchase';
import { hasLostCapital, seatOf } from './spaces';
import { doAssault, doFerry } from './transport';
import { crashUnhoused, endTurnMarks, hoverGuests, turnAtStart } from './turn';
import { endingAfterTurn, productionBySide } from './victory';

/** Whose turn it is and in which phase. */
export const moment = ({ round, power, phase }: State): Moment => ({ round, power, phase });

export function decisions(state: State): AaDecision[] {
  const { round, power, phase, turn } = state;
  if (state.ending) return [];
  if (phase === 'combat') return combatDecisions(state);
  if (turn.request) {
    const seat = seatOf(state, turn.request.host);
    return [{ id: `${round}.${power}.consent.${turn.asked}`, seat, kind: 'consent', force: 'must', tempo: 'reaction' }];
  }
  const isMove = phase === 'combat-move' || phase === 'noncombat-move';
  const asked: AaDecision = { id: `${round}.${power}.${phase}`, seat: seatOf(state, power), kind: phase, force: 'must', tempo: 'turn' };
  return [isMove ? { ...asked, several: true } : asked];
}

export function apply(state: State, move: AaMove, rng: Rng): AaStep {
  const told: AaTold[] = [];
  if (state.phase === 'combat') {
    applyCombat(state, move, rng, told);
    if (state.combat === null) goOn(state, 'combat', rng, told);
  } else if (state.turn.request) answerRequest(state, move.order, told);
  else playPhase(state, move.order, rng, told);
  return { state, told };
}

const tell = (told: AaTold[], event: Event): void => {
  told.push({ event, to: 'all' });
};

function playPhase(state: State, order: Order, rng: Rng, told: AaTold[]): void {
  switch (order.type) {
    case 'purchase':
      doPurchase(state, order, told);
      goOn(state, 'purchase', rng, told);
      break;
    case 'move':
    case 'ferry': {
      const host = hostOf(state, order);
      if (host === null) carryOut(state, order, told);
      else ask(state, order, host, told);
      break;
    }
    case 'assault':
    case 'intent':
    case 'hover':
      carryOut(state, order, told);
      break;
    case 'end':
      goOn(state, state.phase === 'combat-move' ? 'combat-move' : 'noncombat-move', rng, told);
      break;
    case 'mobilise':
      doMobilise(state, order, told);
      goOn(state, 'mobilise', rng, told);
      break;
    default:
      throw new Error(`${order.type} is no order of the ${state.phase} phase`);
  }
}

type Movement = Extract<Order, { type: 'move' | 'assault' | 'ferry' | 'intent' | 'hover' }>;

function carryOut(state: State, order: Movement, told: AaTold[]): void {
  const { power, phase } = state;
  switch (order.type) {
    case 'move': {
      const { path, units, cargo, guests } = order;
      tell(told, { type: 'move', power, phase, path, units, ...(cargo ? { cargo } : {}), ...(guests ? { guests } : {}) });
      if (phase === 'combat-move') doCombatMove(state, order, told);
      else moveUnits(state, order, told);
      break;
    }
    case 'assault':
      doAssault(state, order, told);
      break;
    case 'ferry':
      doFerry(state, order, told);
      break;
    case 'intent':
      tell(told, { type: 'intent', power, space: order.zone, intent: order.intent });
      doIntent(state, order);
      break;
    case 'hover':
      tell(told, { type: 'hover', power, space: order.zone, count: order.count });
      setHover(state, order.zone, order.count);
      break;
    default:
      unreachable(order);
  }
}

/** R41-6.5. */
function ask(state: State, order: Order, host: Power, told: AaTold[]): void {
  tell(told, { type: 'consent-asked', power: state.power, host, order });
  state.turn = { ...state.turn, request: { order, host }, asked: state.turn.asked + 1 };
}

function answerRequest(state: State, answer: Order, told: AaTold[]): void {
  const { request } = state.turn;
  if (!request || answer.type !== 'consent') throw new Error('no consent was asked for');
  tell(told, { type: 'consent', host: request.host, agree: answer.agree });
  const refused = answer.agree ? state.turn.refused : [...state.turn.refused, request.host];
  state.turn = { ...state.turn, request: null, refused };
  if (answer.agree) carryOut(state, request.order as Movement, told);
}

type Begin = (state: State, rng: Rng, told: AaTold[]) => boolean;

/** How each step of a turn begins; false: it asks nothing and is done. */
const begins: Record<TurnStep, Begin> = {
  purchase(state, _rng, told) {
    const { power, treasury } = state;
    // R41-3.2; DP41-13: who cannot pay for anything is not asked
    if (!hasLostCapital(state, power) && treasury[power] >= cheapest(editionOf(state))) return true;
    tell(told, { type: 'skipped', power, phase: 'purchase' });
    return false;
  },
  'combat-move'(state) {
    hoverGuests(state);
    return true;
  },
  combat(state, rng, told) {
    beginCombat(state, rng, told);
    return state.combat !== null;
  },
  'noncombat-move': () => true,
  // with nothing bought there is one answer only: no question
  mobilise: ({ bought }) => Object.keys(bought).length > 0,
  income(state, _rng, told) {
    collectIncome(state, told);
    return false;
  },
};

/** What the end of a step does, whether or not it asked something. */
const ends: Partial<Record<TurnStep, (state: State, told: AaTold[]) => void>> = {
  'noncombat-move': landAll,
  mobilise: crashUnhoused,
};

/** From a step that is done to the next one that asks something, in this turn or a later one; or the game is over. */
function goOn(state: State, done: TurnStep, rng: Rng, told: AaTold[]): void {
  const { turn } = editionOf(state);
  ends[done]?.(state, told);
  for (let at = turn.indexOf(done) + 1; ; at++) {
    const step = turn[at];
    if (step === undefined) {
      if (endTurn(state, told)) return;
      at = -1;
      continue;
    }
    if (step !== 'income') state.phase = step;
    if (begins[step](state, rng, told)) return;
    ends[step]?.(state, told);
  }
}

/** R41-13.3: after income the game may be over; else the next power's turn begins. */
function endTurn(state: State, told: AaTold[]): boolean {
  endTurnMarks(state);
  const ending = endingAfterTurn(state);
  if (ending) {
    state.ending = ending;
    state.phase = 'over';
    const { side, reason, cities } = ending;
    tell(told, { type: 'over', side, reason, cities, production: productionBySide(state) });
    return true;
  }
  const next = (powers.indexOf(state.power) + 1) % powers.length;
  if (next === 0) state.round++;
  state.power = powers[next] ?? state.power;
  state.bought = {};
  state.turn = turnAtStart(state);
  tell(told, { type: 'turn', round: state.round, power: state.power, capitalLost: hasLostCapital(state, state.power) });
  return false;
}
