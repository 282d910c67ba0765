import type { Overlay, OverlayNote } from '../../../engine';
import { listed, say } from '../../kit/words';
import { abilities } from '../effects';
import type { Going, Obstruction } from '../effects/points';
import type { Hex } from '../map/hexes';
import type { FormContext } from '../prompts/form';
import { abilitiesOf } from '../rules/battle';
import { needed } from '../rules/hits';
import { paceOf, speedOf, stepOf } from '../rules/movement';
import { stepAfter, stoppedBy, type Threat, threatsOn, worstOf } from '../rules/threats';
import { explored, mayEnd, onward, walked } from '../rules/ways';
import { atLeast, percent } from '../words/aiming';
import { unitName } from '../words/names';
import { overlayWords } from '../words/overlay';

/** A way, and what is to be told of it. */
interface Told {
  way: readonly Hex[];
  spent: number;
  rolls: Obstruction[];
  threats: Threat[];
}

/** Where a unit can go and stay by the best ways, at what cost and what risk. */
export function moveOverlay(context: FormContext, going: Going): Overlay {
  const words = overlayWords(context.language);
  const ways = [...explored(going).routes.values()].filter(({ way }) => mayEnd(going, way) === null);
  return drawn(context, going, ways, words.moveText({ unit: unitName(going.unit.id, context.language) }));
}

/** Where a unit that is led hex by hex can go on to. */
export function stepOverlay(context: FormContext, going: Going, picked: readonly (string | undefined)[]): Overlay {
  const words = overlayWords(context.language);
  const isStopped = picked.includes('stop');
  const so = picked.flatMap((hex) => (hex === undefined || hex === 'stop' ? [] : [hex]));
  const ways = isStopped
    ? []
    : onward(going, so).flatMap((hex) => {
        const way = [...so, hex];
        const there = walked(going, way);
        return there.isEnd ? [{ way, spent: there.progress.spent }] : [];
      });
  return drawn(context, going, ways, words.stepText({ unit: unitName(going.unit.id, context.language) }));
}

function drawn({ language, view }: FormContext, going: Going, ways: readonly Pick<Told, 'way' | 'spent'>[], text: string): Overlay {
  const words = overlayWords(language);
  const known = new Map<string, Threat[]>();
  const told = ways.map(({ way, spent }): Told => {
    const steps = way.map((to, i) => [way[i - 1] ?? going.unit.hex ?? '', to] as const);
    const threats = steps.flatMap(([from, to]) => {
      // before the first turn nobody shoots
      const found = view.phase === 'vanguard' ? [] : (known.get(`${from}>${to}`) ?? threatsOn(stepAfter(going, from, to)));
      known.set(`${from}>${to}`, found);
      return found;
    });
    const rolls = steps.flatMap(([from, to]) => paceOf(stepOf(going.battle, going.unit, from, to))?.rolls ?? []);
    return { way, spent, rolls, threats: worstOf(threats) };
  });
  const ends = told.map((each) => [each.way.at(-1) ?? '', each] as const);
  const risky = ends.filter(([, { threats }]) => threats.length > 0);
  const rolling = ends.filter(([, { rolls }]) => rolls.length > 0);
  return {
    id: 'move',
    name: words.move,
    text,
    areas: [
      { look: 'near' as const, name: words.within, spaces: ends.map(([hex]) => hex) },
      { look: 'danger' as const, name: words.threatened, spaces: risky.map(([hex]) => hex) },
    ].filter(({ spaces }) => spaces.length > 0),
    signs: [
      { look: 'plain' as const, name: words.cost, at: ends.map(([hex, { spent }]): [string, string] => [hex, String(spent)]) },
      { look: 'die' as const, name: words.roll, at: rolling.map(([hex, { rolls }]): [string, string] => [hex, rollSign(rolls, going)]) },
      {
        look: 'danger' as const,
        name: words.diceOnWay,
        at: risky.map(([hex, { threats }]): [string, string] => [hex, String(diceIn(threats))]),
      },
    ].filter(({ at }) => at.length > 0),
    notes: Object.fromEntries(ends.map(([hex, each]) => [hex, noteOf(each, going, language)])),
  };
}

/** What a movement roll of a unit needs. */
const needOf = ({ battle, unit }: Going): number => needed - abilities.ask('onRollModifier', abilitiesOf(battle, unit), { battle, unit });

const rollSign = (rolls: readonly Obstruction[], going: Going): string =>
  rolls.length === 1 ? atLeast(needOf(going)) : `${rolls.length}×${atLeast(needOf(going))}`;

const diceIn = (threats: readonly Threat[]): number => threats.reduce((sum, { aim }) => sum + aim.dice, 0);

function noteOf({ spent, rolls, threats }: Told, going: Going, language: FormContext['language']): OverlayNote {
  const words = overlayWords(language);
  const need = atLeast(needOf(going));
  const shots = threats.map(({ aim, stops }) =>
    words.shot({
      ...{ unit: unitName(aim.attacker.id, language), hex: aim.at, range: aim.range },
      ...{ dice: aim.dice, defense: aim.defense, stops: percent(stops) },
    }),
  );
  const sentences = [
    words.costs({ spent, speed: speedOf(going).speed }),
    ...(rolls.length === 0
      ? []
      : [
          words.rolls({
            rolls: listed(
              rolls.map((what) => words.rollFor({ need, what: words[what] })),
              say(language, 'and', 'e'),
            ),
          }),
        ]),
    ...shots.map((shot) => `${shot}.`),
    ...(threats.length > 1 ? [words.chance({ share: percent(stoppedBy(threats)) })] : []),
  ];
  const brief = [
    words.briefCost({ spent }),
    ...(rolls.length === 0 ? [] : [words.briefRolls({ count: rolls.length })]),
    ...(threats.length === 0 ? [] : [words.briefFire({ dice: diceIn(threats) })]),
  ];
  return { text: sentences.join(' '), brief: brief.join(', ') };
}
