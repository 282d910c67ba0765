import { randomOrder } from '../../../engine';
import { sizeOf } from '../pieces';
import { answer, defaultPolicy } from '../policy';
import { prompt } from '../prompts';
import { playable } from '../rules/acts';
import { boardOf, factsOf, tablesOf } from '../rules/board';
import { faultOf } from '../rules/check';
import { combatOf } from '../rules/combat';
import { forceIn } from '../rules/dice';
import { tokensLeft } from '../rules/events';
import { beginImpulse } from '../rules/impulse';
import type { DecisionKind, K, Order, Policy, Question43, Side, State, View } from '../types';
import { impulseOrder } from './impulse';
import { deployOrder, musterOrder } from './muster';
import { prizeOf } from './survey';

/** The practice bot: holds stars and Munich, lands where the coast is weak, leaves what cannot be held, bombs with planes that would stay idle. */
export function bot(view: View, decision: Question43, random: () => number): Order {
  const kind = decision.kind as DecisionKind;
  const order = plan(view, kind, decision.seat, random);
  if (order && faultOf(view, kind, decision.seat, order) === null) return order;
  const standing = answer(view, decision, conduct(view));
  return standing ?? randomOrder<K>({ id: '1943-1945', prompt }, view, decision, random);
}

function plan(state: State, kind: DecisionKind, side: Side, random: () => number): Order | null {
  switch (kind) {
    case 'set-up':
      return deployOrder(state);
    case 'reinforcement':
      return musterOrder(state, side);
    case 'impulse':
      return impulseOrder(state, side, random);
    case 'additional-impulse':
      return moreToDo(state, side, random) ? { type: 'event', event: 'additional-impulse' } : null;
    case 'press':
      return isSpent(state, side) ? { type: 'stop' } : null;
    default:
      return null;
  }
}

/** What the bot does in windows and combats: standing orders as a keen player might give them. */
function conduct(state: State): Policy {
  const stars = boardOf(state).ids.filter((zone) => prizeOf(state, zone) >= 4);
  const last = state.turn >= tablesOf(state).turns;
  const stand = boardOf(state).ids.filter((zone) => factsOf(state, zone).axisSymbol || (last && factsOf(state, zone).star));
  return {
    ...defaultPolicy(state.options),
    ...{ retreatBelow: 30, stand, stopBattleBelow: 45, stopBattleIn: stars, pressAbove: 15, reservesAbove: 35 },
    ...{ bombAttackers: 4, planesKept: 1, bombIdle: true },
    ...{ reinforceBelow: 55, strangleBelow: 50, operationalAt: 2, lure: true, effortAt: 2 },
    ask: [],
  };
}

/** An impulse more is worth its token: something would be done in it. */
function moreToDo(state: State, side: Side, random: () => number): boolean {
  if (!playable(state, side).includes('additional-impulse')) return false;
  // the last token is for what starves, until nothing can be saved for any more
  if (tokensLeft(state, side) < 2 && state.turn + 1 < tablesOf(state).turns) return false;
  const ahead = { ...state };
  beginImpulse(ahead, side, true, []);
  if (ahead.impulse) ahead.impulse.stage = 'moving';
  return impulseOrder(ahead, side, random).type !== 'end';
}

/** Too little is left of an attack to occupy with. */
function isSpent(state: State, side: Side): boolean {
  return sizeOf(forceIn(state, combatOf(state), side)) < 2;
}
