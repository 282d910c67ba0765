import type { Language, Painting } from '../../../engine';
import { rangeOf } from '../map/hexes';
import { afoot } from '../rules/battle';
import type { View } from '../state';
import { handsOf, tracksOf } from './beside';
import { tokensOf } from './tokens';
import { words } from './words';

export { board } from './board';

/** One position on the board; while nobody knows its layout the ground is clear. */
export function paint(view: View, language: Language): Painting {
  const layout = view.layout || view.options.layout;
  const hands = handsOf(view, language);
  return {
    ...(layout > 0 && { ground: String(layout) }),
    tints: {},
    tokens: tokensOf(view, language),
    arrows: arrowsOf(view, language),
    marks: marksOf(view, language),
    tracks: tracksOf(view, language),
    ...(hands.length > 0 && { hands }),
  };
}

function marksOf({ layout, objective, smoke, broken }: View, language: Language): Painting['marks'] {
  const say = words[language];
  const bridges = broken.flatMap((edge) =>
    edge.split('|').map((space) => ({ space, icon: 'broken-bridge', title: say.broken(edge.replace('|', ' – ')) })),
  );
  return [
    ...(layout > 0 ? [{ space: objective, icon: 'objective', title: say.marks.objective, isLandmark: true }] : []),
    ...smoke.map((space) => ({ space, icon: 'smoke', title: say.marks.smoke, isLandmark: true })),
    ...bridges,
  ];
}

/** The way of a unit that waits for who may shoot at it. */
function arrowsOf({ walk, units }: View, language: Language): Painting['arrows'] {
  const unit = units.find(({ id }) => id === walk?.unit);
  if (!walk || !unit) return [];
  const path = [...walk.passed, ...walk.ahead];
  return path.length < 2
    ? []
    : [{ path, owner: unit.side, kind: walk.charge ? 'attack' : 'move', title: words[language].way(path.join(' → ')) }];
}

/** Hexes that are close enough to the enemy for a fight at medium range. */
const near = 4;

/** Hexes to look at first: of a move under way, else where both sides are near each other, else the objective. */
export function theatre(view: View): string[] {
  if (view.layout === 0) return [];
  if (view.walk) return [...new Set([...view.walk.passed, ...view.walk.ahead])];
  const standing = afoot(view).flatMap(({ side, hex }) => (hex === null ? [] : [{ side, hex }]));
  const met = standing.filter(({ side, hex }) => standing.some((other) => other.side !== side && rangeOf(hex, other.hex) <= near));
  return met.length > 0 ? [...new Set(met.map(({ hex }) => hex))] : [view.objective];
}
