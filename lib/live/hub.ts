import { database } from '../../db/client';
import { seqsOf } from '../../db/tables';
import { type News, tableChannel } from './channel';
import { type Hear, watchedTables } from './watched';

interface Hub {
  all: Set<Hear>;
  /** The one subscription of this process; null while nobody listens. */
  listener: Promise<() => Promise<void>> | null;
  /** Looks at watched tables now and then. */
  looking: NodeJS.Timeout | null;
}

/** Milliseconds between two looks at the tables that are watched: one query for all pages of a process. */
const slowly = 30_000;

// next bundles routes apart: the process shares one hub all the same
const shared = globalThis as typeof globalThis & { fieldpostHub?: Hub };

function hub(): Hub {
  shared.fieldpostHub ??= { all: new Set(), listener: null, looking: null };
  return shared.fieldpostHub;
}

/**
 * Hears of every committed change of one table behind entry `seq`. News that were lost while the database was away are made up for: when
 * the line is there again everybody looks, and slowly in any case.
 */
export async function onTable(table: string, hear: Hear, seq = 0): Promise<() => void> {
  const tables = watchedTables();
  const watched = tables.get(table) ?? { hears: new Set(), seq, state: {} };
  watched.hears.add(hear);
  // whoever knows least decides what is news
  watched.seq = Math.min(watched.seq, seq);
  tables.set(table, watched);
  const leave = () => {
    watched.hears.delete(hear);
    if (watched.hears.size === 0 && tables.get(table) === watched) tables.delete(table);
  };
  try {
    await listen();
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

/** Hears of every committed change of any table, for workers; a change of table '' is of any: news may have been lost. */
export async function onEveryTable(hear: Hear): Promise<() => void> {
  hub().all.add(hear);
  await listen();
  return () => void hub().all.delete(hear);
}

async function listen(): Promise<void> {
  const here = hub();
  here.listener ??= database()
    .then(({ listen: on }) => on(tableChannel, (payload) => tell(JSON.parse(payload) as News), lookAgain))
    .catch((error: unknown) => {
      here.listener = null;
      throw error;
    });
  here.looking ??= setInterval(() => void lookAround().catch(() => undefined), slowly).unref();
  await here.listener;
}

function tell(news: News): void {
  const { all } = hub();
  const watched = watchedTables().get(news.table);
  if (watched) Object.assign(watched, { seq: Math.max(watched.seq, news.seq), state: {} });
  for (const hear of [...(watched?.hears ?? []), ...all]) hear(news);
}

/** News may have been lost: every open page and every worker looks again. */
function lookAgain(): void {
  const { all } = hub();
  for (const [table, watched] of watchedTables()) {
    watched.state = {};
    for (const hear of watched.hears) hear({ table, seq: watched.seq, bots: false, aside: true });
  }
  for (const hear of all) hear({ table: '', seq: 0, bots: true, aside: true });
}

/** Tells open pages of orders that no news came of. */
export async function lookAround(): Promise<void> {
  const tables = watchedTables();
  if (tables.size === 0) return;
  const { db } = await database();
  for (const [table, seq] of await seqsOf(db, [...tables.keys()])) {
    const watched = tables.get(table);
    if (!watched || seq <= watched.seq) continue;
    Object.assign(watched, { seq, state: {} });
    for (const hear of watched.hears) hear({ table, seq, bots: false });
  }
}

/** Ends the subscription; before the database is closed. */
export async function closeHub(): Promise<void> {
  const here = hub();
  const { listener, looking } = here;
  here.listener = null;
  here.looking = null;
  if (looking) clearInterval(looking);
  watchedTables().clear();
  here.all.clear();
  await (await listener)?.();
}
