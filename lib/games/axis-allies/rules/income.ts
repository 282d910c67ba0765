import type { AaTold, State } from '../types';
import { hasLostCapital, productionOf } from './spaces';

/** R41-12.1. */
export function collectIncome(state: State, told: AaTold[]): void {
  const { power } = state;
  if (hasLostCapital(state, power)) {
    told.push({ event: { type: 'skipped', power, phase: 'income' }, to: 'all' });
    return;
  }
  const amount = productionOf(state, power);
  state.treasury[power] += amount;
  told.push({ event: { type: 'income', power, amount, treasury: state.treasury[power] }, to: 'all' });
}
