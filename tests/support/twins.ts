import { clone } from '../../lib/engine';
import type { GameId } from '../../lib/games/registry';
import type { State as Ridges } from '../../lib/games/ridges/types';

/** Another state that differs only in what the viewer may not know; null when nothing is hidden from them now. */
// biome-ignore lint/suspicious/noExplicitAny: states of every game pass through here
export type Twin = (state: any, viewer: string) => unknown;

function ridges(state: Ridges, viewer: string): Ridges | null {
  if (state.phase === 'over') return null;
  const twin = clone(state);
  for (const seat of ['red', 'blue'] as const) {
    if (seat === viewer) continue;
    twin.reserves[seat] += 5;
    if (twin.deployed[seat] !== undefined) twin.deployed[seat] += 1;
  }
  return twin;
}

/** One for every game that hides facts. */
export const twins: Partial<Record<GameId, Twin>> = { ridges };
