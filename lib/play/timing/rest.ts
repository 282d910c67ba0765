import type { Tx } from '../../../db/client';
import type { QuestionRow } from '../../../db/log';
import { putLetter } from '../../../db/outbox';
import { insertRecord } from '../../../db/records';
import type { SeatRow, TableRow } from '../../../db/tables';
import { type Entry, isByHand } from '../../engine';
import { isDeserted } from './away';

/** Answers that nobody gives between two acts of players, at most: several times what bots and absent seats say in a round. */
const mostUnheard = { withPlayers: 300, botsAlone: 5000 };

type Stands = { table: TableRow; seats: readonly SeatRow[] };

/** Answers that may be given before a player must be heard of; a demonstration moves only when it is told to. */
export function patienceLeft({ table, seats }: Stands): number {
  if (table.demo) return Number.POSITIVE_INFINITY;
  const most = seats.some(({ bot }) => !bot) ? mostUnheard.withPlayers : mostUnheard.botsAlone;
  return Math.max(0, most - table.unheard);
}

/** Answers since a player was last heard of, with those of a run. */
export function unheardAfter({ unheard }: Pick<TableRow, 'unheard'>, entries: readonly Pick<Entry, 'via'>[]): number {
  const last = entries.findLastIndex(({ via }) => isByHand(via));
  return last < 0 ? unheard + entries.length : entries.length - 1 - last;
}

/**
 * Nobody is heard of, so the table comes to rest: every player let two deadlines pass, or whatever answers by itself has gone on for too
 * long.
 */
export function mustRest(stands: Stands): boolean {
  const { table, seats } = stands;
  return (table.timeControl.kind !== 'none' && isDeserted(seats)) || isWornOut(stands);
}

/** Not even bots and standing orders answer any more before a player is heard of. */
export const isWornOut = (stands: Stands): boolean => patienceLeft(stands) === 0;

/**
 * All that is asked waits for players whose time is over, and as much time again has passed without a word from anybody at the table.
 * The rule at the deadline is to wait, so no deadline is left that could be missed.
 */
export function isSilentlyStuck({ table, questions, now }: { table: TableRow; questions: readonly QuestionRow[]; now: Date }): boolean {
  const open = questions.filter(({ held }) => !held);
  return open.length > 0 && open.every((question) => question.lapsed && stuckUntil(question, table) <= now.getTime());
}

function stuckUntil({ since, expiresAt }: QuestionRow, { heardAt }: TableRow): number {
  if (expiresAt === null) return Number.POSITIVE_INFINITY;
  const last = Math.max(expiresAt.getTime(), heardAt?.getTime() ?? 0);
  return last + (expiresAt.getTime() - since.getTime());
}

/** The record of the table says that it rests, and everybody at it gets a letter; where only bots play, its owner. */
export async function tellRest({ tx, table, seats, now }: Stands & { tx: Tx; now: Date }, seq: number): Promise<void> {
  await insertRecord(tx, {
    ...{ tableId: table.id, seq, kind: 'rests', at: now },
    en: 'Nobody was heard of any more: the table rests, and no clock runs until a player is heard again.',
    it: 'Nessuno si faceva più sentire: il tavolo riposa, e nessun orologio corre finché non si fa sentire un giocatore.',
  });
  const players = new Set(seats.flatMap(({ userId }) => userId ?? []));
  if (players.size === 0 && table.ownerId !== null) players.add(table.ownerId);
  for (const userId of players) {
    await putLetter(tx, { kind: 'notice', tableId: table.id, userId, payload: { what: 'rests' }, notBefore: now }, now);
  }
}
