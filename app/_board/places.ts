import {
  type Board,
  figuresText,
  hexAt,
  hexIds,
  normalise,
  type OverlayNote,
  type Painting,
  type Point,
  type Space,
  type Token,
} from '@/lib/engine';
import { isInside, outlineOf, type PlacedToken } from '@/lib/picture';
import { modulo } from './camera';

/** The counter that lies under a board point. */
export function tokenAt(board: Board, placed: readonly PlacedToken[], at: Point): PlacedToken | undefined {
  const x = board.wrap ? modulo(at.x, board.width) : at.x;
  return placed.find((each) => Math.abs(x - each.x) <= each.edge / 2 && Math.abs(at.y - each.y) <= each.edge / 2);
}

/**
 * The space under a board point: its counters first, since they may lie in neighbouring water, then land, then a land
 * centre within `reach` units (islands smaller than a finger), then sea.
 */
export function spaceAt(board: Board, placed: readonly PlacedToken[], at: Point, reach: number): Space | null {
  const point = board.wrap ? { x: modulo(at.x, board.width), y: at.y } : at;
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  if (board.hexes) {
    const hex = byId.get(hexIds(board.hexes)(hexAt(board.hexes, point)) ?? '');
    if (hex) return hex;
  }
  const hit = tokenAt(board, placed, at);
  if (hit) return byId.get(hit.token.space) ?? null;
  const land = board.spaces.filter((space) => space.kind !== 'sea');
  const inside = land.find((space) => isInside(outlineOf(space), point));
  if (inside) return inside;
  const near = land
    .map((space) => ({ space, far: distance(board, space.centre, point) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)[0];
  return near?.space ?? board.spaces.find((space) => space.kind === 'sea' && isInside(outlineOf(space), point)) ?? null;
}

const across = (board: Board, dx: number): number => (board.wrap ? modulo(dx + board.width / 2, board.width) - board.width / 2 : dx);

const distance = (board: Board, a: Point, b: Point): number => Math.hypot(across(board, a.x - b.x), a.y - b.y);

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The space one meets when walking from a space in a direction: a neighbour that lies that way before all others, near and straight ahead before
 * what lies aside; null at an edge.
 */
export function nextSpace(board: Board, from: Space, direction: Direction): Space | null {
  const ahead = ({ centre }: Space): [number, number] => {
    const dx = across(board, centre.x - from.centre.x);
    const dy = centre.y - from.centre.y;
    if (direction === 'left') return [-dx, Math.abs(dy)];
    if (direction === 'right') return [dx, Math.abs(dy)];
    return direction === 'up' ? [-dy, Math.abs(dx)] : [dy, Math.abs(dx)];
  };
  const neighbours = new Set(board.links.flatMap(([a, b]) => (a === from.id ? [b] : b === from.id ? [a] : [])));
  return (
    board.spaces
      .map((space) => ({ space, way: ahead(space), isNeighbour: neighbours.has(space.id) }))
      .filter(({ space, way: [forward, aside] }) => space !== from && forward > 1 && aside <= forward * 1.2)
      .sort((a, b) => Number(b.isNeighbour) - Number(a.isNeighbour) || a.way[0] + 2 * a.way[1] - (b.way[0] + 2 * b.way[1]))[0]?.space ??
    null
  );
}

/** The space a typed name or abbreviation means; null when none or several fit. */
export function spaceNamed(board: Board, text: string): Space | null {
  const wanted = normalise(text);
  if (wanted === '') return null;
  const names = (space: Space) => [space.name, ...space.abbreviations].map(normalise);
  const exact = board.spaces.find((space) => names(space).includes(wanted));
  if (exact) return exact;
  const starting = board.spaces.filter((space) => names(space).some((name) => name.startsWith(wanted)));
  return starting.length === 1 ? (starting[0] ?? null) : null;
}

export interface Contents {
  space: Space;
  /** Who holds it: the owner of its tint. */
  holder: string | null;
  marks: string[];
  stacks: { owner: string; tokens: Painting['tokens'] }[];
}

/** All that stands in a space, by owner in the board's order. */
export function contentsOf(board: Board, painting: Painting, space: Space): Contents {
  const here = painting.tokens.filter((token) => token.space === space.id);
  const stacks = board.owners
    .map(({ id }) => ({ owner: id, tokens: here.filter((token) => token.owner === id) }))
    .filter(({ tokens }) => tokens.length > 0);
  return {
    space,
    holder: painting.tints[space.id] ?? null,
    marks: [
      ...painting.marks.filter((mark) => mark.space === space.id).map((mark) => mark.title),
      ...(space.symbols ?? []).map((symbol) => symbol.title),
    ],
    stacks,
  };
}

/** What tells the counters of a space from each other. */
export const counterId = ({ icon, title }: Pick<Token, 'icon' | 'title'>): string => `${icon} ${title}`;

/** What is drawn over a space in words. */
export const noteLines = ({ text, groups = [] }: OverlayNote): string[] => [
  ...(text === '' ? [] : [text]),
  ...groups.map(({ title, figures }) => `${title}: ${figuresText(figures)}.`),
];

/** Contents in one line, for screen readers. */
export function contentsLine(board: Board, contents: Contents): string {
  const nameOf = (id: string) => board.owners.find((owner) => owner.id === id)?.name ?? id;
  const parts = [contents.space.name];
  if (contents.holder) parts.push(nameOf(contents.holder));
  parts.push(...contents.marks);
  for (const { owner, tokens } of contents.stacks) parts.push(`${nameOf(owner)}: ${tokens.map((token) => token.title).join(', ')}`);
  return `${parts.join('. ')}.`;
}
