import type { Tx } from '../../../db/client';
import { entrantsOf, type NamedEntrant, updateEntrant } from '../../../db/entrants';
import { type DivisionRow, divisionsOf, type LeagueRow, type SeasonRow, seedOf, updateSeason } from '../../../db/leagues';
import { ratingsIn } from '../../../db/ratings';
import { insertRounds } from '../../../db/rounds';
import type { SeasonPlan } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { shownOf } from '../../ratings';
import { daysAfter } from '../../time-control';
import { bracketOf, type Competition, pairingFormat, roundsOfRoundRobin, seedsByRating } from '../../tournament';
import type { Caller } from '../access/caller';
import { PlayError } from '../access/play-error';
import { competitionFrom } from './competition';
import { currentHolders } from './entry';
import { changeSeason, record, type SeasonPlace } from './league-look';
import { directorsOf, tellOfSeason } from './letters';
import { leastPlayers } from './seatings';

/** A season that is to start, and who starts it; null: its time has come. */
interface Starting {
  tx: Tx;
  season: SeasonRow;
  league: Pick<LeagueRow, 'clubId'>;
  user: string | null;
  now: Date;
  key?: string | undefined;
}

/** A director starts a season that is open for entries: its first round opens at once. Throws conflict where a division has too few. */
export async function startSeason(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['entry'], clock }, async (locked) => {
    const refused = await begin(locked);
    if (refused) throw new PlayError('conflict', refused[caller.language]);
  });
}

/** What a season that should start by itself does; where it cannot, its directors are told why. */
export async function startDue(starting: Starting): Promise<void> {
  const { tx, season, league, now } = starting;
  const why = await begin(starting);
  if (!why) return;
  await updateSeason(tx, season.id, { startsAt: null, dueAt: null });
  await record(starting, null, { kind: 'not-started', why });
  await tellOfSeason(tx, { season, users: await directorsOf(tx, league), news: { what: 'not-started', why } }, now);
}

/** Starts a season: its seed is published, every entrant has a division and a seed, every round its time. Returns why that cannot be, else null. */
async function begin(starting: Starting): Promise<{ en: string; it: string } | null> {
  const { tx, season, user, now } = starting;
  const seed = await seedOf(tx, season.id);
  const divisions = await divisionsOf(tx, season.id);
  const entered = await rated(tx, season, (await entrantsOf(tx, season.id)).filter(isThere));
  const placed = placesOf(divisions, inOrder(entered, seed));
  const least = leastPlayers(season.plan);
  const short = divisions.find(({ id }) => placed.filter(({ division }) => division === id).length < least);
  if (short) {
    return {
      en: `Division ${short.name} has fewer than ${least} entrants: enter more, or plan fewer divisions.`,
      it: `La divisione ${short.name} ha meno di ${least} iscritti: iscrivine altri, o progetta meno divisioni.`,
    };
  }
  for (const { entrant, division, seed: number } of placed) {
    await updateEntrant(tx, entrant.id, { divisionId: division, seed: number, rating: entrant.rating });
  }
  const started = { ...season, seed };
  const counts = divisions.map(({ id }) => {
    const own = placed.filter(({ division }) => division === id).map(({ entrant, seed: number }) => ({ ...entrant, seed: number }));
    return roundsOfPlan(started.plan, competitionFrom(started, own, []));
  });
  const rounds = Array.from({ length: Math.max(...counts) }, (_, index) => ({
    ...{ seasonId: season.id, number: index + 1 },
    ...datesOf(season.plan, now, index),
  }));
  await insertRounds(tx, rounds);
  await updateSeason(tx, season.id, { status: 'running', seed, startsAt: now, dueAt: now });
  await record(starting, user, { kind: 'started', seed });
  return null;
}

/** Somebody is there to play for it: an account that is not closed. */
const isThere = ({ holders }: NamedEntrant): boolean => holders.length > 0 && holders.every(({ userName }) => userName !== null);

/** Entrants with what is known of their strength: of a team the mean of its players. */
async function rated(tx: Tx, { plan }: SeasonRow, entered: readonly NamedEntrant[]): Promise<NamedEntrant[]> {
  const players = entered.flatMap(({ holders }) => currentHolders(holders));
  const rows = new Map((await ratingsIn(tx, [plan.game], players)).map((row) => [row.player, shownOf(row).rating]));
  return entered.map((entrant) => {
    const known = currentHolders(entrant.holders).flatMap((player) => rows.get(player) ?? []);
    const rating = known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
    return { ...entrant, rating };
  });
}

/** Whom a director gave a seed comes first, then the stronger. */
function inOrder(entered: readonly NamedEntrant[], seed: string): NamedEntrant[] {
  const byRating = seedsByRating(entered, seed);
  const orderOf = ({ id, seed: given }: NamedEntrant) => (given === null ? 1_000_000 + (byRating.get(id) ?? 0) : given);
  return [...entered].sort((a, b) => orderOf(a) - orderOf(b) || (byRating.get(a.id) ?? 0) - (byRating.get(b.id) ?? 0));
}

/** Fills the divisions from the top with who was not placed; who finds no room waits. Seeds count from 1 in each. */
function placesOf(
  divisions: readonly DivisionRow[],
  ordered: readonly NamedEntrant[],
): { entrant: NamedEntrant; division: string | null; seed: number }[] {
  const held = new Map(divisions.map(({ id }) => [id, ordered.filter(({ divisionId }) => divisionId === id).length]));
  const room = ({ id, size }: DivisionRow) => size === null || (held.get(id) ?? 0) < size;
  const seeds = new Map<string | null, number>();
  const divided = ordered.map((entrant) => {
    const free = entrant.divisionId === null ? divisions.find(room) : undefined;
    if (free) held.set(free.id, (held.get(free.id) ?? 0) + 1);
    return { entrant, division: entrant.divisionId ?? free?.id ?? null };
  });
  return divided.map((each) => {
    const number = (seeds.get(each.division) ?? 0) + 1;
    seeds.set(each.division, number);
    return { ...each, seed: number };
  });
}

/** How many rounds a division plays. */
export function roundsOfPlan({ settings, rounds }: Pick<SeasonPlan, 'settings' | 'rounds'>, competition: Competition): number {
  const { system } = settings;
  if (system.kind === 'round-robin') {
    const whole = roundsOfRoundRobin({ ...competition, format: pairingFormat, round: 1 }, system);
    return Math.min(whole, rounds ?? whole);
  }
  if (system.kind === 'elimination') return Math.max(0, ...bracketOf(competition.entrants.length, system).map(({ round }) => round));
  return rounds ?? 1;
}

/** When a round opens and ends that has so many before it from a moment on. */
export function datesOf({ calendar: { days, rest, zone } }: Pick<SeasonPlan, 'calendar'>, from: Date, before: number) {
  const begin = before * (days + rest);
  return { opensAt: daysAfter(from, begin, zone), deadline: daysAfter(from, begin + days, zone) };
}
