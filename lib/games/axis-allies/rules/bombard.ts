import { fail, ok, type Result } from '../../../engine';
import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { OrderOf } from '../orders';
import type { AaTold, Bombardment, Declared, Order, Rng, SpaceId, Stack, State, Units, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { type Salvo, shoot } from './fire';
import { defendersAt } from './forces';
import { commands } from './joint';
import { rankOf, remark, stacksAt } from './stacks';
import { isEmpty, unitOf } from './units';

/** What a ship of the active power bombards a shore on; 0: it does not (RREV-7.5). */
function bombardsOn(state: State, { owner, type }: Pick<Stack, 'owner' | 'type'>): number {
  const { bombards = 0 } = unitOf(state, type);
  const held = heldBy(state, owner);
  if (held.length === 0) return bombards;
  return Math.max(bombards, table.ask('onBombard', held, { state, owner, type }) ?? 0);
}

/** Own ships of a zone that can bombard: they fought nowhere this turn. */
const gunsOf = (state: State, zone: SpaceId): Stack[] =>
  stacksAt(state, zone).filter(
    ({ owner, type, hover, fought }) =>
      commands(state, owner) && !hover && !fought && unitOf(state, type).domain === 'sea' && bombardsOn(state, { owner, type }) > 0,
  );

/** The same by type. */
export function gunsAt(state: State, zone: SpaceId): Units {
  const guns: Units = {};
  for (const { type, count } of gunsOf(state, zone)) guns[type] = (guns[type] ?? 0) + count;
  return guns;
}

/** Territories that troops out of a zone are to assault, the dearest first. */
export function assaultedFrom(state: State, zone: SpaceId): SpaceId[] {
  const targets = new Set(stacksAt(state, zone).flatMap(({ assault }) => (assault ? [assault.target] : [])));
  for (const { from, to } of state.turn.parties ?? []) if (from === zone) targets.add(to);
  const value = (id: SpaceId) => {
    const facts = editionOf(state).space[id];
    return facts?.kind === 'land' ? facts.income : 0;
  };
  return [...targets].sort((a, b) => value(b) - value(a) || (a < b ? -1 : 1));
}

/** DPREV-2: ships of a zone fire at a target, or hold their fire. What is said again replaces what was said. */
export function checkBombard(state: State, { zone, target, units }: OrderOf<'bombard'>): Result<Order, Fault> {
  const targets = assaultedFrom(state, zone);
  if (targets.length === 0) return fail(fault('bombard-nowhere', { zone }, 'zone'));
  if (target !== undefined && !targets.includes(target)) return fail(fault('bombard-target', { zone, targets }, 'target'));
  const guns = gunsAt(state, zone);
  const aimed = (state.turn.bombards ?? []).filter((each) => each.zone === zone);
  const before = aimed.find((each) => each.target === (target ?? null))?.units ?? {};
  const others = aimed.filter((each) => each.target !== (target ?? null));
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) {
    const taken = others.filter((each) => each.units[type]);
    const most = (guns[type] ?? 0) - taken.reduce((sum, each) => sum + (each.units[type] ?? 0), 0);
    const told = taken.map((each) => each.target);
    if (count > most) return fail(fault('bombard-ships', { zone, type, most: Math.max(0, most), told }, 'units'));
  }
  const changes = editionOf(state).types.some((type) => (units[type] ?? 0) !== (before[type] ?? 0));
  if (!changes) return fail(fault('bombard-same', { zone, target: target ?? null }, 'units'));
  return ok({ type: 'bombard', zone, ...(target === undefined ? {} : { target }), units });
}

export function doBombard(state: State, order: OrderOf<'bombard'>): void {
  const { zone, units } = order;
  const target = order.target ?? null;
  const others = (state.turn.bombards ?? []).filter((each) => each.zone !== zone || each.target !== target);
  const bombards = isEmpty(units) ? others : [...others, { zone, target, units }];
  const { bombards: _before, ...turn } = state.turn;
  state.turn = bombards.length > 0 ? { ...turn, bombards } : turn;
}

/** When combat begins: ships of which nothing was said fire at the dearest assaulted target. */
export function aimGuns(state: State): void {
  if (!editionOf(state).ways.shipsBombard) return;
  const aimed: Bombardment[] = [...(state.turn.bombards ?? [])];
  for (const zone of Object.keys(state.spaces).sort()) {
    const [target] = assaultedFrom(state, zone);
    if (target === undefined) continue;
    const rest: Units = {};
    for (const [type, count] of Object.entries(gunsAt(state, zone)) as [UnitType, number][]) {
      const left = count - aimed.reduce((sum, each) => sum + (each.zone === zone ? (each.units[type] ?? 0) : 0), 0);
      if (left > 0) rest[type] = left;
    }
    if (Object.keys(rest).length > 0) aimed.push({ zone, target, units: rest });
  }
  if (aimed.length > 0) state.turn = { ...state.turn, bombards: aimed };
}

const aimedAt = (state: State, target: SpaceId, zones: readonly SpaceId[]): Bombardment[] =>
  (state.turn.bombards ?? []).filter((each) => each.target === target && zones.includes(each.zone));

/** RREV-7.5: of the zones that troops come ashore from those whose ships bombard: none where no land unit fights back. */
export function shoresOf(state: State, field: Declared, zones: readonly SpaceId[]): SpaceId[] {
  if (zones.length === 0 || !defendersAt(state, field).some((each) => unitOf(state, each.type).domain === 'land')) return [];
  const aimed = aimedAt(state, field.space, zones).map(({ zone }) => zone);
  return [...new Set(aimed)].filter((zone) => gunsOf(state, zone).length > 0);
}

/** RREV-7.5: each ship fires once; it has then fought. */
export function bombard(state: State, battle: Battle, rng: Rng, told: AaTold[]): void {
  const { space, shores = [] } = battle;
  const salvos: Salvo[] = [];
  for (const { zone, units } of aimedAt(state, space, shores)) {
    const left: Units = { ...units };
    for (const stack of gunsOf(state, zone)) {
      const count = Math.min(stack.count, left[stack.type] ?? 0);
      if (count === 0) continue;
      left[stack.type] = (left[stack.type] ?? 0) - count;
      remark(state, zone, stack, count, { spent: true, fought: true });
      const needs = bombardsOn(state, stack);
      const same = salvos.find((each) => each.owner === stack.owner && each.type === stack.type);
      if (same) same.count += count;
      else salvos.push({ owner: stack.owner, type: stack.type, count, needs, dice: 1 });
    }
  }
  if (salvos.length === 0) return;
  salvos.sort((a, b) => rankOf(a) - rankOf(b));
  shoot(state, battle, { part: 'attack', step: 'bombard', salvos }, rng, told);
}
