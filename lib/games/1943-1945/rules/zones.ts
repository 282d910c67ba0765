import { addForce, addPieces, countOf, type Force, type Kind, type Piece, pieceFacts, pieces, sizeOf, tankPieces } from '../pieces';
import type { Pool, Side, State, Told43, Zone, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { tablesOf } from './board';

export const enemyOf = (side: Side): Side => (side === 'allied' ? 'axis' : 'allied');

export function zoneAt(state: State, id: ZoneId): Zone {
  const zone = state.zones[id];
  if (!zone) throw new Error(`no zone ${id}`);
  return zone;
}

export function isEmpty(force: Force): boolean {
  for (const piece in force) if (force[piece as Piece]) return false;
  return true;
}

/** Whose forces stand in a zone; partisans and fortified lines do not count. */
export function occupierOf(state: State, id: ZoneId): Side | null {
  const { control, units } = zoneAt(state, id);
  return isEmpty(units) ? null : control;
}

export const isEnemyOccupied = (state: State, id: ZoneId, side: Side): boolean => occupierOf(state, id) === enemyOf(side);

/** The side's own forces in a zone; none in one it does not control. */
export function unitsOf(state: State, id: ZoneId, side: Side): Force {
  const zone = state.zones[id];
  return zone && zone.control === side ? zone.units : {};
}

/** Control goes to who passes through; a line left alone is gone with it. */
export function takeControl(state: State, id: ZoneId, side: Side, told: Told43[]): void {
  const zone = zoneAt(state, id);
  if (zone.control === side) return;
  if (!isEmpty(zone.units)) throw new Error(`${id} is occupied`);
  zone.control = side;
  told.push({ event: { type: 'control', zone: id, side }, to: 'all' });
  if (zone.line) loseLine(state, id, told);
}

export function loseLine(state: State, id: ZoneId, told: Told43[]): void {
  delete zoneAt(state, id).line;
  const pool = state.pool.axis;
  pool.line = (pool.line ?? 0) + 1;
  told.push({ event: { type: 'line-lost', zone: id }, to: 'all' });
}

export function enter(state: State, id: ZoneId, side: Side, units: Force, told: Told43[]): void {
  takeControl(state, id, side, told);
  addForce(zoneAt(state, id).units, units);
}

/** Back to the pool, where it waits to come in again. */
export function discard(state: State, side: Side, piece: Piece, count: number): void {
  addToPool(state.pool[side], pieceFacts[piece].kind, count);
}

export function discardAll(state: State, side: Side, force: Force): void {
  for (const piece of pieces) if (force[piece]) discard(state, side, piece, force[piece]);
}

export function addToPool(pool: Pool, kind: Kind | 'partisans' | 'line', count: number): void {
  const now = (pool[kind] ?? 0) + count;
  if (now < 0) throw new Error(`the pool has not ${-count} ${kind}`);
  if (now === 0) delete pool[kind];
  else pool[kind] = now;
}

/** Pieces that may still come into a zone under the stacking limits: all together, and tanks. */
export function roomIn(state: State, id: ZoneId): { pieces: number; tanks: number } {
  const { units } = zoneAt(state, id);
  const { stacking, tanksPerZone } = tablesOf(state);
  return { pieces: stacking - sizeOf(units), tanks: tanksPerZone - countOf(units, tankPieces) };
}

/** Why these forces find no room in a zone. */
export function checkRoom(state: State, zone: ZoneId, units: Force, field = 'units'): Fault | null {
  const room = roomIn(state, zone);
  const { stacking, tanksPerZone } = tablesOf(state);
  if (sizeOf(units) > room.pieces) return fault('full', { zone, count: room.pieces, most: stacking }, field);
  const tanks = countOf(units, tankPieces);
  return tanks > 0 && tanks > room.tanks ? fault('tanks', { zone, count: room.tanks, most: tanksPerZone }, field) : null;
}

/** Turns counters over in place. */
export function flip(force: Force, piece: Piece, count = 1): void {
  addPieces(force, piece, -count);
  addPieces(force, pieceFacts[piece].flipped, count);
}
