import type { Language, Measure } from '../../../engine';
import { say } from '../../kit/words';
import { card, type Side, sides } from '../cards';
import { afoot, isAircraft, isObstacle } from '../rules/battle';
import { holdersOf, pointsOn } from '../rules/victory';
import type { View } from '../state';
import { sideName } from '../words/names';

/** Points on the map and lost, units, who stands at the objective; where it is the aim, points that left by the far end. */
export function measures(view: View, language: Language): Measure[] {
  const measure = (id: string, title: string, figureOf: (side: Side) => number): Measure => ({
    ...{ id, title },
    lines: sides.map((side) => ({ owner: side, name: sideName(side, language), value: figureOf(side) })),
  });
  const { scenario, aim } = view.options;
  const units = afoot(view).filter((unit) => !isObstacle(view, unit) && !isAircraft(view, unit));
  return [
    measure('points', say(language, 'Points on the map', 'Punti sulla mappa'), (side) => pointsOn(view, side)),
    measure('lost', say(language, 'Points lost', 'Punti persi'), (side) => lostBy(view, side)),
    measure('units', say(language, 'Units on the map', 'Unità sulla mappa'), (side) => units.filter((unit) => unit.side === side).length),
    measure('objective', say(language, 'Units at the objective', 'Unità presso l’obiettivo'), (side) => holdersOf(view, side).length),
    ...(scenario === 'own' && aim === 'exit'
      ? [measure('exited', say(language, 'Points off the map', 'Punti usciti dalla mappa'), (side) => view.exited[side])]
      : []),
  ];
}

const lostBy = ({ fallen, edition }: View, side: Side): number =>
  fallen.filter((each) => each.side === side).reduce((sum, each) => sum + card(edition, each.card).cost, 0);
