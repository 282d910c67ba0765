import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { moveOf } from '../rules/units';
import { type Power, powers, type SpaceId, type State, type Units, type UnitType } from '../types';
import { landTypes, plus, unitsOf } from './forces';

const airTypes = ['fighter', 'bomber'] as const satisfies readonly UnitType[];

export interface Threat {
  enemy: Power;
  force: Units;
}

/** What each enemy could bring against a territory in its next turn; those who could not take it are left out. */
export function threatsTo(state: State, edition: Edition, territory: SpaceId, airfields: Airfields): Threat[] {
  const threats: Threat[] = [];
  for (const enemy of powers) {
    if (sameSide(state, enemy, state.power)) continue;
    const ashore = plus(overland(state, edition, territory, enemy), bySea(state, edition, territory, enemy));
    if (landTypes.some((type) => ashore[type])) threats.push({ enemy, force: plus(ashore, byAir(state, territory, enemy, airfields)) });
  }
  return threats;
}

/** The strongest of several. */
export function strongestOf(threats: readonly Threat[], edition: Edition): Units {
  let strongest: Units = {};
  let most = 0;
  for (const { force } of threats) {
    const strength = edition.types.reduce((sum, type) => sum + (force[type] ?? 0) * (edition.units[type].attack + 1), 0);
    if (strength > most) {
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
  const fast = landTypes.filter((type) => edition.types.includes(type) && moveOf(state, enemy, type) > 1);
  for (const near of edition.byLand[territory] ?? []) {
    addLand(force, state, near, enemy, counted, landTypes);
  }
  for (const near of edition.byLand[territory] ?? []) {
    if (stacksAt(state, near).some((each) => !sameSide(state, each.owner, enemy))) continue;
    for (const far of edition.byLand[near] ?? []) addLand(force, state, far, enemy, counted, fast);
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

/** Steps from a space to where the other side's bombers can come down, and its fighters, which carriers may meet. */
export type Airfields = Readonly<Record<'bomber' | 'fighter', ReadonlyMap<SpaceId, number>>>;

export function enemyAirfields(state: State, edition: Edition): Airfields {
  const land = Object.keys(state.control).filter((territory) => !sameSide(state, state.control[territory] ?? state.power, state.power));
  const carriers = edition.zones.filter((zone) =>
    stacksAt(state, zone).some(({ owner, type }) => type === 'carrier' && !sameSide(state, owner, state.power)),
  );
  const decks = new Set(carriers.flatMap((zone) => [...zonesAround(edition, zone)]));
  return { bomber: stepsFrom(edition, land), fighter: stepsFrom(edition, [...land, ...decks]) };
}

function stepsFrom(edition: Edition, places: readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const found = new Map(places.map((place) => [place, 0]));
  let frontier = places;
  for (let steps = 1; frontier.length > 0; steps++) {
    const next: SpaceId[] = [];
    for (const at of frontier) {
      for (const step of edition.around[at] ?? []) {
        if (found.has(step)) continue;
        found.set(step, steps);
        next.push(step);
      }
    }
    frontier = next;
  }
  return found;
}

/** A zone and those at most two from it. */
export function zonesAround(edition: Edition, zone: SpaceId): ReadonlySet<SpaceId> {
  const zones = new Set<SpaceId>([zone]);
  for (const near of edition.bySea[zone] ?? []) {
    zones.add(near);
    for (const far of edition.bySea[near] ?? []) zones.add(far);
  }
  return zones;
}

/** Whether aircraft of a type in a space could strike another and land afterwards. */
function strikes(
  state: State,
  { from, to, type, owner }: { from: SpaceId; to: SpaceId; type: UnitType; owner: Power },
  airfields: Airfields,
): boolean {
  const edition = editionOf(state);
  const steps = edition.flight[from]?.get(to);
  if (steps === undefined || (type !== 'fighter' && type !== 'bomber')) return false;
  const move = moveOf(state, owner, type);
  return steps + (airfields[type].get(to) ?? move) <= move;
}

function byAir(state: State, territory: SpaceId, enemy: Power, airfields: Airfields): Units {
  const force: Units = {};
  for (const from in state.spaces) {
    for (const { owner, type, count } of stacksAt(state, from)) {
      if (owner !== enemy || !airTypes.some((each) => each === type)) continue;
      if (strikes(state, { from, to: territory, type, owner }, airfields)) force[type] = (force[type] ?? 0) + count;
    }
  }
  return force;
}

/** What transports within two zones carry or could load beside them. */
function bySea(state: State, edition: Edition, territory: SpaceId, enemy: Power): Units {
  const force: Units = {};
  const zones = new Set((edition.coast[territory] ?? []).flatMap((coast) => [...zonesAround(edition, coast)]));
  for (const zone of zones) {
    for (const { owner, type, count, cargo } of stacksAt(state, zone)) {
      if (owner !== enemy || type !== 'transport') continue;
      const ashore = unitsOf((edition.coast[zone] ?? []).flatMap((each) => stacksAt(state, each).filter((stack) => stack.owner === enemy)));
      const tanks = cargo ? cargo.filter((each) => each.type === 'tank').length * count : Math.min(count, ashore.tank ?? 0);
      const infantry = cargo
        ? cargo.filter((each) => each.type === 'infantry').length * count
        : Math.min(2 * count - tanks, ashore.infantry ?? 0);
      const guns = cargo
        ? cargo.filter((each) => each.type === 'artillery').length * count
        : Math.min(count - tanks, ashore.artillery ?? 0);
      if (guns > 0) force.artillery = (force.artillery ?? 0) + guns;
      force.tank = (force.tank ?? 0) + tanks;
      force.infantry = (force.infantry ?? 0) + infantry;
    }
  }
  return force;
}

/** Enemy warships within two zones and aircraft that could strike there, of the enemy that has most of them; null: nothing could. */
export function strongestAtSea(state: State, edition: Edition, zone: SpaceId, airfields: Airfields): Threat | null {
  const near = zonesAround(edition, zone);
  const forces = new Map<Power, Units>();
  for (const from in state.spaces) {
    for (const { owner, type, count } of stacksAt(state, from)) {
      if (sameSide(state, owner, state.power) || type === 'transport') continue;
      const { domain } = edition.units[type];
      if (domain === 'land' || (domain === 'sea' && !near.has(from))) continue;
      if (domain === 'air' && !strikes(state, { from, to: zone, type, owner }, airfields)) continue;
      const force = forces.get(owner) ?? {};
      force[type] = (force[type] ?? 0) + count;
      forces.set(owner, force);
    }
  }
  const strength = (force: Units) => edition.types.reduce((sum, type) => sum + (force[type] ?? 0) * edition.units[type].attack, 0);
  const [strongest] = [...forces].sort(([, a], [, b]) => strength(b) - strength(a));
  return strongest ? { enemy: strongest[0], force: strongest[1] } : null;
}
