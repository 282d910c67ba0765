import { database, isLockTimeout } from '../../../db/client';
import { tableRowsOf } from '../../../db/table-rows';
import { lockTable, type SeatRow, type TableRow } from '../../../db/tables';
import type { Source } from '../../chance/source';
import type { Clock } from '../../clock';
import { type AutoAnswers, type Language, type Progress, settle, type Text } from '../../engine';
import type { Caller } from '../access/caller';
import type { Locked } from '../access/locked';
import { PlayError } from '../access/play-error';
import { gameOf, isTableId, mustBeKnown, unknownTable } from '../access/visible-table';
import { loadState, type State } from '../log/load-state';
import { hear } from '../timing/heard';
import { patienceLeft } from '../timing/rest';
import { autoAnswersOf, botsLeft } from './auto-answers';
import { inTurn, TableBusy } from './in-turn';

/** A locked running table with its state and what answers there without a human. */
export interface Session extends Locked {
  state: State;
  autoAnswers: AutoAnswers;
}

/**
 * Runs `work` in a transaction that holds the table's row; null when there is no such table. Throws PlayError busy, in the language of who
 * waits, when others hold the table for too long.
 */
export async function withTable<T>(
  id: string,
  now: Date,
  work: (locked: Locked) => Promise<T>,
  waiting: { language: Language } = { language: 'en' },
): Promise<T | null> {
  if (!isTableId(id)) return null;
  const { db } = await database();
  const locked = () =>
    db.transaction(async (tx) => {
      const row = await lockTable(tx, id);
      if (!row) return null;
      const tableRows = await tableRowsOf(tx, id);
      const { seats } = tableRows;
      const game = await gameOf(row.table);
      const source = sourceOf(row.table, row.secret, seats);
      return work({ tx, now, table: row.table, game, source, epoch: row.epoch, seats, tableRows });
    });
  return inTurn(id, locked).catch((error: unknown) => {
    if (error instanceof TableBusy || isLockTimeout(error)) throw new PlayError('busy', busy[waiting.language], retryAfter);
    throw error;
  });
}

/** Seconds after which a table that was held may be free. */
const retryAfter = 10;

const busy: Text = {
  en: 'Somebody else holds this table, and nothing of yours was done: try again in a moment.',
  it: 'Qualcun altro tiene occupato questo tavolo, e nulla di quanto hai inviato è stato eseguito: riprova tra poco.',
};

/** `withTable` for a caller, who must be allowed to know the table; a player of it is heard of. */
export async function changeTable<T>(caller: Caller, id: string, clock: Clock, work: (locked: Locked) => Promise<T>): Promise<T> {
  const done = await withTable(
    id,
    clock.now(),
    async (locked) => {
      await mustBeKnown(locked, caller);
      return { value: await work(caller.user === null ? locked : await hear(locked, caller.user)) };
    },
    caller,
  );
  if (!done) throw unknownTable(caller);
  return done.value;
}

/** The dice source of a table: before the start its words may still change. */
export function sourceOf(table: TableRow, secret: string, seats: readonly SeatRow[]): Source {
  const words = table.opening ? table.opening.seats.map(({ word }) => word) : seats.map(({ word }) => word);
  return { secret, words, table: table.id };
}

/** Loads what a running table needs to be played on. */
export async function openSession(locked: Locked): Promise<Session> {
  const { tx, table, game, tableRows } = locked;
  return { ...locked, state: await loadState(tx, { table, game, snapshot: tableRows.snapshot }), autoAnswers: autoAnswersOf(locked) };
}

/** Answers in one transaction, unless less is asked for. */
const mostAtOnce = 600;

/**
 * Answers what needs no human, as long as a player was heard of not too many answers ago; true when bots have more to say than one
 * transaction should wait for.
 */
export function settleTable({ game, autoAnswers, seats, table }: Session, progress: Progress, most = mostAtOnce): boolean {
  const patience = patienceLeft({ table, seats });
  const left = Math.max(0, patience - progress.entries.length);
  const more = settle(game, progress, autoAnswers, Math.min(most, left)) || botsLeft({ game, autoAnswers, seats }, progress.state);
  // what is left then waits for a player, not for another transaction
  return more && progress.entries.length < patience;
}
