import { type Clock, systemClock } from '../../clock';
import type { Entrant } from '../../tournament';
import type { Caller } from '../access/caller';
import { checkedPlan, type SeasonInput } from './plan';
import { datesOf, roundsOfPlan } from './start';

/** What would come of a plan. */
export interface SeasonOutlook {
  divisions: { name: string; entrants: number; rounds: number }[];
  /** Seats of a table, each an entrant's. */
  seats: number;
  /** Entrants for whom there is no room. */
  waiting: number;
  /** Of the season. */
  rounds: number;
  /** ISO time at which the last round ends. */
  ends: string;
}

/** What would come of a plan with so many entrants, from a moment on; throws invalid as planning it would. */
export async function seasonOutlook(
  caller: Caller,
  input: SeasonInput,
  { entrants, startsAt }: { entrants: number; startsAt: Date | null },
  clock: Clock = systemClock,
): Promise<SeasonOutlook> {
  const { plan, divisions } = await checkedPlan(input, caller);
  let left = entrants;
  const filled = divisions.map(({ name, size }) => {
    const own = Math.min(left, size ?? left);
    left -= own;
    const competition = { seed: 'not drawn', entrants: some(own), pairings: [], results: [], settings: plan.settings };
    return { name, entrants: own, rounds: roundsOfPlan(plan, competition) };
  });
  const rounds = Math.max(...filled.map((each) => each.rounds));
  const { deadline } = datesOf(plan, startsAt ?? clock.now(), Math.max(0, rounds - 1));
  return { divisions: filled, seats: plan.settings.seats.length, waiting: left, rounds, ends: deadline.toISOString() };
}

const some = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index + 1}`, seed: index + 1, rating: null, from: 1, until: null, onTime: null },
    ...{ pauses: [], players: [] },
  }));
