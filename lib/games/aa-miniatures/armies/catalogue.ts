import { type AskedList, type Catalogue, type Item, type Language, normalise, type Trait } from '../../../engine';
import { capitalised } from '../../kit/words';
import { type Card, deck, type UnitType } from '../cards';
import { allowancesOf, armyTerms, faultsOf } from '../rules/army';
import type { K } from '../state';
import { abilityTitle } from '../words/abilities';
import { labels } from '../words/labels';
import { cardName, nationName, subtypeName, typeName, unitTypeName } from '../words/names';
import { offeredTo } from './draft';
import { randomArmy } from './random';
import { readyMadeArmies } from './ready-made';
import { sensibleArmy } from './sensible';
import { armyText, readArmyText } from './text';
import { armyViolation } from './words';

/** By their names, whatever the capitals and signs. */
const byName = (a: string, b: string): number => (normalise(a) < normalise(b) ? -1 : 1);

/** Of cards that either side may have. */
const anyNation = 'any';

const typesOf = ({ type, subtypes }: Card): string[] => [type, ...subtypes];

const types: readonly UnitType[] = ['soldier', 'vehicle', 'aircraft', 'obstacle'];
const isType = (value: string): value is UnitType => types.some((type) => type === value);

const nationLabel = (nation: string | null, language: Language): string => capitalised(nationName(nation, language));

const itemOf = (each: Card, language: Language): Item => ({
  value: each.id,
  card: each.id,
  label: cardName(each.id, language),
  hint: [nationLabel(each.nation, language), typeName(each, language), each.year].join(', '),
  cost: each.cost,
  traits: { nation: [each.nation ?? anyNation], type: typesOf(each), ability: each.abilities.map(({ id }) => id) },
  figures: { year: each.year },
});

/** All that the cards are of a trait, by name; `first` before the others. */
function traitOf(
  { id, label }: { id: string; label: string },
  values: readonly string[],
  wordOf: (value: string) => string,
  first: readonly string[] = [],
): Trait {
  const named = [...new Set(values)].map((value) => ({ value, label: wordOf(value) }));
  const rank = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  return { id, label, values: named.sort((a, b) => rank(a.value) - rank(b.value) || byName(a.label, b.label)) };
}

/** The cards of which a side makes its army, with what the rules say of one. */
export function catalogue({ view, seat }: AskedList<K>, language: Language): Catalogue {
  const options = armyTerms(view);
  const words = labels(language);
  const cards = offeredTo(options, seat);
  const items = cards.map((each) => itemOf(each, language));
  const byNation = items.toSorted((a, b) => byName(`${a.hint} ${a.label}`, `${b.hint} ${b.label}`));
  const all = deck(options.edition);
  return {
    shelf: seat,
    items: byNation,
    traits: [
      traitOf(
        { id: 'nation', label: words.nation },
        cards.map(({ nation }) => nation ?? anyNation),
        (value) => nationLabel(value === anyNation ? null : value, language),
      ),
      traitOf(
        { id: 'type', label: words.type },
        cards.flatMap(typesOf),
        (value) => (isType(value) ? unitTypeName(value, language) : subtypeName(value, language)),
        types,
      ),
      traitOf(
        { id: 'ability', label: words.ability },
        cards.flatMap(({ abilities }) => abilities.map(({ id }) => id)),
        (value) => abilityTitle(value, language),
      ),
    ],
    figures: [
      { id: 'cost', label: words.points },
      { id: 'year', label: words.year },
    ],
    allowances(list) {
      const { points, units, obstacles, heroes } = allowancesOf(
        options,
        seat,
        list.flatMap((id) => all.get(id) ?? []),
      );
      return [
        { label: words.points, ...points },
        { label: words.units, ...units },
        ...(options.obstacles ? [{ label: words.obstacles, ...obstacles }] : []),
        ...(Number.isFinite(heroes.most) ? [{ label: words.heroes, ...heroes }] : []),
      ];
    },
    faults: (list) => faultsOf(options, seat, list).map((fault) => armyViolation(fault, options, seat, language).text),
    nameOf: (value) => cardName(value, language),
    starts: readyMadeArmies(options, seat)
      .filter(({ cards: ready }) => ready.length > 0 && faultsOf(options, seat, ready).length === 0)
      .map(({ id, name, text, cards: ready }) => ({ value: id, label: name[language], hint: text[language], list: ready })),
    drawn: [
      { value: 'sensible', label: words.sensible, draw: (random) => sensibleArmy(options, seat, random) },
      { value: 'random', label: words.random, draw: (random) => randomArmy(options, seat, random) },
    ],
    format: (list) => armyText(list, language),
    parse: (text) => readArmyText(text, language),
  };
}
