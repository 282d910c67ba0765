import type { Db } from '../../../db/client';
import { changesOf } from '../../../db/rating-lists';
import { shownOf } from '../../ratings';
import { resultIdOf } from './rated-result';

/** By how many points a table's result moved each player's rating in its game; empty while it is not worked up, and where it moved nobody. */
export async function changesBy(db: Db, { id, game, endedAt }: { id: string; game: string; endedAt: Date }): Promise<Map<string, number>> {
  const changes = await changesOf(db, { scope: game, at: endedAt, result: resultIdOf(id) });
  return new Map(changes.map(({ after, before }) => [after.player, shownOf(after).rating - shownOf(before).rating]));
}
