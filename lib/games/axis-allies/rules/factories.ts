import { editionOf } from '../editions';
import type { SpaceId, State } from '../types';

/** Territories with an industrial complex, built or printed. */
export const factoriesOf = (state: State): readonly SpaceId[] => state.complexes ?? editionOf(state).factories;

/** An industrial complex stands there, whoever's it is. */
export const hasFactory = (state: State, territory: SpaceId): boolean => factoriesOf(state).includes(territory);

/** R41-11.1: an industrial complex the active power has held since its turn began. */
export const isEligibleFactory = (state: State, territory: SpaceId): boolean =>
  state.control[territory] === state.power && !(territory in state.turn.captured);

/** R41-11.2: units an industrial complex can mobilise in a turn. */
export function capacityOf(state: State, territory: SpaceId): number {
  const facts = editionOf(state).space[territory];
  return facts?.kind === 'land' ? facts.income : 0;
}

export const eligibleFactories = (state: State): SpaceId[] => factoriesOf(state).filter((territory) => isEligibleFactory(state, territory));

/** RREV-9.11: where an industrial complex may be built, the richest first. */
export const sitesOf = (state: State): SpaceId[] =>
  Object.keys(state.control)
    .filter((each) => isEligibleFactory(state, each) && capacityOf(state, each) > 0 && !hasFactory(state, each))
    .sort((a, b) => capacityOf(state, b) - capacityOf(state, a) || (a < b ? -1 : 1));

/** R41-11.4: zones where ships of an industrial complex may be placed. */
export const launchZones = (state: State, factory: SpaceId): SpaceId[] =>
  (editionOf(state).coast[factory] ?? []).filter((zone) => !isClosedBay(state, factory, zone));

/** Q41-02: the table's option bars the complex from a zone that no ship can leave. */
export function isClosedBay(state: State, factory: SpaceId, zone: SpaceId): boolean {
  const { coast, bySea } = editionOf(state);
  return state.options.blackSeaBuild === false && (coast[factory] ?? []).includes(zone) && (bySea[zone] ?? []).length === 0;
}
