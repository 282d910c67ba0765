'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { Painting } from '@/lib/engine';
import type { LogEntry } from '@/lib/play/log/log-entry';
import { type BoardAddress, BoardFrame } from './board-frame';
import { Entry } from './entry';
import { useBoard } from './use-board';
import { useReplay } from './use-replay';
import { type BoardWords, fill, type TableWords } from './words';

/** One step of a game for one viewer. */
export interface ReviewMoment {
  seq: number;
  last: number;
  headline: string;
  /** The entry that led here; null at the beginning. */
  entry: LogEntry | null;
  opening: string[];
  painting: Painting;
  /** Spaces the entry changed. */
  changed: string[];
}

/** A run of entries in one turn and phase. */
export interface Stretch {
  /** Its first entry. */
  seq: number;
  name: string;
}

interface Props {
  table: string;
  /** Whose view; undefined: as the table page shows it. */
  seat: string | undefined;
  first: ReviewMoment;
  stretches: Stretch[];
  address: BoardAddress;
  label: string;
  startPlaying: boolean;
  words: { board: BoardWords; table: TableWords };
}

/** Steps through a game entry by entry: the board as it was, what changed, the order, the dice. */
export function ReviewBoard({
  table,
  seat,
  first,
  stretches,
  address,
  label,
  startPlaying,
  words: { board: boardWords, table: words },
}: Props) {
  const addresses = useMemo(() => {
    const query = seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`;
    const page = (seq: number) => `/tables/${table}/review/${seq}${query}`;
    return { page, data: (seq: number) => `/tables/${table}/review/${seq}/moment${query}` };
  }, [table, seat]);
  const { moment, isPlaying, hasFailed, go, step, play } = useReplay(first, addresses, startPlaying);
  const { board, hasFailed: boardFailed, retry } = useBoard(address.url);
  const { seq, last, entry } = moment;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('input, select, textarea')) return;
      if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(last);
      else if (event.key === ' ' && !at?.closest('a, button, summary')) play(!isPlaying);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, step, play, isPlaying, last]);

  const stretch = stretches.findLast((each) => each.seq <= seq);
  const steps = [
    { to: 0, move: () => go(0), name: words.first, icon: ChevronFirst, off: seq === 0 },
    { to: seq - 1, move: () => step(-1), name: words.previous, icon: ChevronLeft, off: seq === 0 },
    { to: seq + 1, move: () => step(1), name: words.next, icon: ChevronRight, off: seq === last },
    { to: last, move: () => go(last), name: words.last, icon: ChevronLast, off: seq === last },
  ];
  return (
    <div className="table-board">
      <BoardFrame
        address={address}
        board={board}
        hasFailed={boardFailed}
        retry={retry}
        words={boardWords}
        picture={`/tables/${table}/board.svg?seq=${seq}`}
        label={label}
        painting={moment.painting}
        changed={moment.changed}
      />
      <section className="table-side review-side" aria-label={words.timeline}>
        <div className="flex flex-wrap items-center gap-1.5">
          {steps.map(({ to, move, name, icon: Icon, off }) => (
            <a
              key={name}
              href={addresses.page(Math.max(0, Math.min(last, to)))}
              className="button"
              data-size="small"
              aria-label={name}
              title={name}
              aria-disabled={off}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                play(false);
                move();
              }}
            >
              <Icon size={18} aria-hidden="true" />
            </a>
          ))}
          <button
            type="button"
            className="button js-only"
            data-size="small"
            onClick={() => play(!isPlaying)}
            disabled={seq === last && !isPlaying}
          >
            {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            {isPlaying ? words.pause : words.play}
          </button>
        </div>
        <input
          type="range"
          className="timeline js-only"
          aria-label={words.timeline}
          aria-valuetext={`${fill(words.step, { seq, last })}${stretch ? `, ${stretch.name}` : ''}`}
          min={0}
          max={last}
          value={seq}
          onChange={(event) => go(event.target.valueAsNumber)}
        />
        <form action={`/tables/${table}/review`} className="flex gap-2">
          {seat !== undefined && <input type="hidden" name="seat" value={seat} />}
          <select
            name="seq"
            className="input"
            aria-label={words.jump}
            value={stretch?.seq ?? 0}
            onChange={(event) => go(Number(event.target.value))}
          >
            <option value={0}>{words.begin}</option>
            {stretches.map((each) => (
              <option key={each.seq} value={each.seq}>
                {each.name}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="button">
              {words.go}
            </button>
          </noscript>
        </form>
        <div aria-live="polite" className="review-entry">
          <p className="label">
            {fill(words.step, { seq, last })}
            {entry && ` · ${entry.momentName}`}
          </p>
          {hasFailed && <p role="alert">{words.offline}</p>}
          {entry ? <Entry entry={entry} words={words} /> : <Opening lines={moment.opening} title={words.opening} />}
          <p className="mt-2 text-soft">{moment.headline}</p>
        </div>
        {moment.changed.length > 0 && <p className="font-sans text-sm text-soft">{words.changedHere}</p>}
        <p className="font-sans text-sm text-soft js-only">{words.reviewKeys}</p>
        <p className="font-sans text-sm text-soft">{words.address}</p>
      </section>
    </div>
  );
}

function Opening({ lines, title }: { lines: readonly string[]; title: string }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <p key={i}>{line}</p>
      ))}
    </>
  );
}
