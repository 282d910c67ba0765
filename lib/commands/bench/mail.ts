import { adoptDatabase, closeDatabase, openDatabase } from '../../../db/client';
import { outbox, users } from '../../../db/schema';
import type { GameId } from '../../games/registry';
import { letterWords } from '../../mail/words';
import { acceptInvite, createTable, lobbyView, startTable } from '../../play';
import { catchLetters } from './catcher';
import { type Between, queueLetters } from './mail-queue';
import { type Measures, measured, type Part, quantile } from './measure';
import { onPostgres } from './postgres';
import { startWorkerProcess, stopProcess } from './worker-process';

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(done: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`not done within ${seconds} seconds`);
    await soon(50);
  }
}

const queued = 10_000;
const originals = 40;

/** All that is queued, sent by a worker process: when each letter arrived, in milliseconds since it was started, and what it showed. */
async function drained(
  url: string,
  queue: { letters: number; originals: number; entries?: Between },
): Promise<{ times: number[]; pictures: (string | null)[] }> {
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  const catcher = await catchLetters();
  try {
    await queueLetters(database.db, queue);
    const count = await database.db.$count(outbox);
    const start = Date.now();
    const worker = await startWorkerProcess({ DATABASE_URL: url, SMTP_URL: catcher.url });
    try {
      await until(() => catcher.caught.length >= count, 900);
      const ids = new Set(catcher.caught.map(({ messageId }) => messageId)).size;
      if (ids !== count) throw new Error(`of ${count} letters ${ids} arrived`);
      const caught = [...catcher.caught].sort((a, b) => a.at - b.at);
      return { times: caught.map(({ at }) => at - start), pictures: caught.map(({ picture }) => picture) };
    } finally {
      await stopProcess(worker);
    }
  } finally {
    await catcher.close();
    await closeDatabase();
  }
}

async function drain(url: string): Promise<Measures> {
  const { times } = await drained(url, { letters: queued, originals });
  return { 'mail.drain_per_s': measured((1000 * times.length) / (times.at(-1) ?? 0), '1/s') };
}

/** Letters that hardly ever show the same board: two readers a table, each in a language of their own. */
const distinct = 600;
/** So many go before the clock starts: the grounds of the two boards are drawn meanwhile, once in the life of a process. */
const before = 200;
/** Share of the letters that must show a board of their own. */
const ownBoards = 0.9;

/** Letters a second that show a board which no letter before them showed; the others go along and do not count. */
async function drainDistinct(url: string): Promise<Measures> {
  const queue = { letters: distinct, originals: distinct / 2, entries: { least: 20, most: 60 } };
  const { times, pictures } = await drained(url, queue);
  const shown = pictures.filter((picture, at) => at >= before && picture !== null && pictures.indexOf(picture) === at).length;
  if (shown < ownBoards * (pictures.length - before)) throw new Error(`${pictures.length - before} letters show only ${shown} new boards`);
  const taken = (times.at(-1) ?? 0) - (times[before - 1] ?? 0);
  return { 'mail.drain_distinct_per_s': measured((1000 * shown) / taken, '1/s') };
}

const gameId = 'aa-1941' satisfies GameId;
const warmUp = 4;
const starts = 44;
/** Two letters each: 200 letters a minute. */
const between = 600;

/** Tables start at an even pace; each start writes to two players. */
async function outbound(url: string): Promise<Measures> {
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  const catcher = await catchLetters();
  const worker = await startWorkerProcess({ DATABASE_URL: url, SMTP_URL: catcher.url });
  try {
    const people = ['one', 'two'].map((user) => ({ user, language: user === 'one' ? ('en' as const) : ('it' as const) }));
    await database.db
      .insert(users)
      .values(people.map(({ user, language }) => ({ id: user, name: user, email: `${user}@bench.invalid`, language })));
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    const committed = new Map<string, number>();
    for (let n = 0; n < warmUp + starts; n++) {
      const next = Date.now() + between;
      const seats = { 'germany-japan': { kind: 'me' as const }, 'ussr-uk-usa': { kind: 'invite' as const, email: null } };
      const { id } = await createTable(one, { game: gameId, title: `Table ${n}`, options: {}, seats, timeControl: { kind: 'none' } });
      const [invite] = (await lobbyView(one, id)).invites;
      await acceptInvite(two, invite?.token ?? '');
      await startTable(one, id);
      if (n >= warmUp) committed.set(id, Date.now());
      await soon(Math.max(0, next - Date.now()));
    }
    // that all seats are taken is a letter before the start
    const started = () => catcher.caught.filter(({ subject }) => !subject.includes(letterWords.en.notice.full.title));
    await until(() => started().length >= (warmUp + starts) * 2, 60);
    const times = started().flatMap(({ listId, at }) => {
      const start = committed.get(/table-(\w+)\./.exec(listId)?.[1] ?? '');
      return start === undefined ? [] : [at - start];
    });
    if (times.length !== starts * 2) throw new Error(`of ${starts * 2} letters ${times.length} arrived`);
    return { 'mail.outbound_p99_ms': measured(quantile(times, 0.99), 'ms') };
  } finally {
    await stopProcess(worker);
    await catcher.close();
    await closeDatabase();
  }
}

export const mailParts: Part[] = [
  { names: ['mail.outbound_p99_ms'], run: () => onPostgres(['mail.outbound_p99_ms'], 'ms', outbound) },
  { names: ['mail.drain_per_s'], run: () => onPostgres(['mail.drain_per_s'], '1/s', drain) },
  { names: ['mail.drain_distinct_per_s'], run: () => onPostgres(['mail.drain_distinct_per_s'], '1/s', drainDistinct) },
];
