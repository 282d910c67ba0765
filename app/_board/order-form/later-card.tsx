'use client';

import { Check } from 'lucide-react';
import type { Later } from '@/lib/play/orders/later';
import type { TableWords } from '../words';
import { laterParts, withLater } from './later-lines';
import { nextMark } from './use-in-sight';

interface Props {
  later: Later;
  lines: readonly string[];
  words: TableWords;
  onLines(lines: string[]): void;
}

/** What is to be done once the battles are over, each part and all of it at one stroke: lines of the sheet, tried when it is sent. */
export function LaterCard({ later, lines, words, onLines }: Props) {
  const parts = laterParts(lines, later);
  const missing = parts.filter(({ isOn }) => !isOn);
  return (
    <section aria-label={words.later} className="later" {...nextMark}>
      <h3>{words.later}</h3>
      <p className="text-sm text-soft">{words.laterHint}</p>
      {missing.length > 1 && (
        <button type="button" className="button" data-tone="main" onClick={() => onLines(withLater(lines, later, missing))}>
          {words.laterAll}
        </button>
      )}
      <ul>
        {parts.map((part) => (
          <li key={part.text}>
            {part.isOn ? (
              <p className="flex items-baseline gap-2">
                <Check size={16} aria-label={words.laterOn} className="self-center" />
                {part.text}
              </p>
            ) : (
              <button type="button" className="button choice" onClick={() => onLines(withLater(lines, later, [part]))}>
                <span>{part.text}</span>
                <code className="choice-hint">{part.lines.join(' / ')}</code>
              </button>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <noscript>
          <p>{words.laterTyped}</p>
          <ul>
            {missing.flatMap((part) =>
              part.lines.map((line) => (
                <li key={`${part.text} ${line}`}>
                  <code className="code">{line}</code>
                </li>
              )),
            )}
          </ul>
        </noscript>
      )}
    </section>
  );
}
