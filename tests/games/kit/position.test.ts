import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { optionsSchema as options43 } from '../../../lib/games/1943-1945/orders';
import { formatPosition as format43, parsePosition as parse43 } from '../../../lib/games/1943-1945/position';
import { jsonFact } from '../../../lib/games/kit/position';
import { formatPosition, parsePosition } from '../../../lib/games/ridges/position';
import { optionsSchema, type State } from '../../../lib/games/ridges/types';

const options = optionsSchema.parse({});
const text = `Round 3, rally
Prize: 5
Loser: Red
Scores: Red 0, Blue 6
Reserves: Red 8, Blue 2
Deployed: Red 2, Blue 3

Ridge 1 (Blue):
Ridge 2:
`;
const stateOf = (said: string): State => {
  const read = parsePosition(said, options);
  if (!read.ok) throw new Error(read.error.map((each) => each.text).join('\n'));
  return read.value;
};
const problemsOf = (said: string) => {
  const read = parsePosition(said, options);
  return read.ok ? [] : read.error.map((each) => each.text);
};

describe('a position text', () => {
  it('is written as it was read', () => {
    expect(stateOf(text)).toMatchObject({ round: 3, phase: 'rally', loser: 'red', taken: ['blue', null], reserves: { red: 8, blue: 2 } });
    expect(formatPosition(stateOf(text))).toBe(text);
  });

  it('may have remarks, empty lines, and its facts in any order', () => {
    const [when = '', prize, ...others] = text.trimEnd().split('\n');
    expect(stateOf([...others, '# a dark night', '', `${prize} # not little`, when].join('\n'))).toEqual(stateOf(text));
  });

  it('names other rules than today’s', () => {
    expect(stateOf(`Rules: 7\n${text}`).rules).toBe(7);
    expect(formatPosition(stateOf(`Rules: 7\n${text}`))).toContain('\nRules: 7\n');
  });

  it('tells all its problems at once, by line and in both languages', () => {
    expect(problemsOf('Round 3, dinner\nLoser: Green\nRidge 2:\nScores: Red 1, Blue some')).toEqual([
      'Line 1: "dinner" is not a phase; there are deploy, rally, over. / Riga 1: "dinner" non è una fase; ci sono deploy, rally, over.',
      'Line 3: here comes Ridge 1. / Riga 3: qui viene Ridge 1.',
      'Line 2: "green" is not a side. / Riga 2: "green" non è una parte.',
      'Line 4: "some" stands where a number belongs. / Riga 4: "some" sta dove serve un numero.',
    ]);
  });
});

describe('a fact as JSON', () => {
  it('says what does not fit', () => {
    const read = (said: string) => parse43(said, options43.parse({}));
    expect(read('impulses: [')).toMatchObject({ ok: false, error: [{ text: expect.stringContaining('"impulses" is followed by JSON.') }] });
    expect(read('supply: {"answered": 1, "spared": []}')).toMatchObject({
      ok: false,
      error: [{ code: 'E-POSITION', text: expect.stringMatching(/^Line 1: "supply\.answered" does not fit/) }],
    });
    const found = read('impulses: 3\nU-boat: gone\nPool Axis: 3 cube\n09 (Allies): 2 cubes, 1 engaged tank');
    const written = found.ok ? format43(found.value) : '';
    expect(written).toContain('\nU-boat: gone\n');
    expect(written).toContain('\nPool Axis: 3 cube\n');
    expect(written).toContain('\nimpulses: 3\n');
    expect(written).toContain('\n09 (Allies): 2 cubes, 1 engaged tank\n');
  });

  it('is left out while it is as usual', () => {
    const fact = jsonFact('held', z.array(z.int()), [1]);
    expect([fact.write({ held: [1] }), fact.write({ held: [2] })]).toEqual([null, '[2]']);
  });
});
