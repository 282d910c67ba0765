import type { Caller } from '../access/caller';
import type { SeasonPlace } from './league-look';
import { type SeasonView, seasonView } from './views';

type Cell = string | number | null;

const numbers = ['played', 'won', 'drawn', 'lost', 'byes', 'points'] as const;

/** The tables of all divisions as one file of comma-separated values (RFC 4180), the best of each division first. */
export async function standingsCsv(caller: Caller, place: SeasonPlace): Promise<string> {
  return csvOf(rowsOf(await seasonView(caller, place)));
}

function rowsOf({ divisions, entrants, plan }: SeasonView): Cell[][] {
  const { tieBreaks } = plan.settings;
  const lines = divisions.flatMap(({ name, table }) =>
    table.map((line) => {
      const { name: called = '', players = [] } = entrants[line.entrant] ?? {};
      const names = players.map((player) => player.name ?? '').join('; ');
      const figures = [...numbers.map((each) => line[each]), ...tieBreaks.map((each) => line.tieBreaks[each] ?? null)];
      return [name, line.place, called, names, ...figures, line.withdrawn ? 'yes' : 'no'];
    }),
  );
  return [['division', 'place', 'entrant', 'players', ...numbers, ...tieBreaks, 'withdrawn'], ...lines];
}

/** Rows as a file. What a spreadsheet would take for a formula has an apostrophe before it. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
