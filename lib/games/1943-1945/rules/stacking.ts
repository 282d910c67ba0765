import { type OrderOf, type Side, sides } from '../orders';
import { addForce, countOf, type Force, includes, pieces, sizeOf, takeForce, tankPieces } from '../pieces';
import type { State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { areAdjacent, boardOf, hasZone, neighbours, tablesOf } from './board';
import { bound } from './retreat';
import { checkRoom, discardAll, occupierOf, roomIn, zoneAt } from './zones';

export interface Excess {
  side: Side;
  zone: ZoneId;
  /** Pieces over the limit, and tanks over theirs. */
  pieces: number;
  tanks: number;
}

/** 1: zones that hold too much at the end of an impulse. */
export function excesses(state: State): Excess[] {
  const { stacking, tanksPerZone } = tablesOf(state);
  return boardOf(state).ids.flatMap((zone) => {
    const side = occupierOf(state, zone);
    if (!side) return [];
    const { units } = zoneAt(state, zone);
    const over = sizeOf(units) - stacking;
    const tanks = countOf(units, tankPieces) - tanksPerZone;
    return over > 0 || tanks > 0 ? [{ side, zone, pieces: Math.max(0, over), tanks: Math.max(0, tanks) }] : [];
  });
}

export const sidesOver = (state: State): Side[] => sides.filter((side) => excesses(state).some((each) => each.side === side));

/** What of the zone may go: tanks while there are too many of them, else anything. */
export function surplus(state: State, { zone, tanks }: Excess): Force {
  const { units } = zoneAt(state, zone);
  const force: Force = {};
  for (const piece of tanks > 0 ? tankPieces : pieces) if (units[piece]) force[piece] = units[piece];
  return force;
}

/** What of it may go to another zone: cubes that partisans drew stay (IT339). */
export function movableSurplus(state: State, excess: Excess): Force {
  const force = surplus(state, excess);
  if (force.cube) takeForce(force, bound(state, excess.zone, excess.side));
  return force;
}

export const surplusCount = ({ pieces: over, tanks }: Excess): number => (tanks > 0 ? tanks : over);

/** Adjacent own zones that have room for at least one piece of the surplus. */
export function shiftTargets(state: State, excess: Excess): ZoneId[] {
  const force = movableSurplus(state, excess);
  return neighbours(state, excess.zone).filter((to) => zoneAt(state, to).control === excess.side && shiftable(state, to, force) > 0);
}

/** How many pieces of the force the zone has room for. */
export function shiftable(state: State, to: ZoneId, force: Force): number {
  const room = roomIn(state, to);
  const tanks = countOf(force, tankPieces);
  return Math.max(0, Math.min(room.pieces, sizeOf(force) - tanks + Math.max(0, Math.min(room.tanks, tanks))));
}

function checkSurplus(state: State, side: Side, zone: ZoneId, units: Force): Fault | Excess {
  const excess = excesses(state).find((each) => each.side === side && each.zone === zone);
  if (!excess) return fault('no-excess', { zone }, 'zone');
  if (sizeOf(units) === 0) return fault('nothing', { zone }, 'units');
  if (!includes(surplus(state, excess), units))
    return fault(excess.tanks > 0 ? 'excess-tanks' : 'excess-there', { zone, count: surplusCount(excess) }, 'units');
  if (sizeOf(units) > surplusCount(excess)) return fault('excess-count', { zone, count: surplusCount(excess) }, 'units');
  return excess;
}

const isFault = (found: Fault | Excess): found is Fault => 'reason' in found;

export function checkShift(state: State, side: Side, { from, to, units }: OrderOf<'shift'>): Fault | null {
  const excess = checkSurplus(state, side, from, units);
  if (isFault(excess)) return excess;
  if (!includes(movableSurplus(state, excess), units)) return fault('held', { zone: from }, 'units');
  if (!hasZone(state, to) || !areAdjacent(state, from, to)) return fault('not-adjacent', { zone: from, to }, 'to');
  if (zoneAt(state, to).control !== side) return fault('not-yours', { zone: to }, 'to');
  return checkRoom(state, to, units, 'to');
}

/** Only what finds no room around is removed. */
export function checkDisband(state: State, side: Side, { zone, units }: OrderOf<'disband'>): Fault | null {
  const excess = checkSurplus(state, side, zone, units);
  if (isFault(excess)) return excess;
  return shiftTargets(state, excess).length > 0 ? fault('room-around', { zone }, 'zone') : null;
}

export function doShift(state: State, side: Side, { from, to, units }: OrderOf<'shift'>, told: Told43[]): void {
  takeForce(zoneAt(state, from).units, units);
  addForce(zoneAt(state, to).units, units);
  told.push({ event: { type: 'shifted', side, from, to, units }, to: 'all' });
}

export function doDisband(state: State, side: Side, { zone, units }: OrderOf<'disband'>, told: Told43[]): void {
  takeForce(zoneAt(state, zone).units, units);
  discardAll(state, side, units);
  told.push({ event: { type: 'disbanded', side, zone, units }, to: 'all' });
}
