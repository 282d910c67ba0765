import type { Edition } from '../edition';
import { sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { type Power, powers, type SpaceId, type State, type Units, type UnitType, unitTypes } from '../types';
import { landTypes, plus, unitsOf } from './forces';

/** Reach of aircraft that must fly home again. */
const raidRange: Partial<Record<UnitType, number>> = { fighter: 3, bomber: 4 };

/** The strongest attack one enemy could bring against a territory in its next turn. */
export function strongestThreat(state: State, edition: Edition, territory: SpaceId): Units {
  let strongest: Units = {};
  let most = 0;
  for (const enemy of powers) {
    if (sameSide(state, enemy, state.power)) continue;
    const force = plus(
      plus(overland(state, edition, territory, enemy), byAir(state, edition, territory, enemy)),
      bySea(state, edition, territory, enemy),
    );
    const strength = unitTypes.reduce((sum, type) => sum + (force[type] ?? 0) * (edition.units[type].attack + 1), 0);
    if (strength > most && landTypes.some((type) => force[type])) {
      most = strength;
      strongest = force;
    }
  }
  return strongest;
}

/** Land units one step away, tanks also two when nothing of ours stands between. */
function overland(state: State, edition: Edition, territory: SpaceId, enemy: Power): Units {
  const force: Units = {};
  const counted = new Set([territory]);
  for (const near of edition.byLand[territory] ?? []) {
    addLand(force, state, near, enemy, counted, landTypes);
  }
  for (const near of edition.byLand[territory] ?? []) {
    if (stacksAt(state, near).some((each) => !sameSide(state, each.owner, enemy))) continue;
    for (const far of edition.byLand[near] ?? []) addLand(force, state, far, enemy, counted, ['tank']);
  }
  return force;
}

function addLand(force: Units, state: State, space: SpaceId, enemy: Power, counted: Set<SpaceId>, types: readonly UnitType[]): void {
  if (counted.has(space)) return;
  counted.add(space);
  for (const { owner, type, count } of stacksAt(state, space)) {
    if (owner === enemy && types.includes(type)) force[type] = (force[type] ?? 0) + count;
  }
}

function byAir(state: State, edition: Edition, territory: SpaceId, enemy: Power): Units {
  const force: Units = {};
  for (const [space, steps] of edition.flight[territory] ?? []) {
    for (const { owner, type, count } of stacksAt(state, space)) {
      if (owner === enemy && steps <= (raidRange[type] ?? -1)) force[type] = (force[type] ?? 0) + count;
    }
  }
  return force;
}

/** What transports within two zones carry or could load beside them. */
function bySea(state: State, edition: Edition, territory: SpaceId, enemy: Power): Units {
  const force: Units = {};
  const zones = new Set<SpaceId>();
  for (const coast of edition.coast[territory] ?? []) {
    zones.add(coast);
    for (const near of edition.bySea[coast] ?? []) {
      zones.add(near);
      for (const far of edition.bySea[near] ?? []) zones.add(far);
    }
  }
  for (const zone of zones) {
    for (const { owner, type, count, cargo } of stacksAt(state, zone)) {
      if (owner !== enemy || type !== 'transport') continue;
      const ashore = unitsOf((edition.coast[zone] ?? []).flatMap((each) => stacksAt(state, each).filter((stack) => stack.owner === enemy)));
      const tanks = cargo ? cargo.filter((each) => each.type === 'tank').length * count : Math.min(count, ashore.tank ?? 0);
      const infantry = cargo
        ? cargo.filter((each) => each.type === 'infantry').length * count
        : Math.min(2 * count - tanks, ashore.infantry ?? 0);
      force.tank = (force.tank ?? 0) + tanks;
      force.infantry = (force.infantry ?? 0) + infantry;
    }
  }
  return force;
}

/** Enemy warships within two zones and aircraft that could fly there and back, of the enemy that has most of them. */
export function strongestAtSea(state: State, edition: Edition, zone: SpaceId): Units {
  const near = new Set([zone]);
  for (const next of edition.bySea[zone] ?? []) {
    near.add(next);
    for (const far of edition.bySea[next] ?? []) near.add(far);
  }
  const forces = new Map<Power, Units>();
  for (const space in state.spaces) {
    const steps = edition.flight[space]?.get(zone) ?? 99;
    for (const { owner, type, count } of stacksAt(state, space)) {
      if (sameSide(state, owner, state.power)) continue;
      const ship = near.has(space) && type !== 'transport';
      if (!ship && !(type === 'fighter' && steps <= 2) && !(type === 'bomber' && steps <= 3)) continue;
      const force = forces.get(owner) ?? {};
      force[type] = (force[type] ?? 0) + count;
      forces.set(owner, force);
    }
  }
  const strength = (force: Units) => unitTypes.reduce((sum, type) => sum + (force[type] ?? 0) * edition.units[type].attack, 0);
  return [...forces.values()].sort((a, b) => strength(b) - strength(a))[0] ?? {};
}
