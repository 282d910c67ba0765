import type { Db, Tx } from '../../../db/client';
import { challengesOf, entrantsOf, type NamedEntrant } from '../../../db/entrants';
import type { DivisionRow, SeasonRow } from '../../../db/leagues';
import { type PairingRow, pairingsOfDivisions } from '../../../db/rounds';
import { grouped } from '../../grouped';
import {
  type Competition,
  type Entrant,
  type GameResult,
  type Pairing,
  type PairingInput,
  pairingFormat,
  type Settings,
} from '../../tournament';

/** What stands in place of the seed of a season that has not started: nothing is drawn from it. */
const noSeed = 'not started';

/** An entrant as pairings and standings see it. */
export function entrantOf({ id, seed, rating, fromRound, untilRound, pauses, onTime, holders }: NamedEntrant): Entrant {
  return {
    ...{ id, seed: seed ?? 100_000, rating, from: fromRound, until: untilRound, pauses },
    players: holders.map(({ userId, fromRound: from, board }) => ({ player: userId, from, board })),
    onTime,
  };
}

export const pairingOf = ({ id, round, match, board, seats, bye }: PairingRow): Pairing => ({ id, round, match, board, seats, bye });

const resultOf = ({ id, result }: PairingRow): GameResult[] => (result ? [{ pairing: id, ...result }] : []);

/** Divisions of a season as competitions, by id. */
export async function competitionsOf(on: Db | Tx, season: SeasonRow, divisions: readonly DivisionRow[]): Promise<Map<string, Competition>> {
  const entered = await entrantsOf(on, season.id);
  const rows = grouped(
    await pairingsOfDivisions(
      on,
      divisions.map(({ id }) => id),
    ),
    ({ divisionId }) => divisionId,
  );
  return new Map(
    divisions.map(({ id }) => {
      const own = entered.filter(({ divisionId }) => divisionId === id);
      return [id, competitionFrom(season, own, rows.get(id) ?? [])];
    }),
  );
}

export function competitionFrom(
  { seed, plan }: Pick<SeasonRow, 'seed' | 'plan'>,
  entered: readonly NamedEntrant[],
  pairings: readonly PairingRow[],
): Competition {
  return {
    seed: seed ?? noSeed,
    entrants: entered.map(entrantOf),
    pairings: pairings.map(pairingOf),
    results: pairings.flatMap(resultOf),
    settings: plan.settings,
  };
}

/** The input of a round of a division: what is known of the rounds before. Matches of a bracket may be played again, so there its own are known too. */
export async function inputOf(on: Db | Tx, division: DivisionRow, competition: Competition, round: number): Promise<PairingInput> {
  const isBracket = competition.settings.system.kind === 'elimination';
  const pairings = competition.pairings.filter((each) => each.round < round || (isBracket && each.round === round));
  const known = new Set(pairings.map(({ id }) => id));
  return {
    ...competition,
    ...{ format: pairingFormat, round, pairings },
    results: competition.results.filter(({ pairing }) => known.has(pairing)),
    settings: await settingsAt(on, division, competition.settings),
  };
}

/** On a ladder the challenges that wait belong to the round. */
async function settingsAt(on: Db | Tx, { id }: DivisionRow, settings: Settings): Promise<Settings> {
  const { system } = settings;
  if (system.kind !== 'ladder') return settings;
  const waiting = await challengesOf(on, id);
  const challenges = waiting.map(({ byEntrant, toEntrant, at }) => ({ by: byEntrant, to: toEntrant, at: at.getTime() }));
  return { ...settings, system: { ...system, challenges } };
}
