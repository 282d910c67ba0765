'use client';

import './try.css';
import { Redo2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Painting } from '@/lib/engine';
import type { BoardAddress } from '../_board/board-frame';
import { Entry } from '../_board/entry';
import type { Trial } from '../_board/order-form/trial';
import { TableBoard } from '../_board/table-board';
import { type BoardWords, fill, type OddsWords, type TableWords } from '../_board/words';
import { Keep, type KeepProps } from './keep';
import { type Trying, type TryOf, useTry } from './use-try';
import { formWords, type WhatIfWords } from './words';

interface Props extends TryOf, Pick<KeepProps, 'kept' | 'home' | 'isSignedIn' | 'most' | 'share'> {
  /** The position until the game is here. */
  painting: Painting;
  address: BoardAddress;
  label: string;
  front: readonly string[];
  words: { board: BoardWords; table: TableWords; odds: OddsWords; whatIf: WhatIfWords };
}

/** The order form of a table on a moment of its game, in the browser alone: what is played here never happened. */
export function TryBoard({ painting, address, label, front, words, kept, home, isSignedIn, most, share, ...of }: Props) {
  const { whatIf: own } = words;
  const trying = useTry(of);
  const { table, from } = of;
  const { seat, trial } = trying;
  const waiting = useMemo(() => waitingAt(from, painting), [from, painting]);
  const inForm = useMemo(() => ({ ...words, table: formWords(words.table, own) }), [words, own]);
  return (
    <>
      <TableBoard
        table={table}
        game={of.game}
        language={of.language}
        address={address}
        picture={`/tables/${table}/board.svg?seq=${from}`}
        label={label}
        front={front}
        words={inForm}
        trial={trial ?? waiting}
        seat={seat === null ? null : { id: seat, submission: 'try', run: trying.run, trySheet: trying.trySheet, send: trying.send }}
        head={<Head trying={trying} most={most} words={own} />}
        idle={<Idle trying={trying} words={own} />}
      />
      <div className="try-below">
        <section aria-label={own.moves}>
          <h2>{own.moves}</h2>
          <ol className="try-moves">
            {trying.entries.map((entry, i) => (
              <li key={entry.seq} data-ahead={i >= trying.at}>
                <button
                  type="button"
                  className="log-seq"
                  aria-current={i + 1 === trying.at ? 'step' : undefined}
                  onClick={() => trying.goTo(i + 1)}
                >
                  {i + 1}
                </button>
                <div className="min-w-0">
                  <Entry entry={entry} isFolded words={words.table} />
                </div>
              </li>
            ))}
          </ol>
          {trying.entries.length === 0 && <p className="text-soft">{own.none}</p>}
        </section>
        <Keep {...{ table, from, kept, home, isSignedIn, most, share }} moves={trying.moves} words={own} />
      </div>
    </>
  );
}

/** A position that nothing is asked in yet. */
const waitingAt = (seq: number, painting: Painting): Trial => ({
  ...{
    seq,
    painting,
    lines: [],
    decision: null,
    understood: [],
    told: [],
    notes: [],
    questions: [],
    view: {},
    battles: [],
    fights: [],
    later: null,
  },
  ...{ refused: null, stoppedAt: null, isKnown: true },
});

function Head({ trying, most, words }: { trying: Trying; most: number; words: WhatIfWords }) {
  const { moves, at, asked, seat } = trying;
  return (
    <div className="try-head js-only">
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button" data-size="small" disabled={at === 0} onClick={trying.back}>
          <Undo2 size={16} aria-hidden="true" />
          {words.back}
        </button>
        <button type="button" className="button" data-size="small" disabled={at === moves.length} onClick={trying.on}>
          <Redo2 size={16} aria-hidden="true" />
          {words.on}
        </button>
        <span aria-live="polite" className="font-sans text-sm text-soft">
          {fill(words.at, { at, count: moves.length })}
        </span>
      </div>
      {trying.momentName !== '' && <p className="font-semibold">{trying.momentName}</p>}
      {at < moves.length && <p className="font-sans text-sm text-soft">{fill(words.replaces, { count: moves.length - at })}</p>}
      {moves.length >= most && <p className="font-sans text-sm text-brick">{fill(words.full, { most })}</p>}
      {trying.state === 'broken' && <p role="alert">{words.broken}</p>}
      {asked.length > 0 && (
        <nav aria-label={words.asked} className="seat-switch">
          {asked.map((each) => (
            <button
              key={each.seat}
              type="button"
              aria-current={each.seat === seat ? 'true' : undefined}
              onClick={() => trying.choose(each.seat)}
            >
              {each.name}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

function Idle({ trying: { state, isOver, trial }, words }: { trying: Trying; words: WhatIfWords }) {
  const text = state === 'failed' ? words.failed : isOver ? words.over : trial === null ? words.loading : words.nobody;
  return (
    <>
      <p className="js-only" role={state === 'failed' ? 'alert' : 'status'}>
        {text}
      </p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </>
  );
}
