'use client';

import type { Still } from '@/lib/engine';
import type { ListedBranch } from '@/lib/play';
import type { ShareProps } from '../_share/share-menu';
import { SharePanel } from '../_share/share-panel';
import { StoryPanel } from '../_story/story-panel';
import type { PanelWord, StoryWords } from '../_story/story-view';
import type { WhatIfWords } from '../_try/words';
import { Tries } from './tries';

export interface PanelsProps extends Pick<ShareProps, 'table' | 'language' | 'home'> {
  still: Still;
  /** Whose eyes; undefined: the usual ones. */
  seat: string | undefined;
  /** What the reader has tried and kept; null: nobody is signed in, or nothing may be tried. */
  tries: ListedBranch[] | null;
  go(seq: number): void;
  words: { story: Pick<StoryWords, PanelWord>; share: ShareProps['words']; whatIf: WhatIfWords };
}

/** The panels below the review: each lies folded, and fetches what it needs when it is opened. */
export function ReviewPanels({ table, language, home, still, seat, tries, go, words }: PanelsProps) {
  return (
    <>
      <StoryPanel key={seat ?? ''} table={table} seat={seat} words={words.story} onGo={go} />
      <SharePanel {...{ table, language, home }} seq={still.seq} words={words.share} />
      {tries && <Tries table={table} kept={tries} words={words.whatIf} />}
    </>
  );
}
