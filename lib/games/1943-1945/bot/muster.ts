import { type Force, sizeOf } from '../pieces';
import { playable } from '../rules/acts';
import { factsOf } from '../rules/board';
import { faultOf } from '../rules/check';
import { costOf } from '../rules/costs';
import { eventZones } from '../rules/events';
import { conversions, converters, entryZones, partisanHomes } from '../rules/reinforcement';
import { roomIn, unitsOf } from '../rules/zones';
import type { Order, Side, State, ZoneId } from '../types';
import { ground, prizeOf, wantOf, zonesOf } from './survey';

/** Where the Axis begins: stars and likely landing places, in the order they are filled. */
export function deployOrder(state: State): Order {
  const pool = state.pool.axis;
  const lacks = (zone: ZoneId): number => {
    const { star, sea, region, axisSymbol } = factsOf(state, zone);
    if (region === 'africa') return -9;
    const wanted =
      (star ? 3 : 0) + (sea ? 1 : 0) + (region === 'sicily' ? 3 : 0) + (axisSymbol ? -1 : 0) + (region === 'italy' && sea ? 0.5 : 0);
    return wanted - sizeOf(ground(unitsOf(state, zone, 'axis'))) - (state.zones[zone]?.line ? 1 : 0);
  };
  const places = zonesOf(state)
    .filter((zone) => factsOf(state, zone).region !== 'africa')
    .sort((a, b) => lacks(b) - lacks(a) || (a < b ? -1 : 1));
  const deploy = (zone: ZoneId, units: Force, line?: true): Order => ({ type: 'deploy', zone, units, ...(line && { line }) });
  for (const zone of places) {
    const tries: Order[] = [];
    const { star, sea, airport, region } = factsOf(state, zone);
    if (pool.line && star && sea) tries.push(deploy(zone, {}, true));
    for (const kind of ['italian-tank', 'tank', 'elite', 'cube'] as const) if (pool[kind]) tries.push(deploy(zone, { [kind]: 1 }));
    for (const kind of ['plane', 'italian-plane'] as const)
      if (pool[kind] && airport && (region === 'italy' || !pool.cube)) tries.unshift(deploy(zone, { [kind]: 1 }));
    const order = tries.find((each) => faultOf(state, 'set-up', 'axis', each) === null);
    if (order) return order;
  }
  for (const zone of places) {
    for (const kind of ['plane', 'italian-plane', 'cube', 'tank'] as const) {
      const order = deploy(zone, { [kind]: 1 });
      if (pool[kind] && faultOf(state, 'set-up', 'axis', order) === null) return order;
    }
  }
  return { type: 'end' };
}

/** Cubes where they are wanted most, then counters in their place. */
export function musterOrder(state: State, side: Side): Order {
  const due = state.muster?.due ?? 0;
  const score = (zone: ZoneId) =>
    wantOf(state, side, zone) +
    (roomIn(state, zone).pieces < 1 ? -50 : roomIn(state, zone).pieces < 2 ? -5 : 0) +
    prizeOf(state, zone) * 0.05;
  if (due > 0) {
    const [zone] = [...entryZones(state, side)].sort((a, b) => score(b) - score(a));
    const cubes = zone === undefined ? 0 : Math.min(due, Math.max(1, Math.min(2, roomIn(state, zone).pieces)));
    const order: Order = { type: 'reinforce', zone: zone ?? '', cubes };
    if (zone !== undefined && faultOf(state, 'reinforcement', side, order) === null) return order;
  }
  if (playable(state, side).includes('new-defensive-line')) {
    const [zone] = eventZones(state, side, 'new-defensive-line')
      .filter((each) => each !== '')
      .sort((a, b) => score(b) - score(a));
    if (zone && factsOf(state, zone).star) return { type: 'event', event: 'new-defensive-line', zone };
  }
  return conversion(state, side) ?? { type: 'end' };
}

/** Counters that are worth more than their cubes; a zone keeps at least two cubes to roll dice with. */
function conversion(state: State, side: Side): Order | null {
  for (const zone of converters(state, side)) {
    const units = unitsOf(state, zone, side);
    const cubes = units.cube ?? 0;
    for (const { into } of conversions(state, side, zone)) {
      const home = into === 'partisans' ? partisanHomes(state)[0] : undefined;
      const cost = costOf(state, side, into);
      const wanted =
        into === 'elite' ||
        (into === 'plane' && side === 'allied') ||
        (into === 'paratroopers' && state.turn < 4) ||
        (into === 'partisans' && state.partisans.length === 0 && cubes > 3) ||
        ((into === 'tank' || into === 'italian-tank') && !units.tank && !units['italian-tank'] && !factsOf(state, zone).mountain);
      if (!wanted || cubes - cost < 2) continue;
      const order: Order = { type: 'convert', zone, into, count: 1, ...(home !== undefined && { at: home }) };
      if (faultOf(state, 'reinforcement', side, order) === null) return order;
    }
  }
  return null;
}
