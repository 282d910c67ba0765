'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** What carries pieces from space to space. Points are those of the pointer. */
export interface Carrying {
  /** The space whose pieces lie under the pointer and may be sent away; null: none. */
  liftedFrom(at: MouseEvent): string | null;
  spaceUnder(at: MouseEvent): string | null;
  onLift(space: string): void;
  onDrop(from: string, to: string): void;
}

/** A mouse carries once it has moved so many pixels; a finger once it has rested so many milliseconds, as it moves the map otherwise. */
const slop = 6;
const rested = 350;

/**
 * Pieces are dragged from their space to where they go. The stage says `data-carrying` meanwhile, the map stays where it is, and the click at
 * the end means nothing. `Escape` drops them where they were.
 */
export function useCarry(stage: RefObject<HTMLElement | null>, carrying: Carrying): { isCarrying(): boolean } {
  const now = useRef(carrying);
  now.current = carrying;
  const held = useRef<string | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let grabbed: { id: number; x: number; y: number; space: string } | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const lift = () => {
      if (!grabbed) return;
      held.current = grabbed.space;
      element.dataset.carrying = grabbed.space;
      element.setPointerCapture(grabbed.id);
      now.current.onLift(grabbed.space);
    };
    const end = () => {
      clearTimeout(resting);
      grabbed = null;
      delete element.dataset.carrying;
      // the click that ends a drag comes before this
      setTimeout(() => (held.current = null));
    };
    const down = (event: PointerEvent) => {
      if (grabbed) return end();
      if (event.button !== 0 || (event.target as Element).closest('button, input, a, summary')) return;
      const space = now.current.liftedFrom(event);
      if (space === null) return;
      held.current = null;
      grabbed = { id: event.pointerId, x: event.clientX, y: event.clientY, space };
      if (event.pointerType !== 'mouse') resting = setTimeout(lift, rested);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== grabbed?.id) return;
      if (held.current === null && Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) >= slop) {
        if (event.pointerType !== 'mouse') return end();
        lift();
      }
      // the map does not move under what is carried, nor before it is lifted
      if (held.current !== null || event.pointerType === 'mouse') event.stopPropagation();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== grabbed?.id) return;
      const from = held.current;
      const to = from === null ? null : now.current.spaceUnder(event);
      end();
      if (from !== null && to !== null && to !== from) now.current.onDrop(from, to);
    };
    const stop = (event: PointerEvent) => event.pointerId === grabbed?.id && end();
    const still = (event: Event) => held.current !== null && event.preventDefault();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && grabbed && end();
    const signal = new AbortController();
    const first = { signal: signal.signal, capture: true };
    element.addEventListener('pointerdown', down, first);
    element.addEventListener('pointermove', move, first);
    element.addEventListener('pointerup', up, first);
    element.addEventListener('pointercancel', stop, first);
    element.addEventListener('touchmove', still, { ...first, passive: false });
    element.addEventListener('contextmenu', still, first);
    window.addEventListener('keydown', onKey, first);
    return () => {
      clearTimeout(resting);
      signal.abort();
    };
  }, [stage]);
  return { isCarrying: () => held.current !== null };
}
