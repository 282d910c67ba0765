/** Values that are looked at beside the one that is put: more than is added, so that those whose time is over become fewer. */
const sweptPerPut = 2;

/**
 * Values by key, each until a time of its own (milliseconds since the epoch). Whoever puts one looks at two more, in turn, and throws away those
 * whose time is over: what is over is gone after as many puts as values were kept, and nobody waits until all have been gone through.
 */
export class KeptUntil<T> {
  private readonly byKey = new Map<string, { value: T; until: number }>();
  private round = this.byKey.entries();

  /** Values that are kept. */
  get size(): number {
    return this.byKey.size;
  }

  /** What is kept of `key` beyond `now`. */
  get(key: string, now: number): T | undefined {
    const found = this.byKey.get(key);
    return found && found.until > now ? found.value : undefined;
  }

  put(key: string, value: T, { until, now }: { until: number; now: number }): void {
    this.sweep(now);
    this.byKey.set(key, { value, until });
  }

  private sweep(now: number): void {
    for (let i = 0; i < sweptPerPut; i++) {
      const { value, done } = this.round.next();
      if (done) {
        this.round = this.byKey.entries();
        return;
      }
      const [key, { until }] = value;
      if (until <= now) this.byKey.delete(key);
    }
  }
}
