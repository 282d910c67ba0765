import type { NamedEntrant } from '../../../db/entrants';
import type { DivisionRow, SeasonRow } from '../../../db/leagues';
import { type Arrival, nextSeason } from '../../tournament';
import type { Caller } from '../access/caller';
import type { SeasonPlace } from './league-look';
import { materialOf, type SeasonLooks } from './views';

/** The divisions of a season to come, as a season that is over leads to them; `rankings`: of each division, the best first. */
export function exchangeOf(
  { plan }: Pick<SeasonRow, 'plan'>,
  divisions: readonly DivisionRow[],
  entered: readonly NamedEntrant[],
  rankings: ReadonlyMap<string, readonly string[]>,
): ReturnType<typeof nextSeason> {
  const leaving = entered.flatMap(({ id, untilRound, holders }) => (untilRound !== null || holders.length === 0 ? [id] : []));
  return nextSeason({
    divisions: divisions.map(({ id, size }) => {
      const ranking = rankings.get(id) ?? [];
      return { id, size: size ?? Math.max(2, ranking.length), ranking };
    }),
    exchange: divisions.length > 1 ? plan.exchange : 0,
    leaving,
    waiting: rankings.size === 0 ? [] : entered.flatMap(({ id, divisionId }) => (divisionId === null && !leaving.includes(id) ? [id] : [])),
  });
}

/** Where a season that is over has its entrants go: the name of their next division, and how they come there. */
export async function seasonMoves(
  caller: Caller,
  place: SeasonPlace,
  looks?: SeasonLooks,
): Promise<Record<string, { division: string; came: Arrival }>> {
  const { season, divisions, entered, seen } = await materialOf(caller, place, looks);
  if (season.status !== 'over') return {};
  const rankings = new Map([...seen].map(([id, { table }]) => [id, table.map(({ entrant }) => entrant)]));
  const next = exchangeOf(season, divisions, entered, rankings);
  return Object.fromEntries(
    next.divisions.flatMap(({ places }, index) =>
      places.map(({ entrant, came }) => [entrant, { division: divisions[index]?.name ?? '', came }] as const),
    ),
  );
}
