'use client';

import './table.css';
import type { ReactNode } from 'react';
import type { Board } from '@/lib/engine';
import { Hands } from './hands';
import { BoardMap, type MapProps } from './map';
import type { BoardWords } from './words';

/** What a page knows of a board before it has arrived. */
export interface BoardAddress {
  url: string;
  width: number;
  height: number;
  /** Where cards of its units are; left out: its game has none. */
  cards?: string;
}

type Props = Omit<MapProps, 'board' | 'words'> & {
  address: BoardAddress;
  board: Board | null;
  hasFailed: boolean;
  retry(): void;
  words: BoardWords;
  /** Shown where there is no JavaScript: a picture of the same size. */
  picture: string;
  children?: ReactNode;
};

/** The place of the board on a page: keeps its room while the board is on its way. */
export function BoardFrame({ address, board, hasFailed, retry, words, picture, ...map }: Props) {
  const ratio = { '--board-ratio': `${address.width} / ${address.height}` } as React.CSSProperties;
  return (
    <div className="board-frame" style={ratio}>
      {board ? (
        <BoardMap board={board} words={words} {...map} />
      ) : (
        <>
          <div className="map-stage map-waiting">
            {hasFailed ? (
              <p role="alert">
                {words.failed}{' '}
                <button type="button" className="button" data-size="small" onClick={retry}>
                  {words.retry}
                </button>
              </p>
            ) : (
              <p className="js-only">{words.loading}</p>
            )}
            <noscript>
              {/* biome-ignore lint/performance/noImgElement: an SVG made for this moment, nothing to optimise */}
              <img src={picture} alt={map.label} width={address.width} height={address.height} />
            </noscript>
          </div>
          <div className="map-tools" aria-hidden="true" />
        </>
      )}
      {map.painting.hands && <Hands hands={map.painting.hands} owners={board?.owners ?? []} words={words} />}
    </div>
  );
}
