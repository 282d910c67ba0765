import type { Board, Painting } from '../engine';
import { arrowParts } from './arrows';
import { leaderLines, markStamps, symbolLayer, tokenStamps } from './counters';
import { edgesOf } from './edges';
import type { Frame } from './frame';
import { groundLayers, type Layer, type Pen, shapeId } from './ground';
import { definitions, inCopies } from './layers';
import { nameLayer } from './names';
import { coloursOf, type Theme } from './palette';
import { around } from './path';
import { backdrop } from './sea';
import { layOut } from './tokens';
import { townDots, townStamps } from './towns';

/** A small picture that is put on the ground, the same wherever it stands. */
export interface Stamp {
  /** The same for the same picture on the same board at the same scale. */
  key: string;
  /** Where its 0,0 comes to lie, in board units. */
  x: number;
  y: number;
  /** What it covers at most around 0,0, in board units. */
  reach: Frame;
  markup(): string;
}

/** Something drawn anew for each picture, and the part of the board it covers. */
export interface Drawing {
  markup: string;
  part: Frame;
}

/** The ground of a board as parts that a program of pixels puts together: what never changes, and where the land of each space lies. */
export interface StillBoard {
  /** Spaces whose land may be filled, by the number (from 1) that `labels` gives them. */
  lands: readonly string[];
  /** Pairs of spaces with a border, by the number (from 1) that `borders` gives them. */
  pairs: readonly (readonly [string, string])[];
  /** All that does not change, every land in one colour; borders as between lands of one owner (`alike`) or of two (`apart`). */
  ground(part: Frame, land: string, borders: 'alike' | 'apart'): string;
  /** The number of each land as its colour, red, and a little more than the land; nothing elsewhere. */
  labels(part: Frame): string;
  /** The number of each border as its colour, red and green, wider than it is drawn. */
  borders(part: Frame): string;
  /** The colour of an owner's land, or of nobody's. */
  landOf(owner: string | undefined): string;
  /** Who may hold land; undefined: nobody. */
  owners: readonly (string | undefined)[];
  /** Colours of counters, badges and arrows. */
  accents: readonly string[];
  /** An SVG document of whatever is to be drawn on the board. */
  document(part: Frame, markup: string): string;
}

/** What stands on the ground, in the order in which it is drawn; lines and arrows one by one, for pixels between them cost as much as theirs. */
export interface Standing {
  below: Stamp[];
  leaders: Drawing[];
  counters: Stamp[];
  arrows: Drawing[];
}

/** Numbers of lands are one byte. */
const mostLands = 255;

const penOf = (board: Board, theme: Theme, scale: number, frame?: Frame): Pen => {
  const colours = coloursOf(board, theme);
  return { ink: (key) => colours[key] ?? colours.plain ?? '#888888', scale, id: '', isPlain: true, frame };
};

/** The plain ground of a board at a scale; null where it cannot be taken apart: a board of hexes, or of too many spaces. */
export function stillBoard(board: Board, scale: number, theme: Theme): StillBoard | null {
  const lands = board.spaces.filter(({ kind, closed }) => kind !== 'sea' && !closed);
  if (board.hexes || lands.length > mostLands) return null;
  const pen = penOf(board, theme, scale);
  const { borders } = edgesOf(board);
  const document = ({ x, y, width, height }: Frame, markup: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" ` +
    `viewBox="${x} ${y} ${width} ${height}">${markup}</svg>`;
  const layered = (part: Frame, defs: string, layers: readonly Layer[]) =>
    document(part, `<defs>${defs}</defs>${layers.map((layer) => inCopies(board, layer, '', part)).join('')}`);
  const crisp = (id: string, markup: string) => ({
    id,
    markup: `<g shape-rendering="crispEdges" stroke-width="${4 / scale}">${markup}</g>`,
  });
  return {
    lands: lands.map(({ id }) => id),
    pairs: borders.map(({ between }) => between),
    ground(part, land, lines) {
      const own: Pen = { ...pen, frame: part, ink: (key) => (key.startsWith('land-') ? land : pen.ink(key)) };
      const tints = Object.fromEntries(lands.map(({ id }) => [id, lines === 'alike' ? 'all' : id]));
      const water = { id: 'backdrop', markup: backdrop(board, own) };
      const dots = { id: 'towns', markup: townDots(board, own) };
      const layers = [...groundLayers(board, tints, own), dots, nameLayer(board, own), symbolLayer(board, own)];
      return document(
        part,
        `<defs>${definitions(board, own)}</defs>${water.markup}${layers.map((layer) => inCopies(board, layer, '', part)).join('')}`,
      );
    },
    labels(part) {
      const drawn = (stroke: boolean) =>
        lands.map((space, i) => {
          const colour = byteColour(i + 1);
          return `<use href="#${shapeId(pen, space)}" fill="${colour}"${stroke ? ` stroke="${colour}"` : ''}/>`;
        });
      const outlines = lands.map((space) => `<path id="${shapeId(pen, space)}" d="${space.path}"/>`).join('');
      // first with a rim, which reaches a coast's last faint pixels, then each up to its own borders
      return layered(part, outlines, [crisp('labels', [...drawn(true), ...drawn(false)].join(''))]);
    },
    borders(part) {
      const lines = borders.map(({ path }, i) => `<path d="${path}" fill="none" stroke="${byteColour(i + 1)}"/>`);
      return layered(part, '', [crisp('borders', lines.join(''))]);
    },
    landOf: (owner) => pen.ink(owner === undefined ? 'plain' : `land-${owner}`),
    owners: [undefined, ...board.owners.map(({ id }) => id)],
    accents: [
      ...['paper', 'paperInk', 'attack', 'text', 'value'].map(pen.ink),
      ...board.owners.flatMap(({ id }) => ['token', 'ink', 'line'].map((kind) => pen.ink(`${kind}-${id}`))),
      ...Object.values(board.icons).flatMap(({ colour }) => (colour ? [colour] : [])),
    ],
    document,
  };
}

/** A number as a colour: its low byte red, its high byte green. */
const byteColour = (number: number): string =>
  `#${(number & 255).toString(16).padStart(2, '0')}${(number >> 8).toString(16).padStart(2, '0')}00`;

/** What a painting puts on the ground; null where it changes the ground in a way that `StillBoard` does not know: a sea that is held. */
export function standing(board: Board, painting: Painting, { scale, theme }: { scale: number; theme: Theme }): Standing | null {
  const pen = penOf(board, theme, scale);
  if (board.spaces.some(({ id, kind }) => kind === 'sea' && painting.tints[id] !== undefined)) return null;
  const { leaders } = layOut(board, painting.tokens, scale);
  return {
    below: [...townStamps(board, painting.tokens, pen), ...markStamps(board, painting.marks, pen)],
    leaders: leaders.map((each) => ({ markup: leaderLines([each], pen), part: around([each.from, each.to], 8) })),
    counters: tokenStamps(board, painting.tokens, pen),
    arrows: arrowParts(board, painting, pen),
  };
}
