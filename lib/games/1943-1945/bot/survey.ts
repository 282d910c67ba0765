import { remember } from '../../../engine';
import { oddsOf } from '../odds';
import { type Force, isPlane, landPieces, pieceFacts, pieces, sizeOf, tankPieces, together } from '../pieces';
import { boardOf, factsOf, neighbours, tablesOf } from '../rules/board';
import { planesFor } from '../rules/missions';
import { movable } from '../rules/movement';
import { isSupplied, unsuppliedZones } from '../rules/supply';
import { enemyOf, isEmpty, isEnemyOccupied, unitsOf } from '../rules/zones';
import { defenceOf } from '../standing/prospects';
import type { Order, Side, State, ZoneId } from '../types';

/** An order with what it is good for; below 0.6 it is not worth giving. */
export interface Option {
  order: Order;
  worth: number;
}

/** What a zone is worth to hold: stars decide the game, Munich ends it, Italy surrenders once, and supply runs through it. */
export function prizeOf(state: State, zone: ZoneId): number {
  return remember(state, `prize ${zone}`, () => {
    const { star, axisSymbol, region, sea } = factsOf(state, zone);
    const italy = !state.surrendered && (region === 'italy' || region === 'sicily');
    const plain = 1 + (star ? 4 : 0) + (axisSymbol ? 4 : 0) + (italy ? 2.5 : 0) + (sea ? 0.3 : 0);
    return plain + 0.3 * Math.min(8, cutBy(state, zone));
  });
}

/** Axis zones that would be out of supply if the Allies stood in a zone, and are not yet. */
function cutOff(state: State, zone: ZoneId): readonly ZoneId[] {
  return remember(state, `cut ${zone}`, () => {
    const taken: State = { ...state, zones: { ...state.zones, [zone]: { control: 'allied', units: { cube: 1 } } } };
    const already = unsuppliedZones(state, 'axis');
    return unsuppliedZones(taken, 'axis').filter((each) => !already.includes(each));
  });
}

const cutBy = (state: State, zone: ZoneId): number =>
  cutOff(state, zone).reduce((sum, each) => sum + sizeOf(ground(unitsOf(state, each, 'axis'))), 0);

/** The Axis in a zone would be cut off by one step of the Allies into a zone that is hardly held. */
export function isExposed(state: State, zone: ZoneId): boolean {
  const afloat = state.turn > 1 && state.fleets.allied.operational + state.fleets.allied.engaged > 0;
  return zonesOf(state).some((step) => {
    if (step === zone || state.zones[step]?.control !== 'axis' || sizeOf(ground(unitsOf(state, step, 'axis'))) > 1) return false;
    const near = (factsOf(state, step).sea && afloat) || neighbours(state, step).some((each) => isEnemyOccupied(state, each, 'axis'));
    return near && cutOff(state, step).includes(zone);
  });
}

/** Losses a force can take. */
export function depthOf(units: Force, line = false): number {
  let depth = line ? 1 : 0;
  for (const piece of pieces) {
    const worth = piece === 'cube' || pieceFacts[piece].engaged ? 1 : 2;
    depth += (isPlane(piece) ? 0.5 : worth) * (units[piece] ?? 0);
  }
  return depth;
}

/** Own pieces that are out of supply and would not be if the zone were taken. */
function reliefBy(state: State, side: Side, zone: ZoneId): number {
  return remember(state, `relief ${side} ${zone}`, () => {
    const cut = unsuppliedZones(state, side);
    if (cut.length === 0) return 0;
    const taken: State = { ...state, zones: { ...state.zones, [zone]: { control: side, units: { cube: 1 } } } };
    return cut.reduce((sum, each) => sum + (isSupplied(taken, side, each) ? sizeOf(ground(unitsOf(state, each, side))) : 0), 0);
  });
}

interface Extra {
  /** Losses the defence has before the first round: what fleets bombard. */
  already?: number;
  dropped?: number;
}

/** How good an attack by such a force would be: what it takes and destroys less what it costs; below 0 it is not worth it. */
export function worthOfAttack(state: State, target: ZoneId, force: Force, side: Side, { already = 0, dropped = 0 }: Extra = {}): number {
  const value = prizeOf(state, target) + 0.7 * reliefBy(state, side, target);
  const defence = defenceOf(state, target, enemyOf(side));
  if (isEmpty(defence.units)) return value;
  const units = dropped > 0 ? together(force, { 'engaged-paratroopers': dropped }) : force;
  const tank = !factsOf(state, target).mountain && (force.tank ?? 0) + (force['italian-tank'] ?? 0) > 0;
  const attack = { units, line: false, tank, planeInside: false, plane: planesFor(state, side, target).length > 0, dropped };
  const dealt = { attack: 0, defence: Math.round(already) };
  const { taken, lost } = oddsOf(state, { attack, defence, rounds: tablesOf(state).combatRounds, dealt });
  return taken * (value + 1) + 0.4 * lost.defence - 0.45 * lost.attack - 0.5;
}

/** Enemy pieces that could attack a zone in their next impulse: over land, and by sea. */
export function threatTo(state: State, side: Side, zone: ZoneId): number {
  const foe = enemyOf(side);
  let land = 0;
  for (const near of neighbours(state, zone)) if (isEnemyOccupied(state, near, side)) land += depthOf(ground(unitsOf(state, near, foe)));
  const fleets = state.fleets.allied.operational + state.fleets.allied.engaged;
  const ready = state.turn > 1 || (state.impulse?.number ?? 0) > 2;
  const sea = side === 'axis' && factsOf(state, zone).sea && ready ? Math.min(6, 3 * fleets) : 0;
  return Math.min(8, Math.max(land, sea));
}

export const ground = (units: Force): Force => {
  const found: Force = {};
  for (const piece of landPieces) if (units[piece]) found[piece] = units[piece];
  return found;
};

/** Pieces that must stay so that a zone that counts is not left empty. */
export function garrison(state: State, side: Side, zone: ZoneId): number {
  const { star } = factsOf(state, zone);
  const threat = threatTo(state, side, zone);
  if (side === 'axis') {
    if (!star && isExposed(state, zone)) return 0;
    const usual = star ? Math.max(1, Math.ceil(threat * 0.6)) : threat > 0 && prizeOf(state, zone) > 3 ? 2 : 0;
    // whoever stands behind it starves when it falls, and the enemy comes from the sea in one impulse and on in the next
    const cut = state.turn > 1 ? cutBy(state, zone) : 0;
    return Math.max(usual, cut >= 3 ? Math.min(4, 1 + Math.ceil(cut / 4)) : 0);
  }
  return star ? (threat > 0 ? Math.min(3, Math.ceil(threat * 0.5)) : 1) : 0;
}

/** What may leave a zone without baring it: cubes stay, the rest goes first. */
export function spareOf(state: State, side: Side, zone: ZoneId): Force {
  const units = { ...movable(state, zone, side) };
  let stay = Math.max(0, garrison(state, side, zone) - (sizeOf(ground(unitsOf(state, zone, side))) - sizeOf(units)));
  for (const piece of landPieces) {
    const kept = Math.min(stay, units[piece] ?? 0);
    if (kept === 0) continue;
    stay -= kept;
    const left = (units[piece] ?? 0) - kept;
    if (left > 0) units[piece] = left;
    else delete units[piece];
  }
  return ground(units);
}

/** At most so many pieces out of a force, the strongest mix first. */
export function atMost(force: Force, most: number, tanks = 2): Force {
  const found: Force = {};
  let room = most;
  let heavy = tanks;
  for (const piece of [
    'tank',
    'italian-tank',
    'elite',
    'cube',
    'paratroopers',
    'engaged-elite',
    'engaged-tank',
    'engaged-paratroopers',
    'engaged-italian-tank',
  ] as const) {
    const isTank = tankPieces.includes(piece);
    const count = Math.min(force[piece] ?? 0, room, isTank ? heavy : room);
    if (count < 1) continue;
    found[piece] = count;
    room -= count;
    if (isTank) heavy -= count;
  }
  return found;
}

export const zonesOf = (state: State): readonly ZoneId[] => boardOf(state).ids;

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
