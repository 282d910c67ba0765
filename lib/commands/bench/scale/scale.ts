import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { adoptDatabase, closeDatabase, type Database, openDatabase } from '../../../../db/client';
import { heartbeats } from '../../../../db/schema';
import { env } from '../../../env';
import { growTo } from '../../growth/grow';
import { root } from '../../install.mjs';
import { startServer } from '../../server-process';
import { type Measures, measured, type Part, quantile, timed, unmeasured } from '../measure';
import { onPostgres } from '../postgres';
import { cookieOf, signIn } from '../signed-in';
import { mostRows } from '../targets';
import { pages } from './pages';
import { type Asked, askedOf, tellPlans } from './plans';
import { hear } from './query-log.mjs';
import { roundsOf } from './rounds';
import { type Place, sampleTables, submitNext, withPlaces } from './samples';

const looks = 100;
/** Looks that do not count: each board's ground is drawn once in the life of a process. */
const warmUp = 12;
const planned = 5;
/** Orders at either database, the two in turn. */
const orders = 40;
const turns = 12;
const listener = pathToFileURL(join(root, 'lib/commands/bench/scale/query-log.mjs')).href;

/** Figures of what one piece of work asks the database; the plans of what reads much are printed. */
function figuresOf(name: string, all: readonly Asked[]): Measures {
  const reads = all.flatMap((each) => each.reads);
  const most = reads.reduce((a, b) => (b.rows > a.rows ? b : a), { text: '', rows: 0, steps: [] as string[] });
  if (most.rows > mostRows) console.log(`${name} reads ${most.rows} rows: ${most.text}\n${most.steps.join('\n')}`);
  return {
    [`scale.${name}.statements`]: measured(Math.max(0, ...all.map((each) => each.statements)), 'statements'),
    [`scale.${name}.round_trips`]: measured(Math.max(0, ...all.map((each) => each.roundTrips)), 'round trips'),
    [`scale.${name}.rows`]: measured(most.rows, 'rows'),
  };
}

interface Furnished {
  url: string;
  places: Place[];
  cookies: Map<string, string>;
}

/** What every page asks of the database, and how long it takes: a hundred tables from anywhere, another one each time. */
async function measurePages({ url, places, cookies }: Furnished): Promise<Measures> {
  const settings = { DATABASE_URL: url, SMTP_URL: '', WORKER: 'apart' };
  const look = async (address: string, page: string, place: Place) => {
    const { path, as } = pages[page]?.(place) ?? { path: '/', as: 'stranger' };
    const headers: Record<string, string> = as === 'player' ? { cookie: cookies.get(place.user) ?? '' } : {};
    const response = await fetch(`${address}${path}`, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  };
  const found: Measures = {};
  const at = (n: number) => places[n % places.length] as Place;
  const quiet = await startServer(settings);
  try {
    for (const page of Object.keys(pages)) {
      const taken = await timed(warmUp + looks, (n) => look(quiet.address, page, at(n)));
      found[`scale.page.${page}.p95_ms`] = measured(quantile(taken.slice(warmUp), 0.95), 'ms');
    }
  } finally {
    await quiet.stop();
  }
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-queries-'));
  const file = join(folder, 'log');
  await tellPlans(url, true);
  const telling = await startServer({ ...settings, NODE_OPTIONS: `--import ${listener}`, QUERY_LOG: file });
  try {
    for (const page of Object.keys(pages)) {
      await timed(warmUp, (n) => look(telling.address, page, at(n)));
      const asked: Asked[] = [];
      for (let n = 0; n < planned; n++) {
        writeFileSync(file, '');
        await look(telling.address, page, at(warmUp + n));
        asked.push(askedOf(linesOf(file)));
      }
      Object.assign(found, figuresOf(`page.${page}`, asked));
    }
  } finally {
    await telling.stop();
    await tellPlans(url, false);
    rmSync(folder, { recursive: true });
  }
  return found;
}

const linesOf = (file: string): unknown[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Runs some work on a database of which every statement and plan is heard. */
async function heard(url: string, work: (told: unknown[], database: Database) => Promise<void>): Promise<void> {
  await tellPlans(url, true);
  try {
    const database = await openDatabase({ url, dataDir: '' });
    adoptDatabase(database);
    const told: unknown[] = [];
    const deafen = hear((each) => told.push(each));
    try {
      await work(told, database);
    } finally {
      deafen();
      await closeDatabase();
    }
  } finally {
    await tellPlans(url, false);
  }
}

/** What the worker looks for: the time it takes, and what it reads for it. */
async function measureRounds(url: string): Promise<Measures> {
  const found: Measures = {};
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  try {
    for (const [name, round] of Object.entries(await roundsOf(database))) {
      const taken = await timed(warmUp + 10, round);
      found[`scale.round.${name}.p95_ms`] = measured(quantile(taken.slice(warmUp), 0.95), 'ms');
    }
  } finally {
    await closeDatabase();
  }
  await heard(url, async (told, opened) => {
    for (const [name, round] of Object.entries(await roundsOf(opened))) {
      told.length = 0;
      await round();
      Object.assign(found, figuresOf(`round.${name}`, [askedOf(told)]));
    }
  });
  return found;
}

async function submitTimes(url: string, seed: string): Promise<number[]> {
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  try {
    const taken = await submitNext(await sampleTables(database.db, warmUp + orders, seed));
    return taken.slice(warmUp);
  } finally {
    await closeDatabase();
  }
}

const submitNames = ['small_p50_ms', 'p50_ms', 'ratio'].map((name) => `scale.submit.${name}`);

/** Orders at tables of this database and, in turn, at as many of one that holds little else: both by a process that is as warm. */
async function compareSubmit(url: string): Promise<Measures> {
  return onPostgres(submitNames, 'ms', async (fresh) => {
    const database = await openDatabase({ url: fresh, dataDir: '' });
    adoptDatabase(database);
    try {
      await growTo(database.db, 400, { log: pino({ level: 'silent' }), told: () => undefined });
    } finally {
      await closeDatabase();
    }
    const [small, grown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn++) {
      const seed = `submit ${turn} ${Date.now()}`;
      small.push(...(await submitTimes(fresh, seed)));
      grown.push(...(await submitTimes(url, seed)));
    }
    const [before, after] = [quantile(small, 0.5), quantile(grown, 0.5)];
    return {
      'scale.submit.small_p50_ms': measured(before, 'ms'),
      'scale.submit.p50_ms': measured(after, 'ms'),
      'scale.submit.ratio': measured(after / before, '×'),
    };
  });
}

/** One order at each of some tables: how long it takes, and what it asks of the database. */
async function measureSubmit(url: string): Promise<Measures> {
  const found = await compareSubmit(url);
  await heard(url, async (told, { db }) => {
    const asked: Asked[] = [];
    const samples = await sampleTables(db, planned, `plans ${Date.now()}`);
    // what its player looked at before does not belong to the order
    for (const sample of samples) {
      await submitNext([sample], () => void told.splice(0));
      asked.push(askedOf(told));
    }
    Object.assign(found, figuresOf('submit', asked));
  });
  return found;
}

export const scalePart: Part = {
  names: ['scale.page', 'scale.round', 'scale.submit'],
  async run(): Promise<Measures> {
    const url = env().DATABASE_URL;
    if (url === undefined) return unmeasured(['scale.tables'], 'tables', 'DATABASE_URL names no database that `npm run grow` filled');
    const database = await openDatabase({ url, dataDir: '' });
    adoptDatabase(database);
    let places: Place[];
    let cookies: Furnished['cookies'];
    let found: Measures;
    try {
      const { db } = database;
      const { rows } = (await db.execute(
        sql`select count(*) as tables, pg_database_size(current_database()) / 1048576 as size from tables where owner_id like 'grown-%'`,
      )) as unknown as { rows: { tables: string; size: string }[] };
      const tables = Number(rows[0]?.tables);
      if (tables === 0) return unmeasured(['scale.tables'], 'tables', 'the database was not filled by `npm run grow`');
      found = { 'scale.tables': measured(tables, 'tables'), 'scale.size_mb': measured(Number(rows[0]?.size), 'MB') };
      // nobody kept time since it was grown: that is no outage of its tables
      await db.delete(heartbeats);
      places = await withPlaces(db, await sampleTables(db, warmUp + looks, `pages ${Date.now()}`));
      cookies = new Map();
      for (const { user } of places) cookies.set(user, cookieOf(await signIn(db, user)));
    } finally {
      await closeDatabase();
    }
    // the pages first: what the orders leave behind is written to the disk for a while, and pages read from it
    return { ...found, ...(await measurePages({ url, places, cookies })), ...(await measureRounds(url)), ...(await measureSubmit(url)) };
  },
};
