import { type OrderOf, type Side, sides } from '../orders';
import { addPieces, type Force, type Kind, kinds, pieceFacts, pieces, sizeOf } from '../pieces';
import type { Options, Pool, State, Step43, Told43, Zone, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { boardOf, factsOf, hasZone, tablesOf } from './board';
import { addToPool, checkRoom, zoneAt } from './zones';

export const seats = (): Side[] => [...sides];

/** 2: the Allies and the fixed part of the Axis; the Axis then places the rest. */
export function setup(options: Options, rules: number): Step43 {
  const { ids, zone: facts, tables } = boardOf({ options });
  const zones: Record<ZoneId, Zone> = {};
  const pool = fullPools({ options });
  for (const id of ids) zones[id] = { control: 'axis', units: {} };
  const place = (side: Side, id: ZoneId, force: { cube: number; tank: number; plane: number; line: number }) => {
    const zone: Zone = { control: side, units: {} };
    zones[id] = zone;
    for (const kind of ['cube', 'tank', 'plane'] as const) {
      addPieces(zone.units, kind, force[kind]);
      addToPool(pool[side], kind, -force[kind]);
    }
    if (force.line > 0) {
      zone.line = true;
      addToPool(pool[side], 'line', -force.line);
    }
  };
  for (const id of ids) if (facts[id]?.alliedStar) place('allied', id, tables.setUp.allied.perStarZone);
  for (const [id, force] of Object.entries(tables.setUp.axis)) place('axis', id, force);
  const state: State = {
    rules,
    options,
    turn: 1,
    phase: 'set-up',
    winner: null,
    initiative: null,
    zones,
    partisans: [],
    fleets: {
      allied: { operational: 0, engaged: tables.pool.allied.fleet },
      axis: { operational: tables.pool.axis.fleet, engaged: 0 },
    },
    uboat: tables.pool.axis.uboat > 0 ? 'operational' : null,
    pool,
    transport: { allied: tables.transport.allied[0] ?? 0, axis: tables.transport.axis },
    played: { allied: {}, axis: {} },
    sorties: {},
    held: {},
    planesBought: 0,
    surrendered: false,
    muster: null,
    impulse: null,
    impulses: 0,
    passes: 0,
    last: null,
    supply: null,
    ending: null,
  };
  return { state, told: [] };
}

/** Every counter of both sides. */
export function fullPools(state: Pick<State, 'options'>): Record<Side, Pool> {
  const { allied, axis } = tablesOf(state).pool;
  const some = (pool: Record<string, number>): Pool => Object.fromEntries(Object.entries(pool).filter(([, count]) => count > 0));
  return {
    allied: some({
      cube: allied.cube,
      tank: allied.tank,
      plane: allied.plane,
      paratroopers: allied.paratroopers,
      partisans: allied.partisans,
    }),
    axis: some({
      cube: axis.cube,
      tank: axis.tank - axis.italianTank,
      'italian-tank': axis.italianTank,
      plane: axis.plane - axis.italianPlane,
      'italian-plane': axis.italianPlane,
      elite: axis.elite,
      line: axis.line,
    }),
  };
}

/** 2: anywhere but in Africa and where the Allies stand. */
export const deployZones = (state: State): ZoneId[] => boardOf(state).ids.filter((zone) => checkDeployZone(state, zone) === null);

function checkDeployZone(state: State, zone: ZoneId): Fault | null {
  if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
  if (factsOf(state, zone).region === 'africa') return fault('not-africa', { zone }, 'zone');
  return zoneAt(state, zone).control === 'axis' ? null : fault('not-yours', { zone }, 'zone');
}

/** What the Axis has left to place. */
export function deployable(state: State): Force {
  const force: Force = {};
  for (const kind of kinds) if (state.pool.axis[kind]) force[kind] = state.pool.axis[kind];
  return force;
}

export function checkDeploy(state: State, { zone, units, line }: OrderOf<'deploy'>): Fault | null {
  const wrong = checkDeployZone(state, zone);
  if (wrong) return wrong;
  if (sizeOf(units) === 0 && !line) return fault('nothing', { zone }, 'units');
  for (const piece of pieces) {
    const want = units[piece] ?? 0;
    if (want === 0) continue;
    const { kind, engaged } = pieceFacts[piece];
    const left = state.pool.axis[kind] ?? 0;
    if (engaged) return fault('not-engaged', {}, 'units');
    if (want > left) return fault('pool', { count: left, piece }, 'units');
  }
  const crowded = checkRoom(state, zone, units);
  if (crowded) return crowded;
  if (line && zoneAt(state, zone).line) return fault('line-there', { zone }, 'line');
  return line && !state.pool.axis.line ? fault('no-line-left', {}, 'line') : null;
}

export function doDeploy(
  state: State,
  { zone, units, line = false }: Omit<OrderOf<'deploy'>, 'type' | 'line'> & { line?: boolean | undefined },
  told: Told43[],
): void {
  for (const piece of pieces) {
    const count = units[piece] ?? 0;
    if (count === 0) continue;
    addToPool(state.pool.axis, pieceFacts[piece].kind as Kind, -count);
    addPieces(zoneAt(state, zone).units, piece, count);
  }
  if (line) {
    addToPool(state.pool.axis, 'line', -1);
    zoneAt(state, zone).line = true;
  }
  told.push({ event: { type: 'deployed', zone, units, line }, to: 'all' });
}
