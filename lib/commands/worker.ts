import './production';
import { closeDatabase } from '../../db/client';
import { env } from '../env';
import { closeHub } from '../live/hub';
import { startWorker, type Worker } from '../worker';
import { serveMetrics } from './metrics-server';
import { untilSignal } from './signals';
import { startWriters } from './writers';

// npm run worker    letters, deadlines and bots beside web processes with WORKER=apart on the same PostgreSQL

async function start(): Promise<Worker> {
  if (env().DATABASE_URL === undefined) {
    throw new Error('A worker of its own needs DATABASE_URL: the embedded database belongs to one process, where the worker runs inside.');
  }
  return startWorker();
}

try {
  const worker = await start();
  const stopServing = await serveMetrics(env());
  const stopWriters = startWriters(env().MAIL_WRITERS - 1, env().METRICS_PORT);
  untilSignal(async () => {
    await Promise.all([worker.stop(), stopWriters(), stopServing()]);
    await closeHub();
    await closeDatabase();
  });
  console.log('The worker runs. It ends with Ctrl-C.');
} catch (error) {
  // a wrong setting or a database that is away: the sentence says all, a stack would hide it
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
