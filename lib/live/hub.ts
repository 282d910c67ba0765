import { database } from '../../db/client';
import { type News, tableChannel } from './channel';

type Hear = (news: News) => void;

interface Hub {
  tables: Map<string, Set<Hear>>;
  all: Set<Hear>;
  /** The one subscription of this process; null while nobody listens. */
  listener: Promise<() => Promise<void>> | null;
}

// next bundles routes apart: the process shares one hub all the same
const shared = globalThis as typeof globalThis & { fieldpostHub?: Hub };

function hub(): Hub {
  shared.fieldpostHub ??= { tables: new Map(), all: new Set(), listener: null };
  return shared.fieldpostHub;
}

/** Hears of every committed change of one table. News may be lost while the database is away: also look slowly by yourself. */
export async function onTable(table: string, hear: Hear): Promise<() => void> {
  const { tables } = hub();
  const set = tables.get(table) ?? new Set();
  set.add(hear);
  tables.set(table, set);
  await listen();
  return () => {
    set.delete(hear);
    if (set.size === 0) tables.delete(table);
  };
}

/** Hears of every committed change of any table: for workers. */
export async function onEveryTable(hear: Hear): Promise<() => void> {
  hub().all.add(hear);
  await listen();
  return () => void hub().all.delete(hear);
}

async function listen(): Promise<void> {
  const here = hub();
  here.listener ??= database()
    .then(({ listen: on }) => on(tableChannel, tell))
    .catch((error: unknown) => {
      here.listener = null;
      throw error;
    });
  await here.listener;
}

function tell(payload: string): void {
  const news = JSON.parse(payload) as News;
  const { tables, all } = hub();
  for (const hear of [...(tables.get(news.table) ?? []), ...all]) hear(news);
}

/** Ends the subscription; before the database is closed. */
export async function closeHub(): Promise<void> {
  const here = hub();
  const { listener } = here;
  here.listener = null;
  here.tables.clear();
  here.all.clear();
  await (await listener)?.();
}
