import type { Goal } from '../../edition';
import type { SetupRow } from '../../facts';
import type { Side } from '../../pieces';
import type { Options } from '../options';
import { spaces } from './map';
import { setup } from './setup';

/** RREV-1.3. */
export const setUpOf = (_options: Options): readonly SetupRow[] => setup;

const cities = spaces.flatMap((each) => ('city' in each ? [each.id] : []));
const reasons = { 8: 'victory-minor', 10: 'victory-major', 12: 'victory-total' } as const;

/** RREV-10.2: judged for both sides when a round ends. */
export function goalsOf({ victoryCities = 8 }: Options): Record<Side, Goal> {
  const goal: Goal = { hold: cities, atLeast: victoryCities, after: 'usa', reason: reasons[victoryCities] };
  return { allies: goal, axis: goal };
}
