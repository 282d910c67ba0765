import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../../db/client';
import { users } from '../../../db/schema';
import { startedLogs } from '../../../db/started-tables';
import { gameIds, loadGame } from '../../games/registry';
import { continueTable, createTable } from '../../play';
import { lotsOf, verifyInProcesses } from '../verification';
import { type Measures, measured, type Part } from './measure';
import { onPostgres } from './postgres';

const name = 'verify.entries_per_s';
const tablesOfGame = 6;
const mostEntries = 150;
/** Times that all tables are checked when the clock runs; before it each is checked once, for the rules to be loaded and warm. */
const times = 6;
/** Where all figures are taken: a machine of two cores. */
const processes = 2;

/** Tables of every game, no two alike, by the practice bots. */
async function play(db: Db): Promise<void> {
  for (const id of gameIds) {
    const game = await loadGame(id);
    const places: string[] = game.seats(game.optionsSchema.parse({}));
    const seats = Object.fromEntries(places.map((seat) => [seat, { kind: 'bot' as const }]));
    for (let n = 0; n < tablesOfGame; n++) {
      // nobody may have many tables of bots alone
      const user = `${id}-${n}`;
      await db.insert(users).values({ id: user, name: user, email: `${user}@bench.invalid` });
      const made = await createTable(
        { user, language: 'en' },
        { game: id, title: `Verify ${n}`, options: {}, seats, timeControl: { kind: 'none' } },
      );
      await continueTable(made.id, mostEntries);
    }
  }
}

async function verify(url: string): Promise<Measures> {
  const { db } = adopted(await openDatabase({ url, dataDir: '' }));
  try {
    await play(db);
    const lots = lotsOf(await startedLogs(db));
    const all = Array.from({ length: 1 + times }, () => lots).flat();
    const env = { ...process.env, DATABASE_URL: url };
    let [entries, lot, start] = [0, 0, 0];
    for await (const found of verifyInProcesses(all, { processes, env })) {
      const wrong = found.find(({ problem }) => problem !== null);
      if (wrong) throw new Error(`${wrong.id}: ${wrong.problem}`);
      if (++lot === lots.length) start = performance.now();
      else if (lot > lots.length) entries += found.reduce((sum, each) => sum + each.entries, 0);
    }
    return { [name]: measured((1000 * entries) / (performance.now() - start), '1/s') };
  } finally {
    await closeDatabase();
  }
}

function adopted<T extends Parameters<typeof adoptDatabase>[0]>(database: T): T {
  adoptDatabase(database);
  return database;
}

export const verifyPart: Part = { names: [name], run: () => onPostgres([name], '1/s', verify) };
