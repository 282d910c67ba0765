import { database } from '../../../db/client';
import { inputsOf } from '../../../db/rounds';
import type { Competition, PairingInput } from '../../tournament';
import type { Caller } from '../access/caller';
import type { SeasonPlace } from './league-look';
import { materialOf } from './views';

/** What stands at the head of a published season. */
export const seasonFormat = 'fieldpost-season-1';

/** A season as a file, from which a stranger computes its pairings and its standings again. */
export interface SeasonFile {
  format: typeof seasonFormat;
  league: string;
  season: number;
  game: string;
  /** SHA-256 of the seed (32 bytes in hex). */
  commitment: string;
  seed: string | null;
  divisions: {
    name: string;
    /** What standings follow from. */
    competition: Competition;
    /** What each round was paired from, in order. */
    inputs: PairingInput[];
    /** The table of each pairing that has one: its game file tells its result. */
    tables: Record<string, string>;
  }[];
}

export async function seasonFile(caller: Caller, place: SeasonPlace): Promise<SeasonFile> {
  const { season, divisions, seen } = await materialOf(caller, place);
  const { db } = await database();
  const inputs = await inputsOf(
    db,
    divisions.map(({ id }) => id),
  );
  return {
    ...{ format: seasonFormat, league: place.league, season: place.season, game: season.plan.game },
    ...{ commitment: season.commitment, seed: season.seed },
    divisions: divisions.flatMap(({ id, name }) => {
      const found = seen.get(id);
      if (!found) return [];
      const tables = Object.fromEntries(found.pairings.flatMap((row) => (row.tableId === null ? [] : [[row.id, row.tableId] as const])));
      return [
        { name, competition: found.competition, inputs: inputs.flatMap((row) => (row.divisionId === id ? [row.input] : [])), tables },
      ];
    }),
  };
}
