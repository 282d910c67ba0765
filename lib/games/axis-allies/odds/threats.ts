import type { BattleThreat, Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import { enemyAirfields, strongestAtSea, strongestOf, type Threat, threatsTo } from '../bot/threats';
import { editionOf } from '../editions';
import { powersOf, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { Power, Seat, SpaceId, Units, View } from '../types';
import { namesIn } from '../words/names';
import { effectsFor, mainOwner } from './set-up';

/**
 * Territories of a seat that are defended and an enemy could take in its next turn, and zones where ships of the seat could be attacked
 * in it, each with the strongest force that one enemy could bring.
 */
export function threatsTowards(view: View, seat: Seat, language: Language): BattleThreat[] {
  return [...ashore(view, seat), ...atSea(view, seat)].flatMap((attacked) => threatOf(view, attacked, language));
}

/** A place that an enemy could attack, and whose it is. */
interface Attacked extends Threat {
  space: SpaceId;
  power: Power;
}

function ashore(view: View, seat: Seat): Attacked[] {
  const edition = editionOf(view);
  return powersOf(view, seat).flatMap((power) => {
    const state = { ...view, power };
    const airfields = enemyAirfields(state, edition);
    return Object.keys(view.control)
      .filter((space) => view.control[space] === power)
      .flatMap((space) => {
        const threats = threatsTo(state, edition, space, airfields);
        const force = strongestOf(threats, edition);
        const worst = threats.find((each) => each.force === force);
        return worst ? [{ ...worst, space, power }] : [];
      });
  });
}

/** A zone is that of the power which has most there. */
function atSea(view: View, seat: Seat): Attacked[] {
  const edition = editionOf(view);
  const own = powersOf(view, seat);
  return edition.zones.flatMap((space) => {
    const power = mainOwner(stacksAt(view, space).filter(({ owner }) => own.includes(owner)));
    if (power === null) return [];
    const state = { ...view, power };
    const worst = strongestAtSea(state, edition, space, enemyAirfields(state, edition));
    return worst ? [{ ...worst, space, power }] : [];
  });
}

function threatOf(view: View, { space, power, enemy, force }: Attacked, language: Language): BattleThreat[] {
  const edition = editionOf(view);
  const names = namesIn(language);
  const held = (who: Power) => (view.effects?.[who] ?? []).filter((id) => effectsFor(edition, who).includes(id));
  const defence = defendersOf(view, space, power);
  if (Object.keys(defence).length === 0) return [];
  return [
    {
      ...{ space, name: capitalised(names.space(space)), by: `${names.power(enemy)}: ${names.units(force)}` },
      setUp: {
        choices: {
          ...{ place: space, attacker: enemy, defender: power, amphibious: false, lowLuck: view.options.lowLuck },
          ...{ attackEffects: held(enemy), defenceEffects: held(power) },
        },
        ...{ attack: force, defence },
      },
    },
  ];
}

/** Units of a power and its friends, guns among them; none where there are guns alone. */
function defendersOf(view: View, space: SpaceId, power: Power): Units {
  const { units } = editionOf(view);
  const found: Units = {};
  for (const { owner, type, count } of stacksAt(view, space)) {
    if (sameSide(view, owner, power) && !units[type].facility) found[type] = (found[type] ?? 0) + count;
  }
  return Object.keys(found).every((type) => units[type as keyof Units].flak !== undefined) ? {} : found;
}
