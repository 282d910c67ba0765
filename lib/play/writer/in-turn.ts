/** A table is held by somebody for longer than anybody should wait; nothing was done. */
export class TableBusy extends Error {
  override name = 'TableBusy';
}

interface Turns {
  /** Ends when the last one who waits for the table is done. */
  tails: Map<string, Promise<void>>;
}

// next bundles routes apart: the process shares one queue a table all the same
const shared = globalThis as typeof globalThis & { fieldpostTurns?: Turns };

/** Milliseconds to wait for others of this process: less than the database waits for a lock. */
const patience = 10_000;

/**
 * Lets one of this process work on a table at a time: those who wait hold no connection, so that a table which hangs keeps one from all
 * others, not all. Throws TableBusy.
 */
export async function inTurn<T>(table: string, work: () => Promise<T>): Promise<T> {
  shared.fieldpostTurns ??= { tails: new Map() };
  const { tails } = shared.fieldpostTurns;
  const before = tails.get(table);
  let end: () => void = () => undefined;
  const mine = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tail = before ? before.then(() => mine) : mine;
  tails.set(table, tail);
  try {
    if (before) await soonEnough(before, table);
    return await work();
  } finally {
    end();
    if (tails.get(table) === tail) tails.delete(table);
  }
}

async function soonEnough(before: Promise<void>, table: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TableBusy(`table ${table} is held for longer than ${patience} milliseconds`)), patience);
  });
  try {
    await Promise.race([before, late]);
  } finally {
    clearTimeout(timer);
  }
}
