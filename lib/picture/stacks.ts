import {
  type Board,
  type CounterSpot,
  type HexGrid,
  hexCentre,
  type Owner,
  type Painting,
  type Point,
  sideAngle,
  type Token,
} from '../engine';
import { badgeOf, fonts, markOf } from './counters';
import { escaped, type Layer, type Pen } from './ground';
import { type HexDetail, hexDetail, isInView } from './hexes';
import { fixed, iconPath, scaledPath } from './path';
import { iconRoom, shapes } from './shapes';

/** Sizes on a hex, as parts of its size. */
const counterEdge = 0.98;
const badgeEdge = 0.34;
/** Where badges and the name stand, above and below the middle. */
const badgeLine = -0.67;
const nameLine = 0.78;
/** Counters of a stack that are seen; of those below only their number. */
const seen = 3;

/** What stands on a grid: badges, names, stacks; only what is in sight, and as much of it as can be read. */
export function hexPieces(board: Board, painting: Pick<Painting, 'marks' | 'tokens'>, pen: Pen): Layer[] {
  const grid = board.hexes;
  if (!grid) return [];
  const detail = hexDetail(grid, pen.scale);
  const places = placesOf(grid, pen, detail);
  return [
    { id: 'hex-badges', markup: detail === 'near' ? badges(grid, painting.marks, places, pen) : '' },
    { id: 'hex-names', markup: detail === 'near' ? names(grid, places, pen) : '' },
    { id: 'hex-stacks', markup: stacks(board, painting.tokens, { grid, places, detail }, pen) },
  ];
}

/** Centres of the hexes in sight. */
function placesOf(grid: HexGrid, pen: Pen, detail: HexDetail): Map<string, Point> {
  const centres = grid.hexes.map((hex): [string, Point] => [hex.id, hexCentre(grid, hex)]);
  return new Map(detail === 'far' ? centres : centres.filter(([, at]) => isInView(pen.frame, at, grid.size)));
}

function badges(grid: HexGrid, marks: Painting['marks'], places: Map<string, Point>, { id }: Pen): string {
  const rows = new Map<string, string[]>();
  const add = (hex: string, icon: string) => {
    const row = rows.get(hex);
    if (row) row.push(icon);
    else rows.set(hex, [icon]);
  };
  for (const hex of grid.hexes) for (const { icon } of hex.symbols ?? []) add(hex.id, icon);
  for (const { space, icon } of marks) add(space, icon);
  return [...rows]
    .flatMap(([hex, icons]) => {
      const at = places.get(hex);
      if (!at) return [];
      const edge = Math.min(badgeEdge, 1.2 / icons.length) * grid.size;
      return icons.map((icon, k) => {
        const x = at.x + (k - (icons.length - 1) / 2) * edge;
        return `<use href="#${id}i-${icon}" transform="translate(${fixed(x)} ${fixed(at.y + badgeLine * grid.size)}) scale(${short(edge / 25)})"/>`;
      });
    })
    .join('');
}

function names(grid: HexGrid, places: Map<string, Point>, { ink }: Pen): string {
  const size = grid.size * 0.25;
  const texts = grid.hexes.flatMap(({ id, label }) => {
    const at = places.get(id);
    if (!at || label === undefined) return [];
    // the lower edge of a hex is as wide as its size: a longer name is set smaller
    const fitted = Math.min(1, (1.5 * grid.size) / (label.length * size * 0.58));
    const own = fitted < 1 ? ` font-size="${fixed(Math.max(0.62, fitted) * size)}"` : '';
    return [`<text x="${fixed(at.x)}" y="${fixed(at.y + nameLine * grid.size)}"${own}>${escaped(label)}</text>`];
  });
  const halo = `paint-order="stroke" stroke="${ink('halo')}" stroke-width="${fixed(size * 0.2)}"`;
  return `<g font-size="${fixed(size)}" fill="${ink('text')}" ${halo} ${fonts}>${texts.join('')}</g>`;
}

interface Ground {
  grid: HexGrid;
  places: Map<string, Point>;
  detail: HexDetail;
}

function stacks(board: Board, tokens: readonly Token[], { grid, places, detail }: Ground, pen: Pen): string {
  const byHex = new Map<string, Token[]>();
  for (const token of tokens) {
    const stack = byHex.get(token.space);
    if (stack) stack.push(token);
    else if (places.has(token.space)) byHex.set(token.space, [token]);
  }
  const owners = new Map(board.owners.map((owner) => [owner.id, owner]));
  const ordered = [...byHex].map(([hex, stack]): [Point, Token[]] => [
    places.get(hex) ?? { x: 0, y: 0 },
    stack.sort((a, b) => (b.level ?? 0) - (a.level ?? 0)),
  ]);
  if (detail === 'far') return symbols(ordered, owners, grid, pen);
  return ordered.map(([at, stack]) => stackOf(board, at, stack, { owners, grid, detail }, pen)).join('');
}

/** Far out a stack is a dot in the colour and shape of whose counter lies on top: one path an owner. */
function symbols(stacked: [Point, Token[]][], owners: Map<string, Owner>, { size }: HexGrid, { ink }: Pen): string {
  const dots = new Map<string, string>();
  for (const [at, [top]] of stacked) {
    if (!top) continue;
    dots.set(top.owner, (dots.get(top.owner) ?? '') + dot(owners.get(top.owner)?.shape ?? 'square', at, size * 0.62));
  }
  const edge = `stroke="${ink('paper')}" stroke-width="${fixed(size * 0.12)}"`;
  return [...dots].map(([owner, d]) => `<path d="${d}" fill="${ink(`token-${owner}`)}" ${edge}/>`).join('');
}

const corners: Record<Exclude<Owner['shape'], 'circle'>, [number, number][]> = {
  square: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  hexagon: [
    [-0.55, -0.95],
    [0.55, -0.95],
    [1.1, 0],
    [0.55, 0.95],
    [-0.55, 0.95],
    [-1.1, 0],
  ],
  shield: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.3],
    [0, 1.2],
    [-0.9, 0.3],
  ],
};

function dot(shape: Owner['shape'], { x, y }: Point, r: number): string {
  if (shape === 'circle')
    return `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0z`;
  return `M${corners[shape].map(([cx, cy]) => `${fixed(x + cx * r)} ${fixed(y + cy * r)}`).join('L')}Z`;
}

interface Table {
  owners: Map<string, Owner>;
  grid: HexGrid;
  detail: HexDetail;
}

/** The top counters of a stack, each a little aside from the one above it. */
function stackOf(board: Board, { x, y }: Point, stack: Token[], { owners, grid, detail }: Table, pen: Pen): string {
  const [top] = stack;
  if (!top) return '';
  const half = (grid.size * counterEdge) / 2;
  const draw = (token: Token, below: number) => {
    const owner = owners.get(token.owner);
    const face = detail === 'near' ? printed(board, token, owner, grid, pen) : plain(board, token, owner, pen);
    const at = `${fixed(x - below * half * 0.22)} ${fixed(y - below * half * 0.2)}`;
    return `<g class="map-token" transform="translate(${at}) scale(${short(half)})">${face}</g>`;
  };
  const shown = stack.slice(0, detail === 'near' ? seen : 1).map(draw);
  const pieces = stack.reduce((sum, { count }) => sum + count, 0);
  const { ink } = pen;
  const number =
    pieces > shown.length || (detail === 'middle' && pieces > 1)
      ? `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${short(half)})">${badgeOf(String(pieces), ...badgeAt(grid, detail), ink('paper'), ink(`token-${top.owner}`), ink('paperInk'))}</g>`
      : '';
  return shown.reverse().join('') + number;
}

/** Where the number of a stack lies: close by beside what is printed, between two sides that a counter may face. */
const badgeAt = ({ top }: HexGrid, detail: HexDetail): [number, number] =>
  detail === 'near' ? [1.36, top === 'flat' ? 0 : -0.74] : [1.02, -0.98];

/** A counter by its owner's shape and its icon. */
function plain(board: Board, token: Token, owner: Owner | undefined, { ink }: Pen): string {
  const shape = owner?.shape ?? 'square';
  const face = board.icons[token.icon]?.path ?? '';
  return (
    `<path d="${shapes[shape]}" fill="${ink(`token-${token.owner}`)}" stroke="${ink('paper')}" stroke-width=".12"/>` +
    `<path d="${iconPath(face, iconRoom[shape] / 12)}" fill="${ink(`ink-${token.owner}`)}"/>`
  );
}

const spots: Record<CounterSpot, { x: number; y: number }> = {
  'top-left': { x: -0.68, y: -0.56 },
  'top-right': { x: 0.68, y: -0.56 },
  left: { x: -0.72, y: 0.14 },
  right: { x: 0.72, y: 0.14 },
  'bottom-left': { x: -0.64, y: 0.84 },
  bottom: { x: 0, y: 0.84 },
  'bottom-right': { x: 0.64, y: 0.84 },
};

/** Where the icon of a printed counter stands. */
const raised = { x: 0, y: -0.06 };

/** A counter with all that is printed on it: icon in its owner's shape, label, figures, and which way it faces. */
function printed(board: Board, token: Token, owner: Owner | undefined, grid: HexGrid, pen: Pen): string {
  const { ink } = pen;
  const values = Object.entries(token.values ?? {}) as [CounterSpot, string][];
  const arrow = token.facing === undefined ? '' : pointer(sideAngle(grid, token.facing), ink(`token-${token.owner}`), ink('paper'));
  const mark = token.mark === undefined ? '' : markOf(board, token.mark, ink('paper'), ink('attack'));
  if (values.length === 0 && token.label === undefined) return arrow + plain(board, token, owner, pen) + mark;
  const onIt = ink(`ink-${token.owner}`);
  const shape = owner?.shape ?? 'square';
  const label = token.label ?? '';
  const room = token.values?.['top-left'] || token.values?.['top-right'] ? 1 : 1.8;
  const size = Math.min(0.38, room / Math.max(1, label.length * 0.58));
  // figures of several digits stay apart
  const figures = Math.min(0.43, 0.72 / Math.max(1, ...values.map(([, text]) => text.length)));
  const texts = values.map(([spot, text]) => `<text x="${spots[spot].x}" y="${spots[spot].y}">${escaped(text)}</text>`);
  return (
    `${arrow}<path d="${shapes.square}" fill="${ink(`token-${token.owner}`)}" stroke="${ink('paper')}" stroke-width=".07"/>` +
    `<path d="${scaledPath(shapes[shape], 0.44, raised)}" fill="${onIt}"/>` +
    `<path d="${iconPath(board.icons[token.icon]?.path ?? '', (iconRoom[shape] * 0.44) / 12, raised)}" fill="${ink(`token-${token.owner}`)}"/>` +
    `<g fill="${onIt}" font-size="${short(figures)}" ${fonts}>${texts.join('')}` +
    `${label === '' ? '' : `<text y="-.62" font-size="${short(size)}">${escaped(label)}</text>`}</g>${mark}`
  );
}

const pointer = (degrees: number, fill: string, edge: string): string =>
  `<path d="M1.12-.42L1.62 0L1.12.42Z" fill="${fill}" stroke="${edge}" stroke-width=".09" stroke-linejoin="round" transform="rotate(${degrees})"/>`;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
