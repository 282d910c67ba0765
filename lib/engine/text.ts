/** Lower case, accents and punctuation gone, one space between words: how notation compares words. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+>]+/g, ' ')
    .trim();
}

/** The lines of a sheet that are orders: trimmed, numbers of a list ("1." or "1)"), `#` comments and empty lines gone. */
export function orderLines(text: string): string[] {
  return text
    .split(/\r?\n|;/)
    .map((line) =>
      line
        .replace(/#.*/, '')
        .trim()
        .replace(/^\d{1,2}[.)]\s+/, ''),
    )
    .filter((line) => line !== '');
}

/** Characters of one order: several times the longest that a game has. */
export const longestOrder = 1000;

/** Without NUL and without half of a pair of characters (a piece of an emoji): what databases and letters can hold. */
export const isSound = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** The text with a mark in place of what is not sound. */
export const soundText = (text: string): string => text.replaceAll('\0', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');

/** Every text in a value is sound, names of members too. */
export function isAllSound(value: unknown): boolean {
  if (typeof value === 'string') return isSound(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => isSound(name) && isAllSound(each));
}

/** The beginning of a text: at most `most` characters, and no pair of characters cut in half. */
export const beginningOf = (text: string, most: number): string => {
  const cut = text.slice(0, most);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** What stands behind the name of every bot account and behind no person's: whatever shows a name says who plays. */
const botMark = ' (bot)';

/** The name of a bot account, from what its owner calls it. */
export const botNameOf = (name: string): string => `${personNameOf(name)}${botMark}`;

/** What the owner of a bot account calls it; null: the name is a person's. */
export const ownNameOfBot = (name: string): string | null => (name.endsWith(botMark) ? name.slice(0, -botMark.length) : null);

/** A name without what marks bot accounts, as a person may have it. */
export const personNameOf = (name: string): string => name.replace(/(?:\s*\(\s*bot\s*\))+\s*$/i, '').trim();

/** Whether a text is new to it: for what a line says at most once. */
export function firstTimes(): (text: string) => boolean {
  const met = new Set<string>();
  return (text) => met.size < met.add(text).size;
}
