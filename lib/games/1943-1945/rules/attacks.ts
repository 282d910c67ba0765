import { remember } from '../../../engine';
import { addForce, countOf, type Force, landPieces, pieces, sizeOf, takeForce, tankPieces, tidy } from '../pieces';
import { follows } from '../quirks';
import type { Attack, Impulse, OrderOf, Plane, Side, State, Support, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { areAdjacent, boardOf, factsOf, hasZone, neighbours, rangeOf, tablesOf } from './board';
import { checkPlane, engageFleets, planesFor } from './missions';
import { checkLeaving, movable } from './movement';
import { isEnemyOccupied, unitsOf, zoneAt } from './zones';

const impulseOf = (state: State): Impulse => {
  if (!state.impulse) throw new Error('no impulse');
  return state.impulse;
};

/** Ground forces of a zone that are in no attack yet. */
export function uncommitted(state: State, zone: ZoneId, side: Side): Force {
  const force = movable(state, zone, side);
  const impulse = impulseOf(state);
  for (const attack of impulse.combat ? [...impulse.attacks, impulse.combat] : impulse.attacks) {
    for (const { from, units } of attack.forces) if (from === zone && from !== attack.target) takeWhatIs(force, units);
  }
  return force;
}

function takeWhatIs(force: Force, units: Force): void {
  for (const piece of landPieces) {
    const left = (force[piece] ?? 0) - (units[piece] ?? 0);
    if (left > 0) force[piece] = left;
    else delete force[piece];
  }
}

/** One more zone may be attacked. */
function checkDeclaring(state: State, target: ZoneId): Fault | null {
  const { declared } = impulseOf(state);
  if (!hasZone(state, target)) return fault('no-zone', { zone: target }, 'target');
  if (declared.includes(target)) return fault('attacked-already', { zone: target }, 'target');
  const most = tablesOf(state).attacksPerImpulse;
  if (declared.length >= most) return fault('attacks', { most }, 'target');
  return arrowsLeft(state) < 1 ? fault('arrows', { most, count: 0 }, 'target') : null;
}

/** Why these forces cannot join an attack. */
function checkCommitted(state: State, side: Side, from: ZoneId, units: Force): Fault | null {
  const leaving = checkLeaving(state, side, from, units);
  if (leaving) return leaving;
  const free = uncommitted(state, from, side);
  const piece = pieces.find((each) => (units[each] ?? 0) > (free[each] ?? 0));
  return piece === undefined ? null : fault('committed', { zone: from, piece, count: free[piece] ?? 0 }, 'forces');
}

/** IT196: attack arrows a side has left; each zone an attack starts from takes one, a landing one for all its ships. */
export function arrowsLeft(state: State): number {
  const { attacks } = impulseOf(state);
  const most = tablesOf(state).attacksPerImpulse;
  if (!countsArrows(state)) return most;
  return most - attacks.reduce((sum, { fleets, forces }) => sum + (fleets > 0 ? 1 : forces.length), 0);
}

const countsArrows = (state: State): boolean => follows(state, 'threeArrows') && state.options.attackArrows === 'three';

const isTwice = (zones: readonly ZoneId[]): boolean => new Set(zones).size !== zones.length;

/** 7.1. */
export function checkAttack(state: State, side: Side, { target, forces, support }: OrderOf<'attack'>): Fault | null {
  const declaring = checkDeclaring(state, target);
  if (declaring) return declaring;
  if (!isEnemyOccupied(state, target, side)) return fault('no-enemy', { zone: target }, 'target');
  const zones = forces.map(({ from }) => from);
  if (isTwice(zones)) return fault('zone-twice', {}, 'forces');
  const most = tablesOf(state).attacksPerImpulse;
  if (zones.length > most) return fault('start-zones', { most }, 'forces');
  if (zones.length > arrowsLeft(state)) return fault('arrows', { most, count: arrowsLeft(state) }, 'forces');
  for (const { from, units } of forces) {
    const wrong = checkCommitted(state, side, from, units);
    if (wrong) return wrong;
    if (!areAdjacent(state, from, target)) return fault('not-adjacent', { zone: from, to: target }, 'forces');
  }
  return support ? checkSupport(state, side, target, forces, support, forces) : null;
}

/** Zones the side could attack over land now, and from where. */
export const landTargets = (state: State, side: Side): { target: ZoneId; from: ZoneId[] }[] =>
  remember(state, `land targets ${side}`, () => findLandTargets(state, side));

function findLandTargets(state: State, side: Side): { target: ZoneId; from: ZoneId[] }[] {
  const { declared } = impulseOf(state);
  if (declared.length >= tablesOf(state).attacksPerImpulse || arrowsLeft(state) < 1) return [];
  return boardOf(state).ids.flatMap((target) => {
    if (declared.includes(target) || !isEnemyOccupied(state, target, side)) return [];
    const from = neighbours(state, target).filter((zone) => mayStart(state, side, zone));
    return from.length > 0 ? [{ target, from }] : [];
  });
}

function mayStart(state: State, side: Side, zone: ZoneId): boolean {
  const free = uncommitted(state, zone, side);
  return sizeOf(free) > 0 && checkCommitted(state, side, zone, free) === null;
}

/** Embarked pieces a landing with so many fleets can carry. */
export const landingRoom = (state: State, fleets: number): number =>
  fleets >= 2 ? tablesOf(state).landing.twoFleets : tablesOf(state).landing.oneFleet;

/** 7.7: what may embark: cubes, and one tank. */
export function embarkable(state: State, zone: ZoneId): Force {
  if (!factsOf(state, zone).sea || unitsOf(state, zone, 'allied') === undefined) return {};
  const free = uncommitted(state, zone, 'allied');
  const force: Force = {};
  for (const piece of ['cube', 'tank', 'engaged-tank'] as const) if (free[piece]) force[piece] = free[piece];
  if (sizeOf(force) === 0 || checkLeaving(state, 'allied', zone, force)) return {};
  return force;
}

export function checkLand(state: State, side: Side, { target, fleets, forces, support }: OrderOf<'land'>): Fault | null {
  if (side !== 'allied') return fault('allies-land', {}, 'type');
  const declaring = checkDeclaring(state, target);
  if (declaring) return declaring;
  if (impulseOf(state).landed) return fault('one-landing', {}, 'type');
  if (zoneAt(state, target).control === side) return fault('own-zone', { zone: target }, 'target');
  if (!factsOf(state, target).sea) return fault('no-coast', { zone: target }, 'target');
  const ready = state.fleets.allied.operational;
  if (ready < fleets) return fault('no-fleet', { count: fleets, most: ready }, 'fleets');
  const zones = forces.map(({ from }) => from);
  if (isTwice(zones)) return fault('zone-twice', {}, 'forces');
  let size = 0;
  let tanks = 0;
  for (const { from, units } of forces) {
    const wrong = checkCommitted(state, side, from, units);
    if (wrong) return wrong;
    if (!factsOf(state, from).sea) return fault('no-coast', { zone: from }, 'forces');
    const ashore = pieces.find((piece) => (units[piece] ?? 0) > (embarkable(state, from)[piece] ?? 0));
    if (ashore) return fault('cannot-embark', { piece: ashore }, 'forces');
    size += sizeOf(units);
    tanks += countOf(units, tankPieces);
  }
  const room = landingRoom(state, fleets);
  if (size > room || tanks > 1) return fault('landing-room', { count: room, most: fleets }, 'forces');
  // who has embarked fights from no zone: no mountain behind it matters
  const embarked = forces.map(({ units }) => ({ from: target, units }));
  return support ? checkSupport(state, side, target, embarked, support, forces) : null;
}

/** Zones where a landing may be tried now. */
export const landingTargets = (state: State, side: Side): ZoneId[] =>
  remember(state, `landing targets ${side}`, () => findLandingTargets(state, side));

function findLandingTargets(state: State, side: Side): ZoneId[] {
  const { landed, declared } = impulseOf(state);
  if (side !== 'allied' || landed || state.fleets.allied.operational < 1) return [];
  if (declared.length >= tablesOf(state).attacksPerImpulse || arrowsLeft(state) < 1) return [];
  const { coast } = boardOf(state);
  if (!coast.some((zone) => sizeOf(embarkable(state, zone)) > 0)) return [];
  return coast.filter((zone) => zoneAt(state, zone).control !== side && !declared.includes(zone));
}

type Forces = readonly { from: ZoneId; units: Force }[];

/** 7.2, 9.4: why an attack by these forces cannot have this support; `joining` are those of them that are not declared yet. */
export function checkSupport(
  state: State,
  side: Side,
  target: ZoneId,
  forces: Forces,
  { tank, plane, drop }: Support,
  joining: Forces = [],
): Fault | null {
  if (tank && !forces.some(({ from, units }) => mayTank(state, target, from, units))) return fault('no-tank', { zone: target }, 'tank');
  if (plane) {
    const wrong = checkPlane(state, side, plane, target);
    if (wrong) return wrong;
  }
  return drop === null ? null : checkDrop(state, side, drop, target, joining);
}

export function mayTank(state: State, target: ZoneId, from: ZoneId, { tank = 0, 'italian-tank': italian = 0 }: Force): boolean {
  if (factsOf(state, target).mountain || tank + italian === 0) return false;
  return from === target || !factsOf(state, from).mountain;
}

/** 9.4: operational paratroopers that attack on the ground are not dropped. */
export function checkDrop(state: State, side: Side, drop: ZoneId, target: ZoneId, joining: Forces): Fault | null {
  if (side !== 'allied' || !hasZone(state, drop)) return fault('no-drop', { zone: drop }, 'drop');
  const walking = joining.find(({ from }) => from === drop)?.units.paratroopers ?? 0;
  if ((uncommitted(state, drop, side).paratroopers ?? 0) <= walking) return fault('no-drop', { zone: drop }, 'drop');
  return rangeOf(state, side, drop).has(target) ? null : fault('out-of-reach', { zone: drop, to: target }, 'drop');
}

/** Zones paratroopers could be dropped from. */
export const dropZones = (state: State, side: Side, target: ZoneId, joining: Forces): ZoneId[] =>
  boardOf(state).ids.filter((zone) => unitsOf(state, zone, side).paratroopers && checkDrop(state, side, zone, target, joining) === null);

export function doAttack(state: State, side: Side, { target, forces, support }: OrderOf<'attack'>, told: Told43[]): void {
  const impulse = impulseOf(state);
  const attack: Attack = {
    target,
    fleets: 0,
    forces: forces.map(({ from, units }) => ({ from, units: { ...units } })),
    origins: [],
    plan: support ?? null,
  };
  impulse.attacks.push(attack);
  impulse.declared.push(target);
  told.push({ event: { type: 'declared', side, target, forces, fleets: 0 }, to: 'all' });
}

/** The fleets are engaged and the force embarks. */
export function doLand(state: State, side: Side, { target, fleets, forces, support }: OrderOf<'land'>, told: Told43[]): void {
  const impulse = impulseOf(state);
  engageFleets(state, side, fleets);
  const aboard: Force = {};
  for (const { from, units } of forces) {
    takeForce(zoneAt(state, from).units, units);
    addForce(aboard, units);
  }
  const origins = forces.map(({ from }) => from);
  impulse.attacks.push({ target, fleets, forces: [{ from: target, units: tidy(aboard) }], origins, plan: support ?? null });
  impulse.declared.push(target);
  impulse.landed = true;
  told.push({ event: { type: 'declared', side, target, forces, fleets }, to: 'all' });
}

export interface OpenSupport {
  tank: boolean;
  planes: Plane[];
  drops: ZoneId[];
}

/** What may support an attack by these forces; `joining` are those of them that are not declared yet. */
export function supportOf(state: State, side: Side, target: ZoneId, standing: Forces, joining: Forces = []): OpenSupport {
  return {
    tank: standing.some(({ from, units }) => mayTank(state, target, from, units)),
    planes: planesFor(state, side, target),
    drops: dropZones(state, side, target, joining),
  };
}

export const isSupported = ({ tank, planes, drops }: OpenSupport): boolean => tank || planes.length > 0 || drops.length > 0;

/**
 * What an order to fight comes to. Over land silence means no support; in a landing it leaves the question for after interception
 * and bombardment (7.7), and where nothing can join there is nothing to say.
 */
export function saidSupport(state: State, side: Side, attack: Attack, support: Support | undefined): Support | undefined {
  const { fleets, target, forces } = attack;
  if (fleets === 0 || !follows(state, 'lateSupport')) return support ?? { tank: false, plane: null, drop: null };
  if (!support || support.tank || support.plane || support.drop !== null) return support;
  return isSupported(supportOf(state, side, target, forces)) ? support : undefined;
}

/** Attacks that may be resolved next: Strangle may have taken all forces of one. */
export const openAttacks = (state: State): Attack[] => impulseOf(state).attacks.filter(({ forces }) => forces.length > 0);
