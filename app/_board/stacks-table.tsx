'use client';

import { Fragment } from 'react';
import type { Board, Painting } from '@/lib/engine';
import { contentsOf, counterId } from './places';
import { CardButton } from './unit-cards/card-button';
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
          {rowsOf(board, painting).map(({ id, name, holder, stacks, marks }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{holder}</td>
              <td>
                {stacks.map(({ owner, tokens }) => (
                  <p key={owner}>
                    {nameIn(board, owner)}:{' '}
                    {tokens.map((token, i) => (
                      <Fragment key={counterId(token)}>
                        {i > 0 && ', '}
                        {token.title}
                        <CardButton card={token.card} unit={token.title} now={token.now} />
                      </Fragment>
                    ))}
                  </p>
                ))}
                {marks.length > 0 && <p>{marks.join('. ')}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameIn = (board: Board, owner: string): string => board.owners.find(({ id }) => id === owner)?.name ?? owner;

/** Spaces where something stands or is marked, by name. */
function rowsOf(board: Board, painting: Painting) {
  return board.spaces
    .map((space) => contentsOf(board, painting, space))
    .filter(({ stacks, marks }) => stacks.length > 0 || marks.length > 0)
    .map(({ space: { id, name }, holder, marks, stacks }) => ({
      ...{ id, name, marks, stacks },
      holder: holder === null ? '' : nameIn(board, holder),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
