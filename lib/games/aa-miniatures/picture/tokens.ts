import type { Language, Looked, Token } from '../../../engine';
import type { Card } from '../cards';
import { afoot, cardOf } from '../rules/battle';
import type { View } from '../state';
import type { Unit } from '../types';
import { facingName, unitName, unitParts } from '../words/names';
import { iconOf } from './icons';
import { nowOf } from './now';
import { shortName } from './short-names';
import { words } from './words';

/** What lies on top where several stand in a hex. */
const levels: Readonly<Record<Card['type'], number>> = { aircraft: 3, vehicle: 2, soldier: 1, obstacle: 0 };

/** Marks of a phase in which a unit has done what it can. */
const deeds = ['moved', 'attacked', 'fired'];

const isSpent = ({ acting, walk }: View, { id, marks }: Unit): boolean =>
  id !== acting && id !== walk?.unit && deeds.some((deed) => marks.phase?.includes(deed));

/** Counters of all that is on the map; what is carried is told with its transport. */
export const tokensOf = (view: View, language: Language): Token[] =>
  afoot(view).map((unit) => {
    const card = cardOf(view, unit);
    const cargo = view.units.filter(({ aboard }) => aboard === unit.id);
    const [mark, ...marks] = marksOf(unit, cargo.length > 0);
    return {
      ...{ space: unit.hex ?? '', icon: iconOf(card), owner: unit.side, count: 1, level: levels[card.type] },
      title: titleOf(view, unit, language),
      ...lookedUp(view, unit, language),
      ...(cargo.length > 0 && {
        cargo: cargo.map((each) => ({ title: unitName(each.id, language), ...lookedUp(view, each, language) })),
      }),
      ...(unit.facing !== null && { facing: unit.facing }),
      ...(card.type !== 'obstacle' && { label: shortName(card), values: { ...figures(card), ...numberOf(view, unit) } }),
      ...(mark !== undefined && { mark, marks }),
      ...(isSpent(view, unit) && { isSpent: true }),
    };
  });

/** A unit's card, and what holds for the unit besides. */
export function lookedUp(view: View, unit: Unit, language: Language): Looked {
  const now = nowOf(view, unit, language);
  return { card: unit.card, ...(now.length > 0 && { now }) };
}

/** The number of a unit, where its side has several of its card on the map. */
const numberOf = (view: View, { id, card, side }: Unit): NonNullable<Token['values']> =>
  view.units.some((each) => each.id !== id && each.card === card && each.side === side) ? { right: `${unitParts(id).number}` } : {};

/** Dice at short range against soldiers and against vehicles, and the defense; none: it cannot, or nobody can. */
const figures = ({ soldier, vehicle, defense }: Card): NonNullable<Token['values']> => ({
  'bottom-left': soldier[0] > 0 ? `${soldier[0]}` : '–',
  bottom: vehicle[0] > 0 ? `${vehicle[0]}` : '–',
  'bottom-right': defense === null ? '–' : `${defense.front}`,
});

function marksOf({ disrupted, damaged, hits }: Unit, isLoaded: boolean): string[] {
  return [
    ...(disrupted === 'no' ? [] : ['disrupted']),
    ...(damaged ? ['damaged'] : []),
    ...(hits.length > 0 ? [`${hits.length}`] : []),
    ...(isLoaded ? ['aboard'] : []),
  ];
}

/** "Panzer IV Ausf. G 1, facing north (damaged, 1 hit face down); aboard: MG 42 Machine Gun Team 1". */
function titleOf(view: View, unit: Unit, language: Language): string {
  const say = words[language];
  const { facing, disrupted, damaged, hits } = unit;
  const looks = facing === null ? '' : `, ${say.faces(facingName(facing, language))}`;
  const facts = [
    ...(disrupted === 'no' ? [] : [say.marks.disrupted]),
    ...(damaged ? [say.marks.damaged] : []),
    ...(hits.length > 0 ? [say.hits(hits.length)] : []),
    ...(isSpent(view, unit) ? [say.spent] : []),
  ];
  const cargo = view.units.filter(({ aboard }) => aboard === unit.id).map((each) => `; ${say.aboard(titleOf(view, each, language))}`);
  return `${unitName(unit.id, language)}${looks}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}${cargo.join('')}`;
}
