import { type Force, sizeOf, together } from '../pieces';
import { arrowsLeft, dropZones, embarkable, landingRoom, landingTargets, landTargets, mayTank, uncommitted } from '../rules/attacks';
import { boardOf, factsOf, neighbours } from '../rules/board';
import { interceptorsFor, planesFor } from '../rules/missions';
import { isEmpty, isEnemyOccupied, unitsOf } from '../rules/zones';
import type { Attack, Order, Side, State, Support, ZoneId } from '../types';
import { atMost, depthOf, garrison, ground, type Option, worthOfAttack } from './survey';

type Part = Attack['forces'][number];

function supportFor(state: State, side: Side, target: ZoneId, forces: Part[], drop: ZoneId | null): Support {
  const [plane = null] = planesFor(state, side, target);
  return { tank: forces.some(({ from, units }) => mayTank(state, target, from, units)), plane, drop };
}

/** Attacks over land by all that is near and may be spared, from as many zones as there are arrows for. */
export function attacks(state: State, side: Side): Option[] {
  return landTargets(state, side).flatMap(({ target, from }) => {
    const near = marching(from, (zone) => committed(state, side, zone));
    const most = Math.min(near.length, arrowsLeft(state));
    return Array.from({ length: most }, (_, n) => attackBy(state, side, target, near.slice(0, n + 1))).flat();
  });
}

/** What would march out of these zones, the strongest part first. */
export function marching(from: readonly ZoneId[], forceOf: (zone: ZoneId) => Force): Part[] {
  return from
    .map((zone) => ({ from: zone, units: forceOf(zone) }))
    .filter(({ units }) => !isEmpty(units))
    .sort((a, b) => depthOf(b.units) - depthOf(a.units));
}

/** What would go aboard so many fleets, the largest part first; one tank at most. */
export function boarding(state: State, fleets: number, forceOf: (zone: ZoneId) => Force): Part[] {
  const parts: Part[] = [];
  let room = landingRoom(state, fleets);
  let tanks = 1;
  const starts = boardOf(state).coast.map((from) => ({ from, units: forceOf(from) }));
  for (const { from, units } of starts.sort((a, b) => sizeOf(b.units) - sizeOf(a.units))) {
    const some = atMost(units, room, tanks);
    if (isEmpty(some)) continue;
    parts.push({ from, units: some });
    room -= sizeOf(some);
    tanks -= (some.tank ?? 0) + (some['engaged-tank'] ?? 0);
    if (room === 0) break;
  }
  return parts;
}

function attackBy(state: State, side: Side, target: ZoneId, parts: Part[]): Option[] {
  const [drop = null] = dropZones(state, side, target, parts);
  const dropped = drop === null ? 0 : 1;
  const all = together(...parts.map(({ units }) => units));
  const worth = worthOfAttack(state, target, all, side, { dropped });
  const support = supportFor(state, side, target, parts, worth < 2.5 ? drop : null);
  const order: Order = { type: 'attack', target, forces: parts, support };
  return [
    { order, worth },
    { order: { ...order, support: { ...support, drop: null } }, worth: worth - 0.3 },
  ];
}

/** All that may attack from a zone but one piece where a star would be left empty. */
function committed(state: State, side: Side, zone: ZoneId): Force {
  const free = uncommitted(state, zone, side);
  const exposed = factsOf(state, zone).star && neighbours(state, zone).filter((near) => isEnemyOccupied(state, near, side)).length > 1;
  return exposed ? atMost(free, Math.max(0, sizeOf(free) - 1)) : free;
}

/** Landings with one fleet or two. */
export function landings(state: State, side: Side): Option[] {
  const targets = landingTargets(state, side);
  if (targets.length === 0) return [];
  const found: Option[] = [];
  for (let fleets = 1; fleets <= Math.min(2, state.fleets.allied.operational); fleets++) {
    const forces = boarding(state, fleets, (zone) => afloat(state, zone));
    const all = together(...forces.map(({ units }) => units));
    if (sizeOf(all) < 3) continue;
    for (const target of targets) {
      const risk = interceptorsFor(state, 'axis', target);
      const lost = (risk.fleets + (risk.uboat ? 1 : 0)) / 3;
      const [drop = null] = dropZones(state, side, target, []);
      const worth =
        worthOfAttack(state, target, all, side, { already: fleets / 3, dropped: drop === null ? 0 : 1 }) - lost * 0.5 - (fleets - 1) * 0.6;
      const afterwards = neighbours(state, target).reduce((sum, near) => sum + depthOf(ground(unitsOf(state, near, 'axis'))), 0);
      const support = { ...supportFor(state, side, target, [], drop), tank: !factsOf(state, target).mountain && (all.tank ?? 0) > 0 };
      found.push({ order: { type: 'land', target, fleets, forces, support }, worth: worth - Math.max(0, afterwards - 6) * 0.15 });
      found.push({ order: { type: 'land', target, fleets, forces }, worth: worth - 0.5 });
    }
  }
  return found;
}

/** What may embark without baring a zone that counts. */
function afloat(state: State, zone: ZoneId): Force {
  const free = embarkable(state, zone);
  const stay = garrison(state, 'allied', zone);
  const others = sizeOf(ground(unitsOf(state, zone, 'allied'))) - sizeOf(free);
  return atMost(free, Math.max(0, sizeOf(free) - Math.max(0, stay - others)), 1);
}
