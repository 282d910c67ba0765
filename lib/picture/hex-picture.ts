import type { GridPicture } from './grid';
import { hexDefinitions, hexGround, hexOutlines } from './hexes';
import { hexPieces } from './stacks';

/** A part of its own: who looks at a board of areas does not load it. */
export const hexPicture: GridPicture = { definitions: hexDefinitions, ground: hexGround, outlines: hexOutlines, pieces: hexPieces };
