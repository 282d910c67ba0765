'use client';

import { useState } from 'react';
import { late } from '@/app/_ui/late';
import { rememberTour } from './tour-seen';
import type { TourWords } from './words';

const TourStep = late(() => import('./tour-step').then((module) => module.TourStep));

/**
 * Offers a first player a walk over the page, once a browser: ten short steps beside what they are about, left at any time. `isWanted`: it was
 * asked for and begins at once.
 */
export function Tour({ words, isWanted }: { words: TourWords; isWanted: boolean }) {
  const [step, setStep] = useState<number | null>(isWanted ? 0 : null);
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return null;
  const leave = () => {
    rememberTour();
    setLeft(true);
    // a page that is loaded anew does not begin again
    if (isWanted) window.history.replaceState(null, '', withoutTour(window.location));
    // the keyboard goes on where orders are given
    document.querySelector<HTMLElement>('.sheet-of-orders')?.focus();
  };
  if (step !== null) return <TourStep at={step} words={words} onStep={setStep} onLeave={leave} />;
  return (
    <div className="tour-offer js-only">
      <span>{words.offer}</span>
      <button type="button" className="button" data-size="small" onClick={() => setStep(0)}>
        {words.begin}
      </button>
      <button type="button" className="button" data-size="small" data-tone="quiet" onClick={leave}>
        {words.decline}
      </button>
    </div>
  );
}

function withoutTour({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('tour');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
