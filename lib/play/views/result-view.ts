import { database } from '../../../db/client';
import { namesOf } from '../../../db/people';
import { resultOfTable } from '../../../db/results';
import type { Terms } from '../../chance/file';
import { reasonText } from '../../chance/late';
import type { Left } from '../../chance/result';
import type { ResultKind } from '../../engine';
import type { Caller } from '../access/caller';
import { type VisibleTable, visibleTable } from '../access/visible-table';
import { changesBy } from '../ratings/change';

/** How a table ended, for a reader. */
export interface ResultView {
  kind: ResultKind;
  /** In words. */
  text: string;
  counts: Terms['counts'];
  /** Somebody played against somebody else, were it the bot. */
  contest: boolean;
  /** What a director said who decided it. */
  reason: string | null;
  /** The entry that decided it. */
  entry: number;
  /** ISO time. */
  endedAt: string;
  players: ResultPlayerView[];
}

export interface ResultPlayerView {
  seat: string;
  seatName: string;
  side: string;
  /** Null: the practice bot, or nobody known. */
  userId: string | null;
  /** Null: an account that is closed, or nobody's. */
  userName: string | null;
  bot: boolean;
  /** 1 is best, the same is a draw; null: it counts for nothing. */
  rank: number | null;
  /** Why they gave the seat up before the end; null: they did not. */
  left: Left | null;
  /** By how many points it moved their rating in this game; null: it did not, or has not yet. */
  change: number | null;
}

/** The result of a table that is over; null: it runs, or was not played here. */
export async function tableResult(caller: Caller, id: string): Promise<ResultView | null> {
  const { db } = await database();
  return resultSeen(caller, await visibleTable(db, caller, id));
}

/** `tableResult` of a table that the caller may see. */
export async function resultSeen(
  { language }: Caller,
  { table, game, holders }: Pick<VisibleTable, 'table' | 'game' | 'holders'>,
): Promise<ResultView | null> {
  if (table.status !== 'over') return null;
  const { db } = await database();
  const row = await resultOfTable(db, table.id);
  if (!row) return null;
  const names = await namesOf(
    db,
    row.players.flatMap(({ userId }) => userId ?? []),
  );
  const { kind, counts, contest, reason, entry, endedAt } = row;
  const changes = counts === 'rated' && contest ? await changesBy(db, { id: table.id, game: game.id, endedAt }) : new Map<string, number>();
  const players = holders.flatMap(({ seat }) =>
    row.players
      .filter((player) => player.seat === seat)
      .map(({ side, userId, bot, rank, left }) => ({
        ...{ seat, seatName: game.seatName(seat, language, table.moment), side },
        ...{ userId, userName: userId === null ? null : (names.get(userId) ?? null), bot, rank, left },
        change: (userId === null ? null : changes.get(userId)) ?? null,
      })),
  );
  const why = reason === null ? null : reasonText(reason, language);
  return { ...{ kind, counts, contest, reason: why, entry, players }, text: table.headline[language], endedAt: endedAt.toISOString() };
}
