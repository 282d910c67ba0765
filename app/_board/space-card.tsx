'use client';

import { CornerDownRight, X } from 'lucide-react';
import { useState } from 'react';
import type { Board, OverlayNote, Painting, Space } from '@/lib/engine';
import { Figures } from './figures';
import { contentsOf, counterId } from './places';
import { Swatch } from './swatch';
import { kindOf } from './unit-cards/looked-up';
import { UnitRow } from './unit-cards/unit-row';
import type { BoardWords } from './words';

interface Props {
  board: Board;
  painting: Painting;
  space: Space;
  /** The counter that is pointed at or was pressed (`counterId`); null: none. */
  counter: string | null;
  /** What is drawn over it says. */
  note: OverlayNote | undefined;
  words: BoardWords;
  /** null: the card follows the mouse and closes by itself. */
  onClose: (() => void) | null;
  /** Which of the board's ranges is drawn around the space. */
  range: string | null;
  onRange(range: string | null): void;
}

/** All that stands in a space, with the card of the unit that is looked up: the one pointed at, or the only one. */
export function SpaceCard({ board, painting, space, counter, note, words, onClose, range, onRange }: Props) {
  const { holder, marks, stacks } = contentsOf(board, painting, space);
  const nameOf = (id: string) => board.owners.find((owner) => owner.id === id)?.name ?? id;
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const all = stacks.flatMap(({ tokens }) => tokens.map(counterId));
  const first = counter !== null && all.includes(counter) ? counter : all.length === 1 ? all[0] : null;
  const looked = onClose === null || opened === undefined ? first : opened;
  const opening = (id: string) => ({
    isOpen: looked === id,
    onOpen: onClose && ((isOpen: boolean) => setOpened(isOpen ? id : null)),
  });
  const facts = [...(holder ? [nameOf(holder)] : []), ...(space.closed ? [words.closed] : []), ...marks];
  return (
    <div className="map-card sheet" data-pinned={onClose !== null}>
      <p className="flex items-baseline gap-2 font-semibold">
        {space.name}
        {space.value !== undefined && <span className="text-brick">{space.value}</span>}
        {onClose && (
          <button type="button" className="map-close" aria-label={words.close} onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </p>
      {facts.length > 0 && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
      {stacks.map(({ owner, tokens }) => (
        <ul key={owner} aria-label={nameOf(owner)} className="mt-1.5 grid gap-0.5">
          {tokens.map((token) => (
            <li key={counterId(token)}>
              <UnitRow kind={kindOf(token)} now={token.now} {...opening(counterId(token))}>
                <Swatch board={board} owner={owner} icon={token.icon} />
                {token.title}
              </UnitRow>
              {token.cargo?.map(({ title, card, now }) => (
                <UnitRow key={title} kind={card} now={now} {...opening(title)}>
                  <CornerDownRight size={16} aria-hidden="true" />
                  {title}
                </UnitRow>
              ))}
            </li>
          ))}
        </ul>
      ))}
      {stacks.length === 0 && <p className="mt-1 text-sm text-soft">{words.empty}</p>}
      {note && note.text !== '' && <p className="mt-1.5">{note.text}</p>}
      {note?.groups?.map(({ title, figures }) => (
        <div key={title} className="mt-1.5">
          <p className="font-semibold">{title}</p>
          <Figures figures={figures} />
        </div>
      ))}
      {onClose && (
        <Ranges ranges={board.ranges?.filter(({ within }) => within[space.id]) ?? []} word={words.range} range={range} onRange={onRange} />
      )}
    </div>
  );
}

/** Switches the board's ranges on and off; the one that is on stays on for the next space. */
function Ranges({
  ranges,
  word,
  range,
  onRange,
}: {
  ranges: NonNullable<Board['ranges']>;
  word: string;
  range: string | null;
  onRange(range: string | null): void;
}) {
  if (ranges.length === 0) return null;
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{word}</legend>
      {ranges.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button"
          data-size="small"
          aria-pressed={range === id}
          onClick={() => onRange(range === id ? null : id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
