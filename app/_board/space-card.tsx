'use client';

import { X } from 'lucide-react';
import type { Board, Painting, Space } from '@/lib/engine';
import { contentsOf } from './places';
import { Swatch } from './swatch';
import type { BoardWords } from './words';

interface Props {
  board: Board;
  painting: Painting;
  space: Space;
  words: BoardWords;
  /** null: the card follows the mouse and closes by itself. */
  onClose: (() => void) | null;
  /** Which of the board's ranges is drawn around the space. */
  range: string | null;
  onRange(range: string | null): void;
}

/** All that stands in a space. */
export function SpaceCard({ board, painting, space, words, onClose, range, onRange }: Props) {
  const { holder, marks, stacks } = contentsOf(board, painting, space);
  const nameOf = (id: string) => board.owners.find((owner) => owner.id === id)?.name ?? id;
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
            <li key={`${token.icon} ${token.title}`} className="flex items-center gap-2">
              <Swatch board={board} owner={owner} icon={token.icon} />
              {token.title}
            </li>
          ))}
        </ul>
      ))}
      {stacks.length === 0 && <p className="mt-1 text-sm text-soft">{words.empty}</p>}
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
