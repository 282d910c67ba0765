import { editionOf } from '../editions';
import type { AaTold, Declared, SpaceId, State, Units } from '../types';
import { without } from './loading';
import { hasEnemies, isHostileSea } from './spaces';
import { addUnits, marked, remark, removeUnits, stacksAt } from './stacks';

/** R41-7.1: the battles that may come next: assaults first, each territory after the zones its transports lie in. */
export function openBattles(state: State, pending: readonly Declared[]): Declared[] {
  const assaults = pending.filter((each) => each.amphibious);
  if (assaults.length === 0) return [...pending];
  return assaults.filter(
    ({ space, kind }) => kind === 'sea' || !assaults.some((each) => each.kind === 'sea' && landsFrom(state, each.space, space)),
  );
}

const landsFrom = (state: State, zone: SpaceId, target: SpaceId): boolean =>
  stacksAt(state, zone).some((each) => each.assault?.target === target);

/** R41-8.2: transports in zones without enemy surface warships put their troops ashore. */
export function goAshore(state: State, target: SpaceId, told: AaTold[]): void {
  for (const zone of editionOf(state).coast[target] ?? []) {
    if (isHostileSea(state, zone, state.power)) continue;
    const units: Units = {};
    for (const stack of stacksAt(state, zone)) {
      if (stack.assault?.target !== target) continue;
      removeUnits(state, zone, stack, stack.count);
      const cargo = without(stack.cargo ?? [], stack.assault.lands);
      addUnits(state, zone, marked(stack, { cargo, assault: undefined, spent: true }), stack.count);
      for (const { owner, type } of stack.assault.lands) {
        addUnits(state, target, { owner, type, spent: true, seaborne: true }, stack.count);
        units[type] = (units[type] ?? 0) + stack.count;
      }
    }
    if (Object.keys(units).length > 0) {
      told.push({ event: { type: 'ashore', power: state.power, space: target, from: zone, units }, to: 'all' });
    }
  }
}

/** R41-8.2: a sea part that the attacker lost opens no way ashore, not even for those aboard an ally's transport that took no part. */
export function callOff(state: State, zone: SpaceId): void {
  for (const stack of stacksAt(state, zone)) if (stack.assault) remark(state, zone, stack, stack.count, { assault: undefined });
}

/** AAC-5.9: nobody defends the territory. */
export const isUndefended = (state: State, { space, kind }: Declared): boolean => kind === 'land' && !hasEnemies(state, space, state.power);
