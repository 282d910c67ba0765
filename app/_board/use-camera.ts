'use client';

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, Point } from '@/lib/engine';
import type { Frame } from '@/lib/picture';
import {
  type Camera,
  finding,
  fitScale,
  fitted,
  kept,
  opening,
  panned,
  type Stage,
  seesAll,
  showing,
  stepped,
  toBoard,
  zoomed,
} from './camera';
import { coarse, frameAround, type Painted, shiftOf } from './painted';
import { useGestures } from './use-gestures';

export interface CameraControls {
  /** Pixels per board unit, in steps: markup that follows the zoom is redrawn when it changes. */
  scale: number;
  /** On a grid of hexes the part that is painted, in coarse steps; null: draw everything. */
  viewport: Frame | null;
  /** The whole board is seen. */
  isWhole: boolean;
  zoom(factor: number, at?: Point): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** Back to the first look. */
  front(): void;
  /** Moves so that the points are seen; `near` also zooms in. */
  show(points: readonly Point[], near?: boolean): void;
  /** Moves so that the points are seen, unless they are. */
  reveal(points: readonly Point[]): void;
  /** Moves so that some of the points are seen, unless one is. */
  find(points: readonly Point[]): void;
  /** The board point under a mouse or finger, and how many units a pixel is. */
  locate(event: { clientX: number; clientY: number }): { point: Point; unit: number };
  /** True while a pan or pinch is under way: its end is not a click. */
  isMoving(): boolean;
}

interface Parts {
  board: Board;
  /** Spaces of the first look. */
  home: readonly string[];
  stage: RefObject<HTMLElement | null>;
  /** Holds the drawings, which are painted a little beyond the stage, and moves them. */
  sheet: RefObject<HTMLElement | null>;
  /** Told of every move, in the frame that shows it. */
  follow: RefObject<((camera: Camera, stage: Stage) => void) | null>;
}

const settled = 140;

/**
 * Zoom and pan of a board in a stage. The camera lives outside React: a frame only moves the painted svg; when the
 * camera rests, or the painting does not reach, it is painted anew and React learns of the new zoom.
 */
export function useCamera({ board, home, stage, sheet, follow }: Parts): CameraControls {
  const first = useRef(home);
  first.current = home;
  const camera = useRef<Camera | null>(null);
  const painted = useRef<Painted | null>(null);
  // where the camera is on the copies of a wrapping board
  const along = useRef(0);
  const size = useRef<Stage>({ w: 0, h: 0 });
  const moving = useRef(false);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [scale, setScale] = useState(() => stepped(0.4));
  const [viewport, setViewport] = useState<Frame | null>(null);
  const [isWhole, setWhole] = useState(true);

  /** Shows what the camera sees as far as it is painted; tells whether it must be painted anew, now or when the camera rests. */
  const move = useCallback((): 'enough' | 'later' | 'now' => {
    const now = camera.current;
    const found = painted.current && now && shiftOf(painted.current, now, board, size.current, along.current, devicePixelRatio);
    if (!found || !sheet.current) return 'now';
    const { shift, at, isEnough } = found;
    along.current = at;
    sheet.current.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${shift.scale})`;
    return isEnough ? 'enough' : 'later';
  }, [board, sheet]);

  const repaint = useCallback(() => {
    const now = camera.current;
    if (!now || !sheet.current || size.current.w === 0) return;
    const part = frameAround(now, board, size.current);
    painted.current = { frame: part, scale: now.scale };
    along.current = now.x;
    const { style, dataset } = sheet.current;
    dataset.painted = 'true';
    style.width = `${part.width * now.scale}px`;
    style.height = `${part.height * now.scale}px`;
    for (const svg of sheet.current.querySelectorAll('svg'))
      svg.setAttribute('viewBox', [part.x, part.y, part.width, part.height].map((n) => n.toFixed(2)).join(' '));
    move();
    setScale(stepped(now.scale));
    if (board.hexes) {
      const next = coarse(part, board.hexes.size * 8);
      setViewport((old) =>
        old && old.x === next.x && old.y === next.y && old.width === next.width && old.height === next.height ? old : next,
      );
    }
    setWhole(now.scale <= fitScale(board, size.current) * 1.001);
  }, [board, sheet, move]);

  const place = useCallback(
    (next: Camera) => {
      camera.current = kept(next, board, size.current);
      if (frame.current) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        clearTimeout(rest.current);
        if (camera.current) follow.current?.(camera.current, size.current);
        const paint = move();
        if (paint === 'now') repaint();
        else if (paint === 'later') rest.current = setTimeout(repaint, settled);
      });
    },
    [board, follow, move, repaint],
  );
  useEffect(() => () => clearTimeout(rest.current), []);

  const { glide, goal, halt } = useGlide(camera, place);
  const grab = useCallback(
    (next: Camera) => {
      halt();
      place(next);
    },
    [halt, place],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const before = size.current;
      size.current = { w: element.clientWidth, h: element.clientHeight };
      if (size.current.w === 0 || size.current.h === 0) return;
      const now = camera.current;
      painted.current = null;
      if (!now || before.w === 0) place(opening(board, first.current, size.current));
      else place(now.scale <= fitScale(board, before) * 1.001 ? fitted(board, size.current) : now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, stage, place]);

  useGestures(stage, { camera, size, moving, board, place: grab });

  return useMemo(() => {
    const centre = () => ({ x: size.current.w / 2, y: size.current.h / 2 });
    const from = (change: (now: Camera) => Camera) => {
      const now = goal.current ?? camera.current;
      const next = now && change(now);
      if (next && next !== now) glide(next, board);
    };
    return {
      scale,
      viewport,
      isWhole,
      zoom: (factor, at) => from((now) => zoomed(now, factor, at ?? centre(), board, size.current)),
      pan: (dx, dy) => from((now) => panned(now, dx, dy, board, size.current)),
      whole: () => glide(fitted(board, size.current), board),
      front: () => glide(opening(board, first.current, size.current), board),
      show: (points, near = false) =>
        from((now) => {
          const wanted = near ? Math.max(now.scale, 1.4) : now.scale;
          return showing(points, board, size.current, wanted) ?? now;
        }),
      reveal: (points) =>
        from((now) => (seesAll(now, points, board, size.current) ? now : (showing(points, board, size.current, now.scale) ?? now))),
      find: (points) => from((now) => finding(now, points, board, size.current)),
      locate: ({ clientX, clientY }) => {
        const box = stage.current?.getBoundingClientRect();
        const now = camera.current ?? fitted(board, size.current);
        const at = { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
        return { point: toBoard(now, at), unit: 1 / now.scale };
      },
      isMoving: () => moving.current,
    };
  }, [scale, viewport, isWhole, board, glide, goal, stage]);
}

/**
 * Moves the camera over a few frames, the short way around; at once for who prefers less motion. Meanwhile `goal` is
 * where it will rest: the next key or button counts from there.
 */
function useGlide(camera: RefObject<Camera | null>, place: (camera: Camera) => void) {
  const run = useRef(0);
  const goal = useRef<Camera | null>(null);
  const halt = useCallback(() => {
    cancelAnimationFrame(run.current);
    goal.current = null;
  }, []);
  const glide = useCallback(
    (to: Camera, board: Board) => {
      const from = camera.current;
      halt();
      if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return place(to);
      const turn = board.wrap ? Math.round((from.x - to.x) / board.width) * board.width : 0;
      const start = performance.now();
      goal.current = to;
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / 180);
        const ease = 1 - (1 - part) ** 3;
        const mix = (a: number, b: number) => a + (b - a) * ease;
        place(part === 1 ? to : { x: mix(from.x, to.x + turn), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) });
        if (part < 1) run.current = requestAnimationFrame(step);
        else goal.current = null;
      };
      run.current = requestAnimationFrame(step);
    },
    [camera, place, halt],
  );
  return { glide, goal, halt };
}
