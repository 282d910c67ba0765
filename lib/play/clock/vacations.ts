import { deleteVacation, insertVacation, vacationsOf } from '../../../db/affairs';
import { database } from '../../../db/client';
import { newId } from '../../../db/schema';
import { tablesOfUser } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import type { Span } from '../../time-control';
import { type Caller, trouble, userOf } from '../access/caller';
import type { Locked } from '../access/locked';
import { PlayError } from '../access/play-error';
import { undoLoans } from '../seats/loans';
import { ask, mustBeSpan } from '../seats/substitutes';
import { applyVacations } from '../timing/vacation-pauses';
import { withTable } from '../writer/session';

/** A time when the caller is away. */
export interface Vacation {
  id: string;
  /** ISO times. */
  from: string;
  until: string;
  /** Ids of tables; null: all. */
  tables: string[] | null;
}

export interface NewVacation {
  span: Span;
  /** Null: all of the caller's tables, those to come included. */
  tables: string[] | null;
  /** Asked to play where the table's rule is a substitute; null: nobody. */
  substitute: string | null;
}

/** Vacations that are not over at one time. */
const most = 12;

/** The caller's times away that are not over. */
export async function vacations(caller: Caller, clock: Clock = systemClock): Promise<Vacation[]> {
  const { db } = await database();
  const rows = await vacationsOf(db, [userOf(caller)], { after: clock.now() });
  return rows.map(({ id, startsAt, endsAt, tables }) => ({ id, from: startsAt.toISOString(), until: endsAt.toISOString(), tables }));
}

/**
 * The caller will be away. Where the table's rule is to wait, deadlines move; where it is a substitute, the one named is asked for every
 * seat. Returns the seats nobody could be asked for, with the reason.
 */
export async function declareVacation(caller: Caller, wanted: NewVacation, clock: Clock = systemClock): Promise<string[]> {
  const user = userOf(caller);
  const now = clock.now();
  mustBeSpan(wanted.span, now, caller);
  const { db } = await database();
  if ((await vacationsOf(db, [user], { after: now })).length >= most) {
    throw trouble('conflict', { en: 'You have too many absences planned already.', it: 'Hai già troppe assenze in programma.' }, caller);
  }
  const { from, until } = wanted.span;
  await insertVacation(db, { id: newId(), userId: user, startsAt: from, endsAt: until, tables: wanted.tables, createdAt: now });
  const failures: string[] = [];
  await atTables(user, now, async (locked) => {
    if (wanted.tables !== null && !wanted.tables.includes(locked.table.id)) return;
    await applyVacations(locked);
    if (locked.table.absence === 'substitute' && wanted.substitute !== null) failures.push(...(await askForAll(locked, wanted, caller)));
  });
  return failures;
}

/**
 * Is not away after all, or back earlier: clocks run from now on, and substitutes for this very time are not needed any more. One who
 * has the seat gives it back.
 */
export async function cancelVacation(caller: Caller, id: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  const { db } = await database();
  const gone = await deleteVacation(db, user, id);
  if (!gone) throw trouble('not-found', { en: 'There is no such absence.', it: "Quest'assenza non esiste." }, caller);
  const now = clock.now();
  await undoLoans(user, gone, now);
  await atTables(user, now, applyVacations);
}

/** Runs `work` at every running table where the user holds a seat, each in a transaction of its own. */
async function atTables(user: string, now: Date, work: (locked: Locked) => Promise<void>): Promise<void> {
  const { db } = await database();
  for (const { id, status } of await tablesOfUser(db, user)) {
    if (status !== 'running') continue;
    await withTable(id, now, async (locked) => {
      if (locked.table.status === 'running' && locked.seats.some(({ userId }) => userId === user)) await work(locked);
      return true;
    });
  }
}

async function askForAll(locked: Locked, { span, substitute }: NewVacation, caller: Caller): Promise<string[]> {
  const user = userOf(caller);
  const failures: string[] = [];
  for (const { seat, userId } of locked.seats) {
    if (userId !== user) continue;
    try {
      await ask(locked, { seat, email: substitute, span, user }, caller);
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      failures.push(`${locked.table.title}, ${locked.game.seatName(seat, caller.language, locked.table.moment)}: ${error.message}`);
    }
  }
  return failures;
}
