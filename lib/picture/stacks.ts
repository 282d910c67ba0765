import { type Board, type HexGrid, hexCentre, type Owner, type Painting, type Point, type Token } from '../engine';
import { badgeOf, fonts } from './counters';
import { escaped, type Layer, type Pen } from './ground';
import { abreast } from './hex-abreast';
import { marksOf, plain, pointerOf, printed } from './hex-counters';
import { type HexDetail, hexDetail, hexOutlines, isInView } from './hexes';
import { fixed, iconPath } from './path';

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
    { id: 'hex-landmarks', markup: landmarks(board, painting.marks, pen) },
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
  for (const { space, icon, isLandmark } of marks) if (!isLandmark) add(space, icon);
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

/** Hexes to be found from afar: a bold rim, and their badge as large as they are. */
function landmarks({ hexes: grid, icons }: Board, marks: Painting['marks'], { ink }: Pen): string {
  if (!grid) return '';
  const { size } = grid;
  const places = new Map(grid.hexes.map((hex) => [hex.id, hex]));
  return marks
    .flatMap(({ space, icon, isLandmark }) => {
      const hex = places.get(space);
      const face = icons[icon];
      if (!isLandmark || !hex || !face) return [];
      const { x, y } = hexCentre(grid, hex);
      const colour = face.colour ?? ink('attack');
      const outline = hexOutlines(grid, [space]);
      const rim = (stroke: string, width: number) =>
        `<path d="${outline}" fill="none" stroke="${stroke}" stroke-width="${fixed(width * size)}" stroke-linejoin="round"/>`;
      return [
        rim(ink('paper'), 0.2) + rim(colour, 0.11),
        `<path d="${iconPath(face.path, 1)}" transform="translate(${fixed(x)} ${fixed(y)}) scale(${short(size / 22)})" fill="${colour}" stroke="${ink('paper')}" stroke-width="1.6" paint-order="stroke"/>`,
      ];
    })
    .join('');
}

function names(grid: HexGrid, places: Map<string, Point>, { ink }: Pen): string {
  const size = grid.size * (grid.areNumbered ? 0.19 : 0.25);
  const texts = grid.hexes.flatMap(({ id, label }) => {
    const at = places.get(id);
    if (!at || label === undefined) return [];
    // the lower edge of a hex is as wide as its size: a longer name is set smaller
    const fitted = Math.min(1, (1.5 * grid.size) / (label.length * size * 0.58));
    const own = fitted < 1 ? ` font-size="${fixed(Math.max(0.62, fitted) * size)}"` : '';
    return [`<text x="${fixed(at.x)}" y="${fixed(at.y + nameLine * grid.size)}"${own}>${escaped(label)}</text>`];
  });
  const halo = `paint-order="stroke" stroke="${ink('halo')}" stroke-width="${fixed(size * 0.2)}"`;
  return `<g font-size="${fixed(size)}" fill="${ink('text')}"${grid.areNumbered ? ' fill-opacity=".7"' : ''} ${halo} ${fonts}>${texts.join('')}</g>`;
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
  const draw = grid.abreast ? rowOf : stackOf;
  return ordered.map(([at, stack]) => draw(board, at, stack, { owners, grid, detail }, pen)).join('');
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

/** What is drawn of a counter, in its place: its middle and half its edge, in board units. */
const standing = ({ space }: Token, { x, y }: Point, half: number, markup: string): string =>
  `<g class="map-token" data-space="${escaped(space)}" transform="translate(${fixed(x)} ${fixed(y)}) scale(${short(half)})">${markup}</g>`;

/** The top counters of a stack, each a little aside from the one above it. */
function stackOf(board: Board, { x, y }: Point, stack: Token[], { owners, grid, detail }: Table, pen: Pen): string {
  const [top] = stack;
  if (!top) return '';
  const half = (grid.size * counterEdge) / 2;
  const draw = (token: Token, below: number) => {
    const face = faceOf(board, token, { owners, grid, detail }, pen);
    return standing(token, { x: x - below * half * 0.22, y: y - below * half * 0.2 }, half, face);
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

/** Pixels of a counter from which on what is printed on it can be read. */
const legible = 33;

/** Counters beside each other; who looks where is drawn over all of them. */
function rowOf(board: Board, { x, y }: Point, stack: Token[], { owners, grid, detail }: Table, pen: Pen): string {
  const { ink } = pen;
  const row = abreast(stack, [...owners.keys()], { onlyFirst: detail === 'middle' });
  const isLegible = (row[0]?.edge ?? 1) * grid.size * pen.scale >= legible;
  const put = ({ token, x: dx, y: dy, edge }: (typeof row)[number], markup: string) =>
    standing(token, { x: x + dx * grid.size, y: y + dy * grid.size }, (grid.size * edge) / 2, markup);
  const face = (token: Token) => {
    if (isLegible) return faceOf(board, token, { owners, grid, detail }, pen);
    return plain(board, token, owners.get(token.owner), pen) + (detail === 'near' ? marksOf(board, token, pen) : '');
  };
  const faces = row.map((each) => put(each, face(each.token)));
  const over = row.map((each) => {
    const { token, others } = each;
    const arrow = detail === 'near' ? pointerOf(token, grid, pen) : '';
    const number = others > 0 ? badgeOf(String(others + 1), 0.92, -0.92, ink('paper'), ink(`token-${token.owner}`), ink('paperInk')) : '';
    return arrow + number === '' ? '' : put(each, arrow + number);
  });
  return [...faces, ...over].join('');
}

const faceOf = (board: Board, token: Token, { owners, grid, detail }: Table, pen: Pen): string =>
  detail === 'near' ? printed(board, token, owners.get(token.owner), grid, pen) : plain(board, token, owners.get(token.owner), pen);

/** Where the number of a stack lies: close by beside what is printed, between two sides that a counter may face. */
const badgeAt = ({ top }: HexGrid, detail: HexDetail): [number, number] =>
  detail === 'near' ? [1.36, top === 'flat' ? 0 : -0.74] : [1.02, -0.98];

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
