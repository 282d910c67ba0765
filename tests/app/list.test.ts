import { expect, it } from 'vitest';
import { boundsOf, countsOf, everything, foundIn, type Sought, without } from '@/app/_board/order-form/list/sought';
import { type Asking, noSteps } from '@/app/_board/order-form/steps';
import { afterAct, catalogueAt, promptOf, stillFitting, traceOf } from '@/app/_board/order-form/walk';
import { type Catalogue, type Decision, languages } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';

const item = (value: string, cost: number, kind: string[], year: number) => ({
  ...{ value, label: value, cost, hint: `${kind.join(', ')}, ${year}` },
  ...{ traits: { kind }, figures: { year } },
});

/** Ten coins for tools. */
const tools: Catalogue = {
  shelf: 'tools',
  items: [item('Großer Hammer', 6, ['steel', 'wood'], 1940), item('Saw', 4, ['steel'], 1938), item('Mallet', 2.5, ['wood'], 1941)],
  traits: [
    {
      ...{ id: 'kind', label: 'Kind' },
      values: [
        { value: 'steel', label: 'Of steel' },
        { value: 'wood', label: 'Of wood' },
      ],
    },
  ],
  figures: [
    { id: 'cost', label: 'Coins' },
    { id: 'year', label: 'Year' },
  ],
  allowances: () => [],
  faults: (list) =>
    list.reduce((sum, value) => sum + (tools.items.find((each) => each.value === value)?.cost ?? 99), 0) > 10 ? ['Dear'] : [],
  nameOf: (value) => value,
  ...{ starts: [], drawn: [] },
  format: (list) => list.join('\n'),
  parse: (text) => ({ ok: true, value: text.split('\n') }),
};

const found = (sought: Partial<Sought>, list: string[] = []) =>
  foundIn(tools, list, { ...everything, ...sought }).map(({ label }) => label);

it('finds what all words are in, whatever the capitals and accents: of the name, of what it is, of its traits', () => {
  expect(found({})).toEqual(['Großer Hammer', 'Saw', 'Mallet']);
  expect(found({ words: 'ham' })).toEqual(['Großer Hammer']);
  expect(found({ words: '  WOOD  1941' })).toEqual(['Mallet']);
  expect(found({ words: 'of steel' })).toEqual(['Großer Hammer', 'Saw']);
  expect(found({ words: 'all' })).toEqual([]);
});

it('narrows by trait, by the least and the most of a figure, and by what still fits', () => {
  expect(found({ traits: { kind: 'wood' } })).toEqual(['Großer Hammer', 'Mallet']);
  expect(found({ between: { year: [1939, 1940] } })).toEqual(['Großer Hammer']);
  expect(found({ between: { cost: [null, 4], year: [1939, null] } })).toEqual(['Mallet']);
  expect(found({ isFitting: true }, ['Saw', 'Mallet'])).toEqual(['Mallet']);
  expect([boundsOf(tools, 'cost'), boundsOf(tools, 'year')]).toEqual([
    [2.5, 6],
    [1938, 1941],
  ]);
});

it('sorts by name, by cost or by another figure', () => {
  expect(found({ by: 'name' })).toEqual(['Großer Hammer', 'Mallet', 'Saw']);
  expect(found({ by: 'cost' })).toEqual(['Mallet', 'Saw', 'Großer Hammer']);
  expect(found({ by: 'year' })).toEqual(['Saw', 'Großer Hammer', 'Mallet']);
});

it('counts what is on a list, and takes one off', () => {
  expect(countsOf(['Saw', 'Mallet', 'Saw'])).toEqual([
    { value: 'Saw', count: 2 },
    { value: 'Mallet', count: 1 },
  ]);
  expect(without(['Saw', 'Mallet', 'Saw'], 'Saw')).toEqual(['Saw', 'Mallet']);
  expect(without(['Saw'], 'Mallet')).toEqual(['Saw']);
});

it('goes on in the form with a list that is right, and keeps it while it stays right', () => {
  const game = {
    prompt: (_view: object, _decision: Decision, [bought]: readonly { value: string[] }[]) =>
      bought ? { kind: 'amount', field: 'days', label: 'Days?', min: 1, max: 9 } : { kind: 'list', field: 'tools', label: 'Which?' },
    catalogue: () => tools,
  } as unknown as AnyGame;
  for (const language of languages) {
    const asking: Asking = { game, view: {}, decision: { id: 'x', seat: 'me' } as unknown as Decision, language };
    expect(catalogueAt(asking, promptOf(asking, []))).toBe(tools);
    for (const wrong of [[], ['Rope'], ['Saw', 'Saw', 'Saw']])
      expect(afterAct(asking, noSteps, { kind: 'list', list: wrong })).toBe(noSteps);
    const { picks } = afterAct(asking, noSteps, { kind: 'list', list: ['Saw', 'Großer Hammer'] });
    expect(picks).toEqual([{ field: 'tools', value: ['Saw', 'Großer Hammer'] }]);
    expect(catalogueAt(asking, promptOf(asking, picks))).toBeNull();
    expect(traceOf(asking, picks)).toEqual([{ label: 'Which?', answer: 'Saw, Großer Hammer', spaces: [] }]);
    expect(stillFitting(asking, picks)).toEqual(picks);
    expect(stillFitting(asking, [{ field: 'tools', value: ['Saw', 'Saw', 'Saw'] }])).toEqual([]);
  }
});
