import type { Hooks } from '../../../engine';
import type { TechnologyId } from './ids';
import type { points } from './points';

/** RREV-4.3: what the six developments do. */
export const technologies: Record<TechnologyId, Hooks<typeof points>> = {
  'jet-fighters': { onStrength: ({ type, part }) => (type === 'fighter' && part === 'defence' ? 5 : null) },
  rockets: { onRocket: () => 'can' },
  'super-submarines': { onStrength: ({ type, part }) => (type === 'submarine' && part === 'attack' ? 3 : null) },
  'long-range': { onMove: ({ type }) => (type === 'fighter' ? 6 : type === 'bomber' ? 8 : null) },
  'combined-bombardment': { onBombard: ({ type }) => (type === 'destroyer' ? 3 : null) },
  'heavy-bombers': { onDice: ({ type }) => (type === 'bomber' ? 2 : null) },
};
