import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../engine/canonical';

/** SHA-256, in hex, of the canonical JSON of a list that begins with the seed: anybody can draw it again. */
export const lotOf = (...parts: (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(canonical(parts))));

/** Ids in an order that the seed draws: the lowest lot first. */
export function drawn(ids: readonly string[], ...parts: (string | number)[]): string[] {
  const lots = new Map(ids.map((id) => [id, lotOf(...parts, id)]));
  return [...ids].sort((a, b) => compareText(lots.get(a) ?? '', lots.get(b) ?? '') || compareText(a, b));
}

/** By code units, as `sort` has it, and the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
