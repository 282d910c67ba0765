import { database, type Tx } from '../../db/client';
import { type Papers, papersOf } from '../../db/papers';
import { lockTable, type SeatRow, type TableRow } from '../../db/tables';
import { botSeed, dieOf, type Source } from '../chance/source';
import type { Clock } from '../clock';
import { type Course, type Decision, type Desk, seeded, settle } from '../engine';
import type { AnyGame } from '../games/registry';
import { gameOf, isTableId, mustBeKnown, unknownTable } from './access';
import { isAnsweredAtOnce } from './away';
import type { Caller } from './caller';
import { hear } from './heard';
import { loadState, type State } from './load';
import { decisionsOf } from './project';
import { patienceLeft } from './rest';
import { heldOf } from './sealed';
import { hasExpired } from './timing';

/** A table locked for writing. Nobody else changes it until the transaction ends. */
export interface Locked {
  tx: Tx;
  now: Date;
  table: TableRow;
  game: AnyGame;
  source: Source;
  seats: SeatRow[];
  /** As they were when the transaction began. */
  papers: Papers;
}

/** A locked running table with its state and a desk that answers what needs no human. */
export interface Session extends Locked {
  state: State;
  desk: Desk;
}

/** Milliseconds of bots' thinking in one transaction; what is left is done by the worker. */
const thinkingTime = 250;

/** Runs `work` in a transaction that holds the table's row; null when there is no such table. */
export async function withTable<T>(id: string, now: Date, work: (locked: Locked) => Promise<T>): Promise<T | null> {
  if (!isTableId(id)) return null;
  const { db } = await database();
  return db.transaction(async (tx) => {
    const row = await lockTable(tx, id);
    if (!row) return null;
    const papers = await papersOf(tx, id);
    const { seats } = papers;
    const game = await gameOf(row.table);
    return work({ tx, now, table: row.table, game, source: sourceOf(row.table, row.secret, seats), seats, papers });
  });
}

/** `withTable` for a caller, who must be allowed to know the table; a player of it is heard of. */
export async function changeTable<T>(caller: Caller, id: string, clock: Clock, work: (locked: Locked) => Promise<T>): Promise<T> {
  const done = await withTable(id, clock.now(), async (locked) => {
    await mustBeKnown(locked, caller);
    return { value: await work(caller.user === null ? locked : await hear(locked, caller.user)) };
  });
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
  const { tx, table, game, papers } = locked;
  return { ...locked, state: await loadState(tx, { table, game, snapshot: papers.snapshot }), desk: deskOf(locked) };
}

/** The desk of a table: its dice, its seats' standing orders, its bots and whoever is late. */
export function deskOf(locked: Omit<Locked, 'tx'>): Desk {
  const { table, source, seats } = locked;
  const thinkUntil = performance.now() + thinkingTime;
  let seq = table.seq + 1;
  let call = 0;
  return {
    ...intentionsOf(locked, () => seeded(botSeed(source, seq, call++))),
    die(offset) {
      seq = table.seq + offset + 2;
      call = 0;
      return dieOf(source, table.seq + offset + 1);
    },
    bot(seat) {
      if (!seats.find((each) => each.seat === seat)?.bot || performance.now() > thinkUntil) return null;
      return seeded(botSeed(source, seq, call++));
    },
  };
}

/** What answers at a table: its seats' standing orders and, for whoever is late, its rules. `chance` is for those that ask the bot. */
export function intentionsOf(
  locked: Omit<Locked, 'tx' | 'source'>,
  chance: () => () => number,
): Pick<Desk, 'policy' | 'expired' | 'fallback' | 'resort' | 'held'> {
  const { game, table, seats, papers } = locked;
  const seatOf = (seat: string) => seats.find((each) => each.seat === seat);
  return {
    policy(seat) {
      // a bot that has run out of time thinks on later: nothing else speaks for it
      if (seatOf(seat)?.bot) return null;
      const set = game.policySchema.safeParse(papers.policies.get(seat));
      return set.success ? set.data : game.defaultPolicy(table.options, seat);
    },
    expired: isUpOn(locked),
    fallback: table.pace.kind === 'none' || table.pace.defaults,
    resort() {
      if (table.pace.kind === 'none') return null;
      const { expiry } = table.pace;
      return expiry === 'pass' ? 'pass' : expiry === 'bot' ? chance() : null;
    },
    held: heldOf(papers.sealed),
  };
}

/** Whether a question is answered without its player: its time is over, or its seat is answered for at once. */
export function isUpOn(timed: Pick<Locked, 'table' | 'seats' | 'papers' | 'now'>): Desk['expired'] {
  const { table, seats, papers } = timed;
  return ({ id, seat }) => {
    if (table.pace.kind === 'none' || table.restsSince !== null) return false;
    if (isAnsweredAtOnce(seats, seat)) return true;
    const question = papers.questions.find((each) => each.decision === id);
    return question !== undefined && hasExpired(question, timed);
  };
}

/** Answers in one transaction, unless less is asked for. */
const mostAtOnce = 600;

/**
 * Answers what needs no human, as long as a player was heard of not too many answers ago; true when bots have more to say than one
 * transaction should wait for.
 */
export function settleTable({ game, desk, seats, table }: Session, course: Course, most = mostAtOnce): boolean {
  const patience = patienceLeft({ table, seats });
  const left = Math.max(0, patience - course.entries.length);
  const more = settle(game, course, desk, Math.min(most, left)) || botsLeft({ game, desk, seats }, course.state);
  // what is left then waits for a player, not for another transaction
  return more && course.entries.length < patience;
}

/** A bot's seat is asked something and has not answered. */
export function botsLeft({ game, desk, seats }: Pick<Session, 'game' | 'seats'> & { desk: Pick<Desk, 'held'> }, state: State): boolean {
  const bots = new Set(seats.filter(({ bot }) => bot).map(({ seat }) => seat));
  return decisionsOf(game, state).some((decision: Decision) => bots.has(decision.seat) && !desk.held.has(decision.id));
}
