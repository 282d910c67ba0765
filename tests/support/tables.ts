import { randomBytes } from 'node:crypto';
import { database } from '../../db/client';
import { users } from '../../db/schema';
import { type Clock, systemClock } from '../../lib/clock';
import {
  acceptInvite,
  type Caller,
  createTable,
  lobbyView,
  type NewTable,
  type PlayError,
  type Receipt,
  type Submission,
  startTable,
  submit,
} from '../../lib/play';
import { passSeat } from '../../lib/play/seats/hand-over';
import { withTable } from '../../lib/play/writer/session';

/** Somebody with an account. */
export interface Player extends Caller {
  user: string;
  email: string;
}

export async function newUser(name: string, language: Caller['language'] = 'en'): Promise<Player> {
  const { db } = await database();
  const email = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@example.org`;
  const [row] = await db.insert(users).values({ name, email, language }).returning();
  return { user: row!.id, language, email };
}

export const newSubmissionId = () => randomBytes(8).toString('hex');

/** Sends orders of a seat; `more` overrides whatever the test is about. */
export function send(
  caller: Caller,
  table: string,
  seat: string,
  orders: Submission['orders'],
  more: Partial<Submission> = {},
  clock?: Clock,
): Promise<Receipt> {
  const submission: Submission = {
    id: newSubmissionId(),
    table,
    seat,
    decision: null,
    orders,
    via: 'web',
    language: caller.language,
    ...more,
  };
  return submit(caller, submission, clock);
}

/** A started table of Ridges between two people, three ridges long. */
export async function ridgesFor(red: Caller, blue: Caller, change: Partial<NewTable> = {}): Promise<string> {
  const { id } = await createTable(red, {
    game: 'ridges',
    title: 'Test',
    options: { ridges: 3 },
    seats: { red: { kind: 'me' }, blue: { kind: 'invite', email: null } },
    timeControl: { kind: 'none' },
    ...change,
  });
  const { invites } = await lobbyView(red, id);
  await acceptInvite(blue, invites[0]!.token);
  await startTable(red, id);
  return id;
}

/** Plays a table of Ridges to its end: red spends a company more a ridge, and the loser lets it be but for one throw, which may turn the game. */
export const playToTheEnd = (id: string, red: Caller, blue: Caller): Promise<void> =>
  playRidges(id, { red, blue }, (round) => (round === 1 ? 'RALLY' : 'PASS'));

/** Plays a table of Ridges to its end without a throw: red wins. */
export const redWins = (id: string, red: Caller, blue: Caller): Promise<void> => playRidges(id, { red, blue }, () => 'PASS');

async function playRidges(id: string, { red, blue }: { red: Caller; blue: Caller }, answer: (round: number) => string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await send(red, id, 'red', ['DEPLOY 2']);
    await send(blue, id, 'blue', ['DEPLOY 1']);
    await send(blue, id, 'blue', [answer(round)]);
  }
}

/** Gives a seat of a running table to the practice bot, as those did who resigned before conceding ended a game. */
export async function leaveToBot(id: string, seat: string, clock: Clock = systemClock): Promise<void> {
  await withTable(id, clock.now(), async (locked) => {
    const row = locked.seats.find((each) => each.seat === seat)!;
    await passSeat(locked, row, { to: 'bot', why: 'resigned', by: seat, actor: row.userId, policy: null });
  });
}

/** How a door refuses: the code of the PlayError, 'no error' when it does not, any other error as text. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error: PlayError) => error.code ?? String(error),
  );
