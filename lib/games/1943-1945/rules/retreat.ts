import { isBarred } from '../effects/events';
import { addForce, type Force, forceOf, isPlane, landPieces, pieces, sizeOf, takeForce } from '../pieces';
import { follows } from '../quirks';
import type { OrderOf, Side, State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { hasZone, neighbours } from './board';
import { checkLanding, heldIn } from './movement';
import { flip, unitsOf, zoneAt } from './zones';

/** 7.5: ways out of an attacked zone, over one or two zones of one's own; never by sea. */
export function retreatPaths(state: State, side: Side, from: ZoneId): ZoneId[][] {
  if (isBarred(state, from, side)) return [];
  const open = (zone: ZoneId) => state.zones[zone]?.control === side && !isBarred(state, zone, side);
  const paths: ZoneId[][] = [];
  for (const first of neighbours(state, from)) {
    if (!open(first)) continue;
    paths.push([first]);
    for (const second of neighbours(state, first)) if (second !== from && open(second)) paths.push([first, second]);
  }
  return paths;
}

/** IT339: cubes that partisans drew into the zone do not leave it, by whatever way. */
export function bound(state: State, zone: ZoneId, side: Side): Force {
  const held = follows(state, 'heldCubes') ? heldIn(state, zone, side) : 0;
  return held > 0 ? { cube: held } : {};
}

/** Ground forces that may retreat out of the attacked zone of their own will; none where a part may not (C-08) and one is held. */
export function retreating(state: State, side: Side, from: ZoneId): Force {
  const force = forceOf(unitsOf(state, from, side), landPieces);
  const held = bound(state, from, side);
  if (!state.options.partialRetreat && held.cube) return {};
  takeForce(force, held);
  return force;
}

export const mayRetreatFreely = (state: State, side: Side, from: ZoneId): boolean =>
  sizeOf(retreating(state, side, from)) > 0 && retreatPaths(state, side, from).length > 0;

/** Ground forces leave of their own will. */
export function checkRetreat(state: State, side: Side, { path, units }: OrderOf<'retreat'>): Fault | null {
  const from = state.impulse?.combat?.target ?? '';
  const there = unitsOf(state, from, side);
  if (sizeOf(units) === 0) return fault('nothing', { zone: from }, 'units');
  for (const piece of pieces) {
    const want = units[piece] ?? 0;
    if (want > 0 && isPlane(piece)) return fault('planes-evacuate', {}, 'units');
    if (want > (there[piece] ?? 0)) return fault('not-there', { zone: from, piece, count: there[piece] ?? 0 }, 'units');
  }
  const { cube: held = 0 } = bound(state, from, side);
  if ((units.cube ?? 0) > (there.cube ?? 0) - held) return fault('held', { zone: from }, 'units');
  if (!state.options.partialRetreat && (held > 0 || landPieces.some((piece) => (units[piece] ?? 0) !== (there[piece] ?? 0)))) {
    return fault('retreat-all', {}, 'units');
  }
  if (!retreatPaths(state, side, from).some((way) => way.join(' ') === path.join(' ')))
    return fault('retreat-way', { zone: path.at(-1) ?? '' }, 'path');
  return null;
}

/** Forces leave along the path; planes among them are engaged by it. */
export function doRetreat(state: State, side: Side, { path, units }: Omit<OrderOf<'retreat'>, 'type'>, told: Told43[]): void {
  const from = state.impulse?.combat?.target ?? '';
  const to = path.at(-1) ?? '';
  told.push({ event: { type: 'retreated', side, from, path, units }, to: 'all' });
  takeForce(zoneAt(state, from).units, units);
  addForce(zoneAt(state, to).units, engagedPlanes(units));
}

/** 7.2: planes leave an attacked zone for any of their side with room. */
export function checkEvacuate(state: State, side: Side, { to, units }: OrderOf<'evacuate'>): Fault | null {
  const from = state.impulse?.combat?.target ?? '';
  const there = unitsOf(state, from, side);
  if (sizeOf(units) === 0) return fault('nothing', { zone: from }, 'units');
  for (const piece of pieces) {
    const want = units[piece] ?? 0;
    if (want > 0 && !isPlane(piece)) return fault('only-planes', {}, 'units');
    if (want > (there[piece] ?? 0)) return fault('not-there', { zone: from, piece, count: there[piece] ?? 0 }, 'units');
  }
  return hasZone(state, to) ? checkLanding(state, side, from, to, units) : fault('no-zone', { zone: to }, 'to');
}

export function doEvacuate(state: State, side: Side, { to, units }: OrderOf<'evacuate'>, told: Told43[]): void {
  const from = state.impulse?.combat?.target ?? '';
  told.push({ event: { type: 'evacuated', side, from, to, units }, to: 'all' });
  takeForce(zoneAt(state, from).units, units);
  addForce(zoneAt(state, to).units, engagedPlanes(units));
}

function engagedPlanes(units: Force): Force {
  const force: Force = { ...units };
  for (const piece of ['plane', 'italian-plane'] as const) {
    for (let n = units[piece] ?? 0; n > 0; n--) flip(force, piece);
  }
  return force;
}
