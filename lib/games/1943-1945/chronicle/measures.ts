import type { Language, Measure } from '../../../engine';
import { say } from '../../kit/words';
import { sides } from '../orders';
import { boardOf } from '../rules/board';
import { starsHeld } from '../rules/victory';
import type { Side, View } from '../types';
import { nouns } from '../words/names';
import { strengthOf } from './worth';

/** Stars that count, forces in cubes, zones. */
export function measures(view: View, language: Language): Measure[] {
  const measure = (id: string, title: string, figureOf: (side: Side) => number): Measure => ({
    ...{ id, title },
    lines: sides.map((side) => ({ owner: side, name: nouns[language].sides[side], value: figureOf(side) })),
  });
  const { ids, zone } = boardOf(view);
  const stars = starsHeld(view);
  const all = ids.filter((id) => zone[id]?.star).length;
  const held = measure('stars', say(language, 'Stars', 'Stelle'), (side) => stars[side]);
  return [
    { ...held, lines: held.lines.map((line) => (line.owner === 'allied' ? { ...line, goal: all } : line)) },
    measure('strength', say(language, 'Forces, in cubes', 'Forze, in blocchetti'), (side) => strengthOf(view, side)),
    measure('zones', say(language, 'Zones', 'Zone'), (side) => ids.filter((id) => view.zones[id]?.control === side).length),
  ];
}
