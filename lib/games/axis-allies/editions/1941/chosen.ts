import type { Goal } from '../../edition';
import type { SetupRow } from '../../facts';
import type { Side } from '../../pieces';
import type { Options } from '../options';
import { errata, setup } from './setup';

/** R41-1.3, with the publisher's errata where the table wants them. */
export const setUpOf = ({ errataSetup }: Options): readonly SetupRow[] => (errataSetup ? [...setup, ...errata] : setup);

/** R41-13.1: the long game; R41-13.2: the short one. */
const victory: Record<'long' | 'short', Record<Side, Goal>> = {
  long: {
    allies: { hold: ['germany', 'japan'], atLeast: 2, after: 'japan', reason: 'victory-long' },
    axis: { hold: ['eastern-united-states', 'united-kingdom', 'russia'], atLeast: 2, after: 'usa', reason: 'victory-long' },
  },
  short: {
    allies: { hold: ['germany', 'japan'], atLeast: 1, after: 'japan', reason: 'victory-short' },
    axis: { hold: ['eastern-united-states', 'united-kingdom'], atLeast: 1, after: 'usa', reason: 'victory-short' },
  },
};

export const goalsOf = ({ victoryMode = 'long' }: Options): Record<Side, Goal> => victory[victoryMode];
