import { database } from '../../../db/client';
import { actsOfTables } from '../../../db/log';
import { openPairings, roundsOf } from '../../../db/rounds';
import { type Clock, systemClock } from '../../clock';
import { grouped } from '../../grouped';
import type { Caller } from '../access/caller';
import { openAppeals } from '../agreements/adjudication';
import { mustBeAllowed } from '../clubs/rights';
import { clubDesk } from '../clubs/views';
import type { SeasonPlace } from './league-look';
import { type EntrantView, entrantView, materialOf } from './views';

/** Something that waits for who directs a season. */
export type DeskItem =
  /** A game that was open at the deadline of its round. */
  | { kind: 'late'; round: number; division: string; table: string; entrants: string[] }
  /** A game whose round ends within three days. */
  | { kind: 'soon'; round: number; division: string; table: string; entrants: string[]; deadline: string }
  /** An appeal that nobody answered. */
  | { kind: 'appeal'; table: string; entrants: string[]; entry: number; reason: string; at: string }
  /** Somebody entered and is in no division. */
  | { kind: 'unplaced'; entrant: string }
  /** An entrant whose account is closed, or that has nobody to play for it. */
  | { kind: 'vacant'; entrant: string }
  /** The season cannot start by itself: it has no date. */
  | { kind: 'undated' }
  /** Requests to join the club. */
  | { kind: 'requests'; count: number };

export interface SeasonDesk {
  items: DeskItem[];
  /** By id. */
  entrants: Record<string, EntrantView>;
}

const day = 86_400_000;

/** Everything that is late, waits or is not confirmed, in one list: the most pressing first. */
export async function seasonDesk(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<SeasonDesk> {
  const material = await materialOf(caller, place);
  const { season, entered, divisions, role, club } = material;
  mustBeAllowed(role, 'direct', caller);
  const { db } = await database();
  const now = clock.now();
  const open = await openPairings(db, season.id);
  const rounds = new Map((await roundsOf(db, season.id)).map((round) => [round.number, round]));
  const nameOf = new Map(divisions.map(({ id, name }) => [id, name]));
  const items: DeskItem[] = [];
  for (const { tableId, seats, round, divisionId, late } of open) {
    if (tableId === null) continue;
    const game = { round, division: nameOf.get(divisionId) ?? '', table: tableId, entrants: seats.map(({ entrant }) => entrant) };
    const deadline = rounds.get(round)?.deadline;
    if (late) items.push({ kind: 'late', ...game });
    else if (deadline && deadline.getTime() - now.getTime() < 3 * day)
      items.push({ kind: 'soon', ...game, deadline: deadline.toISOString() });
  }
  const played = new Map(
    [...material.seen.values()]
      .flatMap(({ pairings }) => pairings)
      .flatMap(({ tableId, seats }) => (tableId === null ? [] : [[tableId, seats] as const])),
  );
  const acts = grouped(await actsOfTables(db, [...played.keys()]), ({ tableId }) => tableId);
  for (const [table, seats] of played) {
    const entrants = seats.map(({ entrant }) => entrant);
    for (const { entry, reason, at } of openAppeals(acts.get(table) ?? [])) {
      items.push({ kind: 'appeal', table, entrants, entry, reason, at: at.toISOString() });
    }
  }
  for (const { id, divisionId, holders, untilRound } of entered) {
    if (divisionId === null && season.status === 'running') items.push({ kind: 'unplaced', entrant: id });
    const last = holders.at(-1);
    if (untilRound === null && (!last || last.userName === null)) items.push({ kind: 'vacant', entrant: id });
  }
  if (season.status === 'entry' && season.startsAt === null) items.push({ kind: 'undated' });
  const requests = club === null ? 0 : (await clubDesk(caller, club.slug, clock)).requests.length;
  if (requests > 0) items.push({ kind: 'requests', count: requests });
  return {
    items: items.sort((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind)),
    entrants: Object.fromEntries(entered.map((each) => [each.id, entrantView(each)])),
  };
}

const urgency: DeskItem['kind'][] = ['appeal', 'late', 'vacant', 'unplaced', 'undated', 'soon', 'requests'];
