import { buildEdition } from '../../edition';
import { goalsOf, setUpOf } from './chosen';
import { canals, edges, spaces, straits } from './map';
import { battle, turn, ways } from './sequence';
import { powerFacts, units } from './units';

/** Axis & Allies 1941 (2012). */
export const edition1941 = buildEdition({
  id: '1941',
  powers: powerFacts,
  units,
  spaces,
  edges,
  canals,
  straits,
  usualLosses: {
    land: ['infantry', 'tank', 'fighter', 'bomber'],
    sea: ['submarine', 'destroyer', 'fighter', 'carrier', 'bomber', 'battleship', 'transport'],
  },
  setUpOf,
  goalsOf,
  ways,
  turn,
  battle,
});
