import { clone, type Simulator } from '../../../engine';
import { wanted } from '../../kit/chance';
import type { Order } from '../orders';
import { apply } from '../rules/apply';
import { faultOf } from '../rules/check';
import { questions } from '../rules/questions';
import type { DecisionKind, K, View } from '../types';
import { formOf } from './form';
import { simulateAt } from './results';
import { positionOf, setUpAt } from './set-up';
import { threatsTowards } from './threats';

/** The view once the order is carried out; null: it is refused, throws dice, or the other side has a say first. */
function carriedOut(view: View, order: Order): View | null {
  const state = clone(view);
  const [asked] = questions(state);
  if (!asked || faultOf(state, asked.kind as DecisionKind, asked.seat, order)) return null;
  const noDice = {
    roll(): never {
      throw wanted;
    },
  };
  try {
    const { state: after } = apply(state, { decision: asked.id, seat: asked.seat, order }, noDice);
    return questions(after).some(({ seat }) => seat === asked.seat) ? after : null;
  } catch (reason) {
    if (reason !== wanted) throw reason;
    return null;
  }
}

/** Combats of 1943–1945, played out by its rules. */
export const odds1943: Simulator<K> = {
  unit: { en: 'losses', it: 'perdite' },
  form: formOf,
  position: positionOf,
  setUpOf: setUpAt,
  threats: threatsTowards,
  after: carriedOut,
  simulate: simulateAt,
};
