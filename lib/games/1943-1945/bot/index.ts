import { wander } from '../../../engine';
import { sizeOf } from '../pieces';
import { answer, defaultPolicy } from '../policy';
import { prompt } from '../prompts';
import { playable } from '../rules/acts';
import { faultOf } from '../rules/check';
import { combatOf } from '../rules/combat';
import { forceIn } from '../rules/dice';
import { enemyOf } from '../rules/zones';
import type { DecisionKind, K, Order, Question43, Side, State, View } from '../types';
import { impulseOrder, lateBomb } from './impulse';
import { deployOrder, musterOrder } from './muster';
import { defenceOf, forecast, prizeOf } from './survey';

/** The practice bot: holds stars and Munich, lands where the coast is weak, bombs with planes that would stay idle, plays its tokens. */
export function bot(view: View, decision: Question43, random: () => number): Order {
  const kind = decision.kind as DecisionKind;
  const order = wish(view, kind, decision.seat, random);
  if (order && faultOf(view, kind, decision.seat, order) === null) return order;
  const standing = answer(view, decision, { ...defaultPolicy(view.options), ask: [] });
  return standing ?? wander<K>({ id: '1943-1945', prompt }, view, decision, random);
}

function wish(state: State, kind: DecisionKind, side: Side, random: () => number): Order | null {
  switch (kind) {
    case 'set-up':
      return deployOrder(state);
    case 'reinforcement':
      return musterOrder(state, side);
    case 'impulse':
      return impulseOrder(state, side, random);
    case 'late':
    case 'impulse-end':
      return isLastImpulse(state) ? lateBomb(state, side) : null;
    case 'additional-impulse':
      return state.turn > 1 && playable(state, side).includes('additional-impulse') ? { type: 'event', event: 'additional-impulse' } : null;
    case 'round-end':
      return roundEnd(state, side);
    case 'press':
      return goesOn(state, side) ? null : { type: 'stop' };
    default:
      return null;
  }
}

/** Planes of either side will not be needed any more this turn. */
const isLastImpulse = ({ impulse, options }: State): boolean => (impulse?.number ?? 0) >= 4 && options !== undefined;

/** Stop Battle when a zone that counts would fall in the next round. */
function roundEnd(state: State, side: Side): Order | null {
  const combat = combatOf(state);
  if (combat.round >= combat.rounds || prizeOf(state, combat.target) < 4 || !playable(state, side).includes('stop-battle')) return null;
  const attack = { units: forceIn(state, combat, enemyOf(side)), ...lent(state, enemyOf(side)) };
  const after = forecast(attack, defenceOf(state, combat.target));
  return after.defence < 0.35 ? { type: 'event', event: 'stop-battle' } : null;
}

const lent = (state: State, side: Side): { tank: boolean; plane: boolean } => {
  const { tank, plane } = combatOf(state).support[side];
  return { tank, plane: plane !== null };
};

function goesOn(state: State, side: Side): boolean {
  const combat = combatOf(state);
  const units = forceIn(state, combat, side);
  const after = forecast({ units, ...lent(state, side) }, { ...defenceOf(state, combat.target), ...lent(state, enemyOf(side)) });
  return sizeOf(units) >= 2 && after.attack > after.defence - 0.25;
}
