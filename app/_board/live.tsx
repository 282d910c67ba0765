'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Seen } from '../_offline/names';
import { type LineState, stumbled } from './line-state';
import type { TableWords } from './words';

const slowly = 90_000;
/** Milliseconds after which a page that is still looked at says so again. */
const visitInterval = 60_000;

interface Props {
  table: string;
  seq: number;
  words: TableWords;
  /** Says that somebody sits before the page, which reading it does not; true when that changed the table. */
  here?: () => Promise<boolean>;
  /** What the browser keeps of the page for when there is no connection. */
  seen?: Omit<Seen, 'picture'>;
}

/** Listens for changes of a table and fetches the page's data anew; looks by itself now and then, so that lost news cost nothing. */
export function Live({ table, seq, words, here, seen: kept }: Props) {
  const router = useRouter();
  const [line, setLine] = useState<LineState>('live');
  const seen = useRef(seq);
  useEffect(() => {
    seen.current = seq;
  }, [seq]);
  useKept(kept, seq);
  const isHere = useRef(here);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // a line that is down costs nothing: the next look says it again
      isHere.current?.().then(
        (changed) => changed && router.refresh(),
        () => undefined,
      );
    };
    look();
    const again = setInterval(look, visitInterval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', look);
    };
  }, [router]);
  useEffect(() => {
    let heardAt = Date.now();
    // what was said while the line was cut is not told again
    let wasCut = false;
    const open = () => {
      const opened = new EventSource(`/tables/${table}/stream`);
      const hear = ({ data }: MessageEvent) => {
        heardAt = Date.now();
        setLine('live');
        if (wasCut || Number(data) > seen.current) router.refresh();
        wasCut = false;
      };
      opened.onmessage = hear;
      opened.addEventListener('beat', hear);
      opened.addEventListener('aside', () => router.refresh());
      opened.onerror = () => {
        wasCut = true;
        setLine(stumbled(opened, { isOnline: navigator.onLine }));
      };
      return opened;
    };
    let source = open();
    const look = setInterval(() => {
      const isSilent = Date.now() - heardAt > slowly;
      if (document.visibilityState === 'visible' && (isSilent || source.readyState !== EventSource.OPEN)) router.refresh();
      // a line can be dead without a word: three heartbeats did not come; where none was to be had there may be one now
      const isDead = isSilent && source.readyState === EventSource.OPEN;
      if (!isDead && source.readyState !== EventSource.CLOSED) return;
      source.close();
      wasCut = true;
      heardAt = Date.now();
      source = open();
    }, slowly);
    return () => {
      source.close();
      clearInterval(look);
    };
  }, [table, router]);
  return (
    <p role="status" className="live-line" data-on={line !== 'offline'}>
      {words[line]}
    </p>
  );
}

/** After so many milliseconds on a page its picture is kept too: a first look does not wait for it. */
const pictured = 15_000;

/** Has the browser keep what a table looks like after its last entry: in words at once, in a picture once the reader stays or turns away. */
function useKept(seen: Props['seen'], seq: number): void {
  const lately = useRef(seen);
  lately.current = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with the last entry
  useEffect(() => {
    const now = lately.current;
    if (!now) return;
    // a browser that keeps nothing does without
    const keep = (isPictured: boolean) =>
      import('../_offline/seen').then(({ keepSeen }) => keepSeen(now, isPictured)).catch(() => undefined);
    keep(false);
    const stop = new AbortController();
    const picture = () => {
      stop.abort();
      clearTimeout(later);
      keep(true);
    };
    const later = setTimeout(picture, pictured);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && picture(), { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(later);
    };
  }, [seq]);
}
