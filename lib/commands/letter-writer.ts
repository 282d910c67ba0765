import './production';
import { pino } from 'pino';
import { closeDatabase } from '../../db/client';
import { closeHub } from '../live/hub';
import { startLetters } from '../worker/letters';
import { untilSignal } from './signals';

// one of the processes that `npm run worker` writes letters with beside itself; it ends with the one that started it

process.once('disconnect', () => process.exit(1));
const letters = await startLetters(pino({ name: 'letters' }));
untilSignal(async () => {
  await letters.stop();
  await closeHub();
  await closeDatabase();
});
