import type { Convertible, Side, State } from '../types';
import { type Fault, fault } from '../words/reasons';
import { tablesOf } from './board';

/** Cubes a counter costs; 0: the side has no such counter. */
export function costOf(state: State, side: Side, into: Convertible): number {
  const costs: Partial<Record<string, number>> = tablesOf(state).costs[side];
  if (side === 'allied' && into.startsWith('italian-')) return 0;
  return costs[into.replace('italian-', '')] ?? 0;
}

/** 3.2: why so many of a counter cannot come in at all, whatever the zone. */
export function buyable(state: State, side: Side, into: Convertible, count: number): Fault | null {
  if (costOf(state, side, into) === 0) return fault('not-your-counter', { side, piece: into }, 'into');
  if (into === 'paratroopers' && state.turn >= tablesOf(state).overlord) return fault('no-paratroopers', {}, 'into');
  if (into === 'partisans' && !state.surrendered) return fault('no-partisans-yet', {}, 'into');
  const left = state.pool[side][into] ?? 0;
  return count > left ? fault('pool', { count: left, piece: into }, 'into') : null;
}
