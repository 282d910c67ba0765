import { database, type Tx } from '../../../db/client';
import { entrantsById } from '../../../db/entrants';
import { findLeague, type SeasonRow, seasonOfDivision } from '../../../db/leagues';
import { namesOf } from '../../../db/people';
import { claimPairing, type PairingRow, pairingOfTable, putChores, updatePairing } from '../../../db/rounds';
import { newId } from '../../../db/schema';
import { insertTable } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { holderOf, seatsOfPlace } from '../../tournament';
import { newTableRow } from '../lobby/new-table';
import { withTable } from '../writer/session';
import { openTable } from '../writer/start';
import { entrantOf } from './competition';
import { optionsOf } from './seatings';

/** Tables that are begun side by side: each asks the database some twenty times, and whoever else is busy here comes between. */
const lanes = 4;
/** Characters of a table's title. */
const longestTitle = 80;

/**
 * Begins tables of rounds that are open, up to so many; returns how many. Each is made with its pairing held, so that it is there once whoever else
 * begins tables, and begun in a transaction of its own: what is cut off between the two is begun later.
 */
export async function beginTables(
  most: number,
  failed: (pairing: string, error: unknown) => void,
  clock: Clock = systemClock,
): Promise<number> {
  const { db } = await database();
  /** Those that a lane has in hand, or had: what fails waits for the next look. */
  const taken: PairingRow[] = [];
  let [left, begun] = [most, 0];
  const lane = async () => {
    while (left-- > 0) {
      const made = await db.transaction((tx) => makeNext(tx, taken, clock.now()));
      if (!made) return;
      begun++;
      try {
        await beginTable(made.tableId, clock.now());
      } catch (error) {
        failed(made.id, error);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return begun;
}

async function makeNext(tx: Tx, taken: PairingRow[], now: Date): Promise<{ id: string; tableId: string } | null> {
  const pairing = await claimPairing(tx, taken);
  if (!pairing) return null;
  taken.push(pairing);
  if (pairing.tableId !== null) return { id: pairing.id, tableId: pairing.tableId };
  const season = await seasonOfDivision(tx, pairing.divisionId);
  if (!season) throw new Error(`division ${pairing.divisionId} is of no season`);
  const tableId = await makeTable(tx, season, pairing, now);
  await updatePairing(tx, pairing, { tableId });
  return { id: pairing.id, tableId };
}

async function makeTable(tx: Tx, season: SeasonRow, pairing: PairingRow, now: Date): Promise<string> {
  const { plan } = season;
  if (!isGameId(plan.game)) throw new Error(`season ${season.id} plays ${plan.game}, which is not here`);
  const game = await loadGame(plan.game);
  const league = (await findLeague(tx, { id: season.leagueId }, null))?.league;
  if (!league) throw new Error(`season ${season.id} is of no league`);
  const entered = await entrantsById(
    tx,
    pairing.seats.map(({ entrant }) => entrant),
  );
  const options = optionsOf(plan, pairing);
  const sides = sidesOf(game, options);
  const holders = new Map<string, string | null>();
  const players = pairing.seats.map(({ entrant }, place) => {
    const found = entered.get(entrant);
    const player = found ? holderOf(entrantOf(found), pairing.round, pairing.board) : null;
    for (const seat of seatsOfPlace(sides, pairing, place)) holders.set(seat, player);
    return player;
  });
  const names = await namesOf(
    tx,
    players.flatMap((player) => player ?? []),
  );
  const who = pairing.seats.map(({ entrant }, place) => entered.get(entrant)?.name ?? names.get(players[place] ?? '') ?? '–');
  const { id, secret, row } = newTableRow(game, {
    ...{ id: newId(), ownerId: null, title: `${league.name} ${season.number}/${pairing.round}: ${who.join(' – ')}`.slice(0, longestTitle) },
    ...{ options, timeControl: plan.timeControl, absence: plan.absence, leaving: plan.leaving, counts: plan.counts, now },
  });
  const more = { admitsBots: plan.admitsBots, ratesBots: plan.admitsBots && plan.counts === 'rated' };
  const ofClub = { clubId: league.clubId, visibility: league.visibility, membersUntil: null };
  const seats = game.seats(options).map((seat: string, place: number) => {
    const userId = holders.get(seat) ?? null;
    // whose account is closed has nobody to play for them
    return { seat, place, userId: userId !== null && names.has(userId) ? userId : null, bot: userId === null || !names.has(userId) };
  });
  await insertTable(tx, { ...row, ...more, ...ofClub }, secret, seats);
  return id;
}

async function beginTable(id: string, now: Date): Promise<void> {
  await withTable(id, now, async (locked) => {
    if (locked.table.status === 'open') await openTable(locked, null);
    const found = await pairingOfTable(locked.tx, id);
    if (!found) return;
    const { pairing, season } = found;
    await updatePairing(locked.tx, pairing, { startedAt: now });
    if (season.pausedFrom === null || season.pausedUntil === null || season.pausedUntil <= now) return;
    const chore = { kind: 'pause' as const, from: season.pausedFrom.toISOString(), until: season.pausedUntil.toISOString() };
    await putChores(locked.tx, { seasonId: season.id, tables: [id], chore, dueAt: now });
  });
}
