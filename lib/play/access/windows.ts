interface Window {
  count: number;
  /** Milliseconds since the epoch when `count` starts again from 0. */
  resetsAt: number;
}

/** Windows that one use looks at beside its own: more than it can add, so that those whose time is over become fewer. */
const sweptPerUse = 2;

/**
 * Uses of keys, counted in windows of time. Each use looks at two more windows, in turn, and throws away those whose time is over: what is over
 * is gone after as many uses as windows were kept, and no use waits until all have been gone through.
 */
export class Windows {
  private readonly byKey = new Map<string, Window>();
  private round = this.byKey.entries();

  /** Windows that are kept. */
  get size(): number {
    return this.byKey.size;
  }

  /** Counts one use of `key` at `now` (milliseconds since the epoch); a window opens with its first use and lasts `seconds`. */
  count(key: string, seconds: number, now: number): Readonly<Window> {
    this.sweep(now);
    const known = this.byKey.get(key);
    const window = known && known.resetsAt > now ? known : { count: 0, resetsAt: now + seconds * 1000 };
    window.count++;
    this.byKey.set(key, window);
    return window;
  }

  private sweep(now: number): void {
    for (let i = 0; i < sweptPerUse; i++) {
      const { value, done } = this.round.next();
      if (done) {
        this.round = this.byKey.entries();
        return;
      }
      const [key, { resetsAt }] = value;
      if (resetsAt <= now) this.byKey.delete(key);
    }
  }
}
