'use client';

import { useMemo, useState } from 'react';
import type { Overlay } from '@/lib/engine';
import type { Asking, Steps } from './steps';

export interface OverlayState {
  /** All that can be shown now, the one that is shown first before others. */
  all: readonly Overlay[];
  /** Null: nothing is. */
  shown: Overlay | null;
  /** Shows another one; null: none. */
  choose(id: string | null): void;
  /** The space of the choice that is pointed at in the form. */
  aimed: string | null;
  aim(space: string | null): void;
}

/** What the game draws on the board while the form stands where it does, worked out when it gets there. */
export function useOverlay(asking: Asking | null, { picks }: Steps): OverlayState {
  const all = useMemo(
    () => (asking ? (asking.game.overlays?.(asking.view, asking.decision, picks, asking.language) ?? noOverlays) : noOverlays),
    [asking, picks],
  );
  // what was chosen last holds where it can be shown
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const [aimed, setAimed] = useState<{ space: string | null; all: readonly Overlay[] }>({ space: null, all });
  return {
    all,
    shown: chosen === null ? null : (all.find(({ id }) => id === chosen) ?? all[0] ?? null),
    choose,
    // of a form that asks something else by now nothing is pointed at
    aimed: aimed.all === all ? aimed.space : null,
    aim: (space) => setAimed({ space, all }),
  };
}

const noOverlays: readonly Overlay[] = [];
