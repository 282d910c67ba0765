import { distancesFrom } from '../../../engine';
import { walker } from '../../kit/walk';
import { isBarred } from '../effects/events';
import { addForce, addPieces, type Force, isPlane, landPieces, pieceFacts, pieces, planePieces, sizeOf, takeForce } from '../pieces';
import type { OrderOf, Side, State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { areAdjacent, boardOf, factsOf, hasZone, neighbours } from './board';
import { isSupplied } from './supply';
import { checkRoom, enter, isEnemyOccupied, unitsOf, zoneAt } from './zones';

/** Ground forces of the side that may leave a zone: cubes that partisans drew there stay. */
export function movable(state: State, zone: ZoneId, side: Side): Force {
  const units = unitsOf(state, zone, side);
  const force: Force = {};
  for (const piece of landPieces) {
    const count = (units[piece] ?? 0) - (piece === 'cube' ? heldIn(state, zone, side) : 0);
    if (count > 0) force[piece] = count;
  }
  return force;
}

/** Cubes of the zone that partisans drew there this turn. */
export const heldIn = (state: State, zone: ZoneId, side: Side): number => (side === 'axis' ? (state.held[zone] ?? 0) : 0);

/** Why these ground forces cannot leave the zone to move or attack. */
export function checkLeaving(state: State, side: Side, zone: ZoneId, units: Force): Fault | null {
  if (!hasZone(state, zone)) return fault('no-zone', { zone });
  const count = sizeOf(units);
  if (count === 0) return fault('nothing', { zone }, 'units');
  const plane = pieces.find((piece) => isPlane(piece) && units[piece]);
  if (plane) return fault('planes-fly', { zone }, 'units');
  if (isBarred(state, zone, side)) return fault('strangled', { zone });
  const there = unitsOf(state, zone, side);
  for (const piece of landPieces) {
    const want = units[piece] ?? 0;
    if (want > (there[piece] ?? 0)) return fault('not-there', { zone, piece, count: there[piece] ?? 0 }, 'units');
  }
  if ((units.cube ?? 0) > (there.cube ?? 0) - heldIn(state, zone, side)) return fault('held', { zone }, 'units');
  if (state.options.supplyToMove && !isSupplied(state, side, zone)) return fault('unsupplied', { zone });
  return null;
}

/** 4: whether ground forces may step from one zone into the next. */
export const mayStep = (state: State, side: Side, to: ZoneId): boolean => !isEnemyOccupied(state, to, side) && !isBarred(state, to, side);

/** Ways of ground forces of a side, whatever their number. */
export const walks = walker<State, Side>({
  name: 'walk',
  keyOf: (side) => side,
  gait(state, side) {
    const open = new Set(boardOf(state).ids.filter((zone) => mayStep(state, side, zone)));
    return { onward: (way) => neighbours(state, way[way.length - 1] ?? '').filter((zone) => open.has(zone)) };
  },
});

export function checkMove(state: State, side: Side, { path, units }: OrderOf<'move'>): Fault | null {
  const [from = ''] = path;
  const leaving = checkLeaving(state, side, from, units);
  if (leaving) return leaving;
  for (let i = 1; i < path.length; i++) {
    const at = path[i - 1] ?? '';
    const next = path[i] ?? '';
    if (!hasZone(state, next)) return fault('no-zone', { zone: next }, 'path');
    if (!areAdjacent(state, at, next)) return fault('not-adjacent', { zone: at, to: next }, 'path');
    if (isEnemyOccupied(state, next, side)) return fault('enemy-there', { zone: next }, 'path');
    if (isBarred(state, next, side)) return fault('strangled', { zone: next }, 'path');
    if (path.indexOf(next) < i) return fault('twice', { zone: next }, 'path');
  }
  return null;
}

export function doMove(state: State, side: Side, { path, units }: OrderOf<'move'>, told: Told43[]): void {
  const [from = '', ...way] = path;
  takeForce(zoneAt(state, from).units, units);
  told.push({ event: { type: 'moved', side, path, units }, to: 'all' });
  const end = way.at(-1) ?? from;
  for (const zone of way) enter(state, zone, side, zone === end ? units : {}, told);
}

/** Planes of a zone that were not placed in this impulse. */
export function restedPlanes(state: State, zone: ZoneId, side: Side): Force {
  const units = unitsOf(state, zone, side);
  const flown = state.impulse?.side === side ? (state.impulse.flown[zone] ?? {}) : {};
  const rested: Force = {};
  for (const piece of planePieces) {
    const { kind, flipped } = pieceFacts[piece];
    const free = (units[piece] ?? 0) + (units[flipped] ?? 0) - (flown[kind] ?? 0);
    const count = Math.min(units[piece] ?? 0, free);
    if (count > 0) rested[piece] = count;
  }
  return rested;
}

/** Why planes cannot go to a zone. */
export function checkLanding(state: State, side: Side, from: ZoneId, to: ZoneId, units: Force): Fault | null {
  if (!hasZone(state, to)) return fault('no-zone', { zone: to }, 'to');
  if (to === from || zoneAt(state, to).control !== side) return fault('not-yours', { zone: to }, 'to');
  if (isBarred(state, from, side) || isBarred(state, to, side)) {
    return fault('strangled', { zone: isBarred(state, to, side) ? to : from }, 'to');
  }
  return checkRoom(state, to, units, 'to');
}

export function checkFly(state: State, side: Side, { from, to, units }: OrderOf<'fly'>): Fault | null {
  if (!hasZone(state, from)) return fault('no-zone', { zone: from }, 'from');
  if (sizeOf(units) === 0) return fault('nothing', { zone: from }, 'units');
  for (const piece of pieces) {
    const want = units[piece] ?? 0;
    if (want === 0) continue;
    if (!isPlane(piece)) return fault('only-planes', {}, 'units');
    if (want > (unitsOf(state, from, side)[piece] ?? 0)) {
      return fault('not-there', { zone: from, piece, count: unitsOf(state, from, side)[piece] ?? 0 }, 'units');
    }
    if (want > (restedPlanes(state, from, side)[piece] ?? 0)) return fault('flown', { zone: from }, 'units');
  }
  if (!withinFlown(state, side, from, units)) return fault('flown', { zone: from }, 'units');
  return checkLanding(state, side, from, to, units);
}

/** Engaged and operational planes of a kind together must not be more than have rested. */
function withinFlown(state: State, side: Side, from: ZoneId, units: Force): boolean {
  const there = unitsOf(state, from, side);
  const flown = state.impulse?.flown[from] ?? {};
  return (['plane', 'italian-plane'] as const).every((kind) => {
    const both = (force: Force) => (force[kind] ?? 0) + (force[`engaged-${kind}`] ?? 0);
    return both(units) <= both(there) - (flown[kind] ?? 0) || both(units) === 0;
  });
}

export function doFly(state: State, side: Side, { from, to, units }: OrderOf<'fly'>, told: Told43[]): void {
  takeForce(zoneAt(state, from).units, units);
  addForce(zoneAt(state, to).units, units);
  if (state.impulse) {
    state.impulse.flown[to] ??= {};
    for (const piece of planePieces) if (units[piece]) addPieces(state.impulse.flown[to], pieceFacts[piece].kind, units[piece]);
  }
  told.push({ event: { type: 'flown', side, from, to, units }, to: 'all' });
}

/** 6. */
export function checkShip(state: State, side: Side, { from, to, units }: OrderOf<'ship'>): Fault | null {
  if (side === 'axis' && state.surrendered) return fault('no-transport', {}, 'type');
  const leaving = checkLeaving(state, side, from, units);
  if (leaving) return leaving;
  if (!hasZone(state, to)) return fault('no-zone', { zone: to }, 'to');
  for (const zone of [from, to]) if (!factsOf(state, zone).sea) return fault('no-coast', { zone }, zone === from ? 'from' : 'to');
  if (to === from || zoneAt(state, to).control !== side) return fault('not-yours', { zone: to }, 'to');
  if (isBarred(state, to, side)) return fault('strangled', { zone: to }, 'to');
  const points = state.transport[side];
  if (sizeOf(units) > points) return fault('transport-points', { count: points }, 'units');
  return null;
}

/** The force puts to sea; it arrives when nobody intercepts it any more. */
export function doShip(state: State, side: Side, { from, to, units }: OrderOf<'ship'>, told: Told43[]): void {
  if (!state.impulse) throw new Error('no impulse');
  takeForce(zoneAt(state, from).units, units);
  state.transport[side] -= sizeOf(units);
  state.impulse.shipping = { from, to, units: { ...units } };
  told.push({ event: { type: 'shipped', side, from, to, units, left: state.transport[side] }, to: 'all' });
}

/** 9.5: triangle zones that the enemy controls. */
export const isPartisanZone = (state: State, zone: ZoneId): boolean =>
  factsOf(state, zone).triangle && zoneAt(state, zone).control === 'axis';

/** Zones partisans may go to: connected through their own kind of zones. */
export function partisanWays(state: State, from: ZoneId): ZoneId[] {
  const found = distancesFrom(boardOf(state).around, from, Number.POSITIVE_INFINITY, (step) => isPartisanZone(state, step));
  return [...found.keys()].filter((zone) => zone !== from).sort();
}

export function checkInfiltrate(state: State, side: Side, { from, to }: OrderOf<'infiltrate'>): Fault | null {
  if (side !== 'allied' || !state.partisans.some(({ zone }) => zone === from)) return fault('no-partisans', { zone: from }, 'from');
  if (!hasZone(state, to) || !partisanWays(state, from).includes(to)) return fault('partisans-zone', { zone: to }, 'to');
  return null;
}

export function doInfiltrate(state: State, { from, to }: OrderOf<'infiltrate'>, told: Told43[]): void {
  const here = state.partisans.filter(({ zone }) => zone === from);
  const one = here.find(({ engaged }) => !engaged) ?? here[0];
  if (!one) throw new Error(`no partisans in ${from}`);
  one.zone = to;
  told.push({ event: { type: 'infiltrated', from, to }, to: 'all' });
}
