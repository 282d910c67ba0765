'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import type { ShareWords } from './share-words';

const ShareMenu = dynamic(() => import('./share-menu').then((module) => module.ShareMenu));

interface Props {
  table: string;
  /** The step the page began with. */
  seq: number;
  language: 'en' | 'it';
  /** Origin of the service. */
  home: string;
  words: ShareWords;
}

/** Ways to share the step that the address names, folded up: fetched when they are opened. */
export function SharePanel({ seq: first, words, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const seq = Number(usePathname().split('/').pop() ?? first);
  return (
    <details className="story-panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.open}</summary>
      {isOpen && <ShareMenu {...rest} seq={Number.isInteger(seq) ? seq : first} words={words} />}
    </details>
  );
}
