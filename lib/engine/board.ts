import type { Looked } from './unit-card';

/** All that a renderer may know of a game: a static Board and a Painting of one position on it. */

export interface Point {
  x: number;
  y: number;
}

/** One space of the board, in board units. */
export interface Space {
  id: string;
  /** Chooses fill and layer: `sea` is drawn under `land`; `hex` and others like land. */
  kind: 'land' | 'sea' | 'hex' | 'box';
  name: string;
  /** Shorter names that the notation understands ("WEU"). */
  abbreviations: string[];
  /** SVG path data, closed rings, nonzero fill. */
  path: string;
  /** Inside the space: arrows and effects start and end here. */
  centre: Point;
  label: { x: number; y: number; lines: string[]; size: number };
  /** Where tokens go: top left corner, tokens a row, tokens that fit before they overlap. */
  box: { x: number; y: number; w: number; h: number; columns: number; room: number };
  /** The name and tokens lie in neighbouring space; `leader` is a line to draw to them. */
  leader?: [Point, Point];
  /** No force may ever enter: drawn hatched. */
  closed?: boolean;
  /** A figure printed beside the name (income). */
  value?: number;
  /** Printed on the space: icons in a row under its name. */
  symbols?: { icon: string; title: string }[];
}

/** A hex by its column and row; every second column (flat) or row (pointy) is shifted by half a hex. */
export interface HexAt {
  column: number;
  row: number;
}

/** Clockwise: flat hexes from the north side, pointy ones from the north-east side. */
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;

/** A colour in each theme, as CSS colours. */
export interface ThemedColour {
  light: string;
  dark: string;
}

/** A board of hexes: what is not listed is a hole. The spaces follow from it (`hexSpaces`). */
export interface HexGrid {
  top: 'flat' | 'pointy';
  /** Which columns (flat: down) or rows (pointy: right) are shifted. */
  shifted: 'odd' | 'even';
  /** Centre to corner in board units. */
  size: number;
  /** Centre of column 0, row 0. */
  origin: Point;
  hexes: (HexAt & Pick<Space, 'id' | 'name' | 'symbols'> & { terrain: string; abbreviations?: string[]; label?: string })[];
  terrains: Record<string, { name: string; fill: ThemedColour; look?: HexLook }>;
  /** Features on sides, by kind: rivers, coasts, borders. A side belongs to both its hexes and is listed once. `winding`: a stream, not the straight side. */
  sides: Record<
    string,
    { name: string; stroke: ThemedColour; width: number; dashed?: boolean; winding?: boolean; at: [hex: string, side: HexSide][] }
  >;
  /** Roads and the like, by kind: from the middle of a hex over a side to the next, or off the board. Where one meets what winds there is a bridge. */
  ways?: Record<string, { name: string; stroke: ThemedColour; edge: ThemedColour; width: number; at: [hex: string, side: HexSide][] }>;
  /** What lies elsewhere from one position to the next: a painting names the one that counts. */
  grounds?: Record<string, HexGround>;
  /** Labels are numbers for reference: small and faint. */
  areNumbered?: boolean;
  /** Counters of a hex stand beside each other, a column or two an owner, not on a pile. */
  abreast?: boolean;
}

/** How hexes of a terrain are drawn: as one body where they adjoin, with what stands on it in two colours. Around it lies the terrain `on`. */
export interface HexLook {
  kind: 'grass' | 'hills' | 'woods' | 'houses' | 'marsh' | 'water';
  on: string;
  shade: ThemedColour;
  lit: ThemedColour;
}

/** Hexes by terrain, sides by kind: those that are not listed are as the grid has them. */
export interface HexGround {
  terrain: Record<string, string[]>;
  sides: Record<string, [hex: string, side: HexSide][]>;
  ways: Record<string, [hex: string, side: HexSide][]>;
}

export interface Icon {
  /** SVG path data in a 24 x 24 box. */
  path: string;
  /** What it stands for, in the board's language: icons with a name are listed in the legend. */
  name?: string;
  /** Fill on a badge, as a CSS colour: the printed symbol's own. */
  colour?: string;
}

/** A side or power: always told apart by colour and shape together. */
export interface Owner {
  id: string;
  name: string;
  /** Fill of the spaces it holds, its counters, and the ink on them, as CSS colours. */
  land: string;
  token: string;
  ink: string;
  shape: 'square' | 'circle' | 'diamond' | 'hexagon' | 'shield';
}

/**
 * Land and water besides the spaces, and what covers the land. `range` and `river` are lines; of a range `size` is half its width.
 * `beyond` is land outside the board's own part of the world: nothing happens there.
 */
export interface Scenery {
  kind: 'isle' | 'beyond' | 'lake' | 'river' | 'range' | Cover;
  path: string;
  size?: number;
}

/** What grows or lies on a part of the land. */
export type Cover = 'desert' | 'forest' | 'taiga' | 'jungle' | 'marsh' | 'ice';

export interface Board {
  width: number;
  height: number;
  /** True when the left edge joins the right one. */
  wrap: boolean;
  /** Edge of a counter in board units. */
  token: number;
  spaces: Space[];
  /** The spaces of kind `hex` are those of this grid: drawn by terrain and kind of side, not one by one. */
  hexes?: HexGrid;
  links: [string, string][];
  /** Not spaces: what the land looks like. */
  scenery: Scenery[];
  /** Large areas, written in wide letters along a curve, under everything that matters for play. */
  areas?: { name: string; kind: 'land' | 'sea' /** SVG path data, open: the line the letters stand on. */; path: string; size: number }[];
  /** Towns that are shown when one looks close, the larger ones from farther off. */
  towns?: { name: string; at: Point; rank: 1 | 2 }[];
  /** What a printed map has in an empty corner: its title in a frame, and a compass rose; middles, width and radius in board units. */
  title?: { text: string; at: Point; width: number };
  compass?: { at: Point; radius: number };
  /** Lines between spaces; `arrow`: a white arrow with two heads. */
  passages: { kind: string; name: string; from: Point; to: Point }[];
  owners: Owner[];
  icons: Record<string, Icon>;
  /** Distances that can be shown for a space: the spaces within each. */
  ranges?: { id: string; name: string; within: Record<string, string[]> }[];
}

export interface Token extends Looked {
  space: string;
  icon: string;
  owner: string;
  count: number;
  /** "3 infantry", for hover and screen readers. */
  title: string;
  /** Small mark on the counter: damaged, loaded, engaged. */
  mark?: string;
  /** Marks beside the first one, three at most: on a grid of hexes. */
  marks?: string[];
  /** It has done for now what it can: drawn paler on a grid of hexes. */
  isSpent?: boolean;
  /** The side of its hex that it looks at. */
  facing?: HexSide;
  /** Place in a stack: the highest lies on top; those without lie at 0. */
  level?: number;
  /** Printed on the counter itself: what tells it from others of its kind ("5th Air"). */
  label?: string;
  /** Figures printed on the counter, each in its place: attack, defence, movement. */
  values?: Partial<Record<CounterSpot, string>>;
  /** What it carries. */
  cargo?: (Looked & { title: string })[];
}

export type CounterSpot = 'top-left' | 'top-right' | 'left' | 'right' | 'bottom-left' | 'bottom' | 'bottom-right';

export interface Arrow {
  /** Spaces in order; drawn through their centres. */
  path: string[];
  owner: string;
  kind: 'attack' | 'move' | 'retreat';
  title: string;
}

/** A way that pieces went, whoever tells it says what it was. */
export type Trace = Omit<Arrow, 'title'>;

/** A row of figures beside the board: income, treasury, victory, turn. */
export interface Track {
  title: string;
  rows: { label: string; value: string; owner?: string; hint?: string }[];
}

export interface Painting {
  /** Which of the grounds of a grid lies there; left out: the board's own. */
  ground?: string;
  /** Owner whose colour fills the space; spaces left out keep the board's plain fill. */
  tints: Record<string, string>;
  tokens: Token[];
  arrows: Arrow[];
  /** Badges on spaces: factory, capital, battle. A landmark is as large as its hex, on a grid of hexes, and is seen from afar. */
  marks: { space: string; icon: string; title: string; isLandmark?: boolean }[];
  tracks: Track[];
  hands?: Hand[];
}

/** Cards in front of a seat, as the view shows them: of a card that its reader may not see there is its back and nothing else. */
export interface Hand {
  title: string;
  owner?: string;
  cards: Card[];
  /** Cards of which only the back is seen: how many. */
  hidden: number;
}

/** A card face up; one that stands for a unit may name its kind. */
export interface Card extends Looked {
  id: string;
  title: string;
  lines: string[];
  /** What holds for it now, in words ("played", "may be played"). */
  state?: string;
}

/** A fight that is announced or on, as a board of its own. */
export interface BattleBoard {
  space: string;
  /** "Battle in Ukraine, round 2". */
  title: string;
  /** It is being fought; else it is announced. */
  isOn: boolean;
  attack: BattleSide;
  defence: BattleSide;
  /** When nobody leaves it and losses are taken as usual; null: cannot be told. Chances of 0 to 1. */
  odds: { win: number; attackLoss: string; defenceLoss: string } | null;
  /** Dice that fell in it so far, oldest first; left out: not known here. */
  volleys?: Volley[];
}

/** Dice that one side of a fight threw at one time. */
export interface Volley {
  space: string;
  /** 1-based. */
  round: number;
  side: 'attack' | 'defence';
  /** "Surprise strike of the attacker, round 2". */
  title: string;
  /** Dice that were thrown alike; `name` says for whom, empty: for all of the side. `needs`: what they needed ("3", "5+"). */
  shots: { name: string; needs: string; dice: { value: number; isHit: boolean }[] }[];
  hits: number;
}

/** One side of a fight: what stands there, the strongest first. */
export interface BattleSide {
  title: string;
  rows: { owner: string; icon: string; name: string; count: number; strength: string; mark?: string }[];
}
