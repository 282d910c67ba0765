import type { en } from '@/app/_words/en';
import type { Translated } from '@/app/_words/translated';
import type { TableWords } from '../_board/words';

export type WhatIfWords = Translated<typeof en.whatIf>;

/** The words of a table's form where nothing is sent to anybody. */
export const formWords = (table: TableWords, own: WhatIfWords): TableWords => {
  const { ask, send, sendOne, sending, notSent, notSentHint, onSheet, wouldHappen, untried, applied, held } = own;
  return { ...table, ask, send, sendOne, sending, notSent, notSentHint, onSheet, wouldHappen, untried, applied, held };
};
