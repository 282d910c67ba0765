import { database } from '../../../db/client';
import { findClub } from '../../../db/clubs';
import { entrantsOf, type NamedEntrant } from '../../../db/entrants';
import {
  actsOfSeason,
  type DivisionRow,
  divisionsOf,
  type LeagueRow,
  leaguesOfClub,
  publicLeagues,
  type SeasonRow,
  seasonsOf,
} from '../../../db/leagues';
import { type RoundRow, roundsOf } from '../../../db/rounds';
import type { SeasonPlan } from '../../../db/schema';
import type { Text } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { grouped } from '../../grouped';
import type { Caller } from '../access/caller';
import { visibleClub } from '../clubs/club-look';
import { currentHolders, hasWithdrawn } from './entry';
import { directs, type SeasonPlace, type SeasonRead, visibleLeague, visibleSeason } from './league-look';
import { divisionsSeen, type SeenDivision } from './seen';
import type { TableLine } from './table';

/** A season in a list. */
export interface SeasonSummary extends Pick<SeasonRow, 'number' | 'name' | 'status'> {
  game: string;
  gameTitle: string;
  /** ISO times. */
  startsAt: string | null;
  endedAt: string | null;
}

/** A league in a list. */
export interface LeagueSummary {
  slug: string;
  name: string;
  description: Text;
  visibility: LeagueRow['visibility'];
  /** The newest first; those only planned for directors alone. */
  seasons: SeasonSummary[];
}

export interface LeagueView extends LeagueSummary {
  club: { slug: string; name: string } | null;
  /** The caller directs it. */
  mayDirect: boolean;
}

async function summaryOf(season: SeasonRow, { language }: Caller): Promise<SeasonSummary> {
  const { number, name, status, plan, startsAt, endedAt } = season;
  const gameTitle = isGameId(plan.game) ? (await loadGame(plan.game)).title[language] : plan.game;
  return {
    number,
    name,
    status,
    game: plan.game,
    gameTitle,
    startsAt: startsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

async function summariesOf(leagues: readonly LeagueRow[], caller: Caller, mayDirect: boolean): Promise<LeagueSummary[]> {
  const { db } = await database();
  const rows =
    leagues.length === 0
      ? []
      : await seasonsOf(
          db,
          leagues.map(({ id }) => id),
        );
  const byLeague = grouped(rows, ({ leagueId }) => leagueId);
  return Promise.all(
    leagues.map(async ({ id, slug, name, description, visibility }) => {
      const own = (byLeague.get(id) ?? []).filter(({ status }) => mayDirect || status !== 'draft');
      return { slug, name, description, visibility, seasons: await Promise.all(own.map((season) => summaryOf(season, caller))) };
    }),
  );
}

/** Leagues of a club, for who may know of it. */
export async function clubLeagues(caller: Caller, slug: string): Promise<LeagueSummary[]> {
  const { club, role } = await visibleClub(caller, slug);
  const { db } = await database();
  return summariesOf(await leaguesOfClub(db, club.id, role !== null), caller, role === 'owner' || role === 'director');
}

/** Public leagues, the newest first, behind the one with an address; `next`: the address behind which there are more, null: there are none. */
export async function listLeagues(
  caller: Caller,
  { after, limit = 50 }: { after?: string | undefined; limit?: number } = {},
): Promise<{ leagues: LeagueSummary[]; next: string | null }> {
  const { db } = await database();
  const from = after === undefined ? null : await visibleLeague(caller, after);
  const before = from && { at: from.league.createdAt, id: from.league.id };
  const rows = await publicLeagues(db, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { leagues: await summariesOf(shown, caller, false), next: rows.length > limit ? (shown.at(-1)?.slug ?? null) : null };
}

export async function leagueView(caller: Caller, slug: string): Promise<LeagueView> {
  const found = await visibleLeague(caller, slug);
  const mayDirect = directs(found);
  const [summary] = await summariesOf([found.league], caller, mayDirect);
  if (!summary) throw new Error(`league ${slug} went away`);
  return { ...summary, club: await clubSeen(found, caller), mayDirect };
}

/** The league's club, for who may know of it. */
async function clubSeen(
  { club, role }: SeasonRead | Omit<SeasonRead, 'season'>,
  caller: Caller,
): Promise<{ slug: string; name: string } | null> {
  if (!club || (club.visibility === 'private' && role === null)) return null;
  const { db } = await database();
  const found = await findClub(db, club.slug, caller.user);
  return found && { slug: club.slug, name: club.name };
}

/** An entrant as pages name it. */
export interface EntrantView {
  id: string;
  /** Of a team its own, else its player's; empty: the account is closed. */
  name: string;
  /** Who plays for it now, board by board. */
  players: { userId: string; name: string | null }[];
  /** Who played for it before them. */
  before: { userId: string; name: string | null; untilRound: number }[];
  seed: number | null;
  rating: number | null;
  withdrawn: boolean;
  /** Rounds it sits out. */
  pauses: number[];
}

export function entrantView(entrant: NamedEntrant): EntrantView {
  const { id, holders, seed, rating, untilRound } = entrant;
  const names = new Map(holders.map(({ userId, userName }) => [userId, userName]));
  const players = currentHolders(holders).map((userId) => ({ userId, name: names.get(userId) ?? null }));
  const before = holders.flatMap(({ board, userId, userName, fromRound }) => {
    const next = holders.find((other) => other.board === board && other.fromRound > fromRound);
    return next ? [{ userId, name: userName, untilRound: next.fromRound - 1 }] : [];
  });
  return {
    id,
    name: entrant.name ?? players[0]?.name ?? '',
    players,
    before,
    seed,
    rating,
    withdrawn: untilRound !== null,
    pauses: entrant.pauses,
  };
}

/** A division with its table. */
export interface DivisionView {
  id: string;
  name: string;
  size: number | null;
  table: (TableLine & { entrant: string })[];
  /** How many of the first and last change divisions in the end. */
  up: number;
  down: number;
}

export interface RoundView {
  number: number;
  /** ISO times. */
  opensAt: string;
  deadline: string;
  opened: boolean;
  closed: boolean;
}

/** A season as its page shows it. */
export interface SeasonView extends SeasonSummary {
  league: { slug: string; name: string };
  club: { slug: string; name: string } | null;
  plan: SeasonPlan;
  /** SHA-256 of the seed of all lots, and the seed once it is published. */
  commitment: string;
  seed: string | null;
  divisions: DivisionView[];
  /** By id. */
  entrants: Record<string, EntrantView>;
  /** Entered and in no division. */
  waiting: string[];
  rounds: RoundView[];
  pause: { from: string; until: string } | null;
  mayDirect: boolean;
  /** The caller's entrant; null: none. */
  own: string | null;
  /** The caller may enter. */
  mayEnter: boolean;
}

/** What all who see a season see alike. */
interface CommonMaterial {
  divisions: DivisionRow[];
  entered: NamedEntrant[];
  /** By id. */
  entrants: Record<string, EntrantView>;
  rounds: RoundRow[];
  seen: Map<string, SeenDivision>;
}

/** What a season's views are made of. */
export interface SeasonMaterial extends SeasonRead, CommonMaterial {}

/** What was read of seasons, for who looks at them for one reader after the other: letters that leave together. */
export type SeasonLooks = Map<string, Promise<CommonMaterial>>;

export async function materialOf(caller: Caller, place: SeasonPlace, looks: SeasonLooks = new Map()): Promise<SeasonMaterial> {
  const found = await visibleSeason(caller, place);
  const { id } = found.season;
  const common = looks.get(id) ?? commonMaterial(found.season);
  looks.set(id, common);
  return { ...found, ...(await common) };
}

async function commonMaterial(season: SeasonRow): Promise<CommonMaterial> {
  const { db } = await database();
  const [divisions, entered, rounds] = await Promise.all([divisionsOf(db, season.id), entrantsOf(db, season.id), roundsOf(db, season.id)]);
  const entrants = Object.fromEntries(entered.map((each) => [each.id, entrantView(each)]));
  return { divisions, entered, entrants, rounds, seen: await divisionsSeen(db, season, divisions, entered) };
}

export const seasonView = async (caller: Caller, place: SeasonPlace, looks?: SeasonLooks): Promise<SeasonView> =>
  viewOf(caller, await materialOf(caller, place, looks));

export async function viewOf(caller: Caller, material: SeasonMaterial): Promise<SeasonView> {
  const { season, league, divisions, entered, entrants, rounds, seen, role } = material;
  const own = entered.find(
    ({ untilRound, holders }) => untilRound === null && caller.user !== null && currentHolders(holders).includes(caller.user),
  );
  const { exchange } = season.plan;
  // a bracket takes nobody after its start
  const takesMore = season.status === 'entry' || (season.status === 'running' && season.plan.settings.system.kind !== 'elimination');
  const isOpen = takesMore && (role !== null || (season.plan.entry === 'everybody' && league.visibility === 'public'));
  const { pausedFrom, pausedUntil } = season;
  return {
    ...(await summaryOf(season, caller)),
    league: { slug: league.slug, name: league.name },
    club: await clubSeen(material, caller),
    ...{ plan: season.plan, commitment: season.commitment, seed: season.seed },
    divisions: divisions.map(({ id, name, size }, index) => ({
      ...{ id, name, size, table: seen.get(id)?.table ?? [] },
      ...{ up: index === 0 ? 0 : exchange, down: index === divisions.length - 1 ? 0 : exchange },
    })),
    entrants,
    waiting: entered.flatMap(({ id, divisionId }) => (divisionId === null ? [id] : [])),
    rounds: rounds.map(roundView),
    pause: pausedFrom && pausedUntil ? { from: pausedFrom.toISOString(), until: pausedUntil.toISOString() } : null,
    mayDirect: directs(material),
    own: own?.id ?? null,
    mayEnter: isOpen && caller.user !== null && !own && !hasWithdrawn(entered, caller.user),
  };
}

const roundView = ({ number, opensAt, deadline, openedAt, closedAt }: RoundRow): RoundView => ({
  ...{ number, opensAt: opensAt.toISOString(), deadline: deadline.toISOString() },
  ...{ opened: openedAt !== null, closed: closedAt !== null },
});

/** What was done to a season, the latest first: everybody who sees it may know. */
export interface SeasonActView {
  at: string;
  /** Null: time did it; empty: the account is closed. */
  by: string | null;
  kind: string;
  details: Record<string, unknown>;
}

export async function seasonRecord(caller: Caller, place: SeasonPlace, limit = 200): Promise<SeasonActView[]> {
  const { season } = await visibleSeason(caller, place);
  const { db } = await database();
  return (await actsOfSeason(db, season.id, limit)).map(({ at, userId, name, kind, details }) => ({
    ...{ at: at.toISOString(), kind, details },
    by: userId === null ? null : (name ?? ''),
  }));
}
