'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ShareProps } from './share-menu';

const ShareMenu = dynamic(() => import('./share-menu').then((module) => module.ShareMenu), { loading: () => null });

/** Ways to share a step, folded up: fetched when they are opened. */
export function SharePanel(props: ShareProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="story-panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.words.open}</summary>
      {isOpen && <ShareMenu {...props} />}
    </details>
  );
}
