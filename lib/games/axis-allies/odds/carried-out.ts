import { clone } from '../../../engine';
import { check } from '../rules/check';
import { apply, decisions } from '../rules/sequence';
import type { Order, Rng, View } from '../types';

/** The view once an order of who moves is carried out; null: it is refused, throws dice, or somebody must consent first. */
export function carriedOut(view: View, order: Order): View | null {
  const state = clone(view);
  const [asked] = decisions(state);
  if (!asked) return null;
  const checked = check(state, asked, order);
  if (!checked.ok) return null;
  let isSure = true;
  const rng: Rng = {
    roll(_, count) {
      isSure = false;
      return Array.from({ length: count }, () => 1);
    },
  };
  const { state: after } = apply(state, { decision: asked.id, seat: asked.seat, order: checked.value }, rng);
  return isSure && !after.turn.request ? after : null;
}
