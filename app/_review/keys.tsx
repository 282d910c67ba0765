'use client';

import { Keyboard } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import type { ReviewWords } from '../_board/words';
import type { Review } from './use-review';

export const speeds: readonly number[] = [0.5, 1, 2, 4];

/** Steps by key, wherever on the page the keyboard is, except where a control needs the key itself. */
export function useKeys(
  { go, step, play, setSpeed, isPlaying, speed, pace, last }: Review & { last: number },
  help: RefObject<HTMLDialogElement | null>,
) {
  useEffect(() => {
    const faster = (by: 1 | -1) => setSpeed(speeds[speeds.indexOf(speed) + by] ?? speed);
    const keys = new Map<string, () => void>([
      ['ArrowLeft', () => step(pace, -1)],
      ['ArrowRight', () => step(pace, 1)],
      ['Shift+ArrowLeft', () => step('phase', -1)],
      ['Shift+ArrowRight', () => step('phase', 1)],
      [',', () => step('die', -1)],
      ['.', () => step('die', 1)],
      ['b', () => step('battle', 1)],
      ['Shift+B', () => step('battle', -1)],
      ['Home', () => go({ seq: 0, die: null })],
      ['End', () => go({ seq: last, die: null })],
      [' ', () => play(!isPlaying)],
      ['<', () => faster(-1)],
      ['>', () => faster(1)],
      ['?', () => help.current?.showModal()],
    ]);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || help.current?.open) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('input, select, textarea') || (event.key === ' ' && at?.closest('a, button, summary'))) return;
      const isLong = event.shiftKey && event.key.length > 1;
      const run = keys.get(isLong || event.key === 'B' ? `Shift+${event.key}` : event.key);
      if (!run) return;
      event.preventDefault();
      if (event.key !== ' ' && event.key !== '<' && event.key !== '>') play(false);
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, step, play, setSpeed, isPlaying, speed, pace, last, help]);
}

/** The keys in a window of their own, and the button that opens it. */
export function KeyHelp({ help, words }: { help: RefObject<HTMLDialogElement | null>; words: ReviewWords }) {
  const rows = [
    ['← →', words.keyStep],
    ['Shift ← →', words.keyPhase],
    [', .', words.keyDie],
    ['B, Shift B', words.keyBattle],
    ['Home, End', words.keyEnds],
    [words.spaceBar, words.keyPlay],
    ['< >', words.keySpeed],
    ['?', words.keyHelp],
  ] as const;
  return (
    <>
      <button
        type="button"
        className="button js-only"
        data-size="small"
        data-keys="true"
        aria-label={words.keys}
        title={words.keys}
        onClick={() => help.current?.showModal()}
      >
        <Keyboard size={18} aria-hidden="true" />
      </button>
      <dialog ref={help} className="review-keys sheet" aria-label={words.keys}>
        <h2>{words.keys}</h2>
        <dl>
          {rows.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" className="button" data-size="small">
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
