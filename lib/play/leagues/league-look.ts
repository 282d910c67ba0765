import { type Db, database, type Tx } from '../../../db/client';
import {
  actUnder,
  findLeague,
  findSeason,
  findSeasonById,
  insertAct,
  isKnown,
  type LeagueRead,
  lockSeason,
  type SeasonRow,
} from '../../../db/leagues';
import type { SeasonState } from '../../../db/schema';
import { putSeasonHookNews } from '../../../db/season-hooks';
import type { Clock } from '../../clock';
import type { Text } from '../../engine';
import { type Caller, trouble, userOf } from '../access/caller';
import { isSlug } from '../clubs/club-look';
import { mayDo, mustBeAllowed } from '../clubs/rights';

/** Of a league that only its club may know of nobody else learns that it is there. */
export const unknownLeague = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such league.', it: 'Questo campionato non esiste.' }, caller);

const unknownSeason = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such season.', it: 'Questa stagione non esiste.' }, caller);

/** Whether somebody leads the league's club. */
export const directs = ({ role }: LeagueRead): boolean => mayDo(role, 'direct');

/** A league that the caller may know of; throws not-found. */
export async function visibleLeague(caller: Caller, slug: string): Promise<LeagueRead> {
  const { db } = await database();
  const found = isSlug(slug) ? await findLeague(db, { slug }, caller.user) : null;
  if (!found || !isKnown(found)) throw unknownLeague(caller);
  return found;
}

/** Which season: the address of its league and its number there. */
export interface SeasonPlace {
  league: string;
  season: number;
}

/** Where a season is found; null: it is gone. */
export async function placeOfSeason(on: Db | Tx, id: string): Promise<SeasonPlace | null> {
  const season = await findSeasonById(on, id);
  const found = season && (await findLeague(on, { id: season.leagueId }, null));
  return found ? { league: found.league.slug, season: season.number } : null;
}

export interface SeasonRead extends LeagueRead {
  season: SeasonRow;
}

/** A season that the caller may know of; one that is only planned its directors alone. */
export async function visibleSeason(caller: Caller, { league, season: number }: SeasonPlace): Promise<SeasonRead> {
  const found = await visibleLeague(caller, league);
  const { db } = await database();
  const season = await findSeason(db, found.league.id, number);
  if (!season || (season.status === 'draft' && !directs(found))) throw unknownSeason(caller);
  return { ...found, season };
}

/** A season that is held while it changes, and who changes it. */
export interface LockedSeason extends SeasonRead {
  tx: Tx;
  user: string;
  now: Date;
  key?: string | undefined;
}

interface Change {
  /** directors: nobody else may. */
  who: 'directors' | 'everybody';
  /** In which the season may be. */
  states: readonly SeasonState[];
  clock: Clock;
}

/**
 * Runs `work` in a transaction that holds the season: one writer a season. Throws forbidden for who may not, conflict in another state. What the
 * caller's program did under its key is not done again: it gets what the act on record says.
 */
export async function changeSeason<T>(
  caller: Caller,
  place: SeasonPlace,
  { who, states, clock }: Change,
  work: (locked: LockedSeason) => Promise<T>,
): Promise<T> {
  const user = userOf(caller);
  const found = await visibleSeason(caller, place);
  if (who === 'directors') mustBeAllowed(found.role, 'direct', caller);
  const { db } = await database();
  return db.transaction(async (tx) => {
    const season = await lockSeason(tx, found.season.id);
    if (!season) throw unknownSeason(caller);
    const before = caller.key === undefined ? null : await actUnder(tx, user, caller.key);
    if (before) return before.details as T;
    if (!states.includes(season.status)) throw otherState(season.status, caller);
    return work({ ...found, season, tx, user, now: clock.now(), key: caller.key });
  });
}

const otherState = (status: SeasonState, caller: Caller) =>
  trouble(
    'conflict',
    { en: `The season is ${said[status].en}: this cannot be done now.`, it: `La stagione è ${said[status].it}: adesso non si può.` },
    caller,
  );

const said: Record<SeasonState, Text> = {
  draft: { en: 'only planned', it: 'solo progettata' },
  entry: { en: 'open for entries', it: 'aperta alle iscrizioni' },
  running: { en: 'under way', it: 'in corso' },
  over: { en: 'over', it: 'finita' },
  'called-off': { en: 'called off', it: 'annullata' },
};

/** What can be done to a season, as its record says it. */
export type SeasonAct =
  | { kind: 'planned' | 'opened' | 'called-off' | 'resumed' | 'over' }
  | { kind: 'changed'; what: string[] }
  | { kind: 'copied'; from: number }
  | { kind: 'started'; seed: string }
  | { kind: 'not-started'; why: Text }
  | { kind: 'entered' | 'left'; entrant: string; name: string }
  | { kind: 'placed'; entrant: string; name: string; division: string | null; seed: number | null }
  | { kind: 'withdrawn'; entrant: string; name: string; round: number; why: string }
  | { kind: 'replaced'; entrant: string; from: string; to: string; board: number; round: number }
  | { kind: 'sits-out'; entrant: string; name: string; round: number; out: boolean }
  | { kind: 'round-opened'; round: number; tables: number; deadline: string }
  | { kind: 'round-closed' | 'late'; round: number; games: number }
  | { kind: 'extended'; round: number; days: number; deadline: string }
  | { kind: 'paused'; from: string; until: string }
  | { kind: 'clock'; timeControl: unknown }
  | { kind: 'challenged'; by: string; to: string };

/** Writes down what was done to a season; a null user: time did it. */
export async function record(
  { tx, season, now, key }: { tx: Tx; season: { id: string }; now: Date; key?: string | undefined },
  user: string | null,
  act: SeasonAct,
): Promise<void> {
  const { kind, ...details } = act;
  if (kind === 'over') await putSeasonHookNews(tx, season.id, 'over');
  if (act.kind === 'round-opened') await putSeasonHookNews(tx, season.id, 'round-opened', { round: act.round });
  await insertAct(tx, { seasonId: season.id, at: now, userId: user, kind, details, key: key ?? null });
}
