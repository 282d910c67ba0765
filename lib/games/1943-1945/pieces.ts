/** What stands in zones. Italian counters leave the game at the surrender; in all else they are tanks and planes. */
export const kinds = ['cube', 'tank', 'italian-tank', 'plane', 'italian-plane', 'elite', 'paratroopers'] as const;
export type Kind = (typeof kinds)[number];

/** A kind and which side up it lies; cubes are never engaged. In the order of lists, notation and prompts. */
export const pieces = [
  'cube',
  'tank',
  'engaged-tank',
  'italian-tank',
  'engaged-italian-tank',
  'plane',
  'engaged-plane',
  'italian-plane',
  'engaged-italian-plane',
  'elite',
  'engaged-elite',
  'paratroopers',
  'engaged-paratroopers',
] as const;
export type Piece = (typeof pieces)[number];

/** Pieces of one side in one place; kinds that are not there have no entry. */
export type Force = Partial<Record<Piece, number>>;

export const planeKinds = ['plane', 'italian-plane'] as const;

interface PieceFacts {
  kind: Kind;
  engaged: boolean;
  /** The same counter with its other side up; a cube is its own. */
  flipped: Piece;
}

const flippedOf = (piece: Piece): Piece => {
  if (piece === 'cube') return piece;
  return (piece.startsWith('engaged-') ? piece.slice('engaged-'.length) : `engaged-${piece}`) as Piece;
};
const factsOf = (piece: Piece): PieceFacts => {
  const engaged = piece.startsWith('engaged-');
  return { kind: (engaged ? flippedOf(piece) : piece) as Kind, engaged, flipped: flippedOf(piece) };
};

/** Kind and side of every piece. */
export const pieceFacts = Object.fromEntries(pieces.map((piece) => [piece, factsOf(piece)])) as Record<Piece, PieceFacts>;

/** The counter of a piece on the board: its silhouette, and the owner whose colour it has. */
export function counterOf(piece: Piece, side: string): { icon: string; owner: string } {
  const { kind } = pieceFacts[piece];
  return { icon: kind.replace('italian-', ''), owner: kind.startsWith('italian-') ? 'italian' : side };
}

export const isPlane = (piece: Piece): boolean => pieceFacts[piece].kind === 'plane' || pieceFacts[piece].kind === 'italian-plane';
export const isTank = (piece: Piece): boolean => pieceFacts[piece].kind === 'tank' || pieceFacts[piece].kind === 'italian-tank';

export const planePieces = pieces.filter(isPlane);
export const tankPieces = pieces.filter(isTank);
/** Pieces that move and fight on the ground. */
export const landPieces = pieces.filter((piece) => !isPlane(piece));

/** How many pieces there are. */
export function sizeOf(force: Force): number {
  let size = 0;
  for (const piece in force) size += force[piece as Piece] ?? 0;
  return size;
}

export const countOf = (force: Force, some: readonly Piece[]): number => some.reduce((sum, piece) => sum + (force[piece] ?? 0), 0);

/** Adds (or with a negative count takes) pieces in place. */
export function addPieces(force: Force, piece: Piece, count: number): void {
  const now = (force[piece] ?? 0) + count;
  if (now < 0) throw new Error(`there are not ${-count} ${piece}`);
  if (now === 0) delete force[piece];
  else force[piece] = now;
}

export function addForce(force: Force, other: Force): void {
  for (const piece of pieces) if (other[piece]) addPieces(force, piece, other[piece]);
}

/** Several forces as one. */
export function together(...forces: readonly Force[]): Force {
  const sum: Force = {};
  for (const force of forces) addForce(sum, force);
  return sum;
}

export function takeForce(force: Force, other: Force): void {
  for (const piece of pieces) if (other[piece]) addPieces(force, piece, -other[piece]);
}

export const includes = (force: Force, part: Force): boolean => pieces.every((piece) => (part[piece] ?? 0) <= (force[piece] ?? 0));

/** The force with its pieces in canonical order and without zeroes. */
export function tidy(force: Force): Force {
  const found: Force = {};
  for (const piece of pieces) if (force[piece]) found[piece] = force[piece];
  return found;
}

export function forceOf(force: Force, some: readonly Piece[]): Force {
  const found: Force = {};
  for (const piece of some) if (force[piece]) found[piece] = force[piece];
  return found;
}
