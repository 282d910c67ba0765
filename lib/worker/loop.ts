import { roundsOf } from '../metrics';

/** Work that is done whenever there may be some, one run at a time. */
export interface Loop {
  /** There may be work: run now, or once more after the run under way. */
  wake(): void;
  /** No new run begins; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

export interface Work {
  /** What it is called where rounds are measured. */
  name: string;
  /** Does what there is to do and returns the milliseconds after which to look again. Looks at `signal` between two pieces of work. */
  run(signal: AbortSignal): Promise<number>;
  /** Hears of runs that threw; the next one follows after a growing pause. */
  failed(error: unknown): void;
}

const shortestPause = 1_000;
const longestPause = 60_000;

export function startLoop({ name, run, failed }: Work): Loop {
  const end = new AbortController();
  const rounds = roundsOf(name);
  let failures = 0;
  let woken = false;
  let ring: () => void = () => undefined;

  async function cycle(): Promise<void> {
    while (!end.signal.aborted) {
      woken = false;
      rounds.begin();
      const pause = await run(end.signal).then(
        (milliseconds) => {
          failures = 0;
          return milliseconds;
        },
        (error: unknown) => {
          if (!end.signal.aborted) failed(error);
          return Math.min(shortestPause * 2 ** failures++, longestPause);
        },
      );
      rounds.end(pause, { isFailed: failures > 0 });
      // after a failure only time helps: a bell that rings all the time must not turn it into a busy loop
      await rest(pause, { bell: failures === 0 });
    }
  }

  function rest(milliseconds: number, { bell }: { bell: boolean }): Promise<void> {
    if (end.signal.aborted || (bell && woken)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, Math.max(0, milliseconds));
      end.signal.addEventListener('abort', done);
      if (bell) ring = done;
      function done(): void {
        clearTimeout(timer);
        end.signal.removeEventListener('abort', done);
        ring = () => undefined;
        resolve();
      }
    });
  }

  const ended = cycle();
  return {
    wake() {
      woken = true;
      ring();
    },
    stop() {
      end.abort();
      rounds.stop();
      return ended;
    },
  };
}
