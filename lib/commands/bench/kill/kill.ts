import { randomBytes } from 'node:crypto';
import { adoptDatabase, closeDatabase, openDatabase } from '../../../../db/client';
import { seeded } from '../../../engine';
import { ensureBuilt } from '../../build.mjs';
import { untilSignal } from '../../signals';
import { type Measures, measured, type Part, unmeasured } from '../measure';
import { type Cluster, postgresPrograms, startCluster } from './cluster';
import { type Load, patiently, type Serving, soon, startLoad } from './load';
import { mailbag } from './mailbag';
import { rage, startCalm, told, type Victims } from './mayhem';
import { gather } from './players';
import { freeLetters, hastenLetters, lettersLeft, type Verdict, verdictOf } from './verdict';

const names = ['lost', 'missing', 'doubled', 'pairs', 'fallen'].map((name) => `mail.kill200.${name}`);
/** BENCH_KILLS makes a shorter or longer run; the measure is the one with 200. */
const usual = 200;
/** How long the last letters may take, in seconds. */
const patience = 240;
/** Cases of each kind that are printed. */
const shown = 20;

const settings = {
  ...{ AUTH_SECRET: 'of the benchmark only', MAIL_FROM: 'post@bench.invalid' },
  // a way in, so that every letter names the question it asks
  MAIL_WEBHOOK_SECRETS: 'mailgun=of-the-benchmark-only',
};

async function murder(cluster: Cluster): Promise<Measures> {
  const kills = Number(process.env.BENCH_KILLS || usual);
  const seed = process.env.BENCH_SEED || randomBytes(4).toString('hex');
  console.error(`${kills} kills, BENCH_SEED=${seed}`);
  const database = await openDatabase({ url: cluster.url, dataDir: '' });
  adoptDatabase(database);
  const { db } = database;
  const mail = mailbag();
  const serving: Serving[] = [];
  const victims: Victims = { cluster, mail, serving, settings };
  let load: Load | null = null;
  try {
    load = startLoad({ db, mail, serving, newTable: await gather(db), random: seeded(`${seed} players`) });
    const mayhem = await rage(victims, { kills, seed });
    await patiently(() => freeLetters(db));
    const last = await startCalm(victims);
    try {
      await soon(5_000);
      await load.stop();
      await hastenLetters(db);
      for (let second = 0; second < patience && (await patiently(() => lettersLeft(db))) > 0; second++) await soon(1_000);
    } finally {
      await last.stop();
    }
    const verdict = await verdictOf(db, mail, load.acknowledged);
    print(verdict, { fallen: mayhem.fallen, refused: load.refused });
    const distinct = new Set(mail.letters.map(({ messageId }) => messageId)).size;
    console.error(told(mayhem));
    console.error(
      `${load.acknowledged.length} orders acknowledged, ${load.refused.length} refused, ${distinct} letters, ${mail.letters.length - distinct} came again as they were`,
    );
    return {
      'mail.kill200.lost': measured(verdict.lost.length, 'orders'),
      'mail.kill200.missing': measured(verdict.missing.length, 'letters'),
      'mail.kill200.doubled': measured(verdict.doubled.length, 'letters'),
      'mail.kill200.pairs': measured(verdict.pairs.length, 'pairs'),
      'mail.kill200.fallen': measured(mayhem.fallen.length, 'servers'),
    };
  } finally {
    serving.length = 0;
    await load?.stop().catch(() => undefined);
    await closeDatabase();
  }
}

function print(verdict: Verdict, others: { fallen: readonly string[]; refused: readonly string[] }): void {
  for (const [kind, cases] of Object.entries({ ...verdict, ...others })) {
    for (const each of cases.slice(0, shown)) console.error(`${kind}: ${each}`);
  }
}

/** Servers killed at random points on a database that loses connections and falls itself, while players answer by the letters they get. */
export const killPart: Part = {
  names,
  async run() {
    const bin = await postgresPrograms();
    if (bin === null) return unmeasured(names, '', 'no programs of a PostgreSQL server (initdb, pg_ctl) are installed');
    // a start is given too little time for it
    await ensureBuilt();
    const cluster = await startCluster(bin);
    // it is nobody's child: a run that is broken off takes it along
    untilSignal(cluster.remove);
    try {
      return await murder(cluster);
    } finally {
      await cluster.remove();
    }
  },
};
