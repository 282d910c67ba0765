import { canonical, clone, quoted, sortedKeys } from './canonical';

/** How the checksums of a game's states are made: 1, of the whole text; 2, as a sum over its parts. A game keeps the one it began with. */
export type Recipe = 1 | 2;

/** Four numbers of 32 bits. */
type Lanes = readonly [number, number, number, number];

/** 106 bits of a non-cryptographic hash (two cyrb53 lanes) as 28 hex digits: finds divergence, not malice; the log's hash chain does that. */
export function checksum(value: unknown): string {
  return wholeOf(canonical(value));
}

/**
 * Works out checksums of the states of one game, one after the other. A part of a state that is as it was the time before is only
 * compared; states may be changed in place between two of them.
 */
export function checksumsBy(recipe: Recipe): (state: object) => string {
  return recipe === 1 ? sumsOfTexts() : sumsOfParts();
}

/** A part of a state: a member of it, or a member of that. */
type Made<T> = (key: string, name: string | null, value: unknown) => T;

/** Makes something of parts that are not as they were the last time; whatever their keys' order is. */
function remembering<T>(make: Made<T>): Made<T> {
  const known = new Map<string, Map<string | null, { copy: unknown; made: T }>>();
  return (key, name, value) => {
    let near = known.get(key);
    if (!near) {
      near = new Map();
      known.set(key, near);
    }
    const last = near.get(name);
    if (last && isSame(last.copy, value)) return last.made;
    const made = make(key, name, value);
    near.set(name, { copy: clone(value), made });
    return made;
  };
}

/** Whether two values of JSON are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let more = 0;
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

function sumsOfTexts(): (state: object) => string {
  const textOf = remembering((_key, _name, value) => canonical(value));
  const list = (record: object, text: (key: string, value: unknown) => string): string => {
    let all = '';
    for (const key of sortedKeys(record)) {
      const value = (record as Record<string, unknown>)[key];
      if (value !== undefined) all += `${all ? ',' : ''}${quoted(key)}:${text(key, value)}`;
    }
    return `{${all}}`;
  };
  return (state) =>
    wholeOf(
      list(state, (key, member) =>
        isRecord(member) ? list(member, (name, value) => textOf(key, name, value)) : textOf(key, null, member),
      ),
    );
}

/**
 * The second recipe. A part is a member of the state, or, where that is an object with members, each member of it. Its text is the canonical
 * JSON of a list: the one or two keys that lead to it, and its value. The four numbers of all texts are added up, each modulo 2^32, and
 * written with eight hex digits each.
 */
function sumsOfParts(): (state: object) => string {
  const lanesOfPart = remembering((key, name, value) => lanesOf(canonical(name === null ? [key, value] : [key, name, value])));
  return (state) => {
    const sums = new Uint32Array(4);
    const add = (lanes: Lanes) => {
      for (let lane = 0; lane < 4; lane++) sums[lane] = (sums[lane] as number) + (lanes[lane] as number);
    };
    for (const [key, member] of Object.entries(state)) {
      if (member === undefined) continue;
      let isEmpty = true;
      if (isRecord(member)) {
        for (const name of Object.keys(member)) {
          if (member[name] === undefined) continue;
          isEmpty = false;
          add(lanesOfPart(key, name, member[name]));
        }
      }
      if (isEmpty) add(lanesOfPart(key, null, member));
    }
    return Array.from(sums, (lane) => lane.toString(16).padStart(8, '0')).join('');
  };
}

function wholeOf(text: string): string {
  const [a1, a2, b1, b2] = lanesOf(text);
  return digits(a1, a2) + digits(b1, b2);
}

const digits = (low: number, high: number): string => (4294967296 * (2097151 & high) + low).toString(16).padStart(14, '0');

/** Two hashes of two numbers each of a text's UTF-16 code units; the low number of each comes first. */
function lanesOf(text: string): Lanes {
  const seed = 0x9e3779b9;
  let a1 = 0xdeadbeef;
  let a2 = 0x41c6ce57;
  let b1 = a1 ^ seed;
  let b2 = a2 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    a1 = Math.imul(a1 ^ ch, 2654435761);
    a2 = Math.imul(a2 ^ ch, 1597334677);
    b1 = Math.imul(b1 ^ ch, 2654435761);
    b2 = Math.imul(b2 ^ ch, 1597334677);
  }
  const lowA = mixed(a1, a2);
  const lowB = mixed(b1, b2);
  return [lowA >>> 0, mixed(a2, lowA) >>> 0, lowB >>> 0, mixed(b2, lowB) >>> 0];
}

const mixed = (from: number, other: number): number =>
  Math.imul(from ^ (from >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
