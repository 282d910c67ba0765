import type { LogEntry } from '@/lib/play/types';

const people = ['web', 'mail', 'api'];

/** Entries from the last order on that a person gave for one of `seats`, its own outcome included; all of them when there is none. */
export function sinceOwn(entries: readonly LogEntry[], seats: readonly string[]): { since: LogEntry[]; earlier: LogEntry[] } {
  const last = entries.findLastIndex((entry) => seats.includes(entry.seat) && entry.via !== null && people.includes(entry.via));
  const from = Math.max(0, last);
  return { since: entries.slice(from), earlier: entries.slice(0, from) };
}

/** Entries in runs of the same moment. */
export function momentsOf<T extends { momentName: string }>(entries: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const entry of entries) {
    const run = runs[runs.length - 1];
    if (run?.[0]?.momentName === entry.momentName) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
