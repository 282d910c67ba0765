'use client';

import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in pixels, followed while the window changes; `usual` until it is known. */
export function useWidth(ref: RefObject<Element | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, Math.round(entry.contentRect.width))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
