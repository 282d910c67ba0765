'use client';

import { type RefObject, useEffect } from 'react';
import type { Board, Point } from '@/lib/engine';
import { type Camera, fitScale, panned, type Stage, zoomed } from './camera';

interface Handles {
  camera: RefObject<Camera | null>;
  size: RefObject<Stage>;
  moving: RefObject<boolean>;
  board: Board;
  place(camera: Camera): void;
}

const slop = 5;

/**
 * Wheel, drag and pinch. The wheel scrolls the page until the map was clicked, or while Ctrl is held (what a pinch on a touchpad is, too); so does
 * a turn that cannot zoom out further, and a finger on a whole map.
 */
export function useGestures(stage: RefObject<HTMLElement | null>, { camera, size, moving, board, place }: Handles) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let travelled = 0;
    const local = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent) => {
      const now = camera.current;
      if (!now) return;
      const isMeant = event.ctrlKey || event.metaKey || element.dataset.engaged === 'true';
      if (!isMeant) {
        // the hint comes and goes by itself: the attribute starts it anew
        element.removeAttribute('data-wheeled');
        requestAnimationFrame(() => element.setAttribute('data-wheeled', 'true'));
        return;
      }
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
      if (factor < 1 && now.scale <= fitScale(board, size.current) * 1.001) return;
      event.preventDefault();
      place(zoomed(now, factor, local(event), board, size.current));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, input, a, summary')) return;
      fingers.set(event.pointerId, local(event));
      element.dataset.engaged = 'true';
      element.removeAttribute('data-wheeled');
      if (fingers.size === 1) {
        travelled = 0;
        moving.current = false;
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      const now = camera.current;
      if (!before || !now) return;
      const at = local(event);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.set(event.pointerId, at);
      travelled += Math.hypot(at.x - before.x, at.y - before.y);
      if (travelled < slop && !other) return;
      if (!moving.current) element.setPointerCapture(event.pointerId);
      moving.current = true;
      if (!other) return place(panned(now, at.x - before.x, at.y - before.y, board, size.current));
      const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const shifted = panned(now, (at.x - before.x) / 2, (at.y - before.y) / 2, board, size.current);
      place(zoomed(shifted, spread(at) / spread(before), middle, board, size.current));
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      // the click that ends a drag comes before this
      if (fingers.size === 0) setTimeout(() => (moving.current = false));
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') delete element.dataset.engaged;
    };
    const signal = new AbortController();
    const options = { signal: signal.signal };
    element.addEventListener('wheel', wheel, { ...options, passive: false });
    element.addEventListener('pointerdown', down, options);
    element.addEventListener('pointermove', move, options);
    element.addEventListener('pointerup', up, options);
    element.addEventListener('pointercancel', up, options);
    element.addEventListener('pointerleave', leave, options);
    return () => signal.abort();
  }, [stage, camera, size, moving, board, place]);
}
