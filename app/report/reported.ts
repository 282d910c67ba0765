import type { Reported } from '@/lib/play';

/** What an address or a form says is reported; null: nothing. */
export function reportedIn({ player, table, line }: { player?: unknown; table?: unknown; line?: unknown }): Reported | null {
  if (typeof table === 'string' && typeof line === 'string') return { kind: 'chat', table, line };
  return typeof player === 'string' ? { kind: 'player', player } : null;
}
