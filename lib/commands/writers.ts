import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('./letter-writer.ts', import.meta.url));
/** Milliseconds after which a process that ended by itself is started again. */
const pause = 1_000;

/** Starts processes that write letters and keeps them running; they serve their measures at the ports behind `metricsPort`. The returned function ends them. */
export function startWriters(count: number, metricsPort?: number): () => Promise<void> {
  const running = new Set<ChildProcess>();
  let isStopping = false;
  function start(number: number): void {
    if (isStopping) return;
    const port = metricsPort !== undefined && { METRICS_PORT: String(metricsPort + number) };
    // what the database's own list of connections shows
    const child = fork(path, { env: { ...process.env, ...port, PGAPPNAME: `fieldpost letters ${number}` } });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      setTimeout(() => start(number), pause);
    });
  }
  for (let number = 1; number <= count; number++) start(number);
  return async () => {
    isStopping = true;
    await Promise.all(
      [...running].map((child) => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        return ended;
      }),
    );
  };
}
