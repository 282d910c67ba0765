import type { Hand, Language, Track } from '../../../engine';
import { type Side, sides } from '../cards';
import type { End } from '../map/battle-map';
import { cardOf } from '../rules/battle';
import { controllerOf, judged, pointsOn } from '../rules/victory';
import type { View } from '../state';
import { phaseName, sideName, unitName } from '../words/names';
import { costText, pointsText } from '../words/points';
import { iconOf } from './icons';
import { lookedUp } from './tokens';
import { words } from './words';

/** What stands beside the board: turn and phase, the objective, points, ends. */
export function tracksOf(view: View, language: Language): Track[] {
  const say = words[language];
  const { scenario, aim } = view.options;
  const controller = controllerOf(view);
  const each = (value: (side: Side) => number): Track['rows'] =>
    sides.map((side) => ({ label: sideName(side, language), value: pointsText(value(side), language), owner: side }));
  const ends = sides.flatMap((side): Track['rows'] => {
    const end = view.ends[side];
    return end === null ? [] : [{ label: say.ends[end satisfies End], value: sideName(side, language), owner: side }];
  });
  return [
    {
      title: say.turn,
      rows: [
        { label: say.turn, value: turnOf(view), ...(scenario === 'standard' && { hint: say.turnHint }) },
        {
          label: view.active === null ? say.phase : sideName(view.active, language),
          value: phaseName(view.phase, language),
          ...(view.active && { owner: view.active }),
        },
      ],
    },
    ...(view.layout === 0
      ? []
      : [
          {
            title: `${say.objective} ${view.objective}`,
            rows: [
              {
                label: say.controls,
                value: controller ? sideName(controller, language) : say.nobody,
                ...(controller && { owner: controller }),
                hint: say.objectiveHint,
              },
            ],
          },
        ]),
    { title: say.points, rows: each((side) => pointsOn(view, side)) },
    ...(scenario === 'own' && aim === 'exit' ? [{ title: say.exited, rows: each((side) => view.exited[side]) }] : []),
    ...(ends.length > 0 ? [{ title: say.end, rows: ends }] : []),
  ];
}

/** "3 / 7": the turn, and the one after which the battle is judged next. */
function turnOf({ turn, options: { scenario, turns } }: View): string {
  const next = scenario !== 'standard' ? turns : turn <= judged.objective ? judged.objective : judged.points;
  return turn <= next ? `${turn} / ${next}` : `${turn}`;
}

/** What is not on the map: units the view has by name, of the others' reserve how many there are. */
export function handsOf(view: View, language: Language): Hand[] {
  const say = words[language];
  return sides.flatMap((side): Hand[] => {
    const waiting = view.units.filter((unit) => unit.side === side && unit.hex === null && unit.aboard === null);
    const hidden = side === view.viewer ? 0 : view.reserves[side];
    if (waiting.length + hidden === 0) return [];
    const cards = waiting.map((unit) => {
      const card = cardOf(view, unit);
      return {
        id: unit.id,
        title: unitName(unit.id, language),
        ...lookedUp(view, unit, language),
        lines: [`${say.units[iconOf(card)]}, ${costText(card.cost, language)}`],
      };
    });
    return [{ title: `${say.reserve}: ${sideName(side, language)}`, owner: side, cards, hidden }];
  });
}
