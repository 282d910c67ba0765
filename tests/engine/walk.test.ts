import { describe, expect, it } from 'vitest';
import { type Decision, enumerate, follow, type GameModule, onlyOrder, type Prompt, randomOrder, seeded } from '../../lib/engine';
import { ridges, ridgesAt } from '../support/ridges';

const [question] = ridges.decisions(ridgesAt());
if (!question) throw new Error('Ridges asks nothing at the start');
const decision: Decision = question;

/** A game of which only the prompts matter. */
const asking = (prompt: (depth: number) => Prompt) =>
  ({
    id: 'asking',
    prompt: (_view: unknown, _decision: unknown, picks: readonly unknown[]) => prompt(picks.length),
  }) as unknown as GameModule;

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const subsets = asking((depth) =>
  depth === 0 ? { kind: 'pick', field: 'some', label: '', choices, min: 0, max: 2 } : { kind: 'done', order: { type: 'x' } },
);

/** A costs 3, b 6 and c 9; there is money for 9. */
const priced = {
  id: 'priced',
  prompt: (_view: unknown, _decision: unknown, [some]: readonly { value: string[] }[]): Prompt =>
    some
      ? { kind: 'done', order: { type: [...some.value].sort().join('') } }
      : {
          kind: 'pick',
          field: 'some',
          label: '',
          choices: choices.map((each, i) => ({ ...each, cost: 3 * (i + 1) })),
          min: 0,
          max: 2,
          budget: 9,
        },
} as unknown as GameModule;
const affordable = ['', 'a', 'ab', 'b', 'c'];

describe('walking prompts', () => {
  it('finds every order when the limit allows', () => {
    const view = ridges.view(ridgesAt(), 'red');
    const orders = enumerate(ridges, view, question, 100);
    expect(orders.map((order) => ridges.format(order))).toEqual(Array.from({ length: 11 }, (_, n) => `DEPLOY ${n}`));
  });

  it('stops at the limit', () => {
    expect(enumerate(ridges, ridges.view(ridgesAt(), 'red'), question, 2)).toHaveLength(2);
  });

  it('walks every subset within the bounds of a pick', () => {
    // {} a b c ab ac bc
    expect(enumerate(subsets, {}, decision, 100)).toHaveLength(7);
  });

  it('tells the one order there is from a choice, and asks no further than that', () => {
    const asked: number[] = [];
    const stepping = (steps: Prompt[]) =>
      asking((depth) => {
        asked.push(depth);
        return steps[depth] ?? { kind: 'done', order: { type: 'x' } };
      });
    const one: Prompt = { kind: 'pick', field: 'one', label: '', choices: choices.slice(0, 1), min: 1, max: 1 };
    const amount: Prompt = { kind: 'amount', field: 'n', label: '', min: 2, max: 2 };
    const dear = choices.map((each) => ({ ...each, cost: 9 }));
    const unaffordable: Prompt = { kind: 'pick', field: 'some', label: '', choices: dear, min: 0, max: 2, budget: 5 };
    expect(onlyOrder(stepping([one, amount, unaffordable]), {}, decision)).toEqual({ type: 'x' });
    expect(asked.splice(0)).toEqual([0, 1, 2, 3]);
    expect(onlyOrder(stepping([one, { ...amount, max: 3 }]), {}, decision)).toBeNull();
    expect(onlyOrder(stepping([{ ...one, min: 0 }]), {}, decision)).toBeNull();
    expect(onlyOrder(stepping([{ ...unaffordable, budget: 9 }]), {}, decision)).toBeNull();
    expect(onlyOrder(stepping([{ ...one, choices: [] }]), {}, decision)).toBeNull();
    expect(asked).toEqual([0, 1, 0, 0, 0]);
    const endless = asking(() => one);
    expect(() => onlyOrder(endless, {}, decision)).toThrow(/never end/);
  });

  it('walks only what the budget of a pick allows', () => {
    const random = seeded(1);
    const walked = enumerate(priced, {}, decision, 100).map(({ type }) => type);
    expect(walked.sort()).toEqual(affordable);
    const met = new Set(Array.from({ length: 300 }, () => randomOrder(priced, {}, decision, random).type));
    expect([...met].sort()).toEqual(affordable);
  });

  it('reaches every order by chance', () => {
    const random = seeded(1);
    const view = ridges.view(ridgesAt(), 'red');
    const met = new Set(Array.from({ length: 300 }, () => ridges.format(randomOrder(ridges, view, question, random))));
    expect(met.size).toBe(11);
  });

  it('throws at prompts that never end or cannot be answered', () => {
    const endless = asking(() => ({ kind: 'amount', field: 'n', label: '', min: 1, max: 1 }));
    expect(() => enumerate(endless, {}, decision)).toThrow(/never end/);
    expect(() => randomOrder(endless, {}, decision, seeded(1))).toThrow(/never end/);
    const barren = asking(() => ({ kind: 'pick', field: 'p', label: '', choices: [], min: 1, max: 1 }));
    expect(() => randomOrder(barren, {}, decision, seeded(1))).toThrow(/asks for 1 of 0/);
  });
});

describe('following picks from outside', () => {
  const view = ridges.view(ridgesAt(), 'red');
  const stepAfter = (...picks: { field: string; value: string[] | number }[]) => follow(ridges, view, question, picks, 'en');

  it('leads to the next prompt or the order', () => {
    expect(stepAfter()).toMatchObject({ kind: 'amount', field: 'companies' });
    expect(stepAfter({ field: 'companies', value: 3 })).toEqual({ kind: 'done', order: { type: 'deploy', companies: 3 } });
  });

  it.each([
    ['another field', { field: 'tanks', value: 3 }],
    ['too much', { field: 'companies', value: 11 }],
    ['too little', { field: 'companies', value: -1 }],
    ['a fraction', { field: 'companies', value: 1.5 }],
    ['a choice where an amount is asked', { field: 'companies', value: ['3'] }],
  ])('refuses %s', (_what, pick) => {
    expect(stepAfter(pick)).toBeNull();
  });

  it('refuses picks behind the end, unknown choices, doubles and wrong counts', () => {
    expect(stepAfter({ field: 'companies', value: 3 }, { field: 'companies', value: 3 })).toBeNull();
    const some = (value: string[] | number) => follow(subsets, {}, decision, [{ field: 'some', value }], 'en');
    expect(some(['a', 'c'])).toMatchObject({ kind: 'done' });
    for (const value of [['d'], ['a', 'a'], ['a', 'b', 'c'], 1]) expect(some(value)).toBeNull();
    expect(follow(priced, {}, decision, [{ field: 'some', value: ['a', 'c'] }], 'en')).toBeNull();
    expect(follow(priced, {}, decision, [{ field: 'some', value: ['a', 'b'] }], 'en')).toMatchObject({ kind: 'done' });
  });
});
