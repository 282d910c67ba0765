'use client';

import { memo, useEffect, useRef, useState } from 'react';
import type { Board, Painting } from '@/lib/engine';
import { propertyInk, shapeId, swatch } from '@/lib/picture';
import { type Fallen, framesOf, type Motion, motionOf, partsOf } from './motion';

interface Props {
  /** The painting that was there before this came: what differs from it moves. */
  since: Painting;
  board: Board;
  painting: Painting;
  scale: number;
  id: string;
}

/** Milliseconds of a way, and after it of the flash of a capture and of a piece that fades. */
const gliding = 900;
const flashing = 1100;
const fading = 1100;
/** Pixels across of a piece under way. */
const pixels = 30;

/** Pieces glide along arrows that are new, what changed hands flashes, and what fell fades where it stood; nothing for who prefers less motion. Lies over the pieces. */
export const Moving = memo(function Moving({ since, board, painting, scale, id }: Props) {
  const last = useRef(since);
  const layer = useRef<SVGGElement>(null);
  const [motion, setMotion] = useState<Motion | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = painting;
    if (before === painting || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const next = motionOf(before, painting);
    // a painting that says the same again must not cut short what is under way
    if (partsOf(next) > 0) setMotion(next);
  }, [painting]);
  useEffect(() => {
    if (!motion || !layer.current) return;
    const drawn = layer.current;
    const each = (name: string) => [...drawn.querySelectorAll(`.map-${name}`)];
    const pieces = each('glide');
    const delay = pieces.length > 0 ? gliding : 0;
    const runs = pieces.flatMap((piece, i) => {
      const arrow = motion.glides[i % motion.glides.length];
      const frames = arrow && framesOf(board, arrow);
      return frames ? [piece.animate(frames, { duration: gliding, easing: 'ease-in-out', fill: 'both' })] : [];
    });
    for (const flash of each('flash')) {
      runs.push(flash.animate({ opacity: [0, 0.85, 0.15, 0.7, 0] }, { duration: flashing, delay, fill: 'both' }));
    }
    for (const fall of each('fall')) runs.push(fall.animate({ opacity: [1, 1, 0] }, { duration: fading, delay, fill: 'both' }));
    let isOver = false;
    // a run that is cut short by the next painting ends nothing
    Promise.all(runs.map(({ finished }) => finished)).then(
      () => !isOver && setMotion(null),
      () => undefined,
    );
    return () => {
      isOver = true;
      for (const run of runs) run.cancel();
    };
  }, [board, motion]);
  if (!motion) return null;
  const pen = { ink: propertyInk, scale: 1, id };
  const spaces = board.spaces.filter((space) => motion.captured.includes(space.id) && !(board.hexes && space.kind === 'hex'));
  // on a wrapping board each copy that may be in sight
  const turns = board.wrap ? [0, board.width, -board.width] : [0];
  const face = (shown: { owner: string; icon?: string }) => swatch(board, shown, propertyInk);
  const size = pixels / 2.2 / scale;
  const falls = besideEachOther(motion.fallen);
  return (
    <g ref={layer}>
      {turns.map((turn) => (
        <g key={turn} transform={`translate(${turn})`}>
          {spaces.map((space) => (
            <use key={space.id} href={`#${shapeId(pen, space)}`} className="map-flash" opacity={0} />
          ))}
          {motion.glides.map(({ owner }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two ways may be alike
            <g key={i} className="map-glide">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer */}
              <g transform={`scale(${size})`} dangerouslySetInnerHTML={{ __html: face({ owner }) }} />
            </g>
          ))}
          {falls.map(({ space, owner, icon, place }) => {
            const centre = board.spaces.find(({ id }) => id === space)?.centre;
            return (
              centre && (
                <g key={`${space} ${place}`} className="map-fall" transform={`translate(${centre.x + place * 2.4 * size} ${centre.y})`}>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer */}
                  <g transform={`scale(${size})`} dangerouslySetInnerHTML={{ __html: face({ owner, icon }) }} />
                </g>
              )
            );
          })}
        </g>
      ))}
    </g>
  );
});

/** Counters that one space shows at most while they fade. */
const mostBeside = 4;

/** Every fallen piece for itself, in widths of a counter from the middle of its space. */
function besideEachOther(fallen: readonly Fallen[]) {
  const spaces = [...new Set(fallen.map(({ space }) => space))];
  return spaces.flatMap((here) => {
    const pieces = fallen
      .flatMap((each) => (each.space === here ? Array.from({ length: each.count }, () => each) : []))
      .slice(0, mostBeside);
    return pieces.map(({ owner, icon, space }, k) => ({ owner, icon, space, place: k - (pieces.length - 1) / 2 }));
  });
}
