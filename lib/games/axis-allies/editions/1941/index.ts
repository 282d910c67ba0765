import { buildEdition } from '../../edition';
import { canals, edges, spaces, straits } from './map';
import { errata, setup } from './setup';
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
  setup,
  errata,
  victoryCities: {
    long: {
      allies: { hold: ['germany', 'japan'], atLeast: 2 },
      axis: { hold: ['eastern-united-states', 'united-kingdom', 'russia'], atLeast: 2 },
    },
    short: { allies: { hold: ['germany', 'japan'], atLeast: 1 }, axis: { hold: ['eastern-united-states', 'united-kingdom'], atLeast: 1 } },
  },
});
