import type { BattleThreat, Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import { enemyAirfields, strongestOf, threatsTo } from '../bot/threats';
import { editionOf } from '../editions';
import { powersOf, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { Power, Seat, SpaceId, Units, View } from '../types';
import { namesIn } from '../words/names';
import { effectsFor } from './set-up';

/** Territories of a seat that are defended and an enemy could take in its next turn, each with the strongest force that one could bring. */
export function threatsTowards(view: View, seat: Seat, language: Language): BattleThreat[] {
  const edition = editionOf(view);
  const names = namesIn(language);
  const held = (power: Power) => (view.effects?.[power] ?? []).filter((id) => effectsFor(edition, power).includes(id));
  return powersOf(view, seat).flatMap((power) => {
    const state = { ...view, power };
    const airfields = enemyAirfields(state, edition);
    return Object.keys(view.control)
      .filter((space) => view.control[space] === power)
      .flatMap((space): BattleThreat[] => {
        const defence = defendersOf(view, space, power);
        const threats = threatsTo(state, edition, space, airfields);
        const force = strongestOf(threats, edition);
        const worst = threats.find((each) => each.force === force);
        if (!worst || Object.keys(defence).length === 0) return [];
        return [
          {
            ...{ space, name: capitalised(names.space(space)), by: `${names.power(worst.enemy)}: ${names.units(force)}` },
            setUp: {
              choices: {
                ...{ place: space, attacker: worst.enemy, defender: power, amphibious: false, lowLuck: view.options.lowLuck },
                ...{ attackEffects: held(worst.enemy), defenceEffects: held(power) },
              },
              ...{ attack: force, defence },
            },
          },
        ];
      });
  });
}

/** Land units, aircraft and guns of a power and its friends. */
function defendersOf(view: View, space: SpaceId, power: Power): Units {
  const { units } = editionOf(view);
  const found: Units = {};
  for (const { owner, type, count } of stacksAt(view, space)) {
    if (sameSide(view, owner, power) && !units[type].facility) found[type] = (found[type] ?? 0) + count;
  }
  return Object.keys(found).every((type) => units[type as keyof Units].flak !== undefined) ? {} : found;
}
