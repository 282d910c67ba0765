'use client';

import './board.css';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { late } from '@/app/_ui/late';
import { type Board, laidOutBy, type Overlay, type Painting, type Point, type Space } from '@/lib/engine';
import { placeTokens, themeProperties } from '@/lib/picture';
import { MapButtons } from './map-buttons';
import { Fan, Ground, Highlights, Pieces } from './map-layers';
import { onShowOnMap } from './map-links';
import { MapPapers } from './map-papers';
import { type Follow, Minimap } from './minimap';
import { contentsLine, contentsOf, counterId, type Direction, nextSpace, noteLines, spaceAt, tokenAt } from './places';
import { SpaceSearch } from './space-search';
import { useCamera } from './use-camera';
import { useCarry } from './use-carry';
import type { BoardWords } from './words';

const Moving = late(() => import('./moving').then((module) => module.Moving));
const OverlayLayer = late(() => import('./overlay-layer').then((module) => module.OverlayLayer));
const SpaceCard = late(() => import('./space-card').then((module) => module.SpaceCard));

export interface MapProps {
  board: Board;
  painting: Painting;
  words: BoardWords;
  /** Accessible name. */
  label: string;
  /** Spaces a click on which answers the open question. */
  choices?: readonly string[];
  /** Spaces already chosen for the order under way. */
  chosen?: readonly string[];
  /** What is drawn over the map while an order is made. */
  overlay?: Overlay | null;
  /** The space that is pointed at beside the map. */
  aimed?: string | null;
  /** Spaces to point out: what changed. */
  changed?: readonly string[];
  /** Where the first look goes: where things are decided. None: where most pieces stand. */
  front?: readonly string[];
  /** `front` is where something happens now: it is brought into sight whenever it changes. */
  isFollowing?: boolean;
  onSpace?: ((space: string) => void) | undefined;
  /** A space that is no choice was clicked: what can be sent there may be asked. */
  onReach?: ((space: string) => void) | undefined;
  /** Spaces whose pieces may be dragged to where they go. */
  liftable?: readonly string[];
  /** Pieces were dragged from a space to another. */
  onCarry?: ((from: string, to: string) => void) | undefined;
  children?: ReactNode;
}

const noSpaces: readonly string[] = [];
const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const shifts: Record<Direction, [number, number]> = { left: [90, 0], right: [-90, 0], up: [0, 90], down: [0, -90] };

/** The board: zoom, pan, pointing at spaces and choosing them, by mouse, finger and keyboard. */
export function BoardMap({
  board: plain,
  painting,
  words,
  label,
  choices = noSpaces,
  chosen = noSpaces,
  overlay = null,
  aimed = null,
  changed = noSpaces,
  front = noSpaces,
  isFollowing = false,
  onSpace,
  onReach,
  liftable = noSpaces,
  onCarry,
  children,
}: MapProps) {
  const board = laidOutBy(plain, painting);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = `m${useId().replace(/[^a-z0-9]/gi, '')}`;
  const home = useMemo(
    () => (front.length > 0 ? front : [...new Set(painting.tokens.map(({ space }) => space))]),
    [front, painting.tokens],
  );
  const [first] = useState(painting);
  const hasChanged = useRef(false);
  hasChanged.current ||= painting !== first;
  const follow = useRef<Follow | null>(null);
  const camera = useCamera({ board, home, stage, sheet, follow });
  const { show } = camera;
  const goTo = useCallback((point: Point) => show([point]), [show]);
  useFollowing(isFollowing ? front : noSpaces, board, camera.reveal);
  useFollowing(choices, board, camera.find);
  const [pointed, setPointed] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  /** Counters that are pointed at and that were pressed (`counterId`). */
  const [counterBelow, setCounterBelow] = useState<string | null>(null);
  const [counterPressed, setCounterPressed] = useState<string | null>(null);
  const [range, setRange] = useState<string | null>(null);
  const spaces = useMemo(() => new Map(board.spaces.map((space) => [space.id, space])), [board]);
  const placed = useMemo(() => placeTokens(board, painting.tokens, camera.scale), [board, painting, camera.scale]);
  // while something is drawn, what is pointed at counts before what was pressed last
  const shown = spaces.get((overlay ? (pointed ?? pinned) : (pinned ?? pointed)) ?? '') ?? null;
  const isPinned = shown !== null && shown.id === pinned;
  const counter = isPinned ? counterPressed : counterBelow;
  const note = shown ? overlay?.notes[shown.id] : undefined;
  const reached = board.ranges?.find((each) => each.id === range)?.within[shown?.id ?? ''] ?? noSpaces;

  const under = (event: { clientX: number; clientY: number }): Space | null => {
    const { point, unit } = camera.locate(event);
    return spaceAt(board, placed, point, 9 * unit);
  };
  /** The counter under the pointer, as the list of its space names it. */
  const counterUnder = (event: { clientX: number; clientY: number }): string | null => {
    const token = tokenAt(board, placed, camera.locate(event).point)?.token;
    return token ? counterId(token) : null;
  };
  const inTheMiddle = (): Space | null => {
    const box = stage.current?.getBoundingClientRect();
    const { point } = camera.locate({
      clientX: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      clientY: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    });
    return spaceAt(board, [], point, Number.POSITIVE_INFINITY);
  };
  const choose = (space: Space, { on = null, byFinger = false }: { on?: string | null; byFinger?: boolean } = {}) => {
    const isAnswer = choices.includes(space.id);
    // what a finger answers needs no card over the small map
    setPinned(isAnswer && byFinger ? null : space.id);
    setCounterPressed(on);
    if (isAnswer) onSpace?.(space.id);
    else onReach?.(space.id);
  };
  const carry = useCarry(stage, {
    liftedFrom(at) {
      const { point } = camera.locate(at);
      const space = tokenAt(board, placed, point)?.token.space ?? null;
      return space !== null && liftable.includes(space) ? space : null;
    },
    spaceUnder: (at) => under(at)?.id ?? null,
    onLift: (space) => choices.includes(space) && onSpace?.(space),
    onDrop: (from, to) => onCarry?.(from, to),
  });
  const visit = (space: Space, near: boolean) => {
    setPointed(null);
    setPinned(space.id);
    setCounterPressed(null);
    camera.show([space.centre], near);
  };
  const toPlace = useRef<(id: string) => void>(() => undefined);
  toPlace.current = (id) => {
    const space = spaces.get(id);
    if (!space) return;
    visit(space, true);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => onShowOnMap((id) => toPlace.current(id)), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== stage.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = arrows[event.key];
    if (direction && event.shiftKey) camera.pan(...shifts[direction]);
    else if (direction) {
      const from = shown ?? spaces.get(choices[0] ?? '') ?? inTheMiddle();
      const next = from && (shown ? nextSpace(board, from, direction) : from);
      if (next) visit(next, false);
    } else if (event.key === '+' || event.key === '=') camera.zoom(1.4);
    else if (event.key === '-') camera.zoom(1 / 1.4);
    else if (event.key === '0') camera.whole();
    else if (event.key === 'f') camera.front();
    else if ((event.key === 'Enter' || event.key === ' ') && shown) choose(shown);
    else if (event.key === 'Escape') setPinned(null);
    else return;
    event.preventDefault();
  };

  const style = useMemo(() => themeProperties(board) as CSSProperties, [board]);
  const line = shown ? [contentsLine(board, contentsOf(board, painting, shown)), ...(note ? noteLines(note) : [])].join(' ') : '';
  return (
    <div className="map" style={style}>
      <div
        ref={stage}
        className="map-stage"
        data-whole={camera.isWhole}
        role="application"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is interactive
        tabIndex={0}
        onKeyDown={onKey}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || camera.isMoving()) return;
          setPointed(under(event)?.id ?? null);
          setCounterBelow(counterUnder(event));
        }}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          // the second click of a double one zooms, and must not choose again
          if (camera.isMoving() || carry.isCarrying() || event.detail > 1) return;
          const space = under(event);
          if (space) choose(space, { on: counterUnder(event), byFinger: isFinger(event) });
          else setPinned(null);
        }}
        onDoubleClick={(event) => camera.zoom(2, localPoint(event))}
      >
        <div ref={sheet} className="map-sheet" data-overlaid={overlay !== null} aria-hidden="true">
          {/* the ground is drawn apart: what is pointed at changes often, and must not have it drawn anew */}
          <svg className="map-svg" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
            <Ground board={board} painting={painting} scale={camera.scale} id={id} />
          </svg>
          <svg className="map-svg" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
            <Highlights board={board} id={id} name="range" spaces={reached} />
            <Highlights board={board} id={id} name="choice" spaces={choices} />
            <Highlights board={board} id={id} name="changed" spaces={changed} />
            <Highlights board={board} id={id} name="chosen" spaces={chosen} />
            <Highlights board={board} id={id} name="shown" spaces={shown ? [shown.id] : noSpaces} />
            <Pieces board={board} painting={painting} scale={camera.scale} viewport={camera.viewport} id={id} />
            {overlay && <OverlayLayer board={board} overlay={overlay} space={aimed ?? shown?.id ?? null} scale={camera.scale} id={id} />}
            <Fan board={board} painting={painting} scale={camera.scale} space={shown?.id ?? null} id={id} />
            {hasChanged.current && <Moving since={first} board={board} painting={painting} scale={camera.scale} id={id} />}
          </svg>
        </div>
        <p className="map-wheel-hint" aria-hidden="true">
          {words.wheel}
        </p>
      </div>
      {shown && (
        <SpaceCard
          key={isPinned ? `${pinned} ${counter}` : 'pointed'}
          board={board}
          painting={painting}
          space={shown}
          counter={counter}
          note={note}
          words={words}
          onClose={isPinned ? () => setPinned(null) : null}
          range={range}
          onRange={setRange}
        />
      )}
      <Minimap board={board} painting={painting} follow={follow} onPoint={goTo} />
      <p id={`${id}-keys`} className="sr-only">
        {words.keys}
      </p>
      <p aria-live="polite" className="sr-only">
        {pinned ? line : ''}
      </p>
      <div className="map-tools">
        <SpaceSearch board={board} words={words} onFound={(space) => visit(space, true)} />
        <MapButtons
          words={words}
          camera={camera}
          targets={(choices.length > 0 ? choices : changed).flatMap((each) => spaces.get(each)?.centre ?? [])}
        />
        <MapPapers board={board} painting={painting} words={words} />
      </div>
      {children}
    </div>
  );
}

/** Of a browser that says so: others are treated as a mouse. */
const isFinger = ({ nativeEvent }: React.MouseEvent): boolean => nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

function localPoint(event: React.MouseEvent): { x: number; y: number } {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Brings spaces into sight when they become other ones; the first look has shown those it began with. */
function useFollowing(spaces: readonly string[], board: Board, look: (points: readonly Point[]) => void): void {
  const key = spaces.join(' ');
  const last = useRef(key);
  const show = useRef(look);
  show.current = look;
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    const wanted = new Set(key.split(' '));
    show.current(board.spaces.filter(({ id }) => wanted.has(id)).map(({ centre }) => centre));
  }, [key, board]);
}
