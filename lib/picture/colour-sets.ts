import type { Board } from '../engine';
import { mixed } from './palette';

/** Colours of owners: those of the board, or for eyes that lack cones for green, red or blue. */
export const colourSets = ['printed', 'deutan', 'protan', 'tritan'] as const;
export type ColourSet = (typeof colourSets)[number];

export const isColourSet = (text: unknown): text is ColourSet => colourSets.some((each) => each === text);

const white = '#ffffff';
const black = '#14120f';

/**
 * Counter and the ink on it, by the order of a board's owners: colours of Okabe and Ito, lighter or darker, of which those six were found that
 * lie farthest apart, seen by such eyes and by others.
 */
const counters: Record<Exclude<ColourSet, 'printed'>, readonly [token: string, ink: string][]> = {
  deutan: [
    ['#684800', white],
    ['#00507d', white],
    ['#66c5ab', black],
    ['#e69f00', black],
    ['#56b4e9', black],
    ['#004734', white],
  ],
  protan: [
    ['#6c671e', white],
    ['#00507d', white],
    ['#66c5ab', black],
    ['#e69f00', black],
    ['#56b4e9', black],
    ['#004734', white],
  ],
  tritan: [
    ['#954200', white],
    ['#5c364b', white],
    ['#a8a02e', black],
    ['#e69f00', black],
    ['#56b4e9', black],
    ['#004734', white],
  ],
};

/** Land is a counter's colour under paper: names stay legible on it. */
const paper = { colour: '#ece4d0', kept: 0.5 };

const made = new WeakMap<Board, Map<ColourSet, Board>>();

/** The board with its owners in the colours of a set; owners beyond the sixth keep their own. The same board each time. */
export function recoloured(board: Board, set: ColourSet): Board {
  if (set === 'printed') return board;
  const known = made.get(board) ?? new Map<ColourSet, Board>();
  made.set(board, known);
  const found = known.get(set);
  if (found) return found;
  const owners = board.owners.map((owner, i) => {
    const [token, ink] = counters[set][i] ?? [];
    if (token === undefined || ink === undefined) return owner;
    return { ...owner, token, ink, land: mixed(token, paper.colour, paper.kept) };
  });
  const other = { ...board, owners };
  known.set(set, other);
  return other;
}
