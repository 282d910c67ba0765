import { type Competition, eliminationPlaces, ladderOf, pairingFormat, type Standing, standingsOf } from '../../tournament';

/** One line of a division's table. */
export interface TableLine extends Standing {
  /** The place in the end: of a bracket by how far one came, on a ladder by where one stands, else by points. Null: not known, or none. */
  place: number | null;
}

/** The table of a division, the best first, by what its system goes by. */
export function tableOf(competition: Competition): TableLine[] {
  const standings = standingsOf(competition);
  const places = placesOf(competition);
  if (places === null) return standings.map((line) => ({ ...line, place: line.rank }));
  const placed = standings.map((line) => ({ ...line, place: places.get(line.entrant) ?? null }));
  // those who are still in come before those who are out
  const order = (line: TableLine) => (line.place === null ? 0 : line.place) + (line.rank === null ? 100_000 : 0);
  return placed.sort((a, b) => order(a) - order(b));
}

function placesOf(competition: Competition): Map<string, number> | null {
  const { system } = competition.settings;
  if (system.kind === 'elimination') return new Map(eliminationPlaces(competition, system).map(({ entrant, place }) => [entrant, place]));
  if (system.kind !== 'ladder') return null;
  const last = Math.max(0, ...competition.pairings.map(({ round }) => round));
  const ladder = ladderOf({ ...competition, format: pairingFormat, round: last + 1 }, system);
  return new Map(ladder.map((entrant, index) => [entrant, index + 1]));
}

/** The entrants of a division in the order of its table. */
export const rankingOf = (competition: Competition): string[] => tableOf(competition).map(({ entrant }) => entrant);
