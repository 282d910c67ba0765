'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Language } from '@/lib/engine';
import { hasSimulator } from '@/lib/games/registry';
import { fill, type OddsWords } from '../words';
import { queryOf } from './address';
import { runs } from './messages';
import { OddsView } from './odds-view';
import { useOdds } from './use-odds';

/** The position whose battles are fought. */
export interface Fought {
  game: string;
  language: Language;
  view: object;
  words: OddsWords;
}

interface Props {
  fought: Fought;
  space: string;
  /** The reader has opened this battle. */
  isAsked: boolean;
  children: ReactNode;
}

/** The odds of a battle of the position once somebody has touched the page, and the way to change its units; until then what is given. */
export function BattleOdds({ fought, space, isAsked, children }: Props) {
  const { game, language, view, words } = fought;
  const isTouched = useTouched();
  const isWanted = (isAsked || isTouched) && hasSimulator(game);
  const question = useMemo(() => (isWanted ? { game, language, view, space } : null), [isWanted, game, language, view, space]);
  const { answer, isBusy, hasFailed } = useOdds(question);
  if (!answer?.odds || isBusy || hasFailed) return children;
  return (
    <div className="grid gap-1">
      <OddsView odds={answer.odds} unit={answer.unit} language={language} words={words} isShort />
      <p className="text-sm text-soft">
        {fill(words.fight, { runs: runs.toLocaleString(language) })}.{' '}
        {answer.setUp && (
          <a href={`/rules/${game}/odds?${queryOf(answer.setUp)}`} target="_blank" rel="noreferrer">
            {words.toPage}
          </a>
        )}
      </p>
    </div>
  );
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
