import { normalise } from '@/lib/engine/text';
import type { LogEntry } from '@/lib/play/log/log-entry';

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

/** What of a log is shown. */
export interface LogFilter {
  text: string;
  /** Who gave the order, as the entries call them; empty: anybody. */
  by: string;
  kind: 'all' | 'fights' | 'dice';
}

/** Entries that a filter lets through, in their order. */
export function filtered(entries: readonly LogEntry[], { text, by, kind }: LogFilter): LogEntry[] {
  const wanted = normalise(text);
  return entries.filter(
    (entry) =>
      (by === '' || entry.by === by) &&
      (kind === 'all' || (kind === 'fights' ? entry.isFight : hasDice(entry))) &&
      (wanted === '' || normalise([entry.written, entry.momentName, ...entry.lines].join(' ')).includes(wanted)),
  );
}

export const hasDice = ({ draws }: LogEntry): boolean => draws?.some(({ values }) => values.length > 0) === true;

const byHand: readonly LogEntry['via'][] = ['web', 'mail', 'api'];

/** The first entry since a reader's last visit (null: there was none) that is not an order of their own seats; null when there is none. */
export function firstUnseen(
  entries: readonly LogEntry[],
  { seenAt, seats }: { seenAt: string | null; seats: readonly string[] },
): number | null {
  if (seenAt === null) return null;
  return entries.find(({ at, seat, via }) => at > seenAt && !(seats.includes(seat) && byHand.includes(via)))?.seq ?? null;
}
