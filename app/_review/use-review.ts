'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Language,
  type ListedMove,
  movesOf,
  nextStill,
  type Pace,
  type Screening,
  type Shown,
  type Still,
  shownAt,
} from '@/lib/engine';
import { isGameId } from '@/lib/games/registry';
import { loadReel } from './load-reel';

/** Milliseconds between two steps at normal speed. */
const pause = { die: 700, order: 1500, battle: 2000, phase: 2000 } as const satisfies Record<Pace, number>;
const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

export interface ReviewOf {
  table: string;
  game: string;
  language: Language;
  /** Last entry. */
  last: number;
  /** Whose eyes the page was asked for; undefined: what the reader sees by default. */
  seat: string | undefined;
  /** Whose eyes these are by default: 'everyone' when the game is over. */
  usual: string;
  first: Shown;
  startPlaying: boolean;
}

interface Ready {
  scene: Screening;
  moves: ListedMove[];
}

export interface Review {
  shown: Shown;
  seat: string | undefined;
  /** Null until the game is here: it is fetched at the first touch of the page. */
  ready: Ready | null;
  hasFailed: boolean;
  isPlaying: boolean;
  pace: Pace;
  speed: number;
  go(still: Still): void;
  step(pace: Pace, by: 1 | -1): void;
  play(on: boolean): void;
  setPace(pace: Pace): void;
  setSpeed(speed: number): void;
  /** Looks through other eyes; false: only the server may show these, follow the link. */
  look(seat: string | undefined): boolean;
  address(still: Still, seat?: string): string;
}

/** Winds through a game in the browser. Every still has its own address, which the address bar follows; no step asks the server. */
export function useReview({ table, game, language, last, seat: asked, usual, first, startPlaying }: ReviewOf): Review {
  const [shown, setShown] = useState(first);
  const [seat, setSeat] = useState(asked);
  const [ready, setReady] = useState<Ready | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(startPlaying);
  const [pace, setPace] = useState<Pace>('order');
  const [speed, setSpeed] = useState(1);
  const at = useRef(first.still);
  const now = useRef<Ready | null>(null);
  const isLoading = useRef(false);
  const waiting = useRef<((ready: Ready) => void)[]>([]);

  const take = useCallback((next: Ready) => {
    now.current = next;
    setReady(next);
    setShown(shownAt(next.scene, at.current));
  }, []);
  const load = useCallback(() => {
    if (isLoading.current || now.current || !isGameId(game)) return;
    isLoading.current = true;
    const query = asked === undefined ? '' : `?seat=${encodeURIComponent(asked)}`;
    loadReel(game, `/tables/${table}/reel${query}`).then(
      ({ game: rules, reel }) => {
        const scene: Screening = { game: rules, reel, language, eyes: reel.viewer ?? asked ?? usual };
        setFailed(false);
        take({ scene, moves: movesOf(scene) });
        for (const run of waiting.current.splice(0)) if (now.current) run(now.current);
      },
      (error: unknown) => {
        console.error(error);
        isLoading.current = false;
        waiting.current = [];
        setFailed(true);
        setPlaying(false);
      },
    );
  }, [table, game, language, asked, usual, take]);
  const act = useCallback(
    (run: (ready: Ready) => void) => {
      if (now.current) return run(now.current);
      waiting.current.push(run);
      load();
    },
    [load],
  );
  const go = useCallback(
    (still: Still) =>
      act(({ scene }) => {
        at.current = { seq: Math.max(0, Math.min(scene.reel.last, still.seq)), die: still.die };
        setShown(shownAt(scene, at.current));
      }),
    [act],
  );
  const step = useCallback(
    (by: Pace, way: 1 | -1) =>
      act(({ scene, moves }) => {
        const before = at.current;
        const next = nextStill(moves, before, by, way);
        if (next.seq === before.seq && next.die === before.die) return;
        at.current = next;
        // a longer step on shows all that changed under way
        setShown(shownAt(scene, next, way === 1 && before.die === null && before.seq < next.seq ? before.seq : undefined));
      }),
    [act],
  );
  const look = useCallback(
    (next: string | undefined) => {
      const scene = now.current?.scene;
      if (!scene || scene.reel.viewer !== null) return false;
      const turned = { ...scene, eyes: next ?? usual };
      setSeat(next);
      take({ scene: turned, moves: movesOf(turned) });
      return true;
    },
    [take, usual],
  );
  const address = useCallback(
    ({ seq, die }: Still, through?: string) => {
      const query = new URLSearchParams({
        ...(through !== undefined && { seat: through }),
        ...(die !== null && { die: String(die) }),
      }).toString();
      return `/tables/${table}/review/${seq}${query && `?${query}`}`;
    },
    [table],
  );

  useEffect(() => {
    const signal = new AbortController();
    const touched = () => {
      signal.abort();
      load();
    };
    for (const touch of touches) window.addEventListener(touch, touched, { signal: signal.signal, passive: true });
    return () => signal.abort();
  }, [load]);

  const { still } = shown;
  const isEnd = still.seq >= (ready?.scene.reel.last ?? last) && still.die === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each still has its own time
  useEffect(() => {
    if (!isPlaying) return;
    if (!ready) return load();
    if (isEnd) return setPlaying(false);
    const timer = setTimeout(() => step(pace, 1), pause[pace] / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, ready, isEnd, still, pace, speed, step, load]);

  const shownAddress = useMemo(() => address(still, seat), [address, still, seat]);
  useEffect(() => {
    // whoever winds fast would be refused by the browser for writing too often
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      if (`${pathname}${search.replace(/[?&]play=1/, '')}` !== shownAddress) window.history.replaceState(null, '', shownAddress);
    }, 100);
    return () => clearTimeout(timer);
  }, [shownAddress]);

  return { shown, seat, ready, hasFailed, isPlaying, pace, speed, go, step, play: setPlaying, setPace, setSpeed, look, address };
}
