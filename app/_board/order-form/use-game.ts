'use client';

import { type RefObject, useEffect, useState } from 'react';
import { isGameId, loadDesk, type OrderDesk } from '@/lib/games/registry';

const touches = ['pointermove', 'pointerdown', 'focusin'] as const;

/** The rules of a game, and what walks through the form by them. */
export interface Rules {
  game: OrderDesk;
  walker: typeof import('./walker');
}

/** `rules` null and not `isMissing`: they are not here yet. */
export interface FetchedRules {
  rules: Rules | null;
  isMissing: boolean;
}

/**
 * The rules of a game for the guided form. They are fetched when somebody with a question first reaches into `area`:
 * spectators and readers do without. Where it is urgent nothing can be answered without them.
 */
export function useGame(
  id: string,
  { isAsked, isUrgent }: { isAsked: boolean; isUrgent: boolean },
  area: RefObject<HTMLElement | null>,
): FetchedRules {
  const [rules, setRules] = useState<FetchedRules>({ rules: null, isMissing: false });
  useEffect(() => {
    const element = area.current;
    if (!isAsked || !isGameId(id) || !element) return;
    let signal = new AbortController();
    const listen = () => {
      signal = new AbortController();
      for (const touch of touches) element.addEventListener(touch, fetchRules, { signal: signal.signal });
    };
    const fetchRules = () => {
      signal.abort();
      Promise.all([loadDesk(id), import('./walker')]).then(
        ([game, walker]) => setRules({ rules: { game, walker }, isMissing: false }),
        (error: unknown) => {
          console.error(error);
          setRules({ rules: null, isMissing: true });
          // where the line is down the next touch is another try
          listen();
        },
      );
    };
    if (isUrgent) fetchRules();
    else listen();
    return () => signal.abort();
  }, [id, isAsked, isUrgent, area]);
  return rules;
}
