'use client';

import { useState } from 'react';
import { late } from '@/app/_ui/late';
import type { ShareProps } from './share-menu';

const ShareMenu = late(() => import('./share-menu').then((module) => module.ShareMenu));

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
