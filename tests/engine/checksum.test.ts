import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, checksum, checksumsBy, clone, type Recipe } from '../../lib/engine';
import { shuffled } from '../support/shuffled';

const recipes: readonly Recipe[] = [1, 2];
const fresh = (recipe: Recipe, state: object): string => checksumsBy(recipe)(state);

const anyState = fc.dictionary(
  fc.oneof(fc.constantFrom('spaces', 'units', 'round', ''), fc.string({ maxLength: 4 })),
  fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.dictionary(fc.constantFrom('north', 'south', '', '1'), fc.jsonValue({ maxDepth: 2 }))),
);

/** Every way to a value that holds no other. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) return path.length > 0 ? [path] : [];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, [...path, key]));
}

function changedAt<T>(value: T, [key = '', ...rest]: string[]): T {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const member = copy[key];
  copy[key] = rest.length > 0 ? changedAt(member, rest) : member === 'otherwise' ? 'as ever' : 'otherwise';
  return copy as T;
}

/** The second recipe as lib/engine/README.md tells it, in the fewest words. */
function byTheBook(state: Record<string, unknown>): string {
  const isObject = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value);
  const parts = Object.entries(state).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? Object.entries(value).map(([name, inner]) => canonical([key, name, inner]))
      : [canonical([key, value])],
  );
  const mask = 0xffffffffn;
  const times = (a: bigint, b: bigint) => (a * b) & mask;
  const mixed = (a: bigint, b: bigint) => times(a ^ (a >> 16n), 2246822507n) ^ times(b ^ (b >> 13n), 3266489909n);
  const sums = [0n, 0n, 0n, 0n];
  for (const text of parts) {
    for (const [at, seed] of [0n, 0x9e3779b9n].entries()) {
      let [p, q] = [0xdeadbeefn ^ seed, 0x41c6ce57n ^ seed];
      for (let i = 0; i < text.length; i++) {
        const unit = BigInt(text.charCodeAt(i));
        [p, q] = [times(p ^ unit, 2654435761n), times(q ^ unit, 1597334677n)];
      }
      const low = mixed(p, q);
      sums[2 * at] = (sums[2 * at]! + low) & mask;
      sums[2 * at + 1] = (sums[2 * at + 1]! + mixed(q, low)) & mask;
    }
  }
  return sums.map((sum) => sum.toString(16).padStart(8, '0')).join('');
}

describe('a checksum', () => {
  it('of the whole is equal for equal values and 28 hex digits long', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => checksum(shuffled(value)) === checksum(value) && /^[0-9a-f]{28}$/.test(checksum(value))),
    );
  });

  it('tells small differences apart', () => {
    for (const recipe of recipes) {
      const seen = new Set<string>();
      for (let i = 0; i < 5000; i++) seen.add(fresh(recipe, { units: i }));
      expect(seen.size).toBe(5000);
    }
  });

  it('is what it always was, and what the recipe says', () => {
    const vectors: [object, string, string][] = [
      [{}, '1bc27f5a56d1e71578d686126458', '00000000000000000000000000000000'],
      [{ round: 1 }, '13ea35a9b608df114f329e8547e3', 'c7f2e596dd6204f1662768842221879c'],
      [
        { rules: 4, spaces: { karelia: [{ type: 'infantry', count: 3 }], 'sz-4': [] }, power: null },
        '043e87ec7a288513254d0a3c3e23',
        '9c2884b02dac8252f450196613759219',
      ],
      [{ b: { c: { d: [1, -0.5, 1e21] } }, a: 'è "😀"' }, '160047b11403e2169d3c2956ce59', 'b6e406f134ca5ea9ed03eb0fb6bb0724'],
    ];
    for (const [state, first, second] of vectors) {
      expect(checksum(state)).toBe(first);
      expect(fresh(1, state)).toBe(first);
      expect(fresh(2, state)).toBe(second);
    }
  });

  it('by the first recipe is the checksum of the whole, however it is worked out', () => {
    fc.assert(fc.property(anyState, (state) => fresh(1, state) === checksum(state)));
  });

  it('by the second is what README.md says', () => {
    fc.assert(fc.property(anyState, (state) => fresh(2, state) === byTheBook(state)));
  });

  it('does not depend on the order of keys, nor on members that are undefined', () => {
    fc.assert(
      fc.property(fc.constantFrom(...recipes), anyState, (recipe, state) => {
        const sum = fresh(recipe, state);
        expect(fresh(recipe, shuffled(state) as object)).toBe(sum);
        expect(fresh(recipe, { ...state, 'not there': undefined })).toBe(sum);
      }),
    );
  });

  it('is the same with what was worked out before and without, while the state is changed in place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...recipes), fc.array(anyState, { minLength: 2, maxLength: 5 }), (recipe, states) => {
        const sum = checksumsBy(recipe);
        const state: Record<string, unknown> = {};
        for (const each of states) {
          for (const key of Object.keys(state)) if (!(key in each)) delete state[key];
          Object.assign(state, clone(each));
          expect(sum(state)).toBe(fresh(recipe, each));
          expect(sum(shuffled(state) as object)).toBe(fresh(recipe, each));
        }
      }),
    );
  });

  it('is another when any leaf is another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...recipes), anyState, (recipe, state) => {
        const sum = checksumsBy(recipe);
        const before = sum(state);
        for (const path of leaves(state)) {
          expect(sum(changedAt(state, path))).not.toBe(before);
          expect(sum(state)).toBe(before);
        }
      }),
    );
  });

  it('is another when two parts change places, or one moves up', () => {
    for (const recipe of recipes) {
      const sums = [
        { spaces: { a: 1, b: 2 } },
        { spaces: { a: 2, b: 1 } },
        { spaces: { a: 1 }, b: 2 },
        { spaces: ['a', 1] },
        { spaces: {} },
        { spaces: { '': {} } },
        {},
      ].map((state) => fresh(recipe, state));
      expect(new Set(sums).size).toBe(sums.length);
    }
  });
});
