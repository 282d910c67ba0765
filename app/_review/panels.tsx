'use client';

import type { Board, Screening, Still } from '@/lib/engine';
import { StoryPanel } from '../_story/story-panel';
import type { PanelWord, StoryWords } from '../_story/story-view';

/** What a panel below the review may build upon. */
export interface PanelProps {
  table: string;
  still: Still;
  /** Whose eyes; undefined: the usual ones. */
  seat: string | undefined;
  /** Null until the game is in the browser. */
  scene: Screening | null;
  /** Null until it has arrived. */
  board: Board | null;
  go(seq: number): void;
}

/** The panels below the review: each lies folded, and fetches what it needs when it is opened. */
export function ReviewPanels({ table, seat, go, storyWords }: PanelProps & { storyWords: Pick<StoryWords, PanelWord> }) {
  return <StoryPanel key={seat ?? ''} table={table} seat={seat} words={storyWords} onGo={go} />;
}
