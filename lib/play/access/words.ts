import { plainText } from './caller';

/** What a seat brings to its table's dice before the start. */
export interface Words {
  /** Mixed into the dice from the set-up on. */
  word?: string | undefined;
  /** SHA-256, in hex, of the word that comes with the seat's first orders. */
  pledge?: string | undefined;
}

/** Characters of a word for the dice. */
export const longestWord = 100;

export const isPledge = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** As a seat keeps them; what is no pledge is none. */
export const keptWords = ({ word, pledge }: Words): { word: string; pledge: string | null } => ({
  word: plainText(word ?? '', longestWord),
  pledge: pledge !== undefined && isPledge(pledge) ? pledge : null,
});
