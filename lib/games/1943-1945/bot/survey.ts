import { addForce, countOf, type Force, isPlane, landPieces, pieceFacts, pieces, sizeOf, tankPieces } from '../pieces';
import { boardOf, factsOf, neighbours } from '../rules/board';
import { planesFor } from '../rules/missions';
import { mayStep, movable } from '../rules/movement';
import { enemyOf, isEmpty, isEnemyOccupied, unitsOf } from '../rules/zones';
import type { Side, State, ZoneId } from '../types';

/** What a zone is worth to hold: stars decide the game, Munich ends it, Italy surrenders once. */
export function prizeOf(state: State, zone: ZoneId): number {
  const { star, axisSymbol, region, sea } = factsOf(state, zone);
  const italy = !state.surrendered && (region === 'italy' || region === 'sicily');
  return 1 + (star ? 4 : 0) + (axisSymbol ? 4 : 0) + (italy ? 2.5 : 0) + (sea ? 0.3 : 0);
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

export interface Fighting {
  units: Force;
  line?: boolean;
  tank: boolean;
  plane: boolean;
  dropped?: number;
}

const chanceAt = ({ tank, plane }: Fighting): number => (tank && plane ? 3 : tank || plane ? 2 : 1) / 6;

function diceAt({ units, line, tank, dropped = 0 }: Fighting, share: number): number {
  const rolling =
    (units.cube ?? 0) + countOf(units, tankPieces) - (tank ? 1 : 0) + (units['engaged-elite'] ?? 0) + (units.paratroopers ?? 0);
  return Math.min(4, rolling * share + (line ? 2 : 0)) + dropped;
}

/** What three rounds come to on average: losses a side can still take, as a share of what it began with. */
export function forecast(attack: Fighting, defence: Fighting, already = 0): { attack: number; defence: number } {
  const depth = { attack: depthOf(attack.units), defence: depthOf(defence.units, defence.line) };
  const left = { ...depth, defence: depth.defence - already };
  for (let round = 0; round < 3 && left.attack > 0 && left.defence > 0; round++) {
    const elite = (force: Force) => (round === 0 ? (force.elite ?? 0) : 0);
    const share = (side: 'attack' | 'defence') => Math.min(1, (left[side] / Math.max(1, depth[side])) * 1.25);
    const hits = {
      attack: diceAt(attack, share('attack')) * chanceAt(attack) + elite(attack.units),
      defence: diceAt(defence, share('defence')) * chanceAt(defence) + elite(defence.units),
    };
    left.attack -= hits.defence;
    left.defence -= hits.attack;
  }
  return { attack: left.attack / Math.max(1, depth.attack), defence: left.defence / Math.max(1, depth.defence) };
}

/** A zone's defence as an attacker meets it. */
export function defenceOf(state: State, zone: ZoneId): Fighting {
  const side = state.zones[zone]?.control ?? 'axis';
  const units = unitsOf(state, zone, side);
  const tank = !factsOf(state, zone).mountain && (units.tank ?? 0) + (units['italian-tank'] ?? 0) > 0;
  return { units, line: state.zones[zone]?.line === true, tank, plane: planesFor(state, side, zone).length > 0 };
}

/** How good an attack by such a force would be: value won less what it costs; below 0 it is not worth it. */
export function worthOfAttack(
  state: State,
  target: ZoneId,
  force: Force,
  side: Side,
  extra: { already?: number; dropped?: number } = {},
): number {
  const defence = defenceOf(state, target);
  const value = prizeOf(state, target);
  if (isEmpty(defence.units)) return value;
  const mountain = factsOf(state, target).mountain;
  const attack: Fighting = {
    units: force,
    tank: !mountain && (force.tank ?? 0) + (force['italian-tank'] ?? 0) > 0,
    plane: planesFor(state, side, target).length > 0,
    dropped: extra.dropped ?? 0,
  };
  const after = forecast(attack, defence, extra.already);
  const wins = Math.max(0, Math.min(1, 0.5 - after.defence * 1.6 + Math.max(0, after.attack) * 0.3));
  return wins * (value + depthOf(defence.units) * 0.5) - (1 - Math.max(0, after.attack)) * depthOf(force) * 0.45;
}

/** Zones ground forces of a zone can walk to, with the shortest way. */
export function walks(state: State, side: Side, from: ZoneId): Map<ZoneId, ZoneId[]> {
  const found = new Map<ZoneId, ZoneId[]>([[from, [from]]]);
  for (const [zone, path] of found) {
    for (const next of neighbours(state, zone)) if (!found.has(next) && mayStep(state, side, next)) found.set(next, [...path, next]);
  }
  found.delete(from);
  return found;
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
  if (side === 'axis') return star ? Math.max(1, Math.ceil(threat * 0.6)) : threat > 0 && prizeOf(state, zone) > 3 ? 2 : 0;
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

export const together = (...forces: Force[]): Force => {
  const sum: Force = {};
  for (const force of forces) addForce(sum, force);
  return sum;
};

export const zonesOf = (state: State): readonly ZoneId[] => boardOf(state).ids;
