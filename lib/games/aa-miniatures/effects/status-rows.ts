import type { Hooks } from '../../../engine';
import type { abilityPoints } from './points';

type Row = Hooks<typeof abilityPoints>;

/** Abilities of who keeps its head: it moves, or shoots as well as ever, while it is disrupted. */
export const statusRows = {
  ss_determination: { onMove: () => 'can' },
  tough: { onComposure: () => 'can' },
  veteran_crew: { onMove: () => 'can', onComposure: () => 'can' },
  veteran_guard: { onMove: () => 'can', onComposure: () => 'can', onReroll: () => ({ most: 2, of: 'ones' }) },
} satisfies Record<string, Row>;
