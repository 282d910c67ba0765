import type { Tx } from '../../../db/client';
import { entrantsOf } from '../../../db/entrants';
import type { SeasonRow } from '../../../db/leagues';
import { openPairings } from '../../../db/rounds';
import { type Competition, type Entrant, holderOf, openGames, type Pairing } from '../../tournament';
import { entrantOf } from './competition';
import { currentHolders } from './entry';

/** Users who play in a round of these competitions, or in any; `open`: whose games are not decided. */
export function playersOf(competitions: Iterable<Competition>, round?: number, which: 'all' | 'open' = 'all'): Set<string> {
  const users = new Set<string>();
  for (const competition of competitions) {
    const games = which === 'open' ? openGames(competition) : competition.pairings;
    for (const user of holdersIn(games, competition.entrants, round)) users.add(user);
  }
  return users;
}

/** Who plays these games, those of a round or all. */
function holdersIn(
  games: readonly Pick<Pairing, 'seats' | 'board' | 'round'>[],
  entrants: readonly Entrant[],
  wanted?: number,
): Set<string> {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const users = new Set<string>();
  for (const { seats, board, round } of games) {
    if (wanted !== undefined && round !== wanted) continue;
    for (const seat of seats) {
      const entrant = byId.get(seat.entrant);
      const holder = entrant ? holderOf(entrant, round, board) : null;
      if (holder !== null) users.add(holder);
    }
  }
  return users;
}

/** Users whose games of a season are not decided, in a round or in any, and with any those who are still in it, waiting or on a board of a team. */
export async function seasonPlayers(tx: Tx, season: SeasonRow, round?: number): Promise<Set<string>> {
  const entered = await entrantsOf(tx, season.id);
  const playing = holdersIn(await openPairings(tx, season.id), entered.map(entrantOf), round);
  if (round !== undefined) return playing;
  for (const { untilRound, holders } of entered) {
    if (untilRound === null) for (const player of currentHolders(holders)) playing.add(player);
  }
  return playing;
}
