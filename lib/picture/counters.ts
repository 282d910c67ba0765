import type { Board, Owner, Painting, Space, Token } from '../engine';
import { badge } from './badges';
import { escaped, type Layer, type Pen } from './ground';
import { nameSize, spaceBounds, textWidth } from './names';
import { fixed } from './path';
import { iconRoom, shapes } from './shapes';
import { isFar, type PlacedToken, placeTokens } from './tokens';

export const fonts = `font-family="system-ui, 'DejaVu Sans', sans-serif" font-weight="700" text-anchor="middle"`;

/** Counters: shape and colour of the owner, icon, number of pieces. The first of a stack lies on top. */
export function tokenLayer(board: Board, tokens: readonly Token[], pen: Pen): Layer {
  const owners = new Map(board.owners.map((owner) => [owner.id, owner]));
  const placed = placeTokens(board, tokens, pen.scale).reverse();
  return { id: 'tokens', markup: placed.map((each) => counter(board, each, owners.get(each.token.owner), pen)).join('') };
}

function counter(board: Board, { token, x, y, edge }: PlacedToken, owner: Owner | undefined, { ink, scale }: Pen): string {
  const shape = owner?.shape ?? 'square';
  const fill = ink(`token-${token.owner}`);
  const onIt = ink(`ink-${token.owner}`);
  const icon = board.icons[token.icon];
  const room = iconRoom[shape];
  const far = token.icon === '';
  const face = icon
    ? `<path d="${icon.path}" fill="${onIt}" transform="scale(${fixed2(room / 12)}) translate(-12 -12)"/>`
    : far && edge * scale >= 10
      ? `<text y=".4" font-size="1.15" fill="${onIt}" ${fonts}>${token.count}</text>`
      : '';
  const body =
    `<path d="${shapes[shape]}" transform="translate(.06 .16)" fill="#000" fill-opacity=".28"/>` +
    `<path d="${shapes[shape]}" fill="${fill}" stroke="${ink('paper')}" stroke-width=".11"/>${face}`;
  const badge = !far && token.count > 1 ? badgeOf(String(token.count), 0.72, 0.74, ink('paper'), fill, ink('paperInk')) : '';
  const mark = token.mark === undefined ? '' : markOf(board, token.mark, ink('paper'), ink('attack'));
  return (
    `<g class="map-token" transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed2(edge * 0.44)})">` +
    `<title>${escaped(token.title)}</title>${body}${badge}${mark}</g>`
  );
}

/** A number on a counter, around a point of it. */
export function badgeOf(text: string, x: number, y: number, fill: string, stroke: string, ink: string): string {
  const width = Math.max(1, 0.42 + text.length * 0.5);
  return (
    `<rect x="${fixed2(x - width / 2)}" y="${fixed2(y - 0.5)}" width="${fixed2(width)}" height="1" rx=".5" fill="${fill}" stroke="${stroke}" stroke-width=".08"/>` +
    `<text x="${fixed2(x)}" y="${fixed2(y + 0.29)}" font-size=".82" fill="${ink}" ${fonts}>${escaped(text)}</text>`
  );
}

/** A small disc in the corner of a counter. */
export function markOf(board: Board, mark: string, paper: string, fill: string): string {
  const icon = board.icons[mark];
  const face = icon
    ? `<path d="${icon.path}" fill="${paper}" transform="translate(-.78 -.78) scale(.034) translate(-12 -12)"/>`
    : `<text x="-.78" y="-.56" font-size=".62" fill="${paper}" ${fonts}>${escaped(mark.slice(0, 2))}</text>`;
  return `<circle cx="-.78" cy="-.78" r=".46" fill="${fill}" stroke="${paper}" stroke-width=".08"/>${face}`;
}

/** A counter by itself as a small SVG document's inside, for legends and lists: view box -1.5 -1.5 3 3. */
export function swatch(board: Board, { owner: id, icon = 'none' }: { owner: string; icon?: string }, ink: Pen['ink']): string {
  const owner = board.owners.find((each) => each.id === id);
  const plain: Token = { owner: id, icon, space: '', count: 1, title: '' };
  return counter(board, { token: plain, x: 0, y: 0, edge: 2.2 }, owner, { ink, scale: 20, id: '' });
}

/** A badge by itself, as it stands beside a space's name: view box -1.5 -1.5 3 3. */
export const badgeSwatch = (board: Board, icon: string, ink: Pen['ink']): string =>
  `<g transform="scale(.1)">${badge(board.icons[icon] ?? { path: '' }, ink)}</g>`;

/** Symbols printed on spaces, in a row under the name. */
export function symbolLayer(board: Board, pen: Pen): Layer {
  const bounds = spaceBounds(board);
  const edge = Math.min(20, Math.max(isFar(board, pen.scale) ? 8 : 9, 22 * pen.scale)) / pen.scale;
  const markup = board.spaces.map((space) => {
    const { label, symbols = [] } = space;
    const size = nameSize(space, bounds.get(space.id), pen.scale);
    const below = size === null ? 0 : (label.lines.length - 1) * 1.08 * ((size + label.size) / 2) + 0.15 * size + edge * 0.55;
    return symbols.map(({ icon, title }, k) => {
      const x = label.x + (k - (symbols.length - 1) / 2) * edge * 1.06;
      return (
        `<g class="map-symbol" transform="translate(${fixed(x)} ${fixed(label.y + below)}) scale(${fixed2(edge / 24)})">` +
        `<title>${escaped(title)}</title>${badge(board.icons[icon] ?? { path: '' }, pen.ink)}</g>`
      );
    });
  });
  return { id: 'symbols', markup: markup.flat().join('') };
}

/** Badges that belong to a space itself: they stand in a row before its name. */
export function markLayer(board: Board, marks: Painting['marks'], pen: Pen): Layer {
  const bounds = spaceBounds(board);
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const drawn = new Map<string, number>();
  const markup = marks.map(({ space: id, icon, title }) => {
    const space = spaces.get(id);
    const face = board.icons[icon];
    if (!space || !face) return '';
    const before = drawn.get(id) ?? 0;
    drawn.set(id, before + 1);
    const size = nameSize(space, bounds.get(id), pen.scale);
    const smallest = isFar(board, pen.scale) ? 8.5 : 12;
    const edge = Math.min(22, Math.max(smallest, 17 * pen.scale)) / pen.scale;
    const left = size === null ? 0 : widestLine(space, size) / 2 + edge * 0.75;
    const x = space.label.x - left - before * edge * 1.05;
    const y = space.label.y - (size === null ? 0 : space.label.size * 0.35);
    return (
      `<g class="map-mark" transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed2(edge / 24)})"><title>${escaped(title)}</title>` +
      `${badge(face, pen.ink)}</g>`
    );
  });
  return { id: 'marks', markup: markup.join('') };
}

function widestLine({ label: { lines }, value }: Space, size: number): number {
  const widths = lines.map((text, i) => textWidth(i === lines.length - 1 && value !== undefined ? `${text} ${value}` : text, size));
  return Math.max(...widths);
}

const fixed2 = (value: number): string => String(Math.round(value * 1000) / 1000);
