import { describe, expect, it } from 'vitest';
import { recorder, scriptedDie, seeded, seededDie, TapeMismatch, tape } from '../../lib/engine';

describe('chance', () => {
  it('keeps every call with what came', () => {
    const rng = recorder(scriptedDie([3, 6, 1]));
    expect(rng.roll('attack', 2, 6)).toEqual([3, 6]);
    expect(rng.roll('defence', 1, 6)).toEqual([1]);
    expect(rng.draws).toEqual([
      { label: 'attack', sides: 6, values: [3, 6] },
      { label: 'defence', sides: 6, values: [1] },
    ]);
  });

  it('records nothing when no die is asked for', () => {
    const rng = recorder(scriptedDie([]));
    expect(rng.roll('attack', 0, 6)).toEqual([]);
    expect(rng.draws).toEqual([]);
  });

  it('numbers the dice of an entry through all its calls', () => {
    const asked: string[] = [];
    const rng = recorder((label, index) => {
      asked.push(`${label} ${index}`);
      return 1;
    });
    rng.roll('attack', 2, 6);
    rng.roll('defence', 1, 6);
    expect(asked).toEqual(['attack 0', 'attack 1', 'defence 2']);
  });

  it.each([0, 7, 2.5, Number.NaN])('refuses a die that shows %s', (value) => {
    expect(() => recorder(() => value).roll('attack', 1, 6)).toThrow(RangeError);
  });

  it('hands out copies, so that rules cannot change the record', () => {
    const rng = recorder(scriptedDie([2, 5]));
    rng.roll('attack', 2, 6).reverse();
    expect(rng.draws[0]?.values).toEqual([2, 5]);
  });

  it('plays a record back', () => {
    const draws = [{ label: 'attack', sides: 6, values: [3, 6] }];
    const played = tape(draws);
    expect(played.roll('attack', 2, 6)).toEqual([3, 6]);
    expect(() => played.end()).not.toThrow();
  });

  it.each([
    ['another label', 'defence', 2, 6],
    ['another count', 'attack', 3, 6],
    ['another die', 'attack', 2, 8],
  ])('throws when the rules ask for %s', (_what, label, count, sides) => {
    const played = tape([{ label: 'attack', sides: 6, values: [3, 6] }]);
    expect(() => played.roll(label, count, sides)).toThrow(TapeMismatch);
  });

  it('throws when the record ends too early or too late', () => {
    expect(() => tape([]).roll('attack', 1, 6)).toThrow(/recorded was nothing/);
    expect(() => tape([{ label: 'attack', sides: 6, values: [1] }]).end()).toThrow(TapeMismatch);
  });

  it('is the same for the same seed and spreads evenly', () => {
    expect([...Array(5)].map(seeded('a'))).toEqual([...Array(5)].map(seeded('a')));
    expect(seeded('a')()).not.toBe(seeded('b')());
    const die = seededDie(seeded(1));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[die('', i, 6) - 1]! += 1;
    // 1000 each, standard deviation 29: seven of them and the generator is broken.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('says so when the scripted dice run out', () => {
    const die = scriptedDie([4]);
    expect(die('attack', 0, 6)).toBe(4);
    expect(die.left()).toBe(0);
    expect(() => die('attack', 1, 6)).toThrow(/no scripted die left for "attack"/);
  });
});
