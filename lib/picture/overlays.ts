import {
  type AreaLook,
  type Board,
  hexIds,
  hexSides,
  neighbourAt,
  type Overlay,
  type OverlayLine,
  type Point,
  type SignLook,
  sideEnds,
} from '../engine';
import { escaped, type Layer, line, type Pen } from './ground';
import { spaceOutlines } from './layers';
import { fixed } from './path';

/** Marks of danger and of what is closed, so that no colour says it alone. */
export const overlayDefinitions = ({ id }: Pen): string =>
  `<pattern id="${id}over-danger" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="over-stripe" d="M0 0V14" stroke-width="7"/></pattern>` +
  `<pattern id="${id}over-closed" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect class="over-veil" width="9" height="9"/><path class="over-grid" d="M0 0H9M0 0V9" stroke-width="1.6"/></pattern>`;

/** Spaces of an overlay, each kind with a fill and a border of its own. */
export const areaLayer = (board: Board, { areas }: Pick<Overlay, 'areas'>, pen: Pen): Layer => ({
  id: 'over-areas',
  markup: areas
    .map(({ look, spaces }) => {
      const fill = look === 'danger' || look === 'closed' ? ` fill="url(#${pen.id}over-${look})"` : '';
      return `<g class="over-area over-${look}"><g${fill}>${spaceOutlines(board, spaces, pen)}</g>${borderOf(board, look, spaces, pen)}</g>`;
    })
    .join(''),
});

/** The line around hexes that belong together; other spaces have their outlines. */
function borderOf(board: Board, look: AreaLook, spaces: readonly string[], pen: Pen): string {
  const grid = board.hexes;
  if (!grid || look === 'closed' || look === 'danger') return '';
  const inside = new Set(spaces);
  const ids = hexIds(grid);
  const d = grid.hexes
    .filter(({ id }) => inside.has(id))
    .flatMap((hex) =>
      hexSides
        .filter((side) => !inside.has(ids(neighbourAt(grid, hex, side)) ?? ''))
        .map((side) => {
          const [a, b] = sideEnds(grid, hex, side);
          return `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`;
        }),
    )
    .join('');
  return `<path class="over-border" d="${d}" fill="none" stroke-width="${line(pen, grid.size * 0.07, 2)}"/>`;
}

/** What a sign is written on, around 0,0, for letters one high. */
const plates: Readonly<Record<SignLook, (half: number) => string>> = {
  plain: (half) => `<rect x="${fixed(-half)}" y="-.72" width="${fixed(2 * half)}" height="1.44" rx=".72"/>`,
  die: (half) => `<rect x="${fixed(-half)}" y="-.72" width="${fixed(2 * half)}" height="1.44" rx=".14"/>`,
  danger: (half) =>
    `<path d="M${fixed(-half - 0.5)} 0L${fixed(-half + 0.1)} -.76H${fixed(half - 0.1)}L${fixed(half + 0.5)} 0L${fixed(half - 0.1)} .76H${fixed(-half + 0.1)}Z"/>`,
  target: (half) => `<rect x="${fixed(-half)}" y="-.72" width="${fixed(2 * half)}" height="1.44" rx=".3"/>`,
};

const halfOf = (text: string): number => Math.max(0.72, 0.3 * text.length + 0.34);

/** A sign around 0,0, for letters one high. */
export const signMarkup = (look: SignLook, text: string): string =>
  `${plates[look](halfOf(text))}<text y=".36" text-anchor="middle" font-size="1" font-weight="700">${escaped(text)}</text>`;

/** Signs of an overlay beside each other in the lower part of their spaces, readable from afar as far as there is room. */
export function signLayer(board: Board, { signs }: Pick<Overlay, 'signs'>, pen: Pen): Layer {
  const size = board.hexes?.size ?? board.token;
  const letter = Math.min(size * 0.42, Math.max(size * 0.24, 10 / pen.scale));
  const middles = new Map(board.spaces.map((space) => [space.id, space.centre]));
  const here = new Map<string, { look: SignLook; text: string }[]>();
  for (const { look, at } of signs) for (const [space, text] of at) here.set(space, [...(here.get(space) ?? []), { look, text }]);
  const markup = [...here].map(([space, row]) => {
    const at = middles.get(space);
    if (!at) return '';
    const halves = row.map(({ look, text }) => halfOf(text) + (look === 'danger' ? 0.3 : 0));
    const width = halves.reduce((sum, half) => sum + 2 * half + 0.1, 0);
    // what is too wide for its space is written smaller
    const scale = Math.min(letter, (size * 1.7) / width);
    let x = -width / 2;
    const drawn = row.map(({ look, text }, i) => {
      const half = halves[i] ?? 1;
      x += half + 0.05;
      const sign = `<g class="over-sign over-sign-${look}" transform="translate(${fixed(x)} 0)">${signMarkup(look, text)}</g>`;
      x += half + 0.05;
      return sign;
    });
    const sight = row.some(({ look }) => look === 'target') ? sightMark(at, size, pen) : '';
    return `${sight}<g transform="translate(${fixed(at.x)} ${fixed(at.y + size * 0.56)}) scale(${fixed(scale)})">${drawn.join('')}</g>`;
  });
  return { id: 'over-signs', markup: markup.join('') };
}

/** A ring with four hairs. */
function sightMark({ x, y }: Point, size: number, pen: Pen): string {
  const [outer, inner] = [size * 0.84, size * 0.62];
  const hairs = [0, 1, 2, 3].map((quarter) => {
    const [dx, dy] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
    return `M${fixed(x + dx * outer)} ${fixed(y + dy * outer)}L${fixed(x + dx * inner)} ${fixed(y + dy * inner)}`;
  });
  return `<g class="over-sight" fill="none" stroke-width="${line(pen, size * 0.07, 1.6)}"><circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(size * 0.74)}"/><path d="${hairs.join('')}"/></g>`;
}

/** Straight lines from space to space: whole where they are free, dashed with a cross on what blocks them. */
export function lineLayer(board: Board, lines: readonly OverlayLine[], pen: Pen): Layer {
  const size = board.hexes?.size ?? board.token;
  const middles = new Map(board.spaces.map((space) => [space.id, space.centre]));
  const width = Math.max(size * 0.08, 2.4 / pen.scale);
  const markup = lines.map(({ from, to, blockedBy }) => {
    const [a, b] = [middles.get(from), middles.get(to)];
    if (!a || !b) return '';
    const d = `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`;
    const dash = blockedBy.length > 0 ? ` stroke-dasharray="${fixed(width * 2.6)} ${fixed(width * 2.2)}"` : '';
    const crosses = blockedBy.map((space) => {
      const at = middles.get(space);
      const r = size * 0.34;
      return at
        ? `M${fixed(at.x - r)} ${fixed(at.y - r)}l${fixed(2 * r)} ${fixed(2 * r)}m0 ${fixed(-2 * r)}l${fixed(-2 * r)} ${fixed(2 * r)}`
        : '';
    });
    return (
      `<g class="over-line" data-blocked="${blockedBy.length > 0}" fill="none" stroke-linecap="round">` +
      `<path class="over-under" d="${d}${crosses.join('')}" stroke-width="${fixed(width * 2)}"/>` +
      `<path class="over-over" d="${d}" stroke-width="${fixed(width)}"${dash}/><path class="over-over" d="${crosses.join('')}" stroke-width="${fixed(width * 1.2)}"/></g>`
    );
  });
  return { id: 'over-lines', markup: markup.join('') };
}
