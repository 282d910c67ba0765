import { attacksNow, targetsOf } from '../rules/acting';
import type { Aim } from '../rules/attack';
import { isSoldier } from '../rules/battle';
import { chancesOf } from '../rules/chances';
import type { Order, View } from '../state';
import type { Unit } from '../types';
import { worthOf } from './worth';

/** Points that an attack takes from the enemy on average, by the counters that the target has already. */
export function gainOf(view: View, aim: Aim): number {
  const { target } = aim;
  if (target.hits.includes('destroyed')) return 0;
  const { hit, two, three, cover } = chancesOf(aim);
  const open = 1 - cover;
  const worth = worthOf(view, target);
  const before = target.hits.length;
  if (isSoldier(view, target)) {
    const dies = before > 0 ? hit * open : two * open;
    return worth * (dies + 0.2 * (hit - dies) * (before > 0 ? 0 : 1));
  }
  const harmed = before + (target.damaged ? 1 : 0);
  const dies = (harmed >= 2 ? hit : harmed === 1 ? two : three) * open;
  const damaged = (harmed >= 1 ? hit : two) * open;
  return worth * (dies + 0.35 * Math.max(0, damaged - dies) + 0.12 * Math.max(0, hit - damaged));
}

/** An order, and the points that it is good for. */
export interface Deed {
  order: Order;
  gain: number;
}

/** The attack of a unit that takes most; null: it has none. */
export function bestAttack(view: View, unit: Unit): Deed | null {
  let best: Deed | null = null;
  for (const by of attacksNow(view, unit)) {
    for (const aim of targetsOf(view, unit, by)) {
      // what can be used once is kept for what is worth it
      const gain = gainOf(view, aim) - (by === null ? 0 : 0.5);
      if (gain > 0.05 && (!best || gain > best.gain))
        best = { gain, order: { type: 'attack', unit: unit.id, target: aim.target.id, ...(by !== null && { by }) } };
    }
  }
  return best;
}
