/** A number with its name: "Dice", "11". */
export interface Figure {
  name: string;
  value: string;
}

export const figuresText = (figures: readonly Figure[]): string => figures.map(({ name, value }) => `${name}: ${value}`).join(', ');

/** How spaces are drawn: by how near they are to something, as what lies within reach and yet is closed, or where danger is. */
export type AreaLook = 'near' | 'middle' | 'far' | 'closed' | 'danger';

/** How a short text in a space is drawn: on a disc, on a die, on a warning, or on a sight. */
export type SignLook = 'plain' | 'die' | 'danger' | 'target';

/** What is shown on a board while an order is being made, with a name for all that is drawn. */
export interface Overlay {
  id: string;
  /** What shows it: "Fire". */
  name: string;
  /** What it shows, in a sentence. */
  text: string;
  /** Drawn in this order, the last on top. */
  areas: { look: AreaLook; name: string; spaces: string[] }[];
  signs: { look: SignLook; name: string; at: [space: string, text: string][] }[];
  /** What is to be said of a space that is pointed at. */
  notes: Record<string, OverlayNote>;
  /** What is also said in words, all at once: whom it leaves out, and why. */
  remarks?: { title: string; lines: string[] };
}

export interface OverlayNote {
  text: string;
  /** In a word or two, beside a choice of the space; left out: nothing. */
  brief?: string;
  lines?: OverlayLine[];
  /** Numbers of what stands there, each group under its name. */
  groups?: { title: string; figures: Figure[] }[];
}

/** A straight line from the middle of a space to that of another. */
export interface OverlayLine {
  from: string;
  to: string;
  /** Spaces that block it; none: it is free. */
  blockedBy: string[];
}
