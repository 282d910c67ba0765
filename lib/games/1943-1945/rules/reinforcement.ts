import { type Convertible, convertibles, type OrderOf, type Side } from '../orders';
import { addPieces } from '../pieces';
import type { State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { playable } from './acts';
import { boardOf, factsOf, hasZone, isAxisEntry, tablesOf } from './board';
import { buyable, costOf } from './costs';
import { isPartisanZone } from './movement';
import { isSupplied } from './supply';
import { addToPool, discard, enemyOf, unitsOf, zoneAt } from './zones';

/** Cubes that enter this turn: the track's figure, as far as the pool goes. */
function cubesDue(state: State, side: Side): number {
  const track: Record<string, number> = tablesOf(state).reinforcements[side];
  const due = track[String(state.turn)] ?? 0;
  const more = side === 'axis' && due > 0 ? state.options.axisCubes : 0;
  return Math.min(due + more, state.pool[side].cube ?? 0);
}

/** A side's turn to place. With the cubes that are due come those of its bid, as far as the pool goes; the others with its next ones. */
function muster(state: State, side: Side): State['muster'] {
  const due = cubesDue(state, side);
  const bid = state.extra?.side === side ? state.extra.cubes : 0;
  const more = Math.min(bid, (state.pool[side].cube ?? 0) - due);
  if (bid > more) state.extra = { side, cubes: bid - more };
  else if (bid > 0) delete state.extra;
  return { side, due: due + more, event: false };
}

/** 3: the reinforcement step of a turn begins with who has the initiative; nothing happens in turn 1. */
export function beginReinforcement(state: State): void {
  const first = state.initiative ?? 'allied';
  state.muster = state.turn > 1 ? muster(state, first) : null;
}

/** The other side's turn to place, or none. */
export function nextMuster(state: State): void {
  const side = state.muster?.side;
  state.muster = side && side === state.initiative ? muster(state, enemyOf(side)) : null;
}

/** Why cubes cannot enter in a zone. */
function checkEntry(state: State, side: Side, zone: ZoneId): Fault | null {
  if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
  if (zoneAt(state, zone).control !== side) return fault('not-yours', { zone }, 'zone');
  if (!isSupplied(state, side, zone)) return fault('unsupplied', { zone }, 'zone');
  const facts = factsOf(state, zone);
  if (side === 'allied' ? !facts.sea : !isAxisEntry(state, facts)) return fault('no-entry', { zone }, 'zone');
  return null;
}

export const entryZones = (state: State, side: Side): ZoneId[] =>
  boardOf(state).ids.filter((zone) => checkEntry(state, side, zone) === null);

export function checkReinforce(state: State, side: Side, { zone, cubes }: OrderOf<'reinforce'>): Fault | null {
  const due = state.muster?.due ?? 0;
  if (cubes > due) return fault('reinforcements', { count: due }, 'cubes');
  return checkEntry(state, side, zone);
}

export function doReinforce(state: State, side: Side, { zone, cubes }: OrderOf<'reinforce'>, told: Told43[]): void {
  if (!state.muster) throw new Error('nobody reinforces');
  state.muster.due -= cubes;
  addToPool(state.pool[side], 'cube', -cubes);
  addPieces(zoneAt(state, zone).units, 'cube', cubes);
  told.push({ event: { type: 'reinforced', side, zone, cubes }, to: 'all' });
}

/** Counters a zone's cubes can be converted into, and how many of each at most. */
export function conversions(state: State, side: Side, zone: ZoneId): { into: Convertible; most: number }[] {
  const cubes = unitsOf(state, zone, side).cube ?? 0;
  if (cubes === 0 || !isSupplied(state, side, zone)) return [];
  return convertibles.flatMap((into) => {
    const cost = costOf(state, side, into);
    if (cost === 0 || buyable(state, side, into, 1)) return [];
    const planes = side === 'allied' && into === 'plane' ? tablesOf(state).alliedPlanesPerTurn - state.planesBought : cubes;
    const most = Math.min(Math.floor(cubes / cost), state.pool[side][into] ?? 0, planes);
    if (most < 1 || (into === 'partisans' && partisanHomes(state).length === 0)) return [];
    return [{ into, most }];
  });
}

export const partisanHomes = (state: State): ZoneId[] => boardOf(state).ids.filter((zone) => isPartisanZone(state, zone));

export function checkConvert(state: State, side: Side, { zone, into, count, at }: OrderOf<'convert'>): Fault | null {
  if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
  const wrong = buyable(state, side, into, count);
  if (wrong) return wrong;
  const paid = count * costOf(state, side, into);
  const cubes = unitsOf(state, zone, side).cube ?? 0;
  if (cubes < paid) return fault('cubes', { zone, count: cubes, most: paid }, 'zone');
  if (!isSupplied(state, side, zone)) return fault('unsupplied', { zone }, 'zone');
  const limit = tablesOf(state).alliedPlanesPerTurn;
  if (side === 'allied' && into === 'plane' && state.planesBought + count > limit) return fault('one-plane', { most: limit }, 'count');
  if (into !== 'partisans') return at === undefined ? null : fault('convert-here', {}, 'at');
  if (at === undefined || !hasZone(state, at)) return fault('partisans-where', {}, 'at');
  return isPartisanZone(state, at) ? null : fault('partisans-zone', { zone: at }, 'at');
}

export function doConvert(state: State, side: Side, { zone, into, count, at = zone }: OrderOf<'convert'>, told: Told43[]): void {
  const cubes = count * costOf(state, side, into);
  addPieces(zoneAt(state, zone).units, 'cube', -cubes);
  discard(state, side, 'cube', cubes);
  addToPool(state.pool[side], into, -count);
  if (into === 'partisans') for (let n = 0; n < count; n++) state.partisans.push({ zone: at, engaged: false });
  else addPieces(zoneAt(state, zone).units, into, count);
  if (side === 'allied' && into === 'plane') state.planesBought += count;
  told.push({ event: { type: 'converted', side, zone, into, count, cubes, at }, to: 'all' });
}

/** Zones where something can be converted. */
export const converters = (state: State, side: Side): ZoneId[] =>
  boardOf(state).ids.filter((zone) => conversions(state, side, zone).length > 0);

/** The side has something to do in its reinforcement step. */
export function hasMuster(state: State, side: Side): boolean {
  if ((state.muster?.due ?? 0) > 0 && entryZones(state, side).length > 0) return true;
  return playable(state, side).length > 0 || converters(state, side).length > 0;
}
