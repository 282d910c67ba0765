'use client';

import { type CSSProperties, memo, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Board, Painting, Point } from '@/lib/engine';
import { overview } from '@/lib/picture';
import type { Camera, Stage } from './camera';

/** Told where the camera is, at every frame that it moves. */
export type Follow = (camera: Camera, stage: Stage) => void;

interface Props {
  board: Board;
  painting: Painting;
  /** Where the minimap says how it wants to be told. */
  follow: RefObject<Follow | null>;
  /** Takes the map to a point. */
  onPoint(point: Point): void;
}

/** A wrapping board is seen on both sides of its seam. */
const turns = [0, 1, -1];

/** The whole board in a corner of the map, and which part of it is seen; a press or drag goes there. By keyboard there are nearer ways. */
export const Minimap = memo(function Minimap({ board, painting, follow, onPoint }: Props) {
  const frames = useRef<HTMLDivElement>(null);
  const ratio = board.width / board.height;
  const markup = useMemo(() => overview(board, painting), [board, painting]);
  useLayoutEffect(() => {
    let size = '';
    follow.current = ({ x, y, scale }, { w, h }) => {
      const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
      const [width, height] = [percent(w / scale, board.width), percent(h / scale, board.height)];
      const isResized = `${width} ${height}` !== size;
      size = `${width} ${height}`;
      for (const [turn, frame] of [...(frames.current?.children ?? [])].entries()) {
        if (!(frame instanceof HTMLElement)) continue;
        // its place is told in parts of its own size: a pan lays nothing out and paints nothing
        const left = x + (turns[turn] ?? 0) * board.width;
        frame.style.transform = `translate(${percent(left * scale, w)}, ${percent(y * scale, h)})`;
        if (isResized) Object.assign(frame.style, { width, height });
      }
    };
    return () => {
      follow.current = null;
    };
  }, [board, follow]);
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: ((event.clientX - box.left) / box.width) * board.width,
      y: ((event.clientY - box.top) / box.height) * board.height,
    });
  };
  return (
    <div
      className="map-overview"
      aria-hidden="true"
      style={{ aspectRatio: ratio, '--map-ratio': ratio } as CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer, without names */}
      <svg viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
      <div ref={frames}>
        <span />
        {board.wrap && <span />}
        {board.wrap && <span />}
      </div>
    </div>
  );
});
