import { database } from '../../../db/client';
import { playersOfEntrants } from '../../../db/entrants';
import { pairingOfTable } from '../../../db/rounds';
import { seatsOf } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { seatsOfPlace } from '../../tournament';
import { type Caller, trouble } from '../access/caller';
import { adjudicate, type Judgement } from '../agreements/adjudication';
import { mustBeAllowed } from '../clubs/rights';
import { unknownEntrant } from './entry';
import { type SeasonPlace, visibleSeason } from './league-look';
import { optionsOf } from './seatings';

/** How a director decides a game of a season. */
export interface Decision extends Omit<Judgement, 'winners'> {
  table: string;
  /** The entrant who has won; of a verdict other than `won` null. */
  winner: string | null;
}

/** Adjudicates a game of a season by its entrants, wherever they sit. Throws as `adjudicate` does, not-found for a table of another season. */
export async function decideGame(
  caller: Caller,
  place: SeasonPlace,
  { table, winner, ...judgement }: Decision,
  clock: Clock = systemClock,
): Promise<void> {
  const { season, role } = await visibleSeason(caller, place);
  mustBeAllowed(role, 'direct', caller);
  const { db } = await database();
  const found = await pairingOfTable(db, table);
  if (!found || found.season.id !== season.id) {
    throw trouble('not-found', { en: 'There is no such game in this season.', it: 'In questa stagione non c’è questa partita.' }, caller);
  }
  const winners = judgement.verdict === 'won' ? await seatsWith(found, table, winner ?? '', caller) : [];
  await adjudicate(caller, table, { ...judgement, winners }, clock);
}

/** Where an entrant's players sit; nobody of theirs does any more: the seats that they were given. */
async function seatsWith(
  { pairing, season }: NonNullable<Awaited<ReturnType<typeof pairingOfTable>>>,
  table: string,
  entrant: string,
  caller: Caller,
): Promise<string[]> {
  const at = pairing.seats.findIndex((each) => each.entrant === entrant);
  if (at < 0) throw unknownEntrant(caller);
  const { db } = await database();
  const players = (await playersOfEntrants(db, [entrant])).get(entrant) ?? new Set();
  const held = (await seatsOf(db, table)).flatMap(({ seat, userId }) => (userId !== null && players.has(userId) ? [seat] : []));
  const { game } = season.plan;
  if (held.length > 0 || !isGameId(game)) return held;
  return seatsOfPlace(sidesOf(await loadGame(game), optionsOf(season.plan, pairing)), pairing, at);
}
