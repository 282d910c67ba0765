import { buildEdition } from '../../edition';
import { goalsOf, setUpOf } from './chosen';
import { canals, disputed, edges, spaces } from './map';
import { battle, turn, ways } from './sequence';
import { complexes } from './setup';
import { powerFacts, units } from './units';

/** Axis & Allies Revised (2004). */
export const editionRevised = buildEdition({
  id: 'revised',
  powers: powerFacts,
  units,
  spaces,
  edges,
  canals,
  straits: [],
  disputed,
  complexes,
  usualLosses: {
    land: ['infantry', 'artillery', 'tank', 'fighter', 'bomber'],
    sea: ['submarine', 'transport', 'destroyer', 'fighter', 'carrier', 'bomber', 'battleship'],
  },
  setUpOf,
  goalsOf,
  ways,
  turn,
  battle,
  longestFlight: 8,
});
