import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, Jobs } from './reader-jobs';

/** What the process that reads says of the one job it is at. */
export type Word = { kind: 'begun' } | { kind: 'done'; result: unknown } | { kind: 'failed'; message: string; stack: string | undefined };

/** Milliseconds between two looks whether the process that started this one is still there. */
const often = 1000;

/** Does the jobs that come over the channel of a forked process, one at a time; ends with the process that started it. */
export function serveReader(jobs: Jobs, prepare: (job: Job) => Promise<void>): void {
  // a signal to the whole group must not end it in the middle of a letter, which would look like the letter's fault
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
  const watched = endWithParent();
  const say = (word: Word) => void process.send?.(word);
  process.on('message', async (job: Job) => {
    try {
      // a letter may hold this thread before the other has begun
      await watched;
      await prepare(job);
      say({ kind: 'begun' });
      const work = jobs[job.kind] as (work: Job['work']) => Promise<unknown>;
      say({ kind: 'done', result: await work(job.work) });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failed', message, stack });
    }
  });
}

/** In the middle of a letter nobody hears that the channel is closed: a thread of its own looks after that. Resolves once it does. */
async function endWithParent(): Promise<void> {
  // told here: by the time the thread looks, the parent may be gone and another in its place
  const { ppid } = process;
  const watch = `setInterval(() => process.ppid === ${ppid} || process.kill(process.pid, 'SIGKILL'), ${often})`;
  const thread = new Worker(watch, { eval: true, execArgv: [] });
  thread.unref();
  await once(thread, 'online');
}
