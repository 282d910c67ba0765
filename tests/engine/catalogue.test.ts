import { expect, it } from 'vitest';
import {
  type Catalogue,
  type Decision,
  enumerate,
  follow,
  type GameModule,
  joining,
  onlyOrder,
  randomOrder,
  seeded,
} from '../../lib/engine';

const prices: Readonly<Record<string, number>> = { bread: 2, milk: 3, wine: 5 };

/** A shop where seven coins are spent, on two bottles of milk at most. */
const basket = (of: Partial<Catalogue> = {}): Catalogue => {
  const costOf = (list: readonly string[]) => list.reduce((sum, value) => sum + (prices[value] ?? 0), 0);
  return {
    shelf: 'shop',
    items: Object.entries(prices).map(([value, cost]) => ({ value, label: value, hint: '', cost, traits: {}, figures: {} })),
    ...{ traits: [], figures: [], drawn: [] },
    allowances: (list) => [{ label: 'coins', used: costOf(list), most: 7 }],
    faults: (list) => [
      ...(costOf(list) > 7 ? ['It is too dear.'] : []),
      ...(list.filter((value) => value === 'milk').length > 1 ? ['There is one bottle.'] : []),
    ],
    nameOf: (value) => value,
    starts: [{ value: 'supper', label: 'Supper', hint: '', list: ['wine', 'bread'] }],
    format: (list) => list.join('\n'),
    parse: (text) => ({ ok: true, value: text.split('\n') }),
    ...of,
  };
};

const shop = (catalogue: Catalogue | null = basket()) =>
  ({
    id: 'shop',
    prompt: (_view: unknown, _decision: unknown, [bought]: readonly { value: string[] }[]) =>
      bought ? { kind: 'done', order: { type: bought.value.toSorted().join(' ') } } : { kind: 'list', field: 'basket', label: 'What?' },
    ...(catalogue && { catalogue: () => catalogue }),
  }) as unknown as GameModule;
const decision = { id: 'shopping', seat: 'me' } as unknown as Decision;

const all = ['bread', 'bread bread', 'bread bread bread', 'bread bread milk', 'bread milk', 'bread wine', 'milk', 'wine'];

it('reaches every list that is right once, whatever the order of its items, with those to start from first', () => {
  const found = enumerate(shop(), {}, decision, 100).map(({ type }) => type);
  expect(found[0]).toBe('bread wine');
  expect(found.toSorted()).toEqual(all);
});

it('follows a list that is right, in any order, and no other', () => {
  const after = (value: string[] | number) => follow(shop(), {}, decision, [{ field: 'basket', value }], 'en');
  expect(after(['wine', 'bread'])).toEqual({ kind: 'done', order: { type: 'bread wine' } });
  for (const wrong of [[], ['wine', 'milk'], ['milk', 'milk'], ['water'], 2]) expect(after(wrong), `${wrong}`).toBeNull();
});

it('answers by chance with lists that are right, and with each of them', () => {
  const random = seeded('shopping');
  const met = new Set(Array.from({ length: 400 }, () => randomOrder(shop(), {}, decision, random).type));
  expect([...met].toSorted()).toEqual(all);
});

it('has a choice where there are two lists, and none where there is one', () => {
  expect(onlyOrder(shop(), {}, decision)).toBeNull();
  const [bread] = basket().items;
  const single = basket({ items: [bread!], starts: [], faults: (list) => (list.length > 1 ? ['One loaf.'] : []) });
  expect(onlyOrder(shop(single), {}, decision)).toEqual({ type: 'bread' });
});

it('knows what may still join a list', () => {
  expect(joining(basket(), ['wine']).map(({ value }) => value)).toEqual(['bread']);
  expect(joining(basket(), ['bread', 'wine'])).toEqual([]);
});

it('does not go on where a game asks for a list of nothing', () => {
  expect(() => enumerate(shop(null), {}, decision)).toThrow('shop: "shopping" asks for a list (basket) and has no catalogue for it');
});
