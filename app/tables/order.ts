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
