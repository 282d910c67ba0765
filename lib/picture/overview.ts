import type { Board, Painting } from '../engine';
import { gridPicture } from './grid';
import { propertyInk } from './palette';
import { fixed } from './path';

/** The whole board at the size of a stamp: land by its holder, a dot in the owner's colour where pieces stand. A path a colour; fills a view box of the board's size. */
export function overview(board: Board, { tints, tokens }: Pick<Painting, 'tints' | 'tokens'>): string {
  const path = (d: string, key: string) => (d === '' ? '' : `<path d="${d}" fill="${propertyInk(key)}"/>`);
  const grounds = new Map<string, string[]>();
  for (const hex of board.hexes?.hexes ?? []) put(grounds, tints[hex.id] ? `land-${tints[hex.id]}` : `terrain-${hex.terrain}`, hex.id);
  const hexes = [...grounds].map(([key, ids]) => (board.hexes ? path(gridPicture(board).outlines(board.hexes, ids), key) : ''));
  const lands = new Map<string, string[]>();
  for (const { id, kind, path: outline } of board.spaces) {
    const isGround = kind === 'sea' || (board.hexes && kind === 'hex');
    if (!isGround) put(lands, tints[id] ? `land-${tints[id]}` : 'plain', outline);
  }
  const sea = `<rect width="${board.width}" height="${board.height}" fill="${propertyInk('sea')}"/>`;
  return sea + [...lands].map(([key, list]) => path(list.join(''), key)).join('') + hexes.join('') + dots(board, tokens);
}

function put(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function dots(board: Board, tokens: Painting['tokens']): string {
  const centres = new Map(board.spaces.map(({ id, centre }) => [id, centre]));
  const stood = new Map<string, string[]>();
  for (const key of new Set(tokens.map(({ space, owner }) => `${owner} ${space}`))) {
    const [owner = '', space = ''] = key.split(' ');
    const at = centres.get(space);
    if (at) put(stood, owner, `M${fixed(at.x)} ${fixed(at.y)}h0`);
  }
  const width = fixed(board.width / 55);
  return [...stood]
    .map(
      ([owner, list]) =>
        `<path d="${list.join('')}" stroke="${propertyInk(`token-${owner}`)}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}
