import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../../../db/client';
import { seeded } from '../../../engine';
import { type Measures, measured } from '../measure';
import type { Cluster } from './cluster';
import { type Load, patiently, type Serving, soon, startLoad } from './load';
import { type Mailbag, mailbag } from './mailbag';
import { gather } from './players';
import { hastenLetters, lettersLeft, type Verdict, verdictOf } from './verdict';

/** How long the last letters may take, in seconds. */
const patience = 240;
/** Cases of each kind that are printed. */
const shown = 20;

export const settings = {
  ...{ AUTH_SECRET: 'of the benchmark only', MAIL_FROM: 'post@bench.invalid' },
  // a way in, so that every letter names the question it asks
  MAIL_WEBHOOK_SECRETS: 'mailgun=of-the-benchmark-only',
};

/** Where servers run, and what is told of them. */
export interface Place {
  cluster: Cluster;
  db: Db;
  mail: Mailbag;
  /** Servers that are up, kept here. */
  serving: Serving[];
}

/** What servers go through while orders come in; resolves to what ends those that are up afterwards, which write the last letters. */
export type Ordeal = (place: Place) => Promise<{ stop(): Promise<void> }>;

/** Players answer the letters they get, at whichever servers are up, while these go through an ordeal; then the last letters are waited for. */
export async function trial(cluster: Cluster, seed: string, ordeal: Ordeal): Promise<{ verdict: Verdict; refused: readonly string[] }> {
  const database = await openDatabase({ url: cluster.url, dataDir: '' });
  adoptDatabase(database);
  const { db } = database;
  const place: Place = { cluster, db, mail: mailbag(), serving: [] };
  let load: Load | null = null;
  try {
    load = startLoad({ ...place, newTable: await gather(db), random: seeded(`${seed} players`) });
    const last = await ordeal(place);
    try {
      await soon(5_000);
      await load.stop();
      await hastenLetters(db);
      for (let second = 0; second < patience && (await patiently(() => lettersLeft(db))) > 0; second++) await soon(1_000);
    } finally {
      await last.stop();
    }
    const { letters } = place.mail;
    const distinct = new Set(letters.map(({ messageId }) => messageId)).size;
    console.error(
      `${load.acknowledged.length} orders acknowledged, ${load.refused.length} refused, ${distinct} letters, ${letters.length - distinct} came again as they were`,
    );
    return { verdict: await verdictOf(db, place.mail, load.acknowledged), refused: load.refused };
  } finally {
    place.serving.length = 0;
    await load?.stop().catch(() => undefined);
    await closeDatabase();
  }
}

/** Prints the cases of each kind. */
export function print(kinds: Record<string, readonly string[]>): void {
  for (const [kind, cases] of Object.entries(kinds)) {
    for (const each of cases.slice(0, shown)) console.error(`${kind}: ${each}`);
  }
}

/** What went wrong, counted under names that begin with `name`. */
export const counted = (name: string, { lost, missing, doubled, pairs }: Verdict): Measures => ({
  [`${name}.lost`]: measured(lost.length, 'orders'),
  [`${name}.missing`]: measured(missing.length, 'letters'),
  [`${name}.doubled`]: measured(doubled.length, 'letters'),
  [`${name}.pairs`]: measured(pairs.length, 'pairs'),
});

export const countedNames = (name: string): string[] => ['lost', 'missing', 'doubled', 'pairs'].map((each) => `${name}.${each}`);
