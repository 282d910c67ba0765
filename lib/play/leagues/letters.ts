import type { Db, Tx } from '../../../db/client';
import { leadersOf } from '../../../db/clubs';
import type { LeagueRow } from '../../../db/leagues';
import { putLetters } from '../../../db/outbox';

/** What a season writes about, as the outbox keeps it; names and dates are read when the letter is written. */
export type SeasonNews =
  | { what: 'entered' | 'over' | 'called-off' | 'resumed' }
  | { what: 'round-opened' | 'reminder' | 'extended'; round: number }
  /** To directors. */
  | { what: 'not-started'; why: { en: string; it: string } }
  | { what: 'late'; round: number }
  | { what: 'withdrawn'; entrant: string }
  | { what: 'paused'; from: string; until: string }
  | { what: 'clock' }
  /** To who added a webhook to `host` that failed too often. */
  | { what: 'hook-off'; host: string }
  /** To who is in an entrant's place from now on, and to who was. */
  | { what: 'successor' | 'replaced'; entrant: string };

/** Writes to users about a season, at once unless it is said when. */
export function tellOfSeason(
  tx: Tx,
  { season, users, news, notBefore }: { season: { id: string }; users: Iterable<string>; news: SeasonNews; notBefore?: Date },
  now: Date,
): Promise<void> {
  const letters = [...new Set(users)].map((userId) => ({
    kind: 'season' as const,
    userId,
    payload: { season: season.id, ...news },
    notBefore: notBefore ?? now,
  }));
  return putLetters(tx, letters, now);
}

/** Who directs a league. */
export const directorsOf = (on: Db | Tx, { clubId }: Pick<LeagueRow, 'clubId'>): Promise<string[]> =>
  clubId === null ? Promise.resolve([]) : leadersOf(on, clubId);
