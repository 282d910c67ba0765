import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { AaTold, Loss, OrderOf, Power, SpaceId, Stack, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { defendersAt, type Part } from './forces';
import { isSea } from './spaces';
import { remark, removeUnits, stacksAt } from './stacks';
import { typesOf } from './units';

/** N-JP2, N-JP3: a unit may give itself up in the opening fire of a sea battle there. */
function mayDieFor(state: State, { owner, type }: Pick<Stack, 'owner' | 'type'>, part: Part, space: SpaceId): boolean {
  const held = heldBy(state, owner);
  return held.length > 0 && table.ask('onKamikaze', held, { state, owner, type, part, space }) !== null;
}

/** N-JP2: aircraft of the active power that may fly as kamikazes. */
export const fliesKamikaze = (state: State, type: UnitType): boolean => mayDieFor(state, { owner: state.power, type }, 'attack', '');

/** What keeps a move from being a kamikaze attack. */
export function kamikazeFault(state: State, { path, units }: OrderOf<'move'>): Fault | null {
  const space = path[path.length - 1] ?? '';
  const other = typesOf(units).find((type) => !fliesKamikaze(state, type));
  if (other !== undefined)
    return fault('kamikaze-unit', { type: other, fit: editionOf(state).types.filter((type) => fliesKamikaze(state, type)) }, 'units');
  return state.phase === 'combat-move' && isSea(state, space) ? null : fault('kamikaze-target', { space }, 'path');
}

/** N-JP3: defending submarines that may become kaiten, by owner. */
export function kaitenOf(state: State, battle: Battle): { owner: Power; count: number }[] {
  if (!state.effects || battle.kind !== 'sea') return [];
  const found = new Map<Power, number>();
  for (const { owner, type, count } of defendersAt(state, battle)) {
    if (mayDieFor(state, { owner, type }, 'defence', battle.space)) found.set(owner, (found.get(owner) ?? 0) + count);
  }
  return [...found].map(([owner, count]) => ({ owner, count }));
}

/** So many of them will not outlive the opening fire. */
export function declareKaiten(state: State, battle: Battle, count: number): void {
  let left = count;
  for (const stack of defendersAt(state, battle)) {
    if (left === 0 || !mayDieFor(state, stack, 'defence', battle.space)) continue;
    const some = Math.min(left, stack.count);
    remark(state, battle.space, stack, some, { kamikaze: true });
    left -= some;
  }
}

/** RREV-7.2 step 3: who gave itself up is gone, in addition to all other losses. */
export function giveUp(state: State, { space }: Battle, told: AaTold[]): void {
  const losses: Loss[] = [];
  for (const stack of stacksAt(state, space)) {
    if (!stack.kamikaze) continue;
    removeUnits(state, space, stack, stack.count);
    const same = losses.find(({ owner, type }) => owner === stack.owner && type === stack.type);
    if (same) same.count += stack.count;
    else losses.push({ owner: stack.owner, type: stack.type, count: stack.count });
  }
  if (losses.length > 0) told.push({ event: { type: 'kamikaze', space, losses }, to: 'all' });
}
