import './production';
import { closeDatabase } from '../../db/client';
import { env } from '../env';
import { closeHub } from '../live/hub';
import { logOf } from '../logging';
import { startLetters } from '../worker/letters';
import { serveMetrics } from './metrics-server';
import { untilSignal } from './signals';

// one of the processes that `npm run worker` writes letters with beside itself; it ends with the one that started it

process.once('disconnect', () => process.exit(1));
const letters = await startLetters(logOf('letters'));
const stopServing = await serveMetrics(env());
untilSignal(async () => {
  await stopServing();
  await letters.stop();
  await closeHub();
  await closeDatabase();
});
