import type { Tx } from '../../../db/client';
import { entrantsOf } from '../../../db/entrants';
import { divisionsOf, type SeasonRow } from '../../../db/leagues';
import { type Competition, holderOf, openGames } from '../../tournament';
import { competitionsOf } from './competition';
import { currentHolders } from './entry';

/** Users who play in a round of these competitions, or in any; `open`: whose games are not decided. */
export function playersOf(competitions: Iterable<Competition>, round?: number, which: 'all' | 'open' = 'all'): Set<string> {
  const users = new Set<string>();
  for (const competition of competitions) {
    const entrants = new Map(competition.entrants.map((entrant) => [entrant.id, entrant]));
    const games = which === 'open' ? openGames(competition) : competition.pairings;
    for (const { seats, board, round: its } of games) {
      if (round !== undefined && its !== round) continue;
      for (const seat of seats) {
        const entrant = entrants.get(seat.entrant);
        const holder = entrant ? holderOf(entrant, its, board) : null;
        if (holder !== null) users.add(holder);
      }
    }
  }
  return users;
}

/** Users whose games of a season are not decided, in a round or in any, and with any those who are still in it, waiting or on a board of a team. */
export async function seasonPlayers(tx: Tx, season: SeasonRow, round?: number): Promise<Set<string>> {
  const competitions = await competitionsOf(tx, season, await divisionsOf(tx, season.id));
  const playing = playersOf(competitions.values(), round, 'open');
  if (round !== undefined) return playing;
  for (const { untilRound, holders } of await entrantsOf(tx, season.id)) {
    if (untilRound === null) for (const player of currentHolders(holders)) playing.add(player);
  }
  return playing;
}
