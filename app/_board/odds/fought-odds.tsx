'use client';

import { useMemo } from 'react';
import { fill } from '../words';
import { queryOf } from './address';
import type { BattleOddsProps } from './battle-odds';
import { runs } from './messages';
import { OddsView } from './odds-view';
import { useOdds } from './use-odds';

/** The odds of a battle of the position, fought out here, and the way to change its units; until they are there what is given. */
export function FoughtOdds({ fought: { game, language, view, words }, space, children }: BattleOddsProps) {
  const question = useMemo(() => ({ game, language, view, space }), [game, language, view, space]);
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
