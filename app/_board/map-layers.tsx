'use client';

import { memo, useMemo } from 'react';
import type { Board, Painting } from '@/lib/engine';
import {
  backdrop,
  definitions,
  type Frame,
  fanLayer,
  groundLayers,
  inCopies,
  type Layer,
  type Pen,
  pieceLayers,
  propertyInk,
  spaceOutlines,
} from '@/lib/picture';

const html = (markup: string) => ({ __html: markup });

/** Sea, land and tints. */
export const Ground = memo(function Ground({
  board,
  painting,
  scale,
  id,
}: {
  board: Board;
  painting: Painting;
  scale: number;
  id: string;
}) {
  // lines of the ground may be a little too thin or wide: it is redrawn only at every doubling
  const coarse = 2 ** Math.round(Math.log2(scale));
  const fixedParts = useMemo(() => {
    const pen: Pen = { ink: propertyInk, scale: coarse, id };
    return { defs: definitions(board, pen), back: backdrop(board, pen) };
  }, [board, coarse, id]);
  const tints = useMemo(() => JSON.stringify(painting.tints), [painting.tints]);
  const layers = useMemo(() => {
    const pen: Pen = { ink: propertyInk, scale: coarse, id };
    return groundLayers(board, JSON.parse(tints), pen).map((layer) => inCopies(board, layer, id));
  }, [board, tints, coarse, id]);
  return (
    <>
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: markup of our own renderer, names escaped there */}
      <defs dangerouslySetInnerHTML={html(fixedParts.defs)} />
      <g dangerouslySetInnerHTML={html(fixedParts.back)} />
      <g dangerouslySetInnerHTML={html(layers.join(''))} />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
    </>
  );
});

interface PieceProps {
  board: Board;
  painting: Painting;
  scale: number;
  viewport: Frame | null;
  id: string;
}

/** Counters and marks in the viewport. */
export const Pieces = memo(function Pieces({ board, painting, scale, viewport, id }: PieceProps) {
  const markup = useMemo(
    () =>
      pieceLayers(board, painting, { ink: propertyInk, scale, id, frame: viewport ?? undefined })
        .map((layer) => inCopies(board, layer, id))
        .join(''),
    [board, painting, scale, viewport, id],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer, names escaped there
  return <g dangerouslySetInnerHTML={html(markup)} />;
});

/** The pieces of the space that is pointed at, by type, where the map shows them as one number. */
export const Fan = memo(function Fan({ board, painting, scale, space, id }: Omit<PieceProps, 'viewport'> & { space: string | null }) {
  const layer = space === null ? null : fanLayer(board, painting.tokens, space, { ink: propertyInk, scale, id });
  if (!layer) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer, names escaped there
  return <g dangerouslySetInnerHTML={html(inCopies(board, layer, id))} />;
});

/** Spaces that stand out, all for one reason. */
export const Highlights = memo(function Highlights({
  board,
  id,
  name,
  spaces,
}: {
  board: Board;
  id: string;
  name: string;
  spaces: readonly string[];
}) {
  const markup = spaceOutlines(board, spaces, { ink: propertyInk, scale: 1, id });
  const layer: Layer = { id: `h-${name}`, markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: ids only
  return <g className={`map-${name}`} dangerouslySetInnerHTML={html(inCopies(board, layer, id))} />;
});
