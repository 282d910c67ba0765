'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Board } from '@/lib/engine';
import { drawGridsBy, type PackedBoard, recoloured, unpackBoard } from '@/lib/picture';
import { useColourSet } from './use-colour-set';

const boards = new Map<string, Promise<Board>>();

function fetchBoard(address: string): Promise<Board> {
  let board = boards.get(address);
  if (!board) {
    board = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      const given = unpackBoard((await response.json()) as PackedBoard);
      if (given.hexes) drawGridsBy((await import('@/lib/picture/hex-picture')).hexPicture);
      return given;
    });
    // a failure is not kept, so that another try is one
    board.catch(() => boards.delete(address));
    boards.set(address, board);
  }
  return board;
}

/** A board by its address, in the colours the reader chose: fetched once, kept by the browser. */
export function useBoard(address: string): { board: Board | null; hasFailed: boolean; retry(): void } {
  const [board, setBoard] = useState<Board | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchBoard(address).then(setBoard, () => setFailed(true));
  }, [address]);
  useEffect(load, [load]);
  const colours = useColourSet();
  return { board: board && recoloured(board, colours), hasFailed, retry: load };
}
