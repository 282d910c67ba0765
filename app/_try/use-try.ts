'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type BranchMove,
  branchReel,
  branchSteps,
  Divergence,
  entryOf,
  type Language,
  type LogEntry,
  orderLines,
  type Sealed,
  shownAt,
  withNext,
  withoutLast,
} from '@/lib/engine';
import { isGameId } from '@/lib/games/registry';
import type { SendState } from '../_board/order-form/order-panel';
import type { Trial } from '../_board/order-form/trial';
import type { TrySheet } from '../_board/order-form/use-sheet';
import { type Loaded, loadReel } from '../_review/load-reel';
import { askedSeats, type LocalTable, localTrial, playLocally } from './local-table';

export interface TryOf {
  table: string;
  game: string;
  language: Language;
  /** The entry it goes on from. */
  from: number;
  /** What was tried already. */
  moves: BranchMove[];
}

export interface Trying {
  /** loading: the game is on its way. broken: the rules refuse some of what was tried, which is left out. */
  state: 'loading' | 'failed' | 'ready' | 'broken';
  moves: BranchMove[];
  /** How many of the orders are carried out. */
  at: number;
  entries: LogEntry[];
  /** Seats that are asked, and how their powers are called. */
  asked: { seat: string; name: string }[];
  /** Who is asked; null: nobody, or the game is not here. */
  seat: string | null;
  isOver: boolean;
  /** The position with the sheet that is left on it; null until it is here. */
  trial: Trial | null;
  momentName: string;
  /** Another number: what was said of the last sheet holds no more. */
  run: number;
  choose(seat: string): void;
  goTo(at: number): void;
  back(): void;
  on(): void;
  trySheet: TrySheet;
  send(state: SendState, form: FormData): Promise<SendState>;
}

/** Whose view a position has that asks nobody. */
const nobody = 'public';

interface Position {
  moves: BranchMove[];
  at: number;
  held: ReadonlyMap<string, Sealed>;
  /** Lines of a sheet that were not carried out. */
  rest: string[];
}

/** A table in the browser behind a moment of a game: it tries and plays sheets, goes back and on, and asks no server. */
export function useTry({ table, game: id, language, from, moves: given }: TryOf): Trying {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<Trying['state']>('loading');
  const [position, setPosition] = useState<Position>({ moves: given, at: given.length, held: new Map(), rest: [] });
  const [chosen, setChosen] = useState<string | null>(null);
  const [run, setRun] = useState(0);
  /** The one before stays until the next one is made. */
  const [shown, setShown] = useState<{ local: LocalTable; seat: string; trial: Trial } | null>(null);
  const first = useRef(given);
  useEffect(() => {
    if (!isGameId(id)) return;
    let isGone = false;
    loadReel(id, `/tables/${table}/reel`).then(
      (found) => {
        if (isGone) return;
        const sound = soundPart(found, from, first.current);
        if (sound < first.current.length) setPosition({ moves: first.current.slice(0, sound), at: sound, held: new Map(), rest: [] });
        setState(sound < first.current.length ? 'broken' : 'ready');
        setLoaded(found);
      },
      (error: unknown) => {
        console.error(error);
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, table, from]);

  const { moves, at, held, rest } = position;
  const steps = useMemo(() => stepsOf(loaded, from, moves), [loaded, from, moves]);
  const scene = useMemo(() => {
    if (!loaded || !steps) return null;
    const { game, reel } = loaded;
    return { game, language, eyes: 'everyone', reel: branchReel(reel, game, from, steps) };
  }, [loaded, steps, from, language]);
  const local = useMemo<LocalTable | null>(() => {
    const here = scene?.reel.state(from + at);
    if (!scene || !here) return null;
    const { game, reel, eyes } = scene;
    const { painting } = shownAt(scene, { seq: from + at, die: null });
    return { game, options: reel.options, state: here, held, seq: from + at, painting, eyes, language };
  }, [scene, from, at, held, language]);
  const seats = useMemo(() => (local ? askedSeats(local) : []), [local]);
  const seat = chosen !== null && seats.includes(chosen) ? chosen : (seats[0] ?? null);

  useEffect(() => {
    if (!local) return;
    let isLate = false;
    const about = seat ?? nobody;
    localTrial(local, { seat: about, decision: null, lines: rest }).then((trial) => {
      if (!isLate) setShown({ local, seat: about, trial });
    });
    return () => {
      isLate = true;
    };
  }, [local, seat, rest]);

  const goTo = useCallback((to: number) => {
    setPosition((was) => ({ ...was, at: to, held: new Map(), rest: [] }));
    setRun((was) => was + 1);
  }, []);
  const trySheet = useCallback<TrySheet>(
    (lines, decision) =>
      shown ? localTrial(shown.local, { seat: shown.seat, decision, lines }) : Promise.reject(new Error('the game is not here')),
    [shown],
  );
  const send = useCallback(
    async (_: SendState, form: FormData): Promise<SendState> => {
      const texts = (name: string) => form.getAll(name).filter((each) => typeof each === 'string');
      const lines = [...texts('line'), ...texts('typed').flatMap(orderLines)];
      if (!shown || lines.length === 0) return { receipt: null, trouble: null };
      const {
        receipt,
        moves: more,
        ...left
      } = playLocally(shown.local, { seat: shown.seat, lines, decision: texts('decision')[0] || null });
      if (receipt.kind === 'applied' || receipt.kind === 'held') {
        setPosition(more.length > 0 ? { moves: [...moves.slice(0, at), ...more], at: at + more.length, ...left } : { moves, at, ...left });
      }
      return { receipt, trouble: null };
    },
    [shown, moves, at],
  );
  const entries = useMemo(() => (scene ? moves.map((_, i) => entryOf(scene, from + i + 1)) : []), [scene, moves, from]);
  const moment = local?.game.moment(local.state) ?? null;
  return {
    ...{ state, moves, at, entries, run, trySheet, send, goTo },
    seat: shown && shown.seat !== nobody ? shown.seat : null,
    asked: local ? seats.map((each) => ({ seat: each, name: local.game.seatName(each, language, moment) })) : [],
    isOver: local !== null && local.game.outcome(local.state) !== null,
    trial: shown?.trial ?? null,
    momentName: local && moment ? local.game.momentName(moment, language) : '',
    choose: setChosen,
    back: () => goTo(withoutLast(moves, at)),
    on: () => goTo(withNext(moves, at)),
  };
}

function stepsOf(loaded: Loaded | null, from: number, moves: readonly BranchMove[]) {
  const state = loaded?.reel.state(from);
  return loaded && state ? branchSteps(loaded.game, state, moves) : null;
}

/** How many orders of a kept branch the rules still carry out. */
function soundPart(loaded: Loaded, from: number, moves: readonly BranchMove[]): number {
  try {
    stepsOf(loaded, from, moves);
    return moves.length;
  } catch (error) {
    if (error instanceof Divergence) return error.seq - 1;
    throw error;
  }
}
