import { type Moment, unreachable } from '../../../engine';
import { auctionDecisions, bidders } from '../../kit/auction';
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
import { expire, reinforce } from './advantages';
import { doBid } from './auction';
import { surface } from './battle';
import { doBombard } from './bombard';
import { applyCombat, beginCombat, combatDecisions } from './combat';
import { doCombatMove, doIntent, setHover } from './combat-move';
import { doUse, lenderOf, usable } from './declarations';
import { commander, forEachLed, isFollowing, passLead, sitsOut, takeLead } from './joint';
import { landAll } from './landing';
import { doMobilise } from './mobilise';
import { flyPast, hostOf } from './noncombat-move';
import { cheapest, doPurchase, isRecovering } from './purchase';
import { aimRocket } from './raids';
import { beginReaction, react, reactionDecisions } from './reaction';
import { doResearch, mayResearch } from './research';
import { hasLostCapital, powersOf, seatOf } from './spaces';
import { stacksAt } from './stacks';
import { doAssault, doFerry } from './transport';
import { collectIncome, crashUnhoused, endTurnMarks, hoverGuests, turnAtStart } from './turn';
import { isFree } from './units';
import { endingAfterTurn, individualWinners, productionBySide } from './victory';

/** Whose turn it is and in which phase. */
export function moment(state: State): Moment {
  const { round, phase } = state;
  if (phase === 'auction') return { round: 0, power: null, phase };
  const plays = state.sides && Object.fromEntries(bidders.map((seat) => [seat, powersOf(state, seat)]));
  return { round, power: commander(state), phase, ...(plays && { plays }) };
}

export function decisions(state: State): AaDecision[] {
  const { round, power, phase, turn } = state;
  if (state.ending) return [];
  if (phase === 'combat') return combatDecisions(state);
  if (phase === 'auction') return auctionDecisions(state);
  if (phase === 'reaction') return reactionDecisions(state);
  const leader = commander(state);
  const whose = leader === power ? power : `${leader}.${power}`;
  if (turn.request) {
    const seat = seatOf(state, turn.request.host);
    return [{ id: `${round}.${whose}.consent.${turn.asked}`, seat, kind: 'consent', force: 'must', tempo: 'reaction' }];
  }
  const isMove = phase === 'combat-move' || phase === 'noncombat-move';
  const asked: AaDecision = { id: `${round}.${whose}.${phase}`, seat: seatOf(state, leader), kind: phase, force: 'must', tempo: 'turn' };
  return [isMove || usable(state).length > 0 ? { ...asked, several: true } : asked];
}

export function apply(state: State, move: AaMove, rng: Rng): AaStep {
  const told: AaTold[] = [];
  if (state.phase === 'combat') {
    applyCombat(state, move, rng, told);
    if (state.combat === null) goOn(state, 'combat', rng, told);
  } else if (state.phase === 'auction') {
    if (doBid(state, move, rng, told)) beginTurn(state, rng, told);
  } else if (state.phase === 'reaction') {
    if (react(state, move, told)) goOn(state, 'reaction', rng, told);
  } else if (state.turn.request) answerRequest(state, move.order, rng, told);
  else playPhase(state, move.order, rng, told);
  return { state, told };
}

const tell = (told: AaTold[], event: Event): void => {
  told.push({ event, to: 'all' });
};

function playPhase(state: State, order: Order, rng: Rng, told: AaTold[]): void {
  switch (order.type) {
    case 'research':
      doResearch(state, order, rng, told);
      goOn(state, 'research', rng, told);
      break;
    case 'pass':
      goOn(state, stepOf(state), rng, told);
      break;
    // of the research phase too, which is then declined
    case 'purchase':
      doPurchase(state, order, told);
      goOn(state, 'purchase', rng, told);
      break;
    case 'move':
    case 'ferry': {
      const host = hostOf(state, order);
      if (host === null) carryOut(state, order, rng, told);
      else ask(state, order, host, told);
      break;
    }
    case 'advantage': {
      const host = lenderOf(state, order);
      if (host === null) carryOut(state, order, rng, told);
      else ask(state, order, host, told);
      break;
    }
    case 'assault':
    case 'intent':
    case 'hover':
    case 'bombard':
    case 'rocket':
      carryOut(state, order, rng, told);
      break;
    case 'end':
      if (passLead(state, hasLeftToMove)) break;
      goOn(state, stepOf(state), rng, told);
      break;
    case 'mobilise':
      doMobilise(state, order, told);
      goOn(state, 'mobilise', rng, told);
      break;
    default:
      throw new Error(`${order.type} is no order of the ${state.phase} phase`);
  }
}

type Movement = Extract<Order, { type: 'move' | 'assault' | 'ferry' | 'intent' | 'hover' | 'bombard' | 'rocket' | 'advantage' }>;

function carryOut(state: State, order: Movement, rng: Rng, told: AaTold[]): void {
  const { power, phase } = state;
  switch (order.type) {
    case 'move': {
      const { path, units, cargo, guests, role } = order;
      tell(told, {
        ...{ type: 'move', power, phase, path, units, ...(cargo ? { cargo } : {}), ...(guests ? { guests } : {}) },
        ...(role && { role }),
      });
      if (phase === 'combat-move') doCombatMove(state, order, told);
      else flyPast(state, order, rng, told);
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
    case 'advantage':
      doUse(state, order, told);
      break;
    case 'hover':
      tell(told, { type: 'hover', power, space: order.zone, count: order.count });
      setHover(state, order.zone, order.count);
      break;
    case 'bombard':
      tell(told, { type: 'bombard', power, zone: order.zone, target: order.target ?? null, units: order.units });
      doBombard(state, order);
      break;
    case 'rocket':
      tell(told, { type: 'rocket-aimed', power, from: order.from, target: order.target });
      aimRocket(state, order);
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

function answerRequest(state: State, answer: Order, rng: Rng, told: AaTold[]): void {
  const { request } = state.turn;
  if (!request || answer.type !== 'consent') throw new Error('no consent was asked for');
  tell(told, { type: 'consent', host: request.host, agree: answer.agree });
  const refused = answer.agree ? state.turn.refused : [...state.turn.refused, request.host];
  state.turn = { ...state.turn, request: null, refused };
  if (answer.agree) carryOut(state, request.order as Movement, rng, told);
}

/** The step that the phase belongs to. */
function stepOf({ phase }: State): TurnStep {
  if (phase === 'auction' || phase === 'over') throw new Error(`${phase} is no step of a turn`);
  return phase;
}

/** Who is led moves all it has in the combat move, afterwards only what flew. */
const hasLeftToMove = (state: State): boolean =>
  !isFollowing(state) || Object.keys(state.spaces).some((space) => stacksAt(state, space).some((stack) => isFree(state, stack)));

type Begin = (state: State, rng: Rng, told: AaTold[]) => boolean;

/** How each step of a turn begins; false: it asks nothing and is done. */
const begins: Record<TurnStep, Begin> = {
  research: (state) => mayResearch(state),
  purchase(state, _rng, told) {
    const { power, treasury } = state;
    // R41-3.2; DP41-13: who cannot pay for anything is not asked
    const because = isRecovering(state) ? 'recovering' : treasury[power] < cheapest(editionOf(state)) ? 'poor' : null;
    if (!hasLostCapital(state, power) && (!because || usable(state).length > 0)) return true;
    tell(told, { type: 'skipped', power, phase: 'purchase', ...(!hasLostCapital(state, power) && because && { because }) });
    return false;
  },
  'combat-move'(state) {
    if (sitsOut(state)) return false;
    forEachLed(state, () => hoverGuests(state));
    return true;
  },
  reaction: (state, _rng, told) => beginReaction(state, told),
  combat(state, rng, told) {
    if (sitsOut(state)) return false;
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
const ends: Partial<Record<TurnStep, (state: State, rng: Rng, told: AaTold[]) => void>> = {
  'noncombat-move'(state, rng, told) {
    forEachLed(state, () => landAll(state, rng, told));
    // D-34: no carrier that is still to be built waits for them
    if (!editionOf(state).ways.decksToCome) forEachLed(state, () => crashUnhoused(state, told));
    delete state.led;
    surface(state);
  },
  mobilise(state, _rng, told) {
    reinforce(state, told);
    crashUnhoused(state, told);
  },
};

/** From a step that is done to the next one that asks something, in this turn or a later one; or the game is over. */
function goOn(state: State, done: TurnStep, rng: Rng, told: AaTold[]): void {
  ends[done]?.(state, rng, told);
  proceed(state, editionOf(state).turn.indexOf(done) + 1, rng, told);
}

function proceed(state: State, next: number, rng: Rng, told: AaTold[]): void {
  const { turn } = editionOf(state);
  for (let at = next; ; at++) {
    const step = turn[at];
    if (step === undefined) {
      if (endTurn(state, told)) return;
      at = -1;
      continue;
    }
    if (step !== 'income') state.phase = step;
    if (begins[step](state, rng, told)) return;
    ends[step]?.(state, rng, told);
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
    const best = individualWinners(state)?.powers;
    tell(told, { type: 'over', side, reason, cities, production: productionBySide(state), ...(best && { best }) });
    return true;
  }
  const next = (powers.indexOf(state.power) + 1) % powers.length;
  if (next === 0) state.round++;
  state.power = powers[next] ?? state.power;
  announceTurn(state, told);
  return false;
}

function announceTurn(state: State, told: AaTold[]): void {
  expire(state);
  state.bought = {};
  state.turn = turnAtStart(state);
  takeLead(state);
  tell(told, { type: 'turn', round: state.round, power: state.power, capitalLost: hasLostCapital(state, state.power) });
}

/** The first turn of a game, to what it asks first. */
export function beginTurn(state: State, rng: Rng, told: AaTold[]): void {
  announceTurn(state, told);
  proceed(state, 0, rng, told);
}
