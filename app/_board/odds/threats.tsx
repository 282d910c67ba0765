'use client';

import { useMemo, useState } from 'react';
import type { BattleThreat, Language } from '@/lib/engine';
import { fill, type OddsWords, type TableWords } from '../words';
import { endOf } from './threat-end';
import { useOdds } from './use-odds';

interface Props {
  threats: readonly BattleThreat[];
  game: string;
  language: Language;
  words: Pick<TableWords, 'threatsTitle' | 'threatsText' | 'threatEnds' | 'none'>;
  odds: Pick<OddsWords, 'busy' | 'failed'>;
}

/** What would come of attacks on a seat's places; each is fought once it is opened. */
export function Threats({ threats, words, ...shared }: Props) {
  if (threats.length === 0) return null;
  return (
    <section className="mt-6 grid gap-2 js-only">
      <h3>{words.threatsTitle}</h3>
      <p className="text-soft">{words.threatsText}</p>
      <ul className="grid gap-1 font-sans text-[0.9375rem]">
        {threats.map((threat) => (
          <li key={threat.space}>
            <Threat threat={threat} words={words} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Threat({ threat: { name, by, setUp }, game, language, words, odds }: Omit<Props, 'threats'> & { threat: BattleThreat }) {
  const [isOpen, setOpen] = useState(false);
  const question = useMemo(() => (isOpen ? { game, language, setUp } : null), [isOpen, game, language, setUp]);
  const { answer, isBusy, hasFailed } = useOdds(question);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-9">
        <strong>{name}</strong> <span className="text-soft">{by}</span>
      </summary>
      <p role="status">
        {hasFailed ? odds.failed : isBusy || !answer?.odds ? odds.busy : fill(words.threatEnds, endOf(answer.odds, language, words.none))}
      </p>
    </details>
  );
}
