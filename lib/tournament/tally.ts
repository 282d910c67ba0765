import { annulledIn, type Competition, type Game, gamesOf, type Scored, toMillionths } from './points';

/** What an entrant has, before it is compared; points and margins in millionths. */
export interface Tally {
  entrant: string;
  points: number;
  margin: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Rounds that gave points without a game, or none. */
  byes: number;
  games: Game[];
}

/** Tallies by entrant; those whose results are annulled have none. */
export function talliesOf(competition: Competition, through = Number.POSITIVE_INFINITY): Map<string, Tally> {
  const annulled = annulledIn(competition);
  const tallies = new Map<string, Tally>();
  for (const { id } of competition.entrants) {
    if (annulled.has(id)) continue;
    tallies.set(id, { entrant: id, points: 0, margin: 0, played: 0, won: 0, drawn: 0, lost: 0, byes: 0, games: [] });
  }
  for (const game of gamesOf(competition, through)) {
    for (const own of game.places) {
      const tally = tallies.get(own.entrant);
      if (tally) add(tally, game, own);
    }
  }
  const { byes } = competition.settings.points;
  for (const { bye, round, seats } of competition.pairings) {
    const tally = bye && round <= through ? tallies.get(seats[0]?.entrant ?? '') : undefined;
    // a game against who is annulled would have counted nothing either
    if (!bye || !tally || (bye.missing !== null && annulled.has(bye.missing))) continue;
    tally.points += toMillionths(byes[bye.reason]);
    tally.byes++;
  }
  return tallies;
}

/** What an entrant has of a game of its own. */
export function ownOf({ places }: Game, entrant: string): Scored {
  for (const place of places) if (place.entrant === entrant) return place;
  throw new Error(`${entrant} is not in the game`);
}

function add(tally: Tally, game: Game, own: Scored): void {
  tally.games.push(game);
  tally.points += own.points;
  tally.margin += own.margin;
  tally.played++;
  if (own.outcome === 'won') tally.won++;
  else if (own.outcome === 'drew') tally.drawn++;
  else tally.lost++;
}
