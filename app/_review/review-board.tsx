'use client';

import './review.css';
import { type MouseEvent, useMemo, useRef } from 'react';
import { placesOf } from '@/lib/engine';
import type { PhaseStart } from '@/lib/play';
import { type BoardAddress, BoardFrame } from '../_board/board-frame';
import { Entry } from '../_board/entry';
import { UnitCardsHere, useUnitCards } from '../_board/unit-cards/use-unit-cards';
import { useBoard } from '../_board/use-board';
import { type BoardWords, type CompareWords, fill, type PinnedWords, type ReviewWords, type TableWords } from '../_board/words';
import { CompareForm } from './compare-form';
import { Controls } from './controls';
import { useKeys } from './keys';
import { MomentNotes, type NotesOf } from './moment-notes';
import { MoveList } from './move-list';
import { type PanelsProps, ReviewPanels } from './panels';
import { type ReviewOf, useReview } from './use-review';

interface Props extends ReviewOf {
  stretches: PhaseStart[];
  /** Through whose eyes one may look; undefined: the usual ones. None: there is nothing to choose. */
  eyes: { seat: string | undefined; name: string }[];
  address: BoardAddress;
  label: string;
  /** Origin of the service. */
  home: string;
  notes: NotesOf;
  /** Null: nothing may be tried from here. */
  tries: { kept: PanelsProps['tries'] } | null;
  words: {
    board: BoardWords;
    table: TableWords;
    review: ReviewWords;
    compare: CompareWords;
    pinned: PinnedWords;
    panels: PanelsProps['words'];
  };
}

/** A game looked back at: the board as it was, what changed, the order, the dice, and the list of all moves. */
export function ReviewBoard({
  stretches,
  eyes,
  address,
  label,
  home,
  notes,
  tries,
  words: { board: boardWords, table: words, review: own, compare, pinned, panels },
  ...of
}: Props) {
  const review = useReview(of);
  const { table } = of;
  const { shown, seat, ready, hasFailed, go, play, look } = review;
  const { board, hasFailed: boardFailed, retry } = useBoard(address.url);
  const help = useRef<HTMLDialogElement>(null);
  const last = ready?.scene.reel.last ?? of.last;
  useKeys({ ...review, last }, help);
  const { still, entry } = shown;
  const { seq, die } = still;
  const dice = ready?.moves[seq - 1]?.dice ?? 0;
  // where the game cannot be had in one piece, each step is a page
  const takes = (event: MouseEvent) => {
    if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    event.preventDefault();
    return true;
  };
  const goTo = (to: number, event: MouseEvent) => {
    if (!takes(event)) return;
    play(false);
    go({ seq: to, die: null });
  };
  const list = useMemo(() => ready?.moves ?? stretches, [ready, stretches]);
  const noted = useMemo(() => new Set(notes.all.map((note) => note.seq)), [notes.all]);
  const places = useMemo(() => placesOf(shown), [shown]);
  const stepName = die === null ? fill(own.step, { seq, last }) : fill(own.stepDie, { seq, last, die, dice: Math.max(dice, die) });
  const cards = useUnitCards(address.cards, shown.painting, boardWords);
  return (
    <UnitCardsHere value={cards}>
      <div className="table-board">
        <BoardFrame
          address={address}
          board={board}
          hasFailed={boardFailed}
          retry={retry}
          words={boardWords}
          picture={`/tables/${table}/board.svg?seq=${seq}${seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`}`}
          label={label}
          painting={shown.painting}
          changed={shown.changed}
          front={places}
          isFollowing
        />
        <section className="table-side review-side" aria-label={own.timeline} data-ready={ready !== null}>
          <Controls review={review} last={last} takes={takes} help={help} words={own} />
          <input
            type="range"
            className="timeline js-only"
            aria-label={own.timeline}
            aria-valuetext={`${stepName}${entry ? `, ${entry.momentName}` : ''}`}
            min={0}
            max={last}
            value={seq}
            onChange={(event) => {
              play(false);
              go({ seq: event.target.valueAsNumber, die: null });
            }}
          />
          {eyes.length > 1 && (
            <nav className="seat-switch" aria-label={own.eyes}>
              {eyes.map((each) => (
                <a
                  key={each.seat ?? ''}
                  href={review.address(still, each.seat)}
                  aria-current={each.seat === seat ? 'true' : undefined}
                  onClick={(event) => {
                    if (!hasFailed && !event.ctrlKey && !event.metaKey && !event.shiftKey && look(each.seat)) event.preventDefault();
                  }}
                >
                  {each.name}
                </a>
              ))}
            </nav>
          )}
          <div className="review-scroll">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section aria-live="polite" className="review-entry" aria-label={own.present} tabIndex={0}>
              <p className="label">
                {stepName}
                {entry && ` · ${entry.momentName}`}
              </p>
              {hasFailed && <p role="alert">{own.failed}</p>}
              {entry ? <Entry entry={entry} words={words} /> : <Opening lines={shown.opening} title={words.opening} />}
              <p className="mt-2 text-soft">{shown.headline}</p>
            </section>
            <MoveList
              moves={list}
              seq={seq}
              noted={noted}
              noteName={pinned.noted}
              address={(to) => review.address({ seq: to, die: null }, seat)}
              onGo={goTo}
              words={own}
            />
            <div className="review-acts">
              {tries && (
                <a className="button" data-size="small" href={`/tables/${table}/try?from=${seq}`}>
                  {panels.whatIf.begin}
                </a>
              )}
              <CompareForm action={`/tables/${table}/review/${seq}`} seat={seat} last={last} value={seq} words={compare} />
            </div>
            <MomentNotes {...{ table, seq, seat, ...notes }} words={pinned} />
          </div>
        </section>
      </div>
      <ReviewPanels
        {...{ table, home, still, seat }}
        tries={tries?.kept ?? null}
        language={of.language}
        go={(to) => go({ seq: to, die: null })}
        words={panels}
      />
    </UnitCardsHere>
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
