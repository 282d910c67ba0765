import type { Effect } from '../../../../engine';
import type { advantageIds } from '../ids';
import type { points } from '../points';
import { row } from './row';

/** N-US1 to N-US6. */
export const usa: Record<(typeof advantageIds.usa)[number], Effect<typeof points>> = {
  'island-bases': row('island-bases', { onIsland: () => 'can' }),
  'chinese-divisions': row('chinese-divisions', {
    onReinforce: ({ state, owner }) =>
      ['china', 'sinkiang', 'kwangtung', 'french-indochina'].filter((space) => state.control?.[space] === owner),
  }),
  marines: row('marines', {
    onStrength: ({ type, part, field }) =>
      type === 'infantry' && part === 'attack' && field?.kind === 'land' && field.amphibious && field.round === 1 ? 2 : null,
  }),
  'mechanised-infantry': row('mechanised-infantry', {
    onMove: ({ type }) => (type === 'infantry' ? 2 : null),
    onBlitz: ({ type }) => (type === 'infantry' ? 'can' : null),
  }),
  'fast-carriers': row('fast-carriers', { onMove: ({ type }) => (type === 'carrier' ? 3 : null) }),
  superfortresses: row('superfortresses', { onFlakTarget: ({ type }) => (type === 'bomber' ? 'cannot' : null) }),
};
