'use client';

import { Dices, Flag, StickyNote, Swords } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { type Chapter, chaptersOf, type ListedMove } from '@/lib/engine';
import type { PhaseStart } from '@/lib/play';
import { fill, type ReviewWords } from '../_board/words';

interface Props {
  /** All entries; before these are here, the first of each phase around the present one. */
  moves: readonly (ListedMove | PhaseStart)[];
  seq: number;
  /** Entries with notes, and what such a mark is called. */
  noted: ReadonlySet<number>;
  noteName: string;
  address(seq: number): string;
  onGo(seq: number, event: MouseEvent): void;
  words: ReviewWords;
}

/** Everything that was ordered, by round, power and phase; the present entry is marked and in sight, and its round is open. */
export function MoveList({ moves, seq, address, onGo, words, ...notes }: Props) {
  const list = useRef<HTMLElement>(null);
  const chapters = useMemo(() => chaptersOf(moves), [moves]);
  const present = Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.seq <= seq),
  );
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is present then is brought into sight
  useEffect(() => {
    const box = list.current;
    const mark = box?.querySelector('[aria-current="step"]');
    if (!box || !mark) return;
    const [outer, inner] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, [seq, moves]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={list} className="move-list" aria-label={words.moves} tabIndex={0}>
      <h2 className="sr-only">{words.moves}</h2>
      {chapters.map((chapter, i) => (
        <details
          key={chapter.seq}
          open={turned.get(i) ?? i === present}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (turned.get(i) ?? i === present)) setTurned(new Map(turned).set(i, open));
          }}
        >
          <summary>{chapter.name || words.before}</summary>
          {(turned.get(i) ?? i === present) && (
            <Turns chapter={chapter} seq={i === present ? seq : null} {...{ address, onGo, words, ...notes }} />
          )}
        </details>
      ))}
    </section>
  );
}

type TurnsProps = Pick<Props, 'address' | 'onGo' | 'words' | 'noted' | 'noteName'> & {
  chapter: Chapter<ListedMove | PhaseStart>;
  seq: number | null;
};

const Turns = memo(function Turns({ chapter, seq, address, onGo, words, noted, noteName }: TurnsProps) {
  return chapter.turns.map((turn) => (
    <div key={turn.seq}>
      {turn.name !== '' && <h3>{turn.name}</h3>}
      {turn.phases.map((phase) => (
        <div key={phase.seq}>
          {phase.name !== '' && (
            <h4>
              <a href={address(phase.seq)} onClick={(event) => onGo(phase.seq, event)}>
                {phase.name}
              </a>
            </h4>
          )}
          <ol>
            {phase.moves.map((move) =>
              'text' in move ? (
                <li key={move.seq}>
                  <a
                    href={address(move.seq)}
                    aria-current={move.seq === seq ? 'step' : undefined}
                    onClick={(event) => onGo(move.seq, event)}
                  >
                    <span className="move-seq">{move.seq}</span>
                    <span className="move-text" data-gone={move.isTakenBack}>
                      {move.text ?? <em>{words.sealed}</em>}
                    </span>
                    <Marks move={move} note={noted.has(move.seq) ? noteName : null} words={words} />
                  </a>
                </li>
              ) : null,
            )}
          </ol>
        </div>
      ))}
    </div>
  ));
});

function Marks({ move: { isFight, isCapture, losses, dice }, note, words }: { move: ListedMove; note: string | null; words: ReviewWords }) {
  const marks = [
    ...(isFight ? [{ icon: Swords, name: words.fight, kind: 'fight' }] : []),
    ...(!isFight && dice > 0 ? [{ icon: Dices, name: words.rolled, kind: 'dice' }] : []),
    ...(isCapture ? [{ icon: Flag, name: words.capture, kind: 'capture' }] : []),
    ...(note !== null ? [{ icon: StickyNote, name: note, kind: 'note' }] : []),
  ];
  return (
    <span className="move-marks">
      {losses > 0 && (
        <span title={fill(words.losses, { count: losses })}>
          <span aria-hidden="true">−{losses}</span>
          <span className="sr-only">{fill(words.losses, { count: losses })}</span>
        </span>
      )}
      {marks.map(({ icon: Icon, name, kind }) => (
        <span key={kind} data-kind={kind} title={name}>
          <Icon size={14} aria-hidden="true" />
          <span className="sr-only">{name}</span>
        </span>
      ))}
    </span>
  );
}
