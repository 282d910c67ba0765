import { canonical } from '../engine/canonical';
import type { FileEntry, GameFile, Mixed } from './file';

/** What every link of a table's hash chain and every die is made of. README.md tells the same in words. */

/** The message one die is the HMAC of, by the first recipe. `attempt` is 0 unless all eight numbers of an HMAC had to be thrown away. */
export function dieMessage(words: readonly string[], table: string, seq: number, label: string, index: number, attempt: number): string {
  return JSON.stringify([words, table, seq, label, index, attempt]);
}

/** The same by the second recipe. `mix` covers the table, its whole log and the order the die is rolled for. */
export const mixedDieMessage = (mix: string, label: string, index: number, attempt: number): string =>
  JSON.stringify([2, mix, label, index, attempt]);

/** What the mix of the set-up is the SHA-256 of. */
export const setUpText = (facts: Omit<OpeningFacts, 'opening' | 'recipe'> & { epoch: string | null }): string =>
  canonical([
    ...[2, facts.table, facts.game, facts.rules, facts.options, facts.commitment],
    ...[facts.seats.map(({ seat, word, pledge }) => ({ seat, word, pledge })), facts.epoch],
  ]);

/** What the mix of an entry is the SHA-256 of: the mix before it, what was ordered, what came from outside. No time is in it, and nothing drawn. */
export const mixText = (
  previous: string,
  { seq, seat, decision, order, mixed }: Pick<FileEntry, 'seq' | 'seat' | 'decision'> & { order: object; mixed?: Mixed | null | undefined },
): string => canonical([previous, seq, seat, decision, order, mixed ?? null]);

/** 1..sides from an HMAC's 32 bytes: the first of its eight 32-bit numbers that is below the largest multiple of `sides`; null when none is. */
export function valueIn(digest: Uint8Array, sides: number): number | null {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const limit = 4294967296 - (4294967296 % sides);
  for (let at = 0; at < 32; at += 4) {
    const number = view.getUint32(at);
    if (number < limit) return 1 + (number % sides);
  }
  return null;
}

type OpeningFacts = Pick<GameFile, 'recipe' | 'table' | 'game' | 'rules' | 'options' | 'commitment'> & {
  seats: readonly Omit<GameFile['seats'][number], 'player'>[];
  opening: Omit<GameFile['opening'], 'hash'>;
};

/** What the first link of the chain covers. */
export function openingText({ recipe, table, game, rules, options, commitment, seats, opening }: OpeningFacts): string {
  const { at, draws, checksum, epoch, beacon, terms } = opening;
  return canonical({
    recipe,
    table,
    game,
    rules,
    options,
    commitment,
    seats: seats.map(({ seat, word, pledge, holder }) => ({ seat, word, pledge, holder })),
    at,
    draws,
    checksum,
    epoch,
    beacon,
    terms,
  });
}

/** What an entry's link covers: the link before it and the whole entry. */
export function linkText(previous: string, { hash, ...entry }: FileEntry | (Omit<FileEntry, 'hash'> & { hash?: undefined })): string {
  return canonical({ previous, ...entry });
}

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
