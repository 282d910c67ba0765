import type { Arrow, Board, Painting, Token } from '@/lib/engine';
import { canonical } from '@/lib/engine';
import { waypoints } from '@/lib/picture';

/** What can be seen to happen from one painting to the next. */
export interface Motion {
  /** Ways that pieces just went. */
  glides: Arrow[];
  /** Spaces that another owner holds now. */
  captured: string[];
  /** Pieces that stood there and are nowhere any more. */
  fallen: Fallen[];
}

export type Fallen = Pick<Token, 'space' | 'owner' | 'icon' | 'count'>;

/** So many ways at once are a leap in the story, and nobody could follow them. */
const most = 12;

export const partsOf = ({ glides, captured, fallen }: Motion): number => glides.length + captured.length + fallen.length;

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
  const fallen = fallenIn(before, after, new Set(glides.map(({ path }) => path[0])));
  const motion = { glides, captured, fallen };
  return partsOf(motion) > most ? { glides: [], captured: [], fallen: [] } : motion;
}

/** What there is less of on the whole board, where it grew less; not where pieces have just gone away from, aboard something it may be. */
function fallenIn(before: Painting, after: Painting, left: ReadonlySet<string | undefined>): Fallen[] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const missing = new Map<string, number>();
  for (const { kind, count } of was.values()) missing.set(kind, (missing.get(kind) ?? 0) + count);
  for (const { kind, count } of is.values()) missing.set(kind, (missing.get(kind) ?? 0) - count);
  return [...was].flatMap(([key, { kind, count, ...piece }]) => {
    const less = piece.space === aboard || left.has(piece.space) ? 0 : Math.min(count - (is.get(key)?.count ?? 0), missing.get(kind) ?? 0);
    if (less <= 0) return [];
    missing.set(kind, (missing.get(kind) ?? 0) - less);
    return [{ ...piece, count: less }];
  });
}

/** Where what is carried is, whoever carries it. */
const aboard = '';

/** How many of each kind stand in each space. */
function piecesOf({ tokens }: Painting): Map<string, Fallen & { kind: string }> {
  const pieces = new Map<string, Fallen & { kind: string }>();
  for (const { space, owner, icon, card = icon, count, cargo = [] } of tokens)
    for (const each of [{ card, count, at: space }, ...cargo.map((held) => ({ card: held.card ?? held.title, count: 1, at: aboard }))]) {
      const kind = `${owner} ${each.card}`;
      const key = `${kind} ${each.at}`;
      pieces.set(key, { space: each.at, owner, icon, kind, count: (pieces.get(key)?.count ?? 0) + each.count });
    }
  return pieces;
}

/** A way as keyframes of an element that moves in board units; null where it leads nowhere. */
export function framesOf(board: Board, { path }: Pick<Arrow, 'path'>): { transform: string }[] | null {
  const points = waypoints(board, path);
  if (points.length < 2) return null;
  return points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
}
