import { type Force, planePieces, sizeOf } from '../pieces';
import { playable } from '../rules/acts';
import { arrowsLeft, dropZones, embarkable, landingRoom, landingTargets, landTargets, mayTank, uncommitted } from '../rules/attacks';
import { boardOf, factsOf, neighbours, rangeOf } from '../rules/board';
import { faultOf } from '../rules/check';
import { bombings, interceptorsFor, planesFor } from '../rules/missions';
import { restedPlanes } from '../rules/movement';
import { enemyOf, isEmpty, isEnemyOccupied, roomIn, unitsOf } from '../rules/zones';
import type { Order, Side, State, Support, ZoneId } from '../types';
import { atMost, depthOf, garrison, ground, prizeOf, spareOf, threatTo, together, walks, worthOfAttack, zonesOf } from './survey';

interface Option {
  order: Order;
  worth: number;
}

/** After so many windows of one impulse nothing moves any more: a plan that goes to and fro ends. */
const mostWindows = 40;

/** The next order of an own impulse. */
export function impulseOrder(state: State, side: Side, random: () => number): Order {
  const impulse = state.impulse;
  if (!impulse) throw new Error('no impulse');
  const legal = ({ order }: Option) => faultOf(state, 'impulse', side, order) === null;
  const moving = impulse.declared.length === 0 && impulse.windows < mostWindows;
  const stages = [
    ...(moving ? [() => events(state, side), () => flights(state, side), () => marches(state, side), () => voyages(state, side)] : []),
    () => [...landings(state, side), ...attacks(state, side)],
  ];
  for (const stage of stages) {
    const [best] = stage()
      .map((each) => ({ ...each, worth: each.worth * (0.92 + 0.16 * random()) }))
      .filter((each) => each.worth > 0.6 && legal(each))
      .sort((a, b) => b.worth - a.worth);
    if (best) return best.order;
  }
  return { type: 'end' };
}

/** Reinforcements by event where they are wanted most; Strangle and Operational when they help at once. */
function events(state: State, side: Side): Option[] {
  const open = playable(state, side);
  const found: Option[] = [];
  if (open.includes('reinforcements') && state.turn > 1) {
    for (const zone of zonesOf(state)) {
      if (state.zones[zone]?.control !== side || roomIn(state, zone).pieces < 3) continue;
      found.push({ order: { type: 'event', event: 'reinforcements', zone }, worth: wantOf(state, side, zone) * 0.7 });
    }
  }
  const { engaged, operational } = state.fleets[side];
  if (open.includes('operational') && side === 'allied' && engaged > 0 && operational === 0 && state.turn > 2) {
    found.push({ order: { type: 'event', event: 'operational', zone: 'sea' }, worth: 2 });
  }
  return found;
}

/** How much more strength a zone could use. */
export function wantOf(state: State, side: Side, zone: ZoneId): number {
  const here = ground(unitsOf(state, zone, side));
  const lacking = garrison(state, side, zone) - sizeOf(here);
  const front = neighbours(state, zone).filter((near) => isEnemyOccupied(state, near, side));
  const prize = Math.max(0, ...front.map((near) => prizeOf(state, near)));
  return (
    Math.max(0, lacking) * prizeOf(state, zone) * 0.5 + (front.length > 0 ? prize * 0.4 : 0) + (threatTo(state, side, zone) > 0 ? 0.5 : 0)
  );
}

/** Planes go to where they reach most enemies, and to their own side's front; never where they crowd. */
function flights(state: State, side: Side): Option[] {
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
function marches(state: State, side: Side): Option[] {
  const found: Option[] = [];
  for (const from of zonesOf(state)) {
    const spare = spareOf(state, side, from);
    if (isEmpty(spare)) continue;
    const ways = walks(state, side, from);
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
      if (sizeOf(units) > 0 && gain > 1.2) found.push({ order: { type: 'move', path, units }, worth: gain * 0.6 + sizeOf(units) * 0.2 });
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
  return Math.max(0, ...prizes) * 0.7 + Math.max(0, lacking) * prizeOf(state, zone) * 0.4;
}

/** By sea from zones with nothing to do to zones that want more. */
function voyages(state: State, side: Side): Option[] {
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

function supportFor(state: State, side: Side, target: ZoneId, forces: { from: ZoneId; units: Force }[], drop: ZoneId | null): Support {
  const [plane = null] = planesFor(state, side, target);
  return { tank: forces.some(({ from, units }) => mayTank(state, target, from, units)), plane, drop };
}

function attacks(state: State, side: Side): Option[] {
  return landTargets(state, side).flatMap(({ target, from }) => {
    const parts = from
      .map((zone) => ({ from: zone, units: committed(state, side, zone) }))
      .filter(({ units }) => !isEmpty(units))
      .sort((a, b) => depthOf(b.units) - depthOf(a.units))
      .slice(0, arrowsLeft(state));
    if (parts.length === 0) return [];
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
  });
}

/** All that may attack from a zone but one piece where a star would be left empty. */
function committed(state: State, side: Side, zone: ZoneId): Force {
  const free = uncommitted(state, zone, side);
  const exposed = factsOf(state, zone).star && neighbours(state, zone).filter((near) => isEnemyOccupied(state, near, side)).length > 1;
  return exposed ? atMost(free, Math.max(0, sizeOf(free) - 1)) : free;
}

function landings(state: State, side: Side): Option[] {
  const targets = landingTargets(state, side);
  if (targets.length === 0) return [];
  const { coast } = boardOf(state);
  const found: Option[] = [];
  for (let fleets = 1; fleets <= Math.min(2, state.fleets.allied.operational); fleets++) {
    const forces: { from: ZoneId; units: Force }[] = [];
    let room = landingRoom(state, fleets);
    let tanks = 1;
    const starts = coast.map((from) => ({ from, units: afloat(state, from) })).sort((a, b) => sizeOf(b.units) - sizeOf(a.units));
    for (const { from, units } of starts) {
      const some = atMost(units, room, tanks);
      if (isEmpty(some)) continue;
      forces.push({ from, units: some });
      room -= sizeOf(some);
      tanks -= (some.tank ?? 0) + (some['engaged-tank'] ?? 0);
      if (room === 0) break;
    }
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

/** Planes that would stay idle this turn bomb where it hurts most. */
export function lateBomb(state: State, side: Side): Order | null {
  const worth = (zone: ZoneId) => prizeOf(state, zone) + (sizeOf(unitsOf(state, zone, enemyOf(side))) <= 2 ? 2 : 0);
  const [best] = bombings(state, side)
    .filter(({ passing }) => !passing)
    .sort((a, b) => worth(b.target) - worth(a.target));
  return best ?? null;
}
