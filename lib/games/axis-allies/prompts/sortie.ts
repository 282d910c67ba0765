import { pickNumber, remember, run } from '../../../engine';
import { editionOf } from '../editions';
import type { Role } from '../pieces';
import { flightSteps } from '../rules/air';
import { checkCombatMove } from '../rules/combat-move';
import { factoriesOf } from '../rules/factories';
import { fliesKamikaze } from '../rules/kamikaze';
import { fliesRaids, isBombTarget } from '../rules/raids';
import { usualFlight } from '../rules/routes';
import { enemyShips, isHostileSea, leavesChoice } from '../rules/spaces';
import { isEmpty } from '../rules/units';
import type { Language, Order, OrderOf, SpaceId, State, Units, UnitType } from '../types';
import { type Form, pickSpace, wordsIn } from './form';
import { pickRoute } from './move';
import { stockOf } from './targets';

/** Aircraft of a space that go out in a role, to one space, in as many as are legal. */
interface Sortie {
  readonly from: SpaceId;
  readonly role: Role;
}

const orderOf = (state: State, { from, role }: Sortie, to: SpaceId, units: Units): OrderOf<'move'> => ({
  type: 'move',
  path: usualFlight(state, units, from, to) ?? [from, to],
  units,
  role,
});

const isLegal = (state: State, sortie: Sortie, to: SpaceId, units: Units): boolean =>
  checkCombatMove(state, orderOf(state, sortie, to, units)).ok;

const isFit: Record<Role, (state: State, type: UnitType) => boolean> = { raid: fliesRaids, kamikaze: fliesKamikaze };

/** Free aircraft of a space that fit the role. */
const crewsOf = (state: State, { from, role }: Sortie): [UnitType, number][] =>
  [...stockOf(state, from).counts].filter(([type]) => isFit[role](state, type));

/** Complexes for raids, zones with enemy ships for kamikazes. */
const targetsOf = (state: State, role: Role): readonly SpaceId[] =>
  role === 'raid' ? factoriesOf(state).filter((to) => isBombTarget(state, to)) : editionOf(state).zones.filter((to) => hasShips(state, to));

const hasShips = (state: State, zone: SpaceId): boolean =>
  leavesChoice(enemyShips(state, zone, state.power)) || isHostileSea(state, zone, state.power);

/** Spaces that aircraft of a space could go to in a role. */
export const sortiesFrom = (state: State, from: SpaceId, role: Role): SpaceId[] =>
  state.phase === 'combat-move' && editionOf(state).ways.complexesBombed
    ? remember(state, `${role} ${from}`, () => {
        const crews = crewsOf(state, { from, role });
        const { longestFlight } = editionOf(state);
        return crews.length === 0
          ? []
          : targetsOf(state, role)
              .filter((to) => flightSteps(state, from, to) <= longestFlight)
              .filter((to) => crews.some(([type]) => isLegal(state, { from, role }, to, { [type]: 1 })))
              .sort();
      })
    : [];

/** Where to, then how many of each; with none yet, numbers that the rest can still make an order of. */
export function* sortieForm(state: State, from: SpaceId, role: Role, language: Language): Form<Order> {
  const { names, labels } = wordsIn(language);
  const where = () => labels[`${role}Where`]({ from });
  const to = yield* pickSpace('target', sortiesFrom(state, from, role), language, where);
  const units: Units = {};
  const crews = crewsOf(state, { from, role });
  for (const [i, [type, have]] of crews.entries()) {
    const later = crews.slice(i + 1);
    const open = run(0, have).filter((count) => {
      const chosen = { ...units, ...(count > 0 && { [type]: count }) };
      return isEmpty(chosen)
        ? later.some(([other]) => isLegal(state, { from, role }, to, { [other]: 1 }))
        : isLegal(state, { from, role }, to, chosen);
    });
    const count = yield* pickNumber(`units-${type}`, open, () => ({
      label: labels.howMany({ units: names.unit(type, have) }),
      space: from,
    }));
    if (count > 0) units[type] = count;
  }
  return yield* pickRoute(state, orderOf(state, { from, role }, to, units), language);
}
