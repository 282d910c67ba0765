import { capacities } from '../rules/mobilise';
import type { Units, UnitType } from '../types';
import { unitTypes } from '../types';
import type { Survey } from './survey';

/** What is bought so far, and what money and industrial complexes still allow. */
export interface Cart {
  readonly units: Units;
  money(): number;
  slots(): number;
  /** False when money or room is short: nothing is bought then. */
  buy(type: UnitType, count?: number): boolean;
  /** Buys at most `most` of the types, each as often as its weight says beside what there is already. */
  fill(weights: Weights, have: Units, most?: number): void;
  /** Infantry in the cart becomes better units while money lasts, by the same weights. */
  upgrade(weights: Weights, have: Units): void;
}

export type Weights = Partial<Record<UnitType, number>>;

export function cartOf({ state, edition, power }: Survey): Cart {
  const units: Units = {};
  const cost = (type: UnitType) => edition.units[type].cost;
  let money = state.treasury[power];
  let slots = [...capacities(state).values()].reduce((sum, each) => sum + each, 0);
  const add = (type: UnitType, count: number) => {
    units[type] = (units[type] ?? 0) + count;
    if (units[type] === 0) delete units[type];
    money -= cost(type) * count;
    if (!edition.units[type].facility) slots -= count;
  };
  /** The type of which there is least for its weight. */
  const scarcest = (weights: Weights, have: Units, budget: number): UnitType | null => {
    let found: UnitType | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const type of unitTypes) {
      const weight = edition.types.includes(type) ? (weights[type] ?? 0) : 0;
      const share = ((have[type] ?? 0) + (units[type] ?? 0) + 1) / weight;
      if (weight === 0 || cost(type) > budget || share >= least) continue;
      least = share;
      found = type;
    }
    return found;
  };
  return {
    units,
    money: () => money,
    slots: () => slots,
    buy(type, count = 1) {
      if (money < cost(type) * count || slots < count) return false;
      if (count > 0) add(type, count);
      return true;
    },
    fill(weights, have, most = slots) {
      for (let count = 0; count < most && slots > 0; count++) {
        const type = scarcest(weights, have, money);
        if (type === null) return;
        add(type, 1);
      }
    },
    upgrade({ infantry: _, ...weights }, have) {
      while ((units.infantry ?? 0) > 0) {
        const type = scarcest(weights, have, money + cost('infantry'));
        if (type === null) return;
        add('infantry', -1);
        add(type, 1);
      }
    },
  };
}
