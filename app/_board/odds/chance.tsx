'use client';

import { useMemo } from 'react';
import { hasSimulator } from '@/lib/games/registry';
import { fill, type TableWords } from '../words';
import type { Fought } from './battle-odds';
import { useOdds } from './use-odds';

interface Props {
  fought: Fought;
  /** An order that is not on the sheet yet, and where it leads. */
  draft: { order: object; space: string };
  words: TableWords;
}

/** The chance to win the fight that an order would lead to, beside all that is announced there; nothing where it leads to none. */
export function Chance({ fought: { game, language, view }, draft: { order, space }, words }: Props) {
  const wanted = JSON.stringify(order);
  const question = useMemo(
    () => (hasSimulator(game) ? { game, language, view, space, order: JSON.parse(wanted) as object } : null),
    [game, language, view, space, wanted],
  );
  const { answer, isBusy } = useOdds(question);
  if (isBusy || !answer?.odds) return null;
  const win = answer.odds.win.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return <span className="choice-hint">{fill(words.chance, { win })}</span>;
}
