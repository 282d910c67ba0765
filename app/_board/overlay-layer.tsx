'use client';

import './overlay.css';
import { memo, useMemo } from 'react';
import type { Board, Overlay, OverlayLine } from '@/lib/engine';
import { areaLayer, inCopies, lineLayer, overlayDefinitions, type Pen, propertyInk, signLayer } from '@/lib/picture';

interface Props {
  board: Board;
  overlay: Overlay;
  /** The space that is pointed at, on the map or in the form. */
  space: string | null;
  scale: number;
  id: string;
}

const html = (markup: string) => ({ __html: markup });

/** What is drawn while an order is made: spaces, signs in them, and lines to the space that is pointed at. */
export const OverlayLayer = memo(function OverlayLayer({ board, overlay, space, scale, id }: Props) {
  const pen = useMemo((): Pen => ({ ink: propertyInk, scale, id }), [scale, id]);
  const still = useMemo(
    () => [areaLayer(board, overlay, pen), signLayer(board, overlay, pen)].map((layer) => inCopies(board, layer, id)).join(''),
    [board, overlay, pen, id],
  );
  const lines: readonly OverlayLine[] = (space === null ? undefined : overlay.notes[space]?.lines) ?? [];
  return (
    <>
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: markup of our own renderer, names escaped there */}
      <defs dangerouslySetInnerHTML={html(overlayDefinitions(pen))} />
      <g dangerouslySetInnerHTML={html(still)} />
      <g dangerouslySetInnerHTML={html(inCopies(board, lineLayer(board, lines, pen), id))} />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
    </>
  );
});
