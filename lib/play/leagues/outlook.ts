import type { SeasonPlan } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { grouped } from '../../grouped';
import { type Entrant, tableSeatings } from '../../tournament';
import type { Caller } from '../access/caller';
import { checkedPlan, type SeasonInput } from './plan';
import { leastPlayers } from './seatings';
import { datesOf, roundsOfPlan } from './start';

/** What would come of a plan. */
export interface SeasonOutlook {
  divisions: {
    name: string;
    entrants: number;
    rounds: number;
    /** Tables of several in a round by their seats, the largest first, and how many entrants they leave over. */
    seated?: { tables: { seats: number; count: number }[]; byes: number };
  }[];
  /** Seats of the smallest table: so many entrants a division needs. */
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
    return { name, entrants: own, rounds: roundsOfPlan(plan, competition), ...seatedOf(plan, own) };
  });
  const rounds = Math.max(...filled.map((each) => each.rounds));
  const { deadline } = datesOf(plan, startsAt ?? clock.now(), Math.max(0, rounds - 1));
  return { divisions: filled, seats: leastPlayers(plan), waiting: left, rounds, ends: deadline.toISOString() };
}

function seatedOf({ settings }: Pick<SeasonPlan, 'settings'>, count: number): Pick<SeasonOutlook['divisions'][number], 'seated'> {
  const { system } = settings;
  if (system.kind !== 'tables') return {};
  const { seatings, byes } = tableSeatings(count, settings, system.remainder);
  const tables = [...grouped(seatings, ({ length }) => length)].map(([seats, own]) => ({ seats, count: own.length }));
  return { seated: { tables, byes } };
}

const some = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index + 1}`, seed: index + 1, rating: null, from: 1, until: null, onTime: null },
    ...{ pauses: [], players: [] },
  }));
