import type { Board, Owner, Painting, Space, Token } from '../engine';
import { badge } from './badges';
import { escaped, type Layer, line, type Pen } from './ground';
import { nameSize, spaceBounds, symbolEdge, textWidth } from './names';
import { fixed, iconPath, scaledPath } from './path';
import { iconRoom, shapes } from './shapes';
import type { Stamp } from './still';
import { isFar, type Layout, layOut, type PlacedToken } from './tokens';

export const fonts = `font-family="system-ui, 'DejaVu Sans', sans-serif" font-weight="700" text-anchor="middle"`;

/** Counters: shape and colour of the owner, icon, number of pieces. The first of a stack lies on top. */
export function tokenLayer(board: Board, tokens: readonly Token[], pen: Pen): Layer {
  const owners = new Map(board.owners.map((owner) => [owner.id, owner]));
  const { placed, leaders } = layOut(board, tokens, pen.scale);
  const counters = placed.toReversed().map((each) => counter(board, each, owners.get(each.token.owner), pen));
  return { id: 'tokens', markup: leaderLines(leaders, pen) + counters.join('') };
}

/** The counters of `tokenLayer` as stamps, the lowest first. */
export function tokenStamps(board: Board, tokens: readonly Token[], pen: Pen): Stamp[] {
  const owners = new Map(board.owners.map((owner) => [owner.id, owner]));
  return layOut(board, tokens, pen.scale)
    .placed.map(({ token, x, y, edge }): Stamp => {
      const { owner, icon, count, mark } = token;
      const key = JSON.stringify(['counter', owner, icon, count, mark, edge]);
      const plain = { ...token, title: '', space: '' };
      return {
        key,
        x,
        y,
        reach: square(edge * 0.74),
        markup: () => counter(board, { token: plain, x: 0, y: 0, edge }, owners.get(owner), pen),
      };
    })
    .reverse();
}

const square = (half: number): Stamp['reach'] => ({ x: -half, y: -half, width: 2 * half, height: 2 * half });

/** From a space to its counters, where they stand outside it. */
export function leaderLines(leaders: Layout['leaders'], pen: Pen): string {
  if (leaders.length === 0) return '';
  const d = leaders.map(({ from, to }) => `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`).join('');
  const dots = leaders.map(({ from }) => `<circle cx="${fixed(from.x)}" cy="${fixed(from.y)}" r="${line(pen, 2.4, 2.4)}"/>`).join('');
  const stroke = (key: string, pixels: number) =>
    `<path d="${d}" fill="none" stroke="${pen.ink(key)}" stroke-width="${line(pen, pixels, pixels)}"/>`;
  return `<g class="map-leaders">${stroke('paper', 3.2)}${stroke('paperInk', 1.4)}<g fill="${pen.ink('paperInk')}">${dots}</g></g>`;
}

function counter(board: Board, { token, x, y, edge }: PlacedToken, owner: Owner | undefined, { ink, scale }: Pen): string {
  const shape = owner?.shape ?? 'square';
  const fill = ink(`token-${token.owner}`);
  const onIt = ink(`ink-${token.owner}`);
  const icon = board.icons[token.icon];
  const room = iconRoom[shape];
  const far = token.icon === '';
  const several = !far && token.count > 1;
  const face = icon
    ? `<path d="${several ? iconPath(icon.path, (room / 12) * 0.94, besideNumber) : iconPath(icon.path, room / 12)}" fill="${onIt}"/>`
    : far && edge * scale >= 10
      ? `<text y=".44" font-size="1.25" fill="${onIt}" ${fonts}>${token.count}</text>`
      : '';
  const body =
    `<path d="${scaledPath(shapes[shape], 1, shadow)}" fill="#000" fill-opacity=".28"/>` +
    `<path d="${shapes[shape]}" fill="${fill}" stroke="${ink('paper')}" stroke-width=".11"/>${face}`;
  const badge = several ? numberOf(String(token.count), ink('paper'), fill, ink('paperInk')) : '';
  const mark = token.mark === undefined ? '' : markOf(board, token.mark, ink('paper'), ink('attack'));
  return (
    `<g class="map-token" data-space="${escaped(token.space)}" transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed2(edge * 0.44)})">` +
    `<title>${escaped(token.title)}</title>${body}${badge}${mark}</g>`
  );
}

/** A silhouette makes room for the number on its counter. */
const besideNumber = { x: -0.14, y: -0.16 };

const shadow = { x: 0.06, y: 0.16 };

/** How many pieces a counter stands for: in its lower right corner, as large as can be read at the first look. */
function numberOf(text: string, fill: string, stroke: string, ink: string): string {
  const width = 0.4 + text.length * 0.66;
  const left = 1.22 - width;
  return (
    `<rect x="${fixed2(left)}" y=".02" width="${fixed2(width)}" height="1.2" rx=".36" fill="${fill}" stroke="${stroke}" stroke-width=".09"/>` +
    `<text x="${fixed2(left + width / 2)}" y="1.02" font-size="1.12" fill="${ink}" ${fonts}>${escaped(text)}</text>`
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
    ? `<path d="${iconPath(icon.path, 0.034, { x: -0.78, y: -0.78 })}" fill="${paper}"/>`
    : `<text x="-.78" y="-.56" font-size=".62" fill="${paper}" ${fonts}>${escaped(mark.slice(0, 2))}</text>`;
  return `<circle cx="-.78" cy="-.78" r=".46" fill="${fill}" stroke="${paper}" stroke-width=".08"/>${face}`;
}

/** Pixels of a counter in a fan. */
const fanPixels = 30;

/** All counters of a space by type, on a sheet of paper above it, where the map shows their sum; null: it shows them, or nothing stands there. */
export function fanLayer(board: Board, tokens: readonly Token[], space: string, pen: Pen): Layer | null {
  const stack = tokens.filter((token) => token.space === space);
  const home = layOut(board, tokens, pen.scale).placed.filter(({ token }) => token.space === space);
  const [first] = home;
  if (!isFar(board, pen.scale) || !first) return null;
  const edge = fanPixels / pen.scale;
  const columns = Math.min(stack.length, Math.max(3, Math.ceil(Math.sqrt(stack.length * 2))));
  const rows = Math.ceil(stack.length / columns);
  const [w, h] = [(columns + 0.3) * edge, (rows + 0.3) * edge];
  const x = home.reduce((sum, each) => sum + each.x, 0) / home.length;
  const top = Math.min(...home.map((each) => each.y - each.edge / 2));
  // above its space, or below it where the board ends
  const y =
    top - h / 2 - edge * 0.25 < h / 2
      ? Math.max(...home.map((each) => each.y + each.edge / 2)) + h / 2 + edge * 0.25
      : top - h / 2 - edge * 0.25;
  const owners = new Map(board.owners.map((owner) => [owner.id, owner]));
  const counters = stack.map((token, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, stack.length - row * columns);
    const at = { x: x + ((k % columns) - (inRow - 1) / 2) * edge, y: y + (row - (rows - 1) / 2) * edge };
    return counter(board, { token, ...at, edge }, owners.get(token.owner), pen);
  });
  const sheet =
    `<rect x="${fixed(x - w / 2)}" y="${fixed(y - h / 2)}" width="${fixed(w)}" height="${fixed(h)}" rx="${fixed(edge * 0.2)}" ` +
    `fill="${pen.ink('paper')}" stroke="${pen.ink('paperInk')}" stroke-width="${line(pen, 1, 1)}"/>`;
  return { id: 'fan', markup: `<g pointer-events="none">${sheet}${counters.join('')}</g>` };
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
  const edge = symbolEdge(pen.scale);
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

/** Where the badges of spaces stand. */
function placedMarks(board: Board, marks: Painting['marks'], pen: Pen) {
  const bounds = spaceBounds(board);
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const drawn = new Map<string, number>();
  return marks.flatMap(({ space: id, icon, title }) => {
    const space = spaces.get(id);
    const face = board.icons[icon];
    if (!space || !face) return [];
    const before = drawn.get(id) ?? 0;
    drawn.set(id, before + 1);
    const size = nameSize(space, bounds.get(id), pen.scale);
    const smallest = isFar(board, pen.scale) ? 8.5 : 12;
    const edge = Math.min(22, Math.max(smallest, 17 * pen.scale)) / pen.scale;
    const first = size === null ? 0 : widestLine(space, size) / 2 + edge * 0.75;
    const away = first + before * edge * 1.05;
    // where the printed map is cut they stand behind the name instead
    const isCut = board.wrap && space.label.x - first < 2 * edge;
    const x = isCut ? space.label.x + away : space.label.x - away;
    const y = space.label.y - (size === null ? 0 : space.label.size * 0.35);
    return [{ icon, face, title, x, y, edge }];
  });
}

/** Badges that belong to a space itself: they stand in a row before its name, the first next to it. */
export function markLayer(board: Board, marks: Painting['marks'], pen: Pen): Layer {
  const markup = placedMarks(board, marks, pen).map(
    ({ face, title, x, y, edge }) =>
      `<g class="map-mark" transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed2(edge / 24)})"><title>${escaped(title)}</title>` +
      `${badge(face, pen.ink)}</g>`,
  );
  return { id: 'marks', markup: markup.join('') };
}

/** The badges of `markLayer` as stamps. */
export const markStamps = (board: Board, marks: Painting['marks'], pen: Pen): Stamp[] =>
  placedMarks(board, marks, pen).map(({ icon, face, x, y, edge }) => ({
    ...{ key: JSON.stringify(['mark', icon]), x, y, reach: square(edge * 0.56) },
    markup: () => `<g transform="scale(${fixed2(edge / 24)})">${badge(face, pen.ink)}</g>`,
  }));

function widestLine({ label: { lines }, value }: Space, size: number): number {
  const widths = lines.map((text, i) => textWidth(i === lines.length - 1 && value !== undefined ? `${text} ${value}` : text, size));
  return Math.max(...widths);
}

const fixed2 = (value: number): string => String(Math.round(value * 1000) / 1000);
