import { database, type Tx } from '../../../db/client';
import { takeChallenges, updateEntrant } from '../../../db/entrants';
import {
  type DivisionRow,
  divisionsOf,
  findLeague,
  type LeagueRow,
  lockFreeSeason,
  markSeen,
  revise,
  type SeasonRow,
  seasonsToTurn,
  updateSeason,
} from '../../../db/leagues';
import { playRecordsOf } from '../../../db/profiles';
import {
  countInputs,
  insertInput,
  insertPairings,
  putChores,
  type RoundRow,
  roundsOf,
  updatePairing,
  updateRound,
} from '../../../db/rounds';
import { type Competition, openGames, type Pairing, pairingsToAdd } from '../../tournament';
import { onTimeOf } from '../views/on-time';
import { competitionsOf, inputOf } from './competition';
import { record } from './league-look';
import { directorsOf, tellOfSeason } from './letters';
import { playersOf } from './players';
import { datesOf, startDue } from './start';

const day = 86_400_000;
/** Seasons in one go. */
const batch = 10;
/** Tables of a round that surely begin within a second. */
const tablesInSecond = 10;

/** Does what time and results do to seasons: starts them, opens and ends their rounds, ends them. Returns how many were looked at. */
export async function turnSeasons(now: Date): Promise<number> {
  const { db } = await database();
  const ids = await seasonsToTurn(db, now, batch);
  for (const id of ids) await db.transaction((tx) => turn(tx, id, now));
  return ids.length;
}

async function turn(tx: Tx, id: string, now: Date): Promise<void> {
  // whoever holds it does it; what that leaves is found at the next look
  const season = await lockFreeSeason(tx, id);
  if (!season) return;
  const found = await findLeague(tx, { id: season.leagueId }, null);
  if (!found) return;
  if (season.status === 'entry' && season.startsAt !== null && season.startsAt <= now) {
    await startDue({ tx, season, league: found.league, user: null, now });
  } else if (season.status === 'running') await run(tx, season, found.league, now);
  else await updateSeason(tx, id, { dueAt: season.status === 'entry' ? season.startsAt : null });
}

/** A running season as it is being turned. */
interface Turning {
  tx: Tx;
  season: SeasonRow;
  league: LeagueRow;
  now: Date;
  divisions: DivisionRow[];
  competitions: Map<string, Competition>;
  /** Divisions whose table is another from now on. */
  revised: Set<string>;
}

async function run(tx: Tx, season: SeasonRow, league: LeagueRow, now: Date): Promise<void> {
  if (season.pausedUntil !== null && season.pausedFrom !== null && season.pausedFrom <= now && now < season.pausedUntil) {
    return updateSeason(tx, season.id, { dueAt: season.pausedUntil });
  }
  const divisions = await divisionsOf(tx, season.id);
  const turning = {
    tx,
    season,
    league,
    now,
    divisions,
    competitions: await competitionsOf(tx, season, divisions),
    revised: new Set<string>(),
  };
  const known = await roundsOf(tx, season.id);
  await seeToLate(turning, known);
  const rounds = await openRounds(turning, await closeRounds(turning, known));
  await remind(turning, rounds);
  // last of all: ends of games wait for who holds these rows, and pairing takes long
  await revise(tx, [...turning.revised]);
  await markSeen(
    tx,
    divisions.map(({ id, revision }) => ({ id, revision: turning.revised.has(id) ? revision + 1 : revision })),
  );
  if (rounds.every(({ closedAt }) => closedAt !== null)) return end(turning);
  await updateSeason(tx, season.id, { dueAt: nextMoment(rounds, season, now) });
}

/** Games of a round that are not decided. */
const openIn = ({ competitions }: Turning, number: number): { division: string; pairing: Pairing }[] =>
  [...competitions].flatMap(([division, competition]) =>
    openGames(competition).flatMap((pairing) => (pairing.round === number ? [{ division, pairing }] : [])),
  );

/** What is open at the deadline of its round is late: the rule that was chosen decides it, or directors hear of it. */
async function seeToLate(turning: Turning, rounds: readonly RoundRow[]): Promise<void> {
  const { tx, season, league, now } = turning;
  for (const { number, deadline, openedAt, closedAt, lateAt } of rounds) {
    if (openedAt === null || closedAt !== null || lateAt !== null || deadline > now) continue;
    const late = openIn(turning, number);
    await updateRound(tx, season.id, number, { lateAt: now });
    if (late.length === 0) continue;
    const { late: rule } = season.plan;
    const tables: string[] = [];
    for (const { division, pairing } of late) {
      const tableId = await updatePairing(tx, { divisionId: division, id: pairing.id }, { late: true });
      if (tableId !== null) tables.push(tableId);
    }
    if (rule !== 'director') await putChores(tx, { seasonId: season.id, tables, chore: { kind: 'late', rule }, dueAt: now });
    for (const { division } of late) turning.revised.add(division);
    await record(turning, null, { kind: 'late', round: number, games: late.length });
    if (rule === 'director') {
      await tellOfSeason(tx, { season, users: await directorsOf(tx, league), news: { what: 'late', round: number } }, now);
    }
  }
}

/** Rounds all of whose games are decided are closed; matches of a bracket that are to be played again are paired before. */
async function closeRounds(turning: Turning, rounds: readonly RoundRow[]): Promise<RoundRow[]> {
  const { tx, season, now } = turning;
  const closed: RoundRow[] = [];
  for (const round of rounds) {
    if (round.openedAt === null || round.closedAt !== null) {
      closed.push(round);
      continue;
    }
    const again = season.plan.settings.system.kind === 'elimination' ? await pairRound(turning, round.number) : 0;
    const isOpen = again > 0 || openIn(turning, round.number).length > 0 || isAhead(turning, round);
    if (!isOpen) {
      await updateRound(tx, season.id, round.number, { closedAt: now });
      await measureOnTime(turning);
      await record(turning, null, { kind: 'round-closed', round: round.number, games: gamesIn(turning, round.number) });
    }
    closed.push(isOpen ? round : { ...round, closedAt: now });
  }
  return closed;
}

/** What entrants' answers in time are by now, where a tie is broken by them. */
async function measureOnTime({ tx, season, league, competitions, revised }: Turning): Promise<void> {
  if (!season.plan.settings.tieBreaks.includes('on-time')) return;
  for (const [division, { entrants }] of competitions) {
    const players = entrants.flatMap((each) => each.players.map(({ player }) => player));
    const records = await playRecordsOf(tx, [...new Set(players)], league.clubId);
    for (const entrant of entrants) {
      const shares = entrant.players.flatMap(({ player }) => onTimeOf(records.get(player)) ?? []);
      entrant.onTime = shares.length === 0 ? null : shares.reduce((sum, each) => sum + each, 0) / shares.length / 100;
      await updateEntrant(tx, entrant.id, { onTime: entrant.onTime });
    }
    revised.add(division);
  }
}

/** On a ladder challenges are taken up when a round opens: without any it waits for its deadline. */
const isAhead = ({ season, now }: Turning, { deadline }: RoundRow): boolean =>
  season.plan.settings.system.kind === 'ladder' && deadline > now;

const gamesIn = ({ competitions }: Turning, number: number): number =>
  [...competitions.values()].reduce((sum, { pairings }) => sum + pairings.filter(({ round, bye }) => round === number && !bye).length, 0);

/** Opens the rounds whose time has come; `early`: once all before are closed. Those of all systems but a round robin wait for the results before. */
async function openRounds(turning: Turning, rounds: readonly RoundRow[]): Promise<RoundRow[]> {
  const { tx, season, now } = turning;
  const { calendar, settings } = season.plan;
  let all = [...rounds];
  for (;;) {
    const next = all.find(({ openedAt }) => openedAt === null);
    if (!next) return all;
    const isFree = all.every(({ openedAt, closedAt }) => openedAt === null || closedAt !== null);
    const isDue = next.opensAt <= now || (calendar.early && isFree);
    if (!isDue || (settings.system.kind !== 'round-robin' && !isFree)) return all;
    all = await shifted(turning, all, next);
    const opened = all.find(({ number }) => number === next.number) ?? next;
    const paired = await pairRound(turning, next.number);
    const isEmpty = paired === 0 && openIn(turning, next.number).length === 0 && !isAhead(turning, opened);
    const change = { openedAt: now, closedAt: isEmpty ? now : null };
    await updateRound(tx, season.id, next.number, change);
    all = all.map((round) => (round.number === next.number ? { ...round, ...change } : round));
    await record(turning, null, { kind: 'round-opened', round: next.number, tables: paired, deadline: opened.deadline.toISOString() });
    if (paired > 0) {
      const users = playersOf(turning.competitions.values(), next.number);
      // the letters lead to the tables: there is no use in looking for those before they can be there
      const notBefore = new Date(now.getTime() + Math.floor(paired / tablesInSecond) * 1000);
      await tellOfSeason(tx, { season, users, news: { what: 'round-opened', round: next.number }, notBefore }, now);
    }
  }
}

/** The rounds with their times when one opens now: earlier or later than it was to, and those behind it with it. */
async function shifted({ tx, season, now }: Turning, rounds: readonly RoundRow[], next: RoundRow): Promise<RoundRow[]> {
  // what a worker takes to notice is nobody's to lose
  if (Math.abs(now.getTime() - next.opensAt.getTime()) < day / 24) return [...rounds];
  const moved: RoundRow[] = [];
  for (const round of rounds) {
    if (round.number < next.number) {
      moved.push(round);
      continue;
    }
    const dates = datesOf(season.plan, now, round.number - next.number);
    await updateRound(tx, season.id, round.number, dates);
    moved.push({ ...round, ...dates });
  }
  return moved;
}

/** Pairs a round of all divisions, and keeps what it was paired from. Returns how many tables that makes. */
async function pairRound(turning: Turning, number: number): Promise<number> {
  const { tx, divisions, competitions, now } = turning;
  let tables = 0;
  for (const division of divisions) {
    const competition = competitions.get(division.id);
    if (!competition) continue;
    const input = await inputOf(tx, division, competition, number);
    const made = pairingsToAdd(input);
    const part = (await countInputs(tx, division.id, number)) + 1;
    if (made.length === 0 && part > 1) continue;
    await insertInput(tx, { divisionId: division.id, round: number, part, input, at: now });
    await insertPairings(
      tx,
      made.map((pairing) => ({ ...pairing, divisionId: division.id })),
    );
    if (competition.settings.system.kind === 'ladder') await takeChallenges(tx, division.id, number);
    competition.pairings.push(...made);
    tables += made.filter(({ bye }) => bye === null).length;
    turning.revised.add(division.id);
  }
  return tables;
}

/** Players of games that are open get a letter before the deadline: three days, or a third of a short round. */
async function remind(turning: Turning, rounds: readonly RoundRow[]): Promise<void> {
  const { tx, season, now, competitions } = turning;
  for (const round of rounds) {
    if (round.openedAt === null || round.closedAt !== null || round.remindedAt !== null || remindAt(round, season) > now) continue;
    await updateRound(tx, season.id, round.number, { remindedAt: now });
    if (round.deadline <= now) continue;
    const users = playersOf(competitions.values(), round.number, 'open');
    await tellOfSeason(tx, { season, users, news: { what: 'reminder', round: round.number } }, now);
  }
}

const remindAt = ({ deadline }: RoundRow, { plan }: SeasonRow): Date =>
  new Date(deadline.getTime() - Math.min(3, plan.calendar.days / 3) * day);

async function end(turning: Turning): Promise<void> {
  const { tx, season, now, competitions } = turning;
  await updateSeason(tx, season.id, { status: 'over', endedAt: now, dueAt: null });
  await record(turning, null, { kind: 'over' });
  await tellOfSeason(tx, { season, users: playersOf(competitions.values()), news: { what: 'over' } }, now);
}

/** When time next does something to a season. */
function nextMoment(rounds: readonly RoundRow[], season: SeasonRow, now: Date): Date | null {
  const next = rounds.find(({ openedAt }) => openedAt === null);
  const moments = rounds.flatMap((round) => {
    if (round.openedAt === null || round.closedAt !== null) return [];
    return [...(round.lateAt === null ? [round.deadline] : []), ...(round.remindedAt === null ? [remindAt(round, season)] : [])];
  });
  const all = [...moments, ...(next ? [next.opensAt] : [])].map((moment) => moment.getTime()).filter((at) => at > now.getTime());
  const pause = season.pausedFrom !== null && season.pausedFrom > now ? [season.pausedFrom.getTime()] : [];
  return all.length + pause.length === 0 ? null : new Date(Math.min(...all, ...pause));
}
