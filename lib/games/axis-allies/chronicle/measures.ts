import type { Language, Measure } from '../../../engine';
import { goalOf } from '../brief';
import { editionOf } from '../editions';
import { productionOf } from '../rules/spaces';
import { type Power, powers, type Side, type Stack, type View } from '../types';
import { namesIn, wordsIn } from '../words/names';
import { chronicleWords } from './words';

/** Income, treasury, units in money, territories; victory cities by side. */
export function measures(view: View, language: Language): Measure[] {
  const names = namesIn(language);
  const { sides } = wordsIn(language);
  const words = chronicleWords(language);
  const { side } = editionOf(view);
  const leader = (of: Side): Power => powers.find((power) => side[power] === of) ?? powers[0];
  const measure = (id: string, title: string, figureOf: (power: Power) => number): Measure => ({
    ...{ id, title },
    lines: powers.map((power) => ({
      ...{ owner: power, name: names.power(power), value: figureOf(power) },
      side: { owner: leader(side[power]), name: sides[side[power]] },
    })),
  });
  const worth = unitWorth(view);
  const held = territories(view);
  return [
    measure('income', words.income, (power) => productionOf(view, power)),
    measure('treasury', words.treasury, (power) => view.treasury[power]),
    measure('units', words.units, (power) => worth[power] ?? 0),
    measure('territories', words.territories, (power) => held[power] ?? 0),
    {
      ...{ id: 'cities', title: words.cities },
      lines: (['allies', 'axis'] as const).map((each) => {
        const goal = goalOf(view, each, language);
        return { owner: leader(each), name: sides[each], value: goal.held, goal: goal.needed };
      }),
    },
  ];
}

/** IPCs that each power's units cost, those aboard transports included. */
function unitWorth(view: View): Partial<Record<Power, number>> {
  const { units } = editionOf(view);
  const sums: Partial<Record<Power, number>> = {};
  const add = (owner: Power, cost: number) => {
    sums[owner] = (sums[owner] ?? 0) + cost;
  };
  const addStack = ({ owner, type, count, cargo = [] }: Stack) => {
    add(owner, count * units[type].cost);
    for (const aboard of cargo) add(aboard.owner, count * units[aboard.type].cost);
  };
  for (const stacks of Object.values(view.spaces)) for (const stack of stacks) addStack(stack);
  return sums;
}

function territories(view: View): Partial<Record<Power, number>> {
  const counts: Partial<Record<Power, number>> = {};
  for (const holder of Object.values(view.control)) counts[holder] = (counts[holder] ?? 0) + 1;
  return counts;
}
