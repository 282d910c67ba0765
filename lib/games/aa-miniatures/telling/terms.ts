import type { Held, HexSide, Language } from '../../../engine';
import { capitalised, listed, say } from '../../kit/words';
import { deck, type Side, sides } from '../cards';
import type { Hex } from '../map/hexes';
import type { Fate } from '../rules/casualties';
import type { Counter, Phase, UnitId } from '../types';
import { abilityIds, abilityName, abilityTitle } from '../words/abilities';
import { cardName, counterName, facingName, phaseName, sideName, unitName, unitParts } from '../words/names';
import { pointsText } from '../words/points';

/** What sentences about a battle need the names of, in one language. */
export interface Terms {
  unit(id: UnitId): string;
  units(ids: readonly UnitId[]): string;
  /** "2 Tiger I, Maultier". */
  cards(ids: readonly string[]): string;
  /** "Axis". */
  side(id: Side): string;
  /** "the Axis wins", "the Allies win": a verb for each number. */
  does(id: Side, one: string, many: string): string;
  /** An ability as the card of a unit has it, with its number; without one when it is another unit's. */
  ability(id: string, unit: UnitId | null): string;
  counters(counters: readonly Counter[]): string;
  facing(side: HexSide): string;
  path(way: readonly Hex[]): string;
  points(value: number): string;
  phase(id: Phase): string;
  list(parts: readonly string[]): string;
}

const subjects: Readonly<Record<Language, Readonly<Record<Side, string>>>> = {
  en: { axis: 'the Axis', allies: 'the Allies' },
  it: { axis: 'l’Asse', allies: 'gli Alleati' },
};

/** A card's ability, with the number that the card gives it. */
const heldBy = (unit: UnitId | null, id: string): Held | undefined =>
  unit === null
    ? undefined
    : deck('rulebook')
        .get(unitParts(unit).card)
        ?.abilities.find((held) => held.id === id);

function namedAbility(id: string, unit: UnitId | null, language: Language): string {
  const held = heldBy(unit, id);
  if (held) return abilityName(held, language);
  return abilityIds.includes(id) ? abilityTitle(id, language) : id.replaceAll('_', ' ');
}

export function termsOf(language: Language): Terms {
  const and = say(language, 'and', 'e');
  const list = (parts: readonly string[]) => listed(parts, and);
  const unit = (id: UnitId) => unitName(id, language);
  return {
    unit,
    units: (ids) => list(ids.map(unit)),
    cards(ids) {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      return [...counts].map(([id, count]) => (count === 1 ? cardName(id, language) : `${count} ${cardName(id, language)}`)).join(', ');
    },
    side: (id) => sideName(id, language),
    does: (id, one, many) => `${subjects[language][id]} ${id === 'axis' ? one : many}`,
    ability: (id, unit) => namedAbility(id, unit, language),
    counters: (all) => list(all.map((each) => capitalised(counterName(each, language)))),
    facing: (side) => facingName(side, language),
    path: (way) => way.join(' → '),
    points: (value) => pointsText(value, language),
    phase: (id) => phaseName(id, language),
    list,
  };
}

/** What is said of each side, the Axis first. */
export const sidesOf = (told: (side: Side) => string, between = '; '): string => sides.map(told).join(between);

/** "4 + 3 + 2 = 9": dice with what is added to them. */
export function totalText(dice: readonly number[], bonus: number): string {
  const parts = [...dice, ...(bonus === 0 ? [] : [bonus])];
  return `${parts.join(' + ')} = ${parts.reduce((sum, each) => sum + each, 0)}`;
}

/** "Destroyed: Bazooka 1; disrupted: Tiger I 2": units by what became of them. */
export function fatesOf(all: readonly Fate[], titles: Readonly<Record<Counter | 'recovered', string>>, terms: Terms): string {
  const listsOf = (title: string, fits: (fate: Fate) => boolean): string[] => {
    const units = all.filter(fits).map(({ unit }) => terms.unit(unit));
    return units.length > 0 ? [`${title}: ${units.join(', ')}`] : [];
  };
  const lists = [
    ...(['destroyed', 'damaged', 'disrupted'] as const).flatMap((counter) =>
      listsOf(titles[counter], ({ becomes }) => becomes.includes(counter)),
    ),
    ...listsOf(titles.recovered, ({ recovers, becomes }) => recovers && !becomes.includes('destroyed') && !becomes.includes('disrupted')),
  ];
  return capitalised(lists.join('; '));
}
