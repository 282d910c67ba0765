'use client';

import { useSyncExternalStore } from 'react';
import { type ColourSet, isColourSet } from '@/lib/picture';

const cookie = 'colours';
const aYear = 60 * 60 * 24 * 365;
const listeners = new Set<() => void>();

function remembered(): ColourSet {
  const [, value] = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie) ?? [];
  return isColourSet(value) ? value : 'printed';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colours that the owners on all boards of the page have, as chosen in this browser. */
export const useColourSet = (): ColourSet => useSyncExternalStore(subscribe, remembered, () => 'printed');

/** Chooses the colours for this browser, for a year. */
export function chooseColourSet(set: ColourSet): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${set}; path=/; max-age=${aYear}; samesite=lax`;
  for (const listener of listeners) listener();
}
