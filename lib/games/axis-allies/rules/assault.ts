import { editionOf } from '../editions';
import type { AaTold, Declared, OrderOf, SpaceId, State, Units } from '../types';
import { defendersAt } from './forces';
import { without } from './loading';
import { isHostileSea } from './spaces';
import { addUnits, marked, remark, removeUnits, stacksAt } from './stacks';

/** The battles that may come next: each territory after the zones its transports lie in, and D-30: assaults first, or in any order. */
export function openBattles(state: State, pending: readonly Declared[]): Declared[] {
  const assaults = pending.filter((each) => each.amphibious);
  if (assaults.length === 0) return [...pending];
  const next = editionOf(state).ways.landingsFirst ? assaults : pending;
  return next.filter(
    ({ space, kind }) => kind === 'sea' || !next.some((each) => each.kind === 'sea' && landsFrom(state, each.space, space)),
  );
}

const waitAboard = (state: State, zone: SpaceId, target: SpaceId): boolean =>
  stacksAt(state, zone).some((each) => each.assault?.target === target);

const isParty = (state: State, zone: SpaceId, target: SpaceId): boolean =>
  state.turn.parties?.some(({ from, to }) => from === zone && to === target) ?? false;

/** Troops in the zone are to land in the territory, or have on their ship's way (N-JP4). */
export const landsFrom = (state: State, zone: SpaceId, target: SpaceId): boolean =>
  waitAboard(state, zone, target) || isParty(state, zone, target);

/** Zones from which an assault on the territory comes, as far as they are not hostile. */
export const assaultZones = (state: State, target: SpaceId): SpaceId[] =>
  (editionOf(state).coast[target] ?? []).filter((zone) => landsFrom(state, zone, target) && !isHostileSea(state, zone, state.power));

/** Those of them in which troops are still aboard. */
export const beachheads = (state: State, target: SpaceId): SpaceId[] =>
  assaultZones(state, target).filter((zone) => waitAboard(state, zone, target));

/** N-JP4: one unit goes ashore in the combat move, while its ship sails on. */
export function landFirst(state: State, { type, to, at }: NonNullable<OrderOf<'assault'>['first']>): void {
  addUnits(state, to, { owner: state.power, type, spent: true, seaborne: true }, 1);
  if (isParty(state, at, to)) return;
  const all = [...(state.turn.parties ?? []), { from: at, to }];
  state.turn = { ...state.turn, parties: all.sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1)) };
}

/** R41-8.2: transports in zones that are not hostile put their troops ashore. */
export function goAshore(state: State, target: SpaceId, told: AaTold[]): void {
  for (const zone of beachheads(state, target)) {
    const units: Units = {};
    for (const stack of stacksAt(state, zone)) {
      if (stack.assault?.target !== target) continue;
      removeUnits(state, zone, stack, stack.count);
      const cargo = without(stack.cargo ?? [], stack.assault.lands);
      addUnits(state, zone, marked(stack, { cargo, assault: undefined, spent: true, fought: undefined }), stack.count);
      for (const { owner, type } of stack.assault.lands) {
        addUnits(state, target, { owner, type, spent: true, seaborne: true }, stack.count);
        units[type] = (units[type] ?? 0) + stack.count;
      }
    }
    told.push({ event: { type: 'ashore', power: state.power, space: target, from: zone, units }, to: 'all' });
  }
}

/** R41-8.2: a sea part that the attacker lost opens no way ashore, not even for those aboard an ally's transport that took no part. */
export function callOff(state: State, zone: SpaceId): void {
  for (const stack of stacksAt(state, zone)) if (stack.assault) remark(state, zone, stack, stack.count, { assault: undefined });
}

/** RREV-8.2: the attacker calls a landing off; the troops stay aboard. */
export function callOffLanding(state: State, target: SpaceId): void {
  for (const zone of editionOf(state).coast[target] ?? []) {
    for (const stack of stacksAt(state, zone)) {
      if (stack.assault?.target === target) remark(state, zone, stack, stack.count, { assault: undefined });
    }
  }
}

/** AAC-5.9: nobody defends the territory. */
export const isUndefended = (state: State, declared: Declared): boolean =>
  declared.kind === 'land' && defendersAt(state, declared).length === 0;
