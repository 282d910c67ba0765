/** More work waits already than is taken on. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Does heavy work one piece after the other; throws `Busy` when `mostWaiting` pieces wait already. */
export function oneAtATime(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting > mostWaiting) throw new Busy(`${waiting} pieces of work are under way or wait`);
    waiting++;
    const done = last.then(work);
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      waiting--;
    }
  };
}
