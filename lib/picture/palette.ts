import type { Board } from '../engine';

export type Theme = 'light' | 'dark';

interface Scheme {
  sea: string;
  deep: string;
  shallow: string;
  shelf: string;
  zone: string;
  seaText: string;
  coast: string;
  border: string;
  plain: string;
  hatch: string;
  text: string;
  faint: string;
  value: string;
  paper: string;
  paperInk: string;
  canal: string;
  strait: string;
  glow: string;
  /** Around the letters of names. */
  halo: string;
  attack: string;
  /** How much of an owner's printed land colour remains, the rest is `ground`. */
  keep: number;
  ground: string;
  /** Added to the edges of a space, inside its border. */
  rim: string;
  /** The sea between shelf and deep water, and the waves on it. */
  slope: string;
  wave: string;
  river: string;
  /** Slopes by how they lie to the light. */
  bright: string;
  lit: string;
  shaded: string;
  dark: string;
  /** Marks of what covers the land. */
  desert: string;
  forest: string;
  taiga: string;
  jungle: string;
  marsh: string;
  ice: string;
  /** Names of continents, titles and compass roses, and the paper under a title. */
  areaText: string;
  ornament: string;
  sheet: string;
  /** The paper around the map. */
  margin: string;
  /** Land outside the board's part of the world. */
  beyond: string;
}

const schemes: Record<Theme, Scheme> = {
  light: {
    sea: '#c2d7dc',
    deep: '#a9c5cf',
    shallow: '#d9e8e8',
    shelf: '#cfe1e3',
    zone: '#86a9b4',
    seaText: '#4a7483',
    coast: '#57696c',
    border: '#4b4438',
    plain: '#ece6d8',
    hatch: '#d8cfbb',
    text: '#2c2820',
    faint: '#8b806b',
    value: '#8d2f22',
    paper: '#fdf9ee',
    paperInk: '#2c2820',
    canal: '#f7fbfb',
    strait: '#b4483a',
    glow: '#ffd23f',
    halo: '#ffffff66',
    attack: '#b3261e',
    keep: 1,
    ground: '#f3ecdb',
    rim: '#5a4a2c',
    slope: '#c6dbdf',
    wave: '#86a9b440',
    river: '#6f9fb0',
    bright: '#fffbe859',
    lit: '#fffbe82b',
    shaded: '#4a38202e',
    dark: '#3a2a1652',
    desert: '#7a5a2352',
    forest: '#3d5a2f52',
    taiga: '#2f4f3d57',
    jungle: '#2f5a2a57',
    marsh: '#3a647357',
    ice: '#5f7f8f57',
    areaText: '#3a2f1a47',
    ornament: '#4b4438',
    sheet: '#f7f0dfdd',
    margin: '#efe7d4',
    beyond: '#e3dcc9',
  },
  dark: {
    sea: '#14262f',
    deep: '#0e1c24',
    shallow: '#1f3944',
    shelf: '#19303a',
    zone: '#35545f',
    seaText: '#7fa6b3',
    coast: '#0a1318',
    border: '#0f1413',
    plain: '#3a3a35',
    hatch: '#4a4941',
    text: '#f1ecdf',
    faint: '#a9a290',
    value: '#f2b48a',
    paper: '#f4eedf',
    paperInk: '#221f19',
    canal: '#a9cfd8',
    strait: '#e0705f',
    glow: '#ffcf4a',
    halo: '#00000059',
    attack: '#ff8a76',
    keep: 0.56,
    ground: '#20241f',
    rim: '#0b0d0a',
    slope: '#172d37',
    wave: '#5b86951f',
    river: '#3f7485',
    bright: '#ffffff26',
    lit: '#ffffff14',
    shaded: '#00000047',
    dark: '#00000080',
    desert: '#e8cf8f33',
    forest: '#9fc58a38',
    taiga: '#8fc0a038',
    jungle: '#8fca8a38',
    marsh: '#8fc0d038',
    ice: '#cfe4ec38',
    areaText: '#f1ecdf2b',
    ornament: '#b9ad93',
    sheet: '#1c1a16dd',
    margin: '#191713',
    beyond: '#2b2d28',
  },
};

/** Every colour of a picture by key: scheme colours as they are, `land-…`, `token-…` and `ink-…` per owner. */
export type Colours = Record<string, string>;

export function coloursOf(board: Board, theme: Theme): Colours {
  const { keep, ...scheme } = schemes[theme];
  const colours: Colours = { ...scheme };
  for (const { id, land, token, ink } of board.owners) {
    colours[`land-${id}`] = mixed(land, scheme.ground, keep);
    colours[`token-${id}`] = token;
    colours[`ink-${id}`] = ink;
    // arrows and highlights in an owner's colour must stand out from the ground of either theme
    colours[`line-${id}`] = theme === 'dark' ? mixed(land, '#ffffff', 0.85) : token;
  }
  for (const [id, { fill, look }] of Object.entries(board.hexes?.terrains ?? {})) {
    colours[`terrain-${id}`] = fill[theme];
    if (look) Object.assign(colours, { [`shade-${id}`]: look.shade[theme], [`lit-${id}`]: look.lit[theme] });
  }
  for (const [id, { stroke, edge }] of Object.entries(board.hexes?.ways ?? {})) {
    Object.assign(colours, { [`way-${id}`]: stroke[theme], [`edge-${id}`]: edge[theme] });
  }
  for (const [id, { stroke }] of Object.entries(board.hexes?.sides ?? {})) colours[`side-${id}`] = stroke[theme];
  return colours;
}

/** `keep` of `colour`, the rest of `other`; a colour that is not hexadecimal stays as it is. */
export function mixed(colour: string, other: string, keep: number): string {
  const a = channelsOf(colour);
  const b = channelsOf(other);
  if (!a || !b) return colour;
  const mix = a.map((value, i) => Math.round(value * keep + (b[i] ?? 0) * (1 - keep)));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return long ? long.slice(1).map((pair) => Number.parseInt(pair, 16)) : null;
}

/** Says a colour in markup: its value, or a reference to a custom property that a style sheet fills in. */
export type Ink = (key: string) => string;

export const inkOf = (board: Board, theme: Theme): Ink => {
  const colours = coloursOf(board, theme);
  return (key) => colours[key] ?? colours.plain ?? '#888888';
};

/** Colours as custom properties, so that one markup serves both themes. */
export const propertyInk: Ink = (key) => `var(--map-${key})`;

/** The custom properties that `propertyInk` refers to, each with its light and its dark value. */
export function themeProperties(board: Board): Record<string, string> {
  const light = coloursOf(board, 'light');
  const dark = coloursOf(board, 'dark');
  return Object.fromEntries(Object.keys(light).map((key) => [`--map-${key}`, `light-dark(${light[key]}, ${dark[key]})`]));
}
