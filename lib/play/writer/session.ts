import { database, isLockTimeout } from '../../../db/client';
import { type KnownReceipt, type LockedTable, lockTable } from '../../../db/table-rows';
import type { SeatRow, TableRow } from '../../../db/tables';
import type { Source } from '../../chance/source';
import type { Clock } from '../../clock';
import { type AutoAnswers, type Language, type Progress, settle, type Text } from '../../engine';
import { dueRound } from '../access/beacon';
import type { Caller } from '../access/caller';
import type { Locked } from '../access/locked';
import { PlayError } from '../access/play-error';
import { gameOf, isTableId, mustBeKnown, unknownTable } from '../access/visible-table';
import { loadState, type State } from '../log/load-state';
import { hear, hearBeforeChange } from '../timing/heard';
import { patienceLeft } from '../timing/rest';
import { autoAnswersOf, botsLeft } from './auto-answers';
import { inTurn, TableBusy } from './in-turn';

/** A locked running table with its state and what answers there without a human. */
export interface Session extends Locked {
  state: State;
  autoAnswers: AutoAnswers;
}

interface Errand {
  language: Language;
  /** A sheet that may have been sent before. */
  sheet?: { seat: string; id: string };
}

/**
 * Runs `work` in a transaction that holds the table's row; null when there is no such table. `work` also gets the receipt of the errand's sheet, if
 * that is known. Throws PlayError busy, in the language of who waits, when others hold the table for too long.
 */
export async function withTable<T>(
  id: string,
  now: Date,
  work: (locked: Locked, known: KnownReceipt | null) => Promise<T>,
  { language, sheet }: Errand = { language: 'en' },
): Promise<T | null> {
  if (!isTableId(id)) return null;
  const { db } = await database();
  // asked of others before anything is held: nobody waits for them behind a lock
  const beacon = await dueRound(db, id, now);
  const locked = () =>
    db.transaction(async (tx) => {
      const found = await lockTable(tx, id, sheet);
      return found && work(await lockedOf(found, { tx, now, beacon }), found.known);
    });
  return inTurn(id, locked).catch((error: unknown) => {
    if (error instanceof TableBusy || isLockTimeout(error)) throw new PlayError('busy', busy[language], retryAfter);
    throw error;
  });
}

async function lockedOf(
  { table, secret, epoch, rows: tableRows }: LockedTable,
  time: Pick<Locked, 'tx' | 'now' | 'beacon'>,
): Promise<Locked> {
  const { seats } = tableRows;
  return { ...time, table, game: await gameOf(table), source: sourceOf(table, secret, seats), epoch, seats, tableRows };
}

/** The same table as the transaction has made it so far, for what is done to it next. */
export const lookAgain = ({ table, ...time }: Locked): Promise<Locked> => lockedIn(table.id, time);

/** A table that this transaction holds already, or has just made. */
export async function lockedIn(id: string, { tx, now, beacon }: Pick<Locked, 'tx' | 'now' | 'beacon'>): Promise<Locked> {
  const found = await lockTable(tx, id);
  if (!found) throw new Error(`table ${id} went away while it was locked`);
  return lockedOf(found, { tx, now, beacon });
}

/** Seconds after which a table that was held may be free. */
const retryAfter = 10;

const busy: Text = {
  en: 'Somebody else holds this table, and nothing of yours was done: try again in a moment.',
  it: 'Qualcun altro tiene occupato questo tavolo, e nulla di quanto hai inviato è stato eseguito: riprova tra poco.',
};

/** `withTable` for a caller, who must be allowed to know the table; a player of it is heard of. */
export function changeTable<T>(caller: Caller, id: string, clock: Clock, work: (locked: Locked) => Promise<T>): Promise<T> {
  return knowing(caller, clock, { ...caller, table: id }, async (locked) =>
    work(caller.user === null ? locked : await hear(locked, caller.user)),
  );
}

/** `changeTable` for a sheet of a user: what is owed (`Locked`) is written by `work`, with all the rest. */
export function changeBySheet<T>(
  caller: Caller & { user: string },
  clock: Clock,
  { table, seat, id }: { table: string; seat: string; id: string },
  work: (locked: Locked, known: KnownReceipt | null) => Promise<T>,
): Promise<T> {
  return knowing(caller, clock, { ...caller, table, sheet: { seat, id } }, async (locked, known) =>
    work(await hearBeforeChange(locked, caller.user), known),
  );
}

async function knowing<T>(
  caller: Caller,
  clock: Clock,
  errand: Errand & { table: string },
  work: (locked: Locked, known: KnownReceipt | null) => Promise<T>,
): Promise<T> {
  const at = async (locked: Locked, known: KnownReceipt | null) => {
    await mustBeKnown(locked, caller);
    return { value: await work(locked, known) };
  };
  const done = await withTable(errand.table, clock.now(), at, errand);
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
