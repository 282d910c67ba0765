/** Pages that are told at once: so many looks at a time nobody feels. */
const atOnce = 20;
/** Milliseconds each page more puts off the last of them, and how long nobody waits longer than. */
const each = 10;
const longest = 5_000;

/** Milliseconds within which a page hears of news, so that not all ask for the table at the same moment: who plays hears of it at once. */
export const spreadOf = ({ pages, plays }: { pages: number; plays: boolean }): number =>
  plays || pages <= atOnce ? 0 : Math.min(longest, (pages - atOnce) * each);
