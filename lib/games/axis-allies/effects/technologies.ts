import type { Effect } from '../../../engine';
import { technologyWords } from '../words/technologies';
import type { TechnologyId } from './ids';
import type { points } from './points';

/** RREV-4.3: the six developments. */
export const technologies: Record<TechnologyId, Effect<typeof points>> = {
  'jet-fighters': {
    ...technologyWords['jet-fighters'],
    on: { onStrength: ({ type, part }) => (type === 'fighter' && part === 'defence' ? 5 : null) },
  },
  rockets: { ...technologyWords.rockets, on: { onRocket: () => 'can' } },
  'super-submarines': {
    ...technologyWords['super-submarines'],
    on: { onStrength: ({ type, part }) => (type === 'submarine' && part === 'attack' ? 3 : null) },
  },
  'long-range': {
    ...technologyWords['long-range'],
    on: { onMove: ({ type }) => (type === 'fighter' ? 6 : type === 'bomber' ? 8 : null) },
  },
  'combined-bombardment': {
    ...technologyWords['combined-bombardment'],
    on: { onBombard: ({ type }) => (type === 'destroyer' ? 3 : null) },
  },
  'heavy-bombers': { ...technologyWords['heavy-bombers'], on: { onDice: ({ type }) => (type === 'bomber' ? 2 : null) } },
};
