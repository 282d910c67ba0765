import pg from 'pg';
import { seeded } from '../../../engine';
import { root } from '../../install.mjs';
import { NeverReady, type ServerProcess, startServer } from '../../server-process';
import { catchLetters } from '../catcher';
import type { Fall } from './cluster';
import { patiently, type Serving, soon } from './load';
import { type Place, settings } from './trial';

/** Servers side by side on one database: while one is started, the other goes on. */
const sideBySide = 2;
/** Life of a process once it has sent a letter or taken an order, at most, in milliseconds; one in `seldom` lives long enough to lose many connections. */
const life = { usual: 2_000, long: 30_000 };
const seldom = 10;
/** How long it may take to do so, and the database's troubles lie apart, at most, in milliseconds. */
const longestWait = 15_000;
const longestCalm = 3_000;
/** How long a start may take, and how often the database may be in its way. */
const longestStart = 60_000;
const mostStarts = 10;
/** What the servers' connections are called. */
const ours = 'fieldpost-server';

/** What happened to whom. */
export interface Mayhem {
  kills: number;
  /** Connections that were ended. */
  cuts: number;
  restarts: Record<Fall, number>;
  /** Servers that ended by themselves or did nothing any more, with the last they said. */
  fallen: string[];
}

/** Starts one server that is left alone. */
export async function startCalm({ cluster, mail, serving }: Place): Promise<{ stop(): Promise<void> }> {
  const catcher = await catchLetters((letter) => mail.add(letter));
  const server = await startServer({ ...settings, DATABASE_URL: cluster.url, SMTP_URL: catcher.url });
  serving.push({ address: server.address, done: 0 });
  return {
    async stop() {
      serving.length = 0;
      await server.stop();
      await catcher.close();
    },
  };
}

/** Kills servers until `kills` are dead, cuts their connections and restarts the database meanwhile; when and how follows from the seed. */
export async function rage(place: Place, { kills, seed }: { kills: number; seed: string }): Promise<Mayhem> {
  const mayhem: Mayhem = { kills: 0, cuts: 0, restarts: { fast: 0, immediate: 0 }, fallen: [] };
  let left = kills;
  const lanes = Array.from({ length: sideBySide }, (_, n) =>
    kill(place, { random: seeded(`${seed} server ${n}`), isWanted: () => left-- > 0, mayhem }),
  );
  let isOver = false;
  const troubles = trouble(place, { random: seeded(`${seed} database`), isOver: () => isOver, mayhem });
  try {
    await Promise.all(lanes);
  } finally {
    left = 0;
    await Promise.allSettled(lanes);
    isOver = true;
    await troubles;
  }
  return mayhem;
}

/** One server after the other is started, does something, and is killed. */
async function kill(
  { cluster, mail, serving }: Place,
  { random, isWanted, mayhem }: { random(): number; isWanted(): boolean; mayhem: Mayhem },
): Promise<void> {
  const place: Serving = { address: '', done: 0 };
  const catcher = await catchLetters((letter) => {
    place.done++;
    mail.add(letter);
  });
  const url = `${cluster.url}?application_name=${ours}`;
  try {
    while (isWanted()) {
      const server = await startAgain({ ...settings, DATABASE_URL: url, SMTP_URL: catcher.url }, mayhem);
      place.address = server.address;
      serving.push(place);
      const isLong = random() * seldom < 1;
      let works = await worksOn(server, place);
      if (works && isLong) {
        await soon(random() * life.long);
        works = await worksOn(server, place);
      }
      await soon(random() * life.usual);
      serving.splice(serving.indexOf(place), 1, ...(works && server.isRunning() ? [place] : []));
      if (!works || !server.isRunning()) mayhem.fallen.push(server.printed().slice(-3_000));
      await server.stop('SIGKILL');
      if (serving.includes(place)) serving.splice(serving.indexOf(place), 1);
      mayhem.kills++;
      if (mayhem.kills % 10 === 0) console.error(`${new Date().toISOString()} ${told(mayhem)}`);
    }
  } finally {
    await catcher.close();
  }
}

/** One that finds no database says so and ends: whoever runs it starts it again. One that neither starts nor ends has fallen. */
async function startAgain(settings: Record<string, string>, { fallen }: Mayhem): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await startServer(settings, root, longestStart);
    } catch (error) {
      if (error instanceof NeverReady) fallen.push(error.message.slice(-3_000));
      if (tries === mostStarts) throw error;
    }
  }
}

/** Waits for the next order or letter: a process that is killed before it does anything proves nothing. False: it does nothing any more. */
async function worksOn(server: ServerProcess, place: Serving): Promise<boolean> {
  const before = place.done;
  for (const end = Date.now() + longestWait; place.done === before && Date.now() < end; ) {
    if (!server.isRunning()) return false;
    await soon(20);
  }
  if (place.done > before) return true;
  // there may be nothing to do; one that hangs does not answer this either
  const isWell = () => fetch(`${server.address}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok);
  for (const end = Date.now() + longestWait; Date.now() < end && server.isRunning(); await soon(250)) {
    if (await isWell().catch(() => false)) return true;
  }
  return false;
}

/** What the database does to servers that are up. */
async function trouble(
  { cluster, serving }: Place,
  { random, isOver, mayhem }: { random(): number; isOver(): boolean; mayhem: Mayhem },
): Promise<void> {
  while (!isOver()) {
    await soon(random() * longestCalm);
    const kind = random();
    if (serving.length === 0) continue;
    if (kind < 0.85) mayhem.cuts += await patiently(() => cut(cluster.url, { all: kind < 0.2, random }));
    else {
      const how = kind < 0.95 ? 'fast' : 'immediate';
      await cluster.restart(how);
      mayhem.restarts[how]++;
    }
  }
}

/** Ends all connections of the servers, or one, rather one that does something; resolves to how many. */
async function cut(url: string, { all, random }: { all: boolean; random(): number }): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number; at_work: boolean }>(
      `select pid, state <> 'idle' as at_work from pg_stat_activity where application_name = $1 order by pid`,
      [ours],
    );
    const atWork = rows.filter(({ at_work }) => at_work);
    const among = atWork.length > 0 && !all ? atWork : rows;
    const one = among[Math.floor(random() * among.length)];
    const victims = all ? rows : one ? [one] : [];
    await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as victim (pid)', [victims.map(({ pid }) => pid)]);
    return victims.length;
  } finally {
    await client.end();
  }
}

/** In words, for whoever waits. */
export const told = ({ kills, cuts, restarts, fallen }: Mayhem): string =>
  `${kills} kills, ${cuts} connections cut, ${restarts.fast} restarts and ${restarts.immediate} crashes of the database, ${fallen.length} servers fell by themselves`;
