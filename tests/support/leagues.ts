import { database } from '../../db/client';
import { divisionsOf, findLeague, findSeason, type SeasonRow } from '../../db/leagues';
import { type PairingRow, pairingsOfDivisions } from '../../db/rounds';
import type { Clock } from '../../lib/clock';
import {
  acceptClubInvitation,
  beginTables,
  doChores,
  enterSeason,
  foundClub,
  foundLeague,
  inviteToClub,
  openEntries,
  planSeason,
  type SeasonInput,
  type SeasonPlace,
  startSeason,
  turnSeasons,
} from '../../lib/play';
import { charterOf } from './clubs';
import { newUser, type Player, redWins } from './tables';

/** A round robin of Ridges, three ridges a game. */
export const seasonOf = (change: Partial<SeasonInput> = {}): SeasonInput => ({
  name: 'Season 1',
  game: 'ridges',
  options: { ridges: 3 },
  timeControl: { kind: 'none' },
  system: { kind: 'round-robin', cycles: 1, numbers: 'seeds' },
  points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes: { odd: 0, asked: 0, absent: 1, late: 0, withdrawn: 1 } },
  calendar: { days: 14, early: true, zone: 'Europe/Rome' },
  ...change,
});

/** A clock that stands where it is put. */
export interface SetClock extends Clock {
  at: Date;
  pass(days: number): void;
}

export function setClock(iso = '2026-03-20T10:00:00Z'): SetClock {
  const clock: SetClock = {
    at: new Date(iso),
    now: () => clock.at,
    pass(days) {
      clock.at = new Date(clock.at.getTime() + days * 86_400_000);
    },
  };
  return clock;
}

export interface League {
  director: Player;
  club: string;
  place: SeasonPlace;
  players: Player[];
}

let made = 0;

/** A club with a league and members of it. */
export async function newLeague(
  names: readonly string[],
  { visibility = 'public' as 'public' | 'private' } = {},
): Promise<Omit<League, 'place'> & { league: string }> {
  const director = await newUser(`Director${++made}`);
  const name = `League club ${made} ${Math.random().toString(36).slice(2, 8)}`;
  const { slug: club } = await foundClub(
    director,
    charterOf({ name, visibility, admission: visibility === 'private' ? 'invitation' : 'open' }),
  );
  const players: Player[] = [];
  for (const each of names) {
    const player = await newUser(each);
    const { token } = await inviteToClub(director, club, null);
    await acceptClubInvitation(player, token);
    players.push(player);
  }
  const { slug: league } = await foundLeague(director, club, { name, description: { en: '', it: '' } });
  return { director, club, players, league };
}

/** A season that has started, with these players in it in the order of their seeds. */
export async function startedSeason(
  names: readonly string[],
  change: Partial<SeasonInput> = {},
  { clock = setClock(), begin = true }: { clock?: SetClock; begin?: boolean } = {},
): Promise<League & { clock: SetClock }> {
  const { director, club, players, league } = await newLeague(names);
  const { number } = await planSeason(director, league, seasonOf(change), clock);
  const place = { league, season: number };
  await openEntries(director, place, null, clock);
  for (const player of players) await enterSeason(player, place, null, clock);
  await startSeason(director, place, clock);
  if (begin) await turned(clock);
  else await turnSeasons(clock.now());
  return { director, club, players, place, clock };
}

/** Lets the worker do all that there is to do for seasons. */
export async function turned(clock: Clock): Promise<void> {
  const failed = (about: string, error: unknown) => {
    throw new Error(`${about} could not be seen to`, { cause: error });
  };
  for (;;) {
    await turnSeasons(clock.now());
    const done = (await beginTables(50, failed, clock)) + (await doChores(clock.now(), 50, failed));
    if (done === 0) return;
  }
}

export async function seasonRow({ league, season }: SeasonPlace): Promise<SeasonRow> {
  const { db } = await database();
  const found = await findLeague(db, { slug: league }, null);
  return (await findSeason(db, found!.league.id, season))!;
}

/** All pairings of a season. */
export async function pairingsIn(place: SeasonPlace): Promise<PairingRow[]> {
  const { db } = await database();
  const season = await seasonRow(place);
  return pairingsOfDivisions(
    db,
    (await divisionsOf(db, season.id)).map(({ id }) => id),
  );
}

/** Plays all tables of a season that are open, red winning each; `besides`: tables that are left as they are. */
export async function playOpen(
  { place, players }: Pick<League, 'place' | 'players'>,
  holders: (table: string) => Promise<Record<string, string | null>>,
  besides: readonly string[] = [],
): Promise<void> {
  const byId = new Map(players.map((player) => [player.user, player]));
  for (const { tableId, result } of await pairingsIn(place)) {
    if (tableId === null || result !== null || besides.includes(tableId)) continue;
    const { red, blue } = await holders(tableId);
    await redWins(tableId, byId.get(red ?? '')!, byId.get(blue ?? '')!);
  }
}
