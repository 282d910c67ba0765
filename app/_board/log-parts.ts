import { chaptersOf } from '@/lib/engine/reel/chapters';
import { normalise } from '@/lib/engine/text';
import { isByHand } from '@/lib/engine/via';
import type { LogEntry } from '@/lib/play/log/log-entry';

/** A fight of one turn. */
export interface LogBattle {
  id: string;
  space: string;
  /** The turn it is fought in: "Round 3, Germany". */
  turn: string;
}

/** A turn of a log, its phases, and in these the entries of one battle, or of none, that stand together. */
export interface LogTurn {
  name: string;
  seq: number;
  phases: { name: string; seq: number; runs: { battle: LogBattle | null; entries: LogEntry[] }[] }[];
}

/** A log by turns of its powers, by phases, and by battles. */
export function turnsOf(entries: readonly LogEntry[], battles: ReadonlyMap<number, LogBattle>): LogTurn[] {
  return turnsIn(entries).map(({ name, seq, phases }) => ({
    ...{ name, seq },
    phases: phases.map(({ moves, ...phase }) => {
      const runs: LogTurn['phases'][number]['runs'] = [];
      for (const entry of moves) {
        const battle = battles.get(entry.seq) ?? null;
        const run = runs.at(-1);
        if (run && run.battle?.id === battle?.id) run.entries.push(entry);
        else runs.push({ battle, entries: [entry] });
      }
      return { ...phase, runs };
    }),
  }));
}

const turnsIn = (entries: readonly LogEntry[]) =>
  chaptersOf(entries).flatMap(({ name, turns }) =>
    turns.map((turn) => ({ ...turn, name: [name, turn.name].filter((part) => part !== '').join(', ') })),
  );

/** Which entries tell of which battle: all from the first that fights at a space in a turn to the last, but those of another battle. */
export function battlesIn(entries: readonly LogEntry[]): Map<number, LogBattle> {
  const found = new Map<number, LogBattle>();
  for (const { name, seq, phases } of turnsIn(entries)) {
    const moves = phases.flatMap((phase) => phase.moves);
    const fights = moves.map(({ isFight, space }) => (isFight ? space : null));
    let current: string | null = null;
    for (const [i, entry] of moves.entries()) {
      current = fights[i] ?? current;
      const goesOn = current !== null && fights.slice(i).find((each) => each !== null) === current;
      if (current !== null && goesOn) found.set(entry.seq, { id: `${seq} ${current}`, space: current, turn: name });
    }
  }
  return found;
}

/** What of a log is shown. */
export interface LogFilter {
  text: string;
  /** Who gave the order, as the entries call them; empty: anybody. */
  by: string;
  kind: 'all' | 'fights' | 'dice';
  /** Id of the one battle that is shown; empty: whatever it is. */
  battle: string;
}

/** Entries that a filter lets through, in their order. */
export function filtered(
  entries: readonly LogEntry[],
  { text, by, kind, battle }: LogFilter,
  battles: ReadonlyMap<number, LogBattle>,
): LogEntry[] {
  const wanted = normalise(text);
  return entries.filter(
    (entry) =>
      (by === '' || entry.by === by) &&
      (battle === '' || battles.get(entry.seq)?.id === battle) &&
      (kind === 'all' || (kind === 'fights' ? entry.isFight : hasDice(entry))) &&
      (wanted === '' || normalise([entry.written, entry.momentName, ...entry.lines].join(' ')).includes(wanted)),
  );
}

export const hasDice = ({ draws }: LogEntry): boolean => draws?.some(({ values }) => values.length > 0) === true;

/** The first entry since a reader's last visit (null: there was none) that is not an order of their own seats; null when there is none. */
export function firstUnseen(
  entries: readonly LogEntry[],
  { seenAt, seats }: { seenAt: string | null; seats: readonly string[] },
): number | null {
  if (seenAt === null) return null;
  return entries.find(({ at, seat, via }) => at > seenAt && !(seats.includes(seat) && isByHand(via)))?.seq ?? null;
}
