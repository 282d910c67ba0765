'use client';

import { X } from 'lucide-react';
import type { Board } from '@/lib/engine';
import type { Fought } from '../odds/battle-odds';
import { Chance } from '../odds/chance';
import { fill, type TableWords } from '../words';
import type { Reach } from './use-reach';
import type { WayHere } from './ways-here';

interface Props {
  reach: NonNullable<Reach['reach']>;
  board: Board | null;
  fought: Fought;
  words: TableWords;
  /** A way was taken: the buttons go. */
  onWay(way: WayHere): void;
  onClose(): void;
}

/** A space that was pointed at, and what can be sent there: each way with the chance of the fight it leads to. */
export function ReachCard({ reach: { space, ways }, board, fought, words, onWay, onClose }: Props) {
  const name = board?.spaces.find(({ id }) => id === space)?.name ?? space;
  return (
    <section aria-label={fill(words.sendTo, { space: name })} className="reach-card">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-sans text-base">{fill(words.sendTo, { space: name })}</h3>
        <button type="button" className="map-close" aria-label={words.closeReach} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <ul className="grid gap-1.5">
        {ways.map((way) => (
          <li key={way.label}>
            <button type="button" className="button choice w-full" onClick={() => onWay(way)}>
              <span>{way.label}</span>
              {way.draft && <Chance fought={fought} draft={way.draft} words={words} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
