'use client';

import { useId, useState } from 'react';
import type { Board, Space } from '@/lib/engine';
import { spaceNamed } from './places';
import type { BoardWords } from './words';

/** Finds a space by name or abbreviation; the browser's own list completes what is typed. */
export function SpaceSearch({ board, words, onFound }: { board: Board; words: BoardWords; onFound(space: Space): void }) {
  const id = useId();
  const [text, setText] = useState('');
  const find = (typed: string) => {
    const space = spaceNamed(board, typed);
    if (space) onFound(space);
  };
  return (
    <search className="map-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(text);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <input
          id={id}
          type="search"
          className="input"
          list={`${id}-names`}
          placeholder={words.search}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            setText(typed);
            // picking from the list arrives as one change to a whole name
            if (board.spaces.some((space) => space.name === typed)) find(typed);
          }}
        />
        <datalist id={`${id}-names`}>
          {board.spaces.map((space) => (
            <option key={space.id} value={space.name}>
              {space.abbreviations[0]}
            </option>
          ))}
        </datalist>
      </form>
    </search>
  );
}
