import type { RefObject } from 'react';
import { fill, type TableWords } from '../words';
import { SheetList } from './sheet-list';
import type { SheetState } from './use-sheet';

interface Props {
  sheet: SheetState;
  /** Takes the region of the sheet. */
  region: RefObject<HTMLElement | null>;
  onLines(lines: string[]): void;
  words: TableWords;
}

/** The sheet, plainly not sent. */
export function Sheet({ sheet, region, onLines, words }: Props) {
  const { lines, trial, isChecking, trouble } = sheet;
  const last = lines[lines.length - 1];
  return (
    <section ref={region} tabIndex={-1} aria-label={words.sheet} className="sheet-of-orders outline-none" data-filled={lines.length > 0}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3>{words.sheet}</h3>
        {lines.length > 0 && <strong className="not-sent">{words.notSent}</strong>}
      </div>
      <p aria-live="polite" className="sr-only">
        {last !== undefined && !isChecking && fill(words.onSheet, { count: lines.length, order: last })}
      </p>
      {lines.length === 0 && <p className="font-sans text-sm text-soft js-only">{words.sheetEmpty}</p>}
      {lines.length > 0 && (
        <>
          <p className="font-sans text-sm text-soft">{words.notSentHint}</p>
          <SheetList trial={trial} lines={lines} isChecking={isChecking} words={words} onLines={onLines} />
          <ul aria-live="polite" className="grid gap-1 font-sans text-sm empty:hidden">
            {!isChecking &&
              trial.notes.map((note, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                <li key={i}>{note}</li>
              ))}
          </ul>
          {!isChecking && trial.told.length > 0 && (
            <details className="font-sans text-sm">
              <summary className="inline-flex min-h-9 items-center text-sea underline">{words.wouldHappen}</summary>
              <ul className="list-disc pl-5">
                {trial.told.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {trouble && (
        <p role="alert" className="font-sans text-sm text-brick">
          {trouble}
        </p>
      )}
    </section>
  );
}
