import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, deepFreeze } from '../../lib/engine';
import { shuffled } from '../support/shuffled';

describe('canonical text', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(shuffled(value)) === canonical(value)));
  });

  it('is JSON that reads back to the same value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(JSON.parse(canonical(value))) === canonical(value)));
  });

  it('leaves undefined members out', () => {
    expect(canonical({ b: undefined, a: [1, undefined] })).toBe('{"a":[1,null]}');
  });
});

describe('copies', () => {
  it('are equal and share nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const frozen = deepFreeze(structuredClone(value));
        const copy = clone(frozen);
        expect(copy).toEqual(frozen);
        if (copy !== null && typeof copy === 'object') expect(Object.isFrozen(copy)).toBe(false);
      }),
    );
  });

  it('keep a member named __proto__ a member', () => {
    const copy = clone(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(Object.keys(copy)).toEqual(['__proto__']);
    expect(copy.admin).toBeUndefined();
  });

  it('of frozen things can be changed, the frozen ones cannot', () => {
    const frozen = deepFreeze({ a: { b: [1] } });
    const copy = clone(frozen);
    copy.a.b.push(2);
    expect(frozen.a.b).toEqual([1]);
    expect(() => frozen.a.b.push(2)).toThrow(TypeError);
  });
});
