import 'server-only';
import type { Language } from '@/lib/engine';
import type { ShareWords } from '../_share/share-words';
import type { WhatIfWords } from '../_try/words';
import { en } from '../_words/en';
import { it } from '../_words/it';
import type { BoardWords, CompareWords, OddsWords, PinnedWords, ReviewWords, TableWords, TourWords } from './words';

interface PageWords {
  board: BoardWords;
  table: TableWords;
  odds: OddsWords;
  review: ReviewWords;
  shareMoment: ShareWords;
  tour: TourWords;
  whatIf: WhatIfWords;
  compare: CompareWords;
  pinned: PinnedWords;
}

/** The texts that client components of the table pages take with them, in one language. */
export const wordsIn = (language: Language): PageWords => (language === 'it' ? it : en);
