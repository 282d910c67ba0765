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
