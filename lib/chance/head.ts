import type { Text } from '../engine/game';
import type { GameFile } from './file';
import { bytesOf } from './recipe';

/** A table's log up to an entry as one line that a letter carries: whoever keeps it can prove that nothing before it was changed. */
export interface Head {
  /** The last entry it covers; 0 is the opening. */
  seq: number;
  /** `value` is not the hash itself: a game that hides facts is still running, and they could be guessed from it. */
  isSealed: boolean;
  /** 64 hex digits: the entry's hash, or its HMAC under the table's secret. */
  value: string;
}

export const formatHead = ({ seq, isSealed, value }: Head): string => `${seq}:${isSealed ? 'sealed:' : ''}${value}`;

/** Reads a head as a letter shows it; null when it is none. */
export function parseHead(text: string): Head | null {
  const found = /^(\d{1,6}):(sealed:)?([0-9a-f]{64})$/.exec(text.trim().toLowerCase());
  return found?.[3] === undefined ? null : { seq: Number(found[1]), isSealed: found[2] !== undefined, value: found[3] };
}

/** What the HMAC of a sealed head is made of; its key is the secret's 32 bytes. Neither dice nor bots have such a message. */
export const sealedHeadText = (seq: number, hash: string): string => `head ${seq} ${hash}`;

/** What a file says about a head. */
export type HeadFinding =
  /** The file holds the log that the head is of. */
  | 'held'
  /** It holds another one. */
  | 'other'
  /** It ends before the head. */
  | 'later'
  /** Only the secret can tell, and the game is not over. */
  | 'sealed';

/** Whether a file that passed the audit goes on from the log that a letter told of. Runs alike in Node and in a browser. */
export async function checkHead(file: GameFile, { seq, isSealed, value }: Head): Promise<HeadFinding> {
  const hash = seq === 0 ? file.opening.hash : file.entries[seq - 1]?.hash;
  if (hash === undefined) return 'later';
  if (!isSealed) return hash === value ? 'held' : 'other';
  if (file.secret === null) return 'sealed';
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(file.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const isRight = await subtle.verify('HMAC', key, bytesOf(value), new TextEncoder().encode(sealedHeadText(seq, hash)));
  return isRight ? 'held' : 'other';
}

/** What a finding means to who kept the letter. */
export function headText(finding: HeadFinding, { seq }: Head): Text {
  switch (finding) {
    case 'held':
      return {
        en: `The file holds the log of the letter up to entry ${seq}, unchanged.`,
        it: `Il file contiene il registro della lettera fino alla riga ${seq}, immutato.`,
      };
    case 'other':
      return {
        en: `The file is not the log of the letter: up to entry ${seq} it says something else, or the letter is of another game.`,
        it: `Il file non è il registro della lettera: fino alla riga ${seq} dice altro, o la lettera è di un’altra partita.`,
      };
    case 'later':
      return {
        en: `The file ends before entry ${seq} of the letter: it is older than the letter, or entries are missing.`,
        it: `Il file finisce prima della riga ${seq} della lettera: è più vecchio della lettera, o mancano righe.`,
      };
    case 'sealed':
      return {
        en: 'The line of the letter is sealed, for the game hides facts: it can be checked when the game is over.',
        it: 'La riga della lettera è sigillata, perché la partita nasconde informazioni: si potrà controllare a partita finita.',
      };
  }
}
