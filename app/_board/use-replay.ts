'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

const pause = 1500;

/** A step fetched ahead of time that did not come is asked for when it is wanted. */
const askAgain = () => undefined;

export interface Replay<T> {
  moment: T;
  isPlaying: boolean;
  hasFailed: boolean;
  go(seq: number): void;
  /** So many steps from the one asked for last, which may still be on its way. */
  step(by: number): void;
  play(on: boolean): void;
}

/**
 * Steps through the moments of a game. Every step has its own address, which the address bar follows; moments are
 * fetched once, the next one and the last ahead of time.
 */
export function useReplay<T extends { seq: number; last: number }>(
  first: T,
  address: { page(seq: number): string; data(seq: number): string },
  startPlaying: boolean,
): Replay<T> {
  const [moment, setMoment] = useState(first);
  const [isPlaying, setPlaying] = useState(startPlaying);
  const [hasFailed, setFailed] = useState(false);
  const kept = useRef(new Map<number, Promise<T>>([[first.seq, (async () => first)()]]));
  const wanted = useRef(first.seq);
  const { page, data } = address;

  const momentAt = useCallback(
    (seq: number): Promise<T> => {
      let found = kept.current.get(seq);
      if (!found) {
        found = fetch(data(seq)).then(async (response) => {
          if (!response.ok) throw new Error(`${data(seq)}: ${response.status}`);
          return (await response.json()) as T;
        });
        found.catch(() => kept.current.delete(seq));
        kept.current.set(seq, found);
      }
      return found;
    },
    [data],
  );
  const show = useCallback(
    (seq: number) => {
      wanted.current = seq;
      momentAt(seq).then(
        (found) => {
          if (wanted.current !== seq) return;
          setFailed(false);
          setMoment(found);
          if (seq < found.last) momentAt(seq + 1).catch(askAgain);
        },
        () => {
          setFailed(true);
          setPlaying(false);
        },
      );
    },
    [momentAt],
  );
  const go = useCallback(
    (seq: number) => {
      const to = Math.max(0, Math.min(moment.last, seq));
      if (to === wanted.current) return;
      window.history.pushState(null, '', page(to));
      show(to);
    },
    [moment.last, page, show],
  );
  const step = useCallback((by: number) => go(wanted.current + by), [go]);

  // whoever looks back soon asks for the end, and the server has the steps between at hand after it
  useEffect(() => {
    momentAt(first.last).catch(askAgain);
  }, [momentAt, first.last]);

  useEffect(() => {
    const back = () => {
      const seq = Number(window.location.pathname.split('/').pop());
      if (Number.isInteger(seq)) show(seq);
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [show]);

  useEffect(() => {
    if (!isPlaying) return;
    if (moment.seq >= moment.last) return setPlaying(false);
    const timer = setTimeout(() => go(moment.seq + 1), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, moment, go]);

  return { moment, isPlaying, hasFailed, go, step, play: setPlaying };
}
