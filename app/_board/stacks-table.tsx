'use client';

import type { Board, Painting } from '@/lib/engine';
import { contentsOf } from './places';
import type { BoardWords } from './words';

interface Props {
  board: Board;
  painting: Painting;
  words: BoardWords;
}

/** All that stands on the map as a table, a row a space: for who cannot see it, or wants to search it. */
export function StacksTable({ board, painting, words }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="sheet map-legend-sheet map-stacks" tabIndex={0}>
      <table className="track">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.holder}</th>
            <th scope="col">{words.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(board, painting).map(({ id, name, holder, pieces }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{holder}</td>
              <td>{pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Spaces where something stands or is marked, by name. */
function rowsOf(board: Board, painting: Painting) {
  const nameOf = (id: string) => board.owners.find((owner) => owner.id === id)?.name ?? id;
  return board.spaces
    .map((space) => contentsOf(board, painting, space))
    .filter(({ stacks, marks }) => stacks.length > 0 || marks.length > 0)
    .map(({ space, holder, marks, stacks }) => ({
      id: space.id,
      name: space.name,
      holder: holder === null ? '' : nameOf(holder),
      pieces: [...stacks.map(({ owner, tokens }) => `${nameOf(owner)}: ${tokens.map(({ title }) => title).join(', ')}`), ...marks].join(
        '. ',
      ),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
