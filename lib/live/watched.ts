import type { News } from './channel';

export type Hear = (news: News) => void;

/** A table with open pages before it. */
export interface Watched {
  hears: Set<Hear>;
  /** The last entry its pages know of. */
  seq: number;
  /** Another one after each news: what was made while it stayed the same shows the table as it is. */
  state: object;
}

// next bundles routes apart, and what stands before next is another copy of these modules: the process shares one list all the same
const shared = globalThis as typeof globalThis & { fieldpostWatched?: Map<string, Watched> };

/** The tables of this process that have open pages before them. */
export function watchedTables(): Map<string, Watched> {
  shared.fieldpostWatched ??= new Map();
  return shared.fieldpostWatched;
}

/** Stands for a table as it is now, until news of it come; null where nobody listens for these. */
export const stateOf = (table: string): object | null => watchedTables().get(table)?.state ?? null;

/** Pages of this process that are open before a table. */
export const pagesBefore = (table: string): number => watchedTables().get(table)?.hears.size ?? 0;
