import { useRef, useState } from 'react';
import { isGameId, loadGame } from '@/lib/games/registry';
import type { Reading } from './reader';
import type { Asking } from './steps';

export interface LineReader {
  /** What a typed line would be understood as, or why not; null while that cannot be said. */
  read(line: string): Reading | null;
  /** Somebody types: the whole of the game, which reads lines, is fetched. */
  onType(): void;
}

/** Reads lines that are typed, once there are any: who chooses orders does without. */
export function useReader(id: string, asking: Asking | null): LineReader {
  const [read, setRead] = useState<((line: string, asking: Asking) => Reading) | null>(null);
  const isOnWay = useRef(false);
  return {
    read: (line) => (asking && read ? read(line, asking) : null),
    onType() {
      if (isOnWay.current || !isGameId(id)) return;
      isOnWay.current = true;
      Promise.all([loadGame(id), import('./reader')]).then(
        ([game, { readingOf }]) => setRead(() => (line: string, asked: Asking) => readingOf(game, line, asked)),
        (error: unknown) => {
          console.error(error);
          // the next letter is another try
          isOnWay.current = false;
        },
      );
    },
  };
}
