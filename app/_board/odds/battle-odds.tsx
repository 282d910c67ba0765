'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { late } from '@/app/_ui/late';
import type { Language } from '@/lib/engine';
import { hasSimulator } from '@/lib/games/registry';
import type { OddsWords } from '../words';

/** The position whose battles are fought. */
export interface Fought {
  game: string;
  language: Language;
  view: object;
  words: OddsWords;
}

export interface BattleOddsProps {
  fought: Fought;
  space: string;
  /** What is known of the odds before they are asked for. */
  children: ReactNode;
}

const FoughtOdds = late(
  () => import('./fought-odds').then((module) => module.FoughtOdds),
  ({ children }: BattleOddsProps) => children,
);

/**
 * The odds of a battle of the position once somebody has touched the page, or opened this battle (`isAsked`), and the way to change its units; until
 * then what is given.
 */
export function BattleOdds({ isAsked, ...battle }: BattleOddsProps & { isAsked: boolean }) {
  const isTouched = useTouched();
  return (isAsked || isTouched) && hasSimulator(battle.fought.game) ? <FoughtOdds {...battle} /> : battle.children;
}

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Somebody is at the page: what is heavy may be fetched. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const signal = new AbortController();
    const touched = () => {
      signal.abort();
      setTouched(true);
    };
    for (const touch of touches) window.addEventListener(touch, touched, { signal: signal.signal });
    return () => signal.abort();
  }, []);
  return isTouched;
}
