/** Hands out what was made of late under the same key; what is being made is made once. */
export type Keeper = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Keeps so many bytes, those asked for last. */
export function keeper(mostBytes: number): Keeper {
  const kept = new Map<string, { made: Promise<Buffer>; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return (key, make) => {
    const found = kept.get(key) ?? { made: make(), bytes: 0 };
    const isNew = !kept.has(key);
    // the one asked for last is dropped last
    kept.delete(key);
    kept.set(key, found);
    if (!isNew) return found.made;
    found.made.then(
      ({ length }) => {
        if (kept.get(key) !== found) return;
        found.bytes = length;
        total += length;
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
}
