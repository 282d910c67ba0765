import type { TableSummary } from '@/lib/play';

/** A user's tables as they want to see them: whose question is due first comes first, the rest by the last change. */
export function byUrgency(tables: readonly TableSummary[]): Record<'mine' | 'others' | 'open' | 'over', TableSummary[]> {
  const latest = [...tables].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const running = latest.filter(({ status }) => status === 'running');
  // ISO times compare as text; without a deadline there is no hurry
  const due = ({ deadline }: TableSummary) => deadline ?? '9999';
  return {
    mine: running.filter(({ myTurn }) => myTurn).sort((a, b) => due(a).localeCompare(due(b))),
    others: running.filter(({ myTurn }) => !myTurn),
    open: latest.filter(({ status }) => status === 'open'),
    over: latest.filter(({ status }) => status === 'over'),
  };
}

/** What of their tables a user wants to see: everything that is not over, one part, or the archive of what is. */
export const shown = ['all', 'mine', 'others', 'open', 'archive'] as const;
export type Shown = (typeof shown)[number];

/** Tables that hold every word that is looked for, in title, game, headline or the names of players and seats; case and accents aside. */
export function found(tables: readonly TableSummary[], words: string): TableSummary[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return tables.filter((table) => {
    const seats = table.seats.flatMap(({ name, userName }) => [name, userName ?? '']);
    const text = plain([table.title, table.gameTitle, table.headline, table.momentName, ...seats].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
