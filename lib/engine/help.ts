/** How a question is put to a player, and answered in writing. */
export interface Help {
  /** In one sentence. */
  question: string;
  /** The forms an answer may have. */
  notation: string[];
  /** Orders that are legal in this position, one or two. */
  examples: string[];
  /** What must be known to answer: prices, what is at hand. A line each. */
  facts?: string[];
  /**
   * All that is left of the seat's turn, to be sent back as it stands or changed: legal notation in the reader's words. What is
   * the player's to choose stands behind `#`.
   */
  draft?: string[];
}

/** The lines of a help that are notation: its forms, then its examples. */
export const notationLines = ({ notation, examples }: Help): string[] => [...notation, ...examples];

/** A help as lines: its question first. */
export const helpLines = (help: Help): string[] => [help.question, ...notationLines(help)];
