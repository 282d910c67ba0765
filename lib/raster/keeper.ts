/** Hands out what was made of late under the same key; what is being made is made once. */
export interface Keeper<T> {
  (key: string, make: () => Promise<T>): Promise<T>;
  /** What is there; undefined while it is being made, and where it is not kept. */
  ready(key: string): T | undefined;
}

interface Kept<T> {
  made: Promise<T>;
  bytes: number;
  /** Once it is made. */
  thing?: T;
}

/** Keeps so many bytes of pictures, those asked for last. */
export const keeper = (mostBytes: number): Keeper<Buffer> => keeperOf(mostBytes, ({ length }) => length);

/** Keeps things of so many bytes in all, those asked for last. */
export function keeperOf<T>(mostBytes: number, bytesOf: (made: T) => number): Keeper<T> {
  const kept = new Map<string, Kept<T>>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  // the one asked for last is dropped last
  const renew = (key: string, found: Kept<T>) => {
    kept.delete(key);
    kept.set(key, found);
  };
  const keep = (key: string, make: () => Promise<T>) => {
    const found: Kept<T> = kept.get(key) ?? { made: make(), bytes: 0 };
    const isNew = !kept.has(key);
    renew(key, found);
    if (!isNew) return found.made;
    found.made.then(
      (made) => {
        if (kept.get(key) !== found) return;
        found.thing = made;
        found.bytes = bytesOf(made);
        total += found.bytes;
        for (const [oldest, { bytes }] of kept) {
          if (total <= mostBytes) break;
          if (bytes > 0) drop(oldest);
        }
      },
      () => {
        if (kept.get(key) === found) drop(key);
      },
    );
    return found.made;
  };
  const ready = (key: string) => {
    const found = kept.get(key);
    if (found) renew(key, found);
    return found?.thing;
  };
  return Object.assign(keep, { ready });
}
