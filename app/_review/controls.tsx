'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { nextStill, type Pace, paces } from '@/lib/engine';
import type { ReviewWords } from '../_board/words';
import { KeyHelp, speeds } from './keys';
import type { Review } from './use-review';

interface Props {
  review: Review;
  last: number;
  /** True when the click is the page's to answer; else its link is followed. */
  takes(event: MouseEvent): boolean;
  help: RefObject<HTMLDialogElement | null>;
  words: ReviewWords;
}

/** Steps, play, how far a step goes and how fast; the steps are links for whoever has no scripts. */
export function Controls({ review, last, takes, help, words }: Props) {
  const { shown, ready, isPlaying, pace, speed, seat } = review;
  const { still } = shown;
  const isStart = still.seq === 0;
  const isEnd = still.seq === last && still.die === null;
  const toward = (by: 1 | -1) =>
    ready ? nextStill(ready.moves, still, pace, by) : { seq: Math.max(0, Math.min(last, still.seq + by)), die: null };
  const first = { seq: 0, die: null };
  const end = { seq: last, die: null };
  const steps = [
    { to: first, move: () => review.go(first), name: words.first, icon: ChevronFirst, off: isStart, atEnd: true },
    { to: toward(-1), move: () => review.step(pace, -1), name: words.previous, icon: ChevronLeft, off: isStart },
    { to: toward(1), move: () => review.step(pace, 1), name: words.next, icon: ChevronRight, off: isEnd },
    { to: end, move: () => review.go(end), name: words.last, icon: ChevronLast, off: isEnd, atEnd: true },
  ];
  return (
    <div className="review-controls">
      {steps.map(({ to, move, name, icon: Icon, off, atEnd }) => (
        <a
          key={name}
          href={review.address(to, seat)}
          className="button"
          data-size="small"
          data-end={atEnd}
          aria-label={name}
          title={name}
          aria-disabled={off}
          onClick={(event) => {
            if (!takes(event)) return;
            review.play(false);
            move();
          }}
        >
          <Icon size={18} aria-hidden="true" />
        </a>
      ))}
      <button
        type="button"
        className="button js-only"
        data-size="small"
        onClick={() => review.play(!isPlaying)}
        disabled={isEnd && !isPlaying}
      >
        {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        <span className="review-play-name">{isPlaying ? words.pause : words.play}</span>
      </button>
      <select
        className="input js-only"
        aria-label={words.pace}
        value={pace}
        onChange={(event) => review.setPace(event.target.value as Pace)}
      >
        {paces.map((each) => (
          <option key={each} value={each}>
            {words.paces[each]}
          </option>
        ))}
      </select>
      <select
        className="input js-only"
        aria-label={words.speed}
        value={speed}
        onChange={(event) => review.setSpeed(Number(event.target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each === 0.5 ? '½' : each}×
          </option>
        ))}
      </select>
      <KeyHelp help={help} words={words} />
    </div>
  );
}
