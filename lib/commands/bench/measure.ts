export interface Measure {
  /** Null: it could not be measured here; `reason` says why. */
  value: number | null;
  unit: string;
  reason?: string;
}

export type Measures = Record<string, Measure>;

/** A part of the benchmark: it runs when one of its names is wanted. */
export interface Part {
  names: readonly string[];
  run(): Promise<Measures>;
}

/** The value that `share` (0..1) of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

/** Milliseconds, or whatever else, with three digits that mean something. */
export const measured = (value: number, unit: string): Measure => ({ value: Number(value.toPrecision(3)), unit });

/** The same reason for every name of a part that cannot run here. */
export const unmeasured = (names: readonly string[], unit: string, reason: string): Measures =>
  Object.fromEntries(names.map((name) => [name, { value: null, unit, reason }]));

/** How long `work` takes, in milliseconds, each of `times` times. */
export async function timed(times: number, work: (n: number) => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await work(n);
    taken.push(performance.now() - start);
  }
  return taken;
}
