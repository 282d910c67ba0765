import { describe, expect, it } from 'vitest';
import { type Kinds, type OrderForm, type Pick, promptOf } from '../../../lib/engine';
import { fieldsOf, inOrder, pickCounts, pickOneOr, pickPath, pickRanking, pickYes, rankingSchema } from '../../../lib/games/kit/forms';
import { labelsOf } from '../../../lib/games/kit/words';

/** Every answer a form can end in. */
function ends<T>(form: () => OrderForm<Kinds, T>, picks: Pick[] = []): T[] {
  const asked = promptOf<Kinds>(form() as unknown as OrderForm<Kinds>, picks);
  if (asked.kind === 'done') return [asked.order as unknown as T];
  if (asked.kind === 'list') throw new Error('no form here asks for a list');
  const values =
    asked.kind === 'amount'
      ? Array.from({ length: asked.max - asked.min + 1 }, (_, i) => asked.min + i)
      : asked.choices.map(({ value }) => [value]);
  return values.flatMap((value) => ends(form, [...picks, { field: asked.field, value }]));
}

describe('pickers', () => {
  it('a number of each type: within the budget, and the second limit for some types', () => {
    const stock = [
      { type: 'cube', count: 3 },
      { type: 'tank', count: 2 },
      { type: 'heavy', count: 2 },
    ];
    const all = [0, 1, 2, 3].flatMap((cube) => [0, 1, 2].flatMap((tank) => [0, 1, 2].map((heavy) => ({ cube, tank, heavy }))));
    const legal = all.filter(({ cube, tank, heavy }) => cube + tank + heavy >= 3 && cube + tank + heavy <= 4 && tank + heavy <= 2);
    const budget = { least: 3, most: 4, capped: { is: (type: string) => type !== 'cube', most: 2 } };
    const found = ends(() => pickCounts<string, Kinds>(stock, budget, ({ type }) => ({ field: type, label: () => type })));
    expect(found).toHaveLength(legal.length);
    expect(found.map(({ cube = 0, tank = 0, heavy = 0 }) => ({ cube, tank, heavy }))).toEqual(expect.arrayContaining(legal));
  });

  it('yes or no, in either language', () => {
    expect(ends(() => pickYes<Kinds>('en', 'sure', 'Sure?'))).toEqual([true, false]);
    expect(promptOf<Kinds>(pickYes<Kinds>('it', 'sure', 'Sicuro?') as unknown as OrderForm<Kinds>, [])).toMatchObject({
      choices: [{ label: 'Sì' }, { label: 'No' }],
    });
  });

  it('one of them or none; one of the ways or none', () => {
    expect(ends(() => pickOneOr<string, Kinds>('where', ['a', 'b'], 'Where?', 'nowhere', (label) => ({ label })))).toEqual([
      null,
      'a',
      'b',
    ]);
    const paths = [['a'], ['a', 'b']];
    expect(ends(() => pickPath<Kinds>('way', paths, 'Which way?', (space) => space))).toEqual(paths);
    expect(ends(() => pickPath<Kinds>('way', paths, 'Which way?', (space) => space, 'stay'))).toEqual([null, ...paths]);
  });

  it('a ranking: names and hint in either language, every value in its usual place', () => {
    const ranking = {
      ...{ name: 'losses', label: 'Losses', values: ['tank', 'cube', 'plane'] as const, usual: ['plane', 'cube'] as const },
      nameOf: (value: string) => `the ${value}`,
    };
    expect(pickRanking('en', ranking)).toMatchObject({
      kind: 'ranking',
      default: ['plane', 'cube', 'tank'],
      hint: expect.stringMatching(/^The first/),
    });
    expect(pickRanking('it', ranking).hint).toMatch(/^Il primo/);
    expect(pickRanking('en', ranking).choices?.map(({ label }) => label)).toEqual(['The tank', 'The cube', 'The plane']);
  });

  it('a ranking may be stored in part: what it leaves out follows in the usual order, nothing twice', () => {
    const schema = rankingSchema(['a', 'b', 'c']);
    expect(schema.safeParse(['c']).success).toBe(true);
    expect(schema.safeParse(['d']).success).toBe(false);
    expect(schema.safeParse(['a', 'b', 'c', 'a']).success).toBe(false);
    expect(inOrder(['c'], ['a', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'a', 'b']);
  });
});

describe('fields', () => {
  const texts = labelsOf(`
mode | Mode | Modo
- How it is played.
  Come si gioca.
long | long | lungo
last | Last round | Ultimo round`);

  it('have the label and hint of their text, another hint where one is named, and begin as usual', () => {
    const { choices, field } = fieldsOf(texts, { mode: 'long', last: 9 }, 'it');
    expect(field('mode', { kind: 'choice', choices: choices('long') })).toEqual({
      ...{ name: 'mode', label: 'Modo', hint: 'Come si gioca.', kind: 'choice', default: 'long' },
      choices: [{ value: 'long', label: 'lungo' }],
    });
    expect(field('last', { kind: 'number' })).toEqual({ name: 'last', label: 'Ultimo round', kind: 'number', default: 9 });
    expect(field('last', { kind: 'number', default: 0 }).default).toBe(0);
    expect(field('last', { kind: 'number', hint: 'long' }).hint).toBe('lungo');
    expect(() => choices('short')).toThrow('no text short');
    expect(() => labelsOf('last | Last round')).toThrow('No label in two languages');
  });
});
