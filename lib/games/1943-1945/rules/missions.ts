import { remember } from '../../../engine';
import { isBarred } from '../effects/events';
import { addPieces, isPlane, pieces, planeKinds } from '../pieces';
import { follows } from '../quirks';
import type { OrderOf, Plane, Rng, Side, State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { areAdjacent, boardOf, hasZone, rangeOf, tablesOf } from './board';
import { countSorties, missionsLeft, runways } from './sorties';
import { enemyOf, flip, isEmpty, isEnemyOccupied, unitsOf, zoneAt } from './zones';

/** Operational planes of the side that may fly a mission to the target. */
export function planesFor(state: State, side: Side, target: ZoneId): Plane[] {
  const found: Plane[] = [];
  for (const from of boardOf(state).ids) {
    for (const plane of planeKinds) if (checkPlane(state, side, { from, plane }, target) === null) found.push({ from, plane });
  }
  return found;
}

/** 5, 8: why this plane cannot fly a mission to the target. `idle` also lets engaged planes go (C-07). */
export function checkPlane(state: State, side: Side, { from, plane }: Plane, target: ZoneId, idle = false): Fault | null {
  const units = unitsOf(state, from, side);
  if (!units[plane]) {
    if (!units[`engaged-${plane}`]) return fault('no-plane', { zone: from, piece: plane }, 'plane');
    if (!idle) return fault('plane-engaged', { zone: from }, 'plane');
  }
  if (isBarred(state, from, side)) return fault('strangled', { zone: from }, 'plane');
  if (!rangeOf(state, side, from).has(target)) return fault('out-of-reach', { zone: from, to: target }, 'plane');
  if (units[plane] && missionsLeft(state, side, from) < 1) return fault('airport', { zone: from, most: runways(state, from) }, 'plane');
  return null;
}

/** The plane flies its mission and is engaged. */
export function launch(state: State, side: Side, { from, plane }: Plane): void {
  const { units } = zoneAt(state, from);
  if (unitsOf(state, from, side)[plane] === undefined) return;
  flip(units, plane);
  countSorties(state, side, from, 1);
}

/** 8. */
export function checkBomb(state: State, side: Side, { target, from, plane, passing }: OrderOf<'bomb'>): Fault | null {
  if (!hasZone(state, target)) return fault('no-zone', { zone: target }, 'target');
  if (passing) {
    const moved = state.impulse?.moved;
    if (!moved || state.impulse?.side === side || !moved.path.slice(0, -1).includes(target) || isEmpty(moved.units)) {
      return fault('nothing-passes', { zone: target }, 'target');
    }
  } else if (!isEnemyOccupied(state, target, side)) return fault('no-enemy', { zone: target }, 'target');
  return checkPlane(state, side, { from, plane }, target);
}

/** Every bombardment the side may fly now. */
export const bombings = (state: State, side: Side): OrderOf<'bomb'>[] =>
  remember(state, `bombings ${side}`, () => findBombings(state, side));

function findBombings(state: State, side: Side): OrderOf<'bomb'>[] {
  const found: OrderOf<'bomb'>[] = [];
  const { ids } = boardOf(state);
  const moved = state.impulse?.side === side ? null : state.impulse?.moved;
  const passed = moved && !isEmpty(moved.units) ? moved.path.slice(0, -1) : [];
  for (const from of ids) {
    const units = unitsOf(state, from, side);
    const planes = planeKinds.filter((plane) => units[plane]);
    if (planes.length === 0 || missionsLeft(state, side, from) < 1 || isBarred(state, from, side)) continue;
    const range = rangeOf(state, side, from);
    for (const target of ids) {
      if (!range.has(target)) continue;
      for (const plane of planes) {
        if (isEnemyOccupied(state, target, side)) found.push({ type: 'bomb', target, from, plane });
        if (passed.includes(target)) found.push({ type: 'bomb', target, from, plane, passing: true });
      }
    }
  }
  return found;
}

export function doBomb(
  state: State,
  side: Side,
  { target, from, plane, passing: through }: OrderOf<'bomb'>,
  rng: Rng,
  told: Told43[],
): void {
  const { impulse } = state;
  const passing = through === true;
  if (!impulse) throw new Error('no impulse');
  launch(state, side, { from, plane });
  const zone = zoneAt(state, target);
  const enemy = unitsOf(state, target, enemyOf(side));
  const covered = pieces.some((piece) => isPlane(piece) && enemy[piece]) || (zone.line === true && zone.control !== side);
  const { bombing, bombingProtected } = tablesOf(state).hits;
  const needs = covered ? bombingProtected : bombing;
  const [die = 0] = rng.roll(`bombing ${target}`, 1, 6);
  const hit = die >= needs;
  told.push({ event: { type: 'bombed', side, from, target, die, needs, hit, passing }, to: 'all' });
  if (!hit) return;
  const at = passing ? (impulse.moved?.path.at(-1) ?? target) : target;
  impulse.toll = { side: enemyOf(side), zone: at, hits: 1, cause: 'bombing', whom: passing ? 'moved' : 'zone' };
}

/** 9.5: partisans of `at` draw a cube out of `from`. */
export function checkLure(state: State, { at, from }: OrderOf<'lure'>): Fault | null {
  if (!state.partisans.some((each) => each.zone === at && !each.engaged)) return fault('no-partisans', { zone: at }, 'at');
  if (zoneAt(state, at).control !== 'axis') return fault('partisans-zone', { zone: at }, 'at');
  if (!hasZone(state, from) || !areAdjacent(state, at, from)) return fault('not-adjacent', { zone: at, to: from }, 'from');
  if (!unitsOf(state, from, 'axis').cube) return fault('no-cube', { zone: from }, 'from');
  const strangled = follows(state, 'strangleBinds') ? [at, from].find((zone) => isBarred(state, zone, 'axis')) : undefined;
  return strangled === undefined ? null : fault('strangled', { zone: strangled }, 'from');
}

export function lures(state: State): OrderOf<'lure'>[] {
  return state.partisans.flatMap(({ zone: at }) =>
    (boardOf(state).around[at] ?? []).flatMap((from) => {
      const order: OrderOf<'lure'> = { type: 'lure', at, from };
      return checkLure(state, order) === null ? [order] : [];
    }),
  );
}

export function doLure(state: State, { at, from }: OrderOf<'lure'>, told: Told43[]): void {
  const partisans = state.partisans.find((each) => each.zone === at && !each.engaged);
  if (!partisans) throw new Error(`no partisans in ${at}`);
  partisans.engaged = true;
  // a cube that was drawn already goes last
  const { units } = zoneAt(state, from);
  if ((units.cube ?? 0) === (state.held[from] ?? 0)) release(state, from);
  addPieces(units, 'cube', -1);
  addPieces(zoneAt(state, at).units, 'cube', 1);
  state.held[at] = (state.held[at] ?? 0) + 1;
  told.push({ event: { type: 'lured', at, from }, to: 'all' });
}

function release(state: State, zone: ZoneId): void {
  const left = (state.held[zone] ?? 0) - 1;
  if (left > 0) state.held[zone] = left;
  else delete state.held[zone];
}

/** 9.7, 9.8. */
export function checkStrike(state: State, side: Side, by: 'fleet' | 'uboat'): Fault | null {
  if (by === 'uboat' && (side !== 'axis' || state.uboat !== 'operational')) return fault('no-uboat', {}, 'by');
  if (by === 'fleet' && state.fleets[side].operational < 1) return fault('no-fleet', { count: 1, most: 0 }, 'by');
  if (state.fleets[enemyOf(side)].operational < 1) return fault('no-enemy-fleet', {}, 'by');
  return null;
}

export function doStrike(state: State, side: Side, by: 'fleet' | 'uboat', rng: Rng, told: Told43[]): void {
  if (by === 'uboat') state.uboat = 'engaged';
  else engageFleets(state, side, 1);
  const [die = 0] = rng.roll(`attack on a fleet by ${by}`, 1, 6);
  const hit = die >= tablesOf(state).hits.fleetAttack;
  if (hit) engageFleets(state, enemyOf(side), 1);
  told.push({ event: { type: 'struck', side, by, die, hit }, to: 'all' });
}

export function engageFleets(state: State, side: Side, count: number): void {
  const fleets = state.fleets[side];
  if (fleets.operational < count) throw new Error(`${side} has not ${count} operational fleets`);
  fleets.operational -= count;
  fleets.engaged += count;
}

/** 6, 7.7: what could intercept in the zone. */
export function interceptorsFor(state: State, side: Side, zone: ZoneId): { fleets: number; uboat: boolean; planes: Plane[] } {
  const idle = state.options.engagedIntercept;
  const uboat = side === 'axis' && (state.uboat === 'operational' || (idle && state.uboat === 'engaged'));
  const planes: Plane[] = [];
  for (const from of boardOf(state).ids) {
    for (const plane of planeKinds) {
      const units = unitsOf(state, from, side);
      const count = (units[plane] ?? 0) + (idle ? (units[`engaged-${plane}`] ?? 0) : 0);
      for (let n = 0; n < count; n++) if (checkPlane(state, side, { from, plane }, zone, idle) === null) planes.push({ from, plane });
    }
  }
  return { fleets: state.fleets[side].operational, uboat, planes: idle ? planes : withinAirports(state, side, planes) };
}

/** No more planes of one zone than may still fly from there. */
function withinAirports(state: State, side: Side, planes: Plane[]): Plane[] {
  const listed: Record<string, number> = {};
  return planes.filter(({ from, plane }) => {
    const key = `${from} ${plane}`;
    listed[key] = (listed[key] ?? 0) + 1;
    return listed[key] <= missionsLeft(state, side, from);
  });
}

/** The zone from which more planes would fly together than its airport lets; engaged ones (C-07) count for nothing. */
export function overAirport(state: State, side: Side, planes: readonly Plane[]): ZoneId | null {
  for (const from of new Set(planes.map((each) => each.from))) {
    const units = unitsOf(state, from, side);
    const flying = planeKinds.reduce((sum, kind) => {
      const named = planes.filter((each) => each.from === from && each.plane === kind).length;
      return sum + Math.min(named, units[kind] ?? 0);
    }, 0);
    if (flying > missionsLeft(state, side, from)) return from;
  }
  return null;
}
