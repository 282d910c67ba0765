import { planePieces, sizeOf, together } from '../pieces';
import { landTargets } from '../rules/attacks';
import { boardOf, factsOf, isAxisSource, neighbours, rangeOf } from '../rules/board';
import { interceptorsFor } from '../rules/missions';
import { movable, restedPlanes, walks } from '../rules/movement';
import { isSupplied, unsuppliedZones } from '../rules/supply';
import { enemyOf, isEmpty, isEnemyOccupied, roomIn, unitsOf } from '../rules/zones';
import type { Side, State, ZoneId } from '../types';
import { atMost, garrison, ground, isExposed, type Option, prizeOf, spareOf, threatTo, worthOfAttack, zonesOf } from './survey';

/** Planes go to where they reach most enemies, and to their own side's front; never where they crowd. */
export function flights(state: State, side: Side): Option[] {
  const found: Option[] = [];
  const worthOf = (zone: ZoneId): number => {
    const range = rangeOf(state, side, zone);
    const targets = zonesOf(state).filter((each) => range.has(each));
    const enemies = targets.filter((each) => isEnemyOccupied(state, each, side)).reduce((sum, each) => sum + prizeOf(state, each), 0);
    const own = targets.filter((each) => threatTo(state, side, each) > 0 && state.zones[each]?.control === side).length;
    const planes = planePieces.reduce((sum, piece) => sum + (unitsOf(state, zone, side)[piece] ?? 0), 0);
    const safe = threatTo(state, side, zone) > 0 && sizeOf(ground(unitsOf(state, zone, side))) < 2 ? 3 : 0;
    const room = (factsOf(state, zone).airport ? 2 : 1) - planes;
    return (side === 'allied' ? enemies : enemies * 0.4 + own * 1.5) + (room > 0 ? 0 : -6) - safe;
  };
  for (const from of zonesOf(state)) {
    const rested = restedPlanes(state, from, side);
    if (isEmpty(rested)) continue;
    const here =
      worthOf(from) +
      (planePieces.reduce((sum, piece) => sum + (unitsOf(state, from, side)[piece] ?? 0), 0) > (factsOf(state, from).airport ? 2 : 1)
        ? 0
        : 6);
    for (const piece of planePieces) {
      if (!rested[piece]) continue;
      for (const to of zonesOf(state)) {
        if (to === from || state.zones[to]?.control !== side) continue;
        const gain = worthOf(to) - Math.min(here, worthOf(from) + 6);
        if (gain > 3 && roomIn(state, to).pieces > 1) found.push({ order: { type: 'fly', from, to, units: { [piece]: 1 } }, worth: gain });
      }
    }
  }
  return found;
}

/** Empty zones of the enemy are walked into; forces gather where an attack or a threat wants them. */
export function marches(state: State, side: Side): Option[] {
  const found: Option[] = rescues(state, side);
  for (const from of zonesOf(state)) {
    const spare = spareOf(state, side, from);
    if (isEmpty(spare)) continue;
    const ways = walks.shortest(state, from, side);
    const here = standing(state, side, from);
    for (const [to, path] of ways) {
      const held = state.zones[to]?.control === side;
      if (!held) {
        const some = atMost(spare, Math.max(1, Math.min(sizeOf(spare), factsOf(state, to).star ? 2 : 1)), 0);
        const units = isEmpty(some) ? atMost(spare, 1) : some;
        found.push({ order: { type: 'move', path, units }, worth: prizeOf(state, to) + 1 });
        continue;
      }
      const room = roomIn(state, to);
      const units = atMost(spare, Math.min(room.pieces, 4), Math.min(2, room.tanks));
      const gain = standing(state, side, to) - here;
      if (sizeOf(units) > 0 && gain > 0.6) found.push({ order: { type: 'move', path, units }, worth: gain * 0.6 + sizeOf(units) * 0.2 });
    }
  }
  return found;
}

/** How good it is for one more piece to stand in a zone: the best attack from there, or the need to hold it. */
function standing(state: State, side: Side, zone: ZoneId): number {
  const here = ground(unitsOf(state, zone, side));
  const full = atMost(together(here, { cube: 6 }), 6);
  const prizes = neighbours(state, zone)
    .filter((near) => isEnemyOccupied(state, near, side))
    .map((near) => worthOfAttack(state, near, full, side));
  const lacking = garrison(state, side, zone) - sizeOf(here);
  const front = Math.max(0, ...prizes) * 0.7 + Math.max(0, lacking) * prizeOf(state, zone) * 0.4;
  // from a port of their own the Allies go on; inland, far from the enemy, nothing is left to do
  const port = side === 'allied' && factsOf(state, zone).sea ? 0.9 : 0;
  // what may be cut off next goes while it can
  const exposed = side === 'axis' && !factsOf(state, zone).star && isExposed(state, zone) ? 1.5 : 0;
  return Math.max(front, port) - exposed;
}

/** What is cut off goes where it is in supply again, or makes it so, while it can: a port for the Allies, a source for the Axis. */
function rescues(state: State, side: Side): Option[] {
  const targets = landTargets(state, side);
  const helps = (to: ZoneId) =>
    isSupplied(state, side, to) || (side === 'allied' ? factsOf(state, to).sea : isAxisSource(factsOf(state, to)));
  return unsuppliedZones(state, side).flatMap((from) => {
    const units = movable(state, from, side);
    const fights = targets.some((each) => each.from.includes(from) && worthOfAttack(state, each.target, units, side) > 1);
    if (fights || isEmpty(units)) return [];
    return [...walks.shortest(state, from, side)].flatMap(([to, path]): Option[] => {
      if (!helps(to)) return [];
      const room = roomIn(state, to);
      const some = atMost(units, room.pieces, room.tanks);
      return [{ order: { type: 'move', path, units: some }, worth: sizeOf(some) + prizeOf(state, to) / 10 - path.length / 10 }];
    });
  });
}

/** By sea from zones with nothing to do to zones that want more. */
export function voyages(state: State, side: Side): Option[] {
  const found: Option[] = [];
  const points = state.transport[side];
  if (points < 1) return found;
  const { coast } = boardOf(state);
  for (const from of coast) {
    const spare = spareOf(state, side, from);
    if (isEmpty(spare)) continue;
    const here = standing(state, side, from);
    for (const to of coast) {
      if (to === from || state.zones[to]?.control !== side) continue;
      const room = roomIn(state, to);
      const units = atMost(spare, Math.min(room.pieces, points), Math.min(1, room.tanks));
      const gain = standing(state, side, to) - here;
      const risk = interceptorsFor(state, enemyOf(side), to);
      const likely = (risk.fleets + (risk.uboat ? 1 : 0)) / 3;
      if (sizeOf(units) > 0 && gain > 1 + likely) found.push({ order: { type: 'ship', from, to, units }, worth: gain - likely });
    }
  }
  return found;
}
