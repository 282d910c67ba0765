import { expect, it } from 'vitest';
import { differencesOf, type Painting } from '../../lib/engine';

const board = {
  owners: [{ id: 'red' }, { id: 'blue' }],
  spaces: [{ id: 'hill' }, { id: 'lake' }, { id: 'wood' }],
} as unknown as Parameters<typeof differencesOf>[0];

const painting = (tints: Record<string, string>, tokens: [string, string, string, number][], points: string): Painting => ({
  tints,
  tokens: tokens.map(([space, owner, icon, count]) => ({ space, owner, icon, count, title: '' })),
  arrows: [],
  marks: [],
  tracks: [{ title: 'Points', rows: [{ label: 'Red', owner: 'red', value: points }] }],
});

const before = painting(
  { hill: 'red', wood: 'blue' },
  [
    ['hill', 'red', 'tank', 2],
    ['wood', 'blue', 'foot', 3],
    ['wood', 'blue', 'tank', 1],
  ],
  '4',
);
const after = painting(
  { hill: 'blue', lake: 'red', wood: 'blue' },
  [
    ['hill', 'blue', 'foot', 1],
    ['wood', 'blue', 'foot', 2],
    ['lake', 'red', 'ship', 1],
    ['wood', 'blue', 'tank', 1],
  ],
  '5',
);
const unmeasured = { before: null, after: null };

it('two moments differ in whose spaces are, in pieces wherever they stand, and in figures', () => {
  expect(differencesOf(board, before, after, unmeasured)).toEqual({
    changed: ['hill', 'lake', 'wood'],
    taken: [
      { space: 'hill', from: 'red', to: 'blue' },
      { space: 'lake', from: null, to: 'red' },
    ],
    pieces: [
      { owner: 'red', icon: 'ship', before: 0, after: 1 },
      { owner: 'red', icon: 'tank', before: 2, after: 0 },
    ],
    figures: [{ title: 'Points', rows: [{ owner: 'red', name: 'Red', before: '4', after: '5' }] }],
  });
});

it('what a game measures goes before the tracks beside its board', () => {
  const measure = (value: number) => [{ id: 'income', title: 'Income', lines: [{ owner: 'red', name: 'Red', value }] }];
  const { figures } = differencesOf(board, before, after, { before: measure(7), after: measure(9) });
  expect(figures).toEqual([{ title: 'Income', rows: [{ owner: 'red', name: 'Red', before: '7', after: '9' }] }]);
});

it('a moment does not differ from itself', () => {
  expect(differencesOf(board, after, after, unmeasured)).toEqual({ changed: [], taken: [], pieces: [], figures: [] });
});
