'use client';

import { useEffect, useRef } from 'react';
import { fill, type TourWords } from './words';

/** Steps of the walk-through: the words, and what is looked at; of several places the first that is on the screen. */
const steps = [
  { name: 'head', place: '.table-head' },
  { name: 'map', place: '.board-frame' },
  { name: 'question', place: '.order-panel' },
  { name: 'rules', place: '.rule-links' },
  { name: 'answer', place: '.guided' },
  { name: 'sheet', place: '.sheet-of-orders' },
  { name: 'typed', place: '.code-input' },
  { name: 'send', place: '.send-bar' },
  { name: 'log', place: '.table-below > section' },
  { name: 'links', place: '.table-links, .table-menu' },
] as const;

interface StepProps {
  at: number;
  words: TourWords;
  onStep(step: number): void;
  onLeave(): void;
}

/** One step of the walk-through, beside what it is about. */
export function TourStep({ at, words, onStep, onLeave }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, place } = steps[at] ?? steps[0];
  useEffect(() => {
    const shown = [...document.querySelectorAll(place)].find((each) => each.getClientRects().length > 0);
    // an attribute that React does not know, so that it stays when what it marks is drawn anew
    shown?.setAttribute('data-toured', '');
    shown?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
    return () => shown?.removeAttribute('data-toured');
  }, [place]);
  const isLast = at === steps.length - 1;
  return (
    <section
      className="tour-card sheet"
      aria-label={words.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <p className="label">{fill(words.step, { step: at + 1, all: steps.length })}</p>
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {words[`${name}Title`]}
      </h3>
      <p className="mt-1">{words[`${name}Text`]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-size="small" data-tone="main" onClick={() => (isLast ? onLeave() : onStep(at + 1))}>
          {isLast ? words.done : words.next}
        </button>
        {at > 0 && (
          <button type="button" className="button" data-size="small" onClick={() => onStep(at - 1)}>
            {words.back}
          </button>
        )}
        {!isLast && (
          <button type="button" className="button" data-size="small" data-tone="quiet" onClick={onLeave}>
            {words.leave}
          </button>
        )}
      </div>
    </section>
  );
}
