import { KeptUntil } from './kept-until';

interface Window {
  count: number;
  /** Milliseconds since the epoch when `count` starts again from 0. */
  resetsAt: number;
}

/** Uses of keys, counted in windows of time. */
export class Windows {
  private readonly open = new KeptUntil<Window>();

  /** Windows that are kept. */
  get size(): number {
    return this.open.size;
  }

  /** Counts one use of `key` at `now` (milliseconds since the epoch); a window opens with its first use and lasts `seconds`. */
  count(key: string, seconds: number, now: number): Readonly<Window> {
    const window = this.open.get(key, now) ?? { count: 0, resetsAt: now + seconds * 1000 };
    window.count++;
    this.open.put(key, window, { until: window.resetsAt, now });
    return window;
  }
}
