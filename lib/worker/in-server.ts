import { closeDatabase } from '../../db/client';
import { env, mustReachPlayers } from '../env';
import { closeHub } from '../live/hub';
import { seedDemo } from '../play/lobby/demo';
import { writeTokenUses } from '../play/people/token-uses';
import { startWorker } from '.';

/** A stop takes no longer, whatever hangs: in milliseconds. */
const longestStop = 900;

/** Starts what a server process does beside answering requests, and ends the process at a signal. What is set wrong ends it at once. */
export async function startInServer(): Promise<void> {
  try {
    const warning = mustReachPlayers(env());
    if (warning !== null) console.warn(warning);
    await seedDemo();
    const worker = env().WORKER === 'inside' ? await startWorker() : null;
    const end = async () => {
      setTimeout(() => process.exit(1), longestStop);
      await Promise.all([worker?.stop(), closeHub(), writeTokenUses().catch(() => undefined)]);
      await closeDatabase();
      process.exit(0);
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    // the sentence says all: a stack would hide it
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
