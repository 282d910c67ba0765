'use client';

import { useEffect, useRef, useState } from 'react';
import { drawPledged, drawWord, keepWord, keptWord, type Pledged, storageHere } from './kept-words';

interface Props {
  /** Field of the word: `word` with orders, `drawn` beside one that the player may write. */
  name: 'word' | 'drawn';
  /** What was told of the word that comes now; null: nothing. */
  pledge: string | null;
}

/** What a form brings to the dice, unseen: a word that this browser drew, and the pledge of its next, which is kept when the form is sent. */
export function DrawnWord({ name, pledge }: Props) {
  const [drawn, setDrawn] = useState<{ word: string; next: Pledged | null }>({ word: '', next: null });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isHere = true;
    const word = keptWord(storageHere(), pledge) ?? drawWord();
    void drawPledged().then((next) => {
      if (isHere) setDrawn({ word, next });
    });
    return () => {
      isHere = false;
    };
  }, [pledge]);
  useEffect(() => {
    const form = field.current?.form;
    const keep = () => {
      if (drawn.next) keepWord(storageHere(), drawn.next);
    };
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, [drawn]);
  return (
    <>
      <input ref={field} type="hidden" name={name} value={drawn.word} />
      <input type="hidden" name="pledge" value={drawn.next?.pledge ?? ''} />
    </>
  );
}
