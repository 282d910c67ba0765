import type { Db, Tx } from '../../../db/client';
import type { NamedEntrant } from '../../../db/entrants';
import type { DivisionRow, SeasonRow } from '../../../db/leagues';
import { type PairingRow, pairingsOfDivisions } from '../../../db/rounds';
import { grouped } from '../../grouped';
import type { Competition } from '../../tournament';
import { competitionFrom } from './competition';
import { type TableLine, tableOf } from './table';

/** A division with its games and its table, worked out once for every revision. */
export interface SeenDivision {
  revision: number;
  competition: Competition;
  pairings: PairingRow[];
  table: TableLine[];
}

/** Pairings of divisions kept in memory: those looked at last. */
const most = 100_000;
const kept = new Map<string, SeenDivision>();

/** Divisions of a season as they are now; `entered`: all its entrants. What did not change since the last look is not worked out again. */
export async function divisionsSeen(
  on: Db | Tx,
  season: SeasonRow,
  divisions: readonly DivisionRow[],
  entered: readonly NamedEntrant[],
): Promise<Map<string, SeenDivision>> {
  const stale = divisions.filter(({ id, revision }) => kept.get(id)?.revision !== revision);
  const rows = grouped(
    stale.length === 0
      ? []
      : await pairingsOfDivisions(
          on,
          stale.map(({ id }) => id),
        ),
    ({ divisionId }) => divisionId,
  );
  const members = grouped(entered, ({ divisionId }) => divisionId);
  return new Map(
    divisions.map(({ id, revision }) => {
      const known = kept.get(id);
      const seen = known?.revision === revision ? known : seenOf(season, revision, members.get(id) ?? [], rows.get(id) ?? []);
      // before the start entrants come and go without a revision
      if (season.status === 'running' || season.status === 'over') keep(id, seen);
      return [id, seen];
    }),
  );
}

function seenOf(season: SeasonRow, revision: number, entered: readonly NamedEntrant[], pairings: PairingRow[]): SeenDivision {
  const competition = competitionFrom(season, entered, pairings);
  return { revision, competition, pairings, table: tableOf(competition) };
}

function keep(id: string, seen: SeenDivision): void {
  kept.delete(id);
  kept.set(id, seen);
  let pairings = 0;
  for (const each of kept.values()) pairings += each.pairings.length;
  for (const [oldest, each] of kept) {
    if (pairings <= most || oldest === id) break;
    kept.delete(oldest);
    pairings -= each.pairings.length;
  }
}

/** Works something out of a division as it stands, once however often that is asked for; `rest` follows from how it stands. */
export function keptWith<Rest extends unknown[], T>(
  work: (seen: SeenDivision, ...rest: Rest) => T,
): (seen: SeenDivision, ...rest: Rest) => T {
  const known = new WeakMap<SeenDivision, { told: T }>();
  return (seen, ...rest) => {
    const before = known.get(seen);
    if (before) return before.told;
    const told = work(seen, ...rest);
    known.set(seen, { told });
    return told;
  };
}
