import type { AaTold, State } from '../types';
import { incomeLost } from './advantages';
import { isRecovering } from './purchase';
import { hasLostCapital, productionOf } from './spaces';

/** R41-12.1; QREV-14: with it a power whose capital was freed is itself again. */
export function collectIncome(state: State, told: AaTold[]): void {
  const { power } = state;
  if (hasLostCapital(state, power)) {
    told.push({ event: { type: 'skipped', power, phase: 'income' }, to: 'all' });
    return;
  }
  const production = productionOf(state, power);
  const lost = Math.min(production, incomeLost(state, power));
  const amount = production - lost;
  state.treasury[power] += amount;
  if (isRecovering(state)) {
    const others = (state.recovering ?? []).filter((each) => each !== power);
    if (others.length > 0) state.recovering = others;
    else delete state.recovering;
  }
  told.push({ event: { type: 'income', power, amount, treasury: state.treasury[power], ...(lost > 0 && { lost }) }, to: 'all' });
}
