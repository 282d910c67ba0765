'use client';

import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Painting, UnitCard } from '@/lib/engine';
import type { BoardWords } from '../words';
import { type Known, kindsIn, toFetch } from './looked-up';

/** Cards of the units of one table, fetched when the first is looked up. */
export interface UnitCards {
  known: Known;
  /** The last request failed. */
  hasFailed: boolean;
  want(kind: string): void;
  words: BoardWords;
}

/** Null: the game's units have no cards. */
export const UnitCardsHere = createContext<UnitCards | null>(null);

/** The cards of a table by their address; undefined: its game has none. What lies on the board comes with the first that is looked up. */
export function useUnitCards(address: string | undefined, painting: Painting, words: BoardWords): UnitCards | null {
  const [known, setKnown] = useState<Known>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const present = useRef(painting);
  present.current = painting;
  const want = useCallback(
    (kind: string) => {
      const kinds = toFetch(kind, kindsIn(present.current), (each) => asked.current.has(each));
      if (address === undefined || kinds.length === 0) return;
      for (const each of kinds) asked.current.add(each);
      setFailed(false);
      fetch(`${address}&ids=${encodeURIComponent(kinds.join(','))}`)
        .then(async (response) => {
          if (!response.ok) throw new Error(`${address}: ${response.status}`);
          const found = (await response.json()) as Record<string, UnitCard>;
          setKnown((before) => new Map([...before, ...kinds.map((each) => [each, found[each] ?? null] as const)]));
        })
        .catch(() => {
          // whoever asks again may have more luck
          for (const each of kinds) asked.current.delete(each);
          setFailed(true);
        });
    },
    [address],
  );
  return useMemo(() => (address === undefined ? null : { known, hasFailed, want, words }), [address, known, hasFailed, want, words]);
}

/** The card of a kind of unit: undefined while it is on its way, null where there is none. */
export function useUnitCard({ want, known }: UnitCards, kind: string): UnitCard | null | undefined {
  useEffect(() => want(kind), [want, kind]);
  return known.get(kind);
}
