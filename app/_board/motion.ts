import type { Arrow, Board, Painting } from '@/lib/engine';
import { canonical } from '@/lib/engine';
import { waypoints } from '@/lib/picture';

/** What can be seen to happen from one painting to the next. */
export interface Motion {
  /** Ways that pieces just went. */
  glides: Arrow[];
  /** Spaces that another owner holds now. */
  captured: string[];
}

/** So many ways at once are a leap in the story, and nobody could follow them. */
const most = 12;

/** The motion between two paintings of a board; nothing moves in a leap. */
export function motionOf(before: Painting, after: Painting): Motion {
  const gone = new Map<string, number>();
  const keyOf = ({ title: _, ...way }: Arrow) => canonical(way);
  for (const arrow of before.arrows) gone.set(keyOf(arrow), (gone.get(keyOf(arrow)) ?? 0) + 1);
  const glides = after.arrows.filter((arrow) => {
    const left = gone.get(keyOf(arrow)) ?? 0;
    gone.set(keyOf(arrow), left - 1);
    return left <= 0;
  });
  const captured = Object.keys(after.tints).filter((space) => before.tints[space] !== after.tints[space]);
  return glides.length + captured.length > most ? { glides: [], captured: [] } : { glides, captured };
}

/** A way as keyframes of an element that moves in board units; null where it leads nowhere. */
export function framesOf(board: Board, { path }: Pick<Arrow, 'path'>): { transform: string }[] | null {
  const points = waypoints(board, path);
  if (points.length < 2) return null;
  return points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
}
