import type { Reading, Text } from './game';

/** A rule in our own words, with the id it is quoted by: "AA-M3". */
export interface Rule {
  id: string;
  title: Text;
  lines: readonly Text[];
}

/** The rules of a game for those who learn it: two pages to begin with, and every rule in the order of play. */
export interface RulesText {
  quickStart: readonly Reading[];
  chapters: readonly { title: Text; rules: readonly Rule[] }[];
}
