import { addPieces, type Force, isTank, type Piece, pieceFacts, pieces, sizeOf } from '../pieces';
import { follows } from '../quirks';
import type { Loss, OrderOf, Side, State, Toll, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { factsOf } from './board';
import { bound, retreatPaths } from './retreat';
import { discard, unitsOf, zoneAt } from './zones';

/** What may be given for losses: forces by the zone where they stand, a fortified line. */
export interface LossPool {
  side: Side;
  forces: { zone: ZoneId; units: Force }[];
  /** Zone of a line that can be given. */
  line: ZoneId | null;
  hits: number;
  /** interception: pieces are lost whole, whichever side up. */
  whole: boolean;
  /** C-01: operational tanks there cannot be engaged. */
  spared: (zone: ZoneId) => boolean;
  /** Tanks that cannot be engaged are lost like cubes (IT27); under rules 1 they could not be lost at all. */
  asCubes: boolean;
  /** Ways the whole defence may retreat for one loss. */
  retreats: ZoneId[][];
  /** IT339: cubes that may not leave; a retreat of the whole defence leaves none of them alive. */
  held: number;
}

/** The pool of a bombardment or an interception. */
export function tollPool(state: State, toll: Toll): LossPool {
  const { side, zone, hits, whom, cause } = toll;
  const { impulse } = state;
  const units = () => {
    if (whom === 'zone') return unitsOf(state, zone, side);
    if (whom === 'moved') return impulse?.moved?.units ?? {};
    if (whom === 'shipped') return impulse?.shipping?.units ?? {};
    return impulse?.combat?.forces.find(({ from }) => from === impulse.combat?.target)?.units ?? {};
  };
  const line = whom === 'zone' && zoneAt(state, zone).line && zoneAt(state, zone).control === side ? zone : null;
  const whole = cause === 'interception';
  const spared = (at: ZoneId) => follows(state, 'mountainTanks') && !whole && sparesTanks(state, at);
  return {
    side,
    forces: [{ zone, units: { ...units() } }],
    line,
    hits,
    whole,
    asCubes: follows(state, 'mountainTanks'),
    spared,
    retreats: [],
    held: 0,
  };
}

/** C-01: tanks in, from or against these mountains are not engaged for losses. */
const sparesTanks = (state: State, zone: ZoneId): boolean => state.options.mountainTankLoss === 'forbid' && factsOf(state, zone).mountain;

/** The pool of one side in the combat that is on. */
export function combatPool(state: State, side: Side): LossPool {
  const combat = state.impulse?.combat;
  if (!combat) throw new Error('no combat');
  const { target } = combat;
  const attacking = side === combat.attacker;
  const spared = (zone: ZoneId) => sparesTanks(state, target) || sparesTanks(state, zone);
  const hits = combat.due[side];
  const asCubes = follows(state, 'mountainTanks');
  if (attacking) {
    const forces = combat.forces.map(({ from, units }) => ({ zone: from, units: { ...units } }));
    return { side, forces, line: null, hits, whole: false, asCubes, spared, retreats: [], held: 0 };
  }
  const zone = zoneAt(state, target);
  const units = { ...unitsOf(state, target, side) };
  const line = zone.line && side === 'axis' ? target : null;
  const retreats = hits > 0 ? retreatPaths(state, side, target) : [];
  const { cube: held = 0 } = bound(state, target, side);
  return { side, forces: [{ zone: target, units }], line, hits, whole: false, asCubes, spared, retreats, held };
}

/** Losses one piece can satisfy. */
export function worthOf(pool: LossPool, zone: ZoneId, piece: Piece): number {
  if (pool.whole || piece === 'cube' || pieceFacts[piece].engaged) return 1;
  if (!isTank(piece) || !pool.spared(zone)) return 2;
  return pool.asCubes ? 1 : 0;
}

export interface LossItem {
  zone: ZoneId;
  piece: Piece | 'line';
  count: number;
  worth: number;
}

/** What can be given, in canonical order: the line first. */
export function lossItems(pool: LossPool): LossItem[] {
  const items: LossItem[] = pool.line ? [{ zone: pool.line, piece: 'line', count: 1, worth: 1 }] : [];
  for (const { zone, units } of pool.forces) {
    for (const piece of pieces) {
      const count = units[piece] ?? 0;
      const worth = worthOf(pool, zone, piece);
      if (count > 0 && worth > 0) items.push({ zone, piece, count, worth });
    }
  }
  return items;
}

const capacity = (items: readonly LossItem[]): number => items.reduce((sum, { count, worth }) => sum + count * worth, 0);

/** Losses that pieces must satisfy: all the pool can when nothing retreats, one less when it does. */
export function requiredOf(pool: LossPool, retreating: boolean): number {
  return retreating ? pool.hits - 1 : Math.min(pool.hits, capacity(lossItems(pool)));
}

/** Most losses pieces may take so that something is left to retreat; null: nothing can be. */
export function unitLimit(pool: LossPool): number {
  const items = lossItems(pool).filter(({ piece }) => piece !== 'line');
  const listed = items.reduce((sum, { count }) => sum + count, 0);
  const all = pool.forces.reduce((sum, { units }) => sum + sizeOf(units), 0);
  return capacity(items) - (all > listed ? 0 : 1);
}

/** Whether the whole defence may retreat for one of the losses. */
export function mayRetreat(pool: LossPool): boolean {
  if (pool.hits < 1 || pool.retreats.length === 0) return false;
  const limit = unitLimit(pool);
  return pool.hits - 1 <= limit + (pool.line ? 1 : 0) && limit >= pool.held && pool.hits - 1 >= pool.held;
}

/** The one answer there is, or null when there is a choice. */
export function forcedLosses(pool: LossPool): OrderOf<'losses'> | null {
  const items = lossItems(pool);
  const all = capacity(items);
  if (pool.hits < 1 || all === 0) return { type: 'losses', losses: [] };
  if (mayRetreat(pool)) return null;
  if (pool.hits >= all) {
    return { type: 'losses', losses: items.map(({ zone, piece, count }) => ({ zone, piece, count, fate: 'out' })) };
  }
  const [only, ...others] = items;
  if (others.length > 0 || !only || only.worth > 1) return null;
  return { type: 'losses', losses: [{ zone: only.zone, piece: only.piece, count: pool.hits, fate: 'out' }] };
}

const keyOf = ({ zone, piece, fate }: Loss): string => `${zone} ${piece} ${fate}`;

/** Losses summed up and in canonical order. */
export function tidyLosses(pool: LossPool, losses: readonly Loss[]): Loss[] {
  const sums = new Map<string, number>();
  for (const loss of losses) sums.set(keyOf(loss), (sums.get(keyOf(loss)) ?? 0) + loss.count);
  const fates = ['engaged', 'out'] as const;
  return lossItems(pool).flatMap(({ zone, piece }) =>
    fates.flatMap((fate) => {
      const count = sums.get(keyOf({ zone, piece, fate, count: 1 })) ?? 0;
      return count > 0 ? [{ zone, piece, count, fate }] : [];
    }),
  );
}

export function checkLosses(pool: LossPool, { losses, retreat }: OrderOf<'losses'>): Fault | null {
  if (retreat) {
    if (!mayRetreat(pool)) return fault(pool.held > 0 ? 'held-retreat' : 'no-retreat', { count: pool.held }, 'retreat');
    if (!pool.retreats.some((path) => path.join(' ') === retreat.join(' ')))
      return fault('retreat-way', { zone: retreat.at(-1) ?? '' }, 'retreat');
  }
  const items = lossItems(pool);
  let paid = 0;
  let units = 0;
  for (const { zone, piece, worth } of items) {
    let used = 0;
    for (const loss of losses.filter((each) => each.zone === zone && each.piece === piece)) {
      const engages = loss.fate === 'engaged';
      if (engages && worth !== 2) return fault('cannot-engage', { zone, piece }, 'losses');
      used += loss.count;
      paid += loss.count * (engages ? 1 : worth);
      if (piece !== 'line') units += loss.count * (engages ? 1 : worth);
    }
    const have = items.find((each) => each.zone === zone && each.piece === piece)?.count ?? 0;
    if (used > have) return fault('not-there', { zone, count: have, piece }, 'losses');
  }
  const strange = losses.find((loss) => !items.some(({ zone, piece }) => zone === loss.zone && piece === loss.piece));
  if (strange) return fault('no-loss', { zone: strange.zone, piece: strange.piece }, 'losses');
  const required = requiredOf(pool, retreat !== undefined);
  if (paid !== required) return fault('losses-due', { count: required, most: paid }, 'losses');
  if (!retreat) return null;
  if (units > unitLimit(pool)) return fault('nobody-left', {}, 'retreat');
  const cubes = losses.reduce((sum, { piece, count }) => sum + (piece === 'cube' ? count : 0), 0);
  return cubes < pool.held ? fault('held-retreat', { count: pool.held }, 'losses') : null;
}

/** Takes the losses from wherever the pieces stand: a zone, a force of the combat or one under way. */
export function takeLosses(state: State, pool: LossPool, losses: readonly Loss[], whom: Toll['whom'] | 'combat'): void {
  for (const { zone, piece, count, fate } of losses) {
    if (piece === 'cube' && follows(state, 'heldCubes')) loseHeld(state, pool.side, { zone, count, whom });
    if (piece === 'line') {
      delete zoneAt(state, zone).line;
      state.pool.axis.line = (state.pool.axis.line ?? 0) + 1;
      continue;
    }
    for (const force of placesOf(state, pool.side, zone, whom)) {
      addPieces(force, piece, -count);
      if (fate === 'engaged') addPieces(force, pieceFacts[piece].flipped, count);
    }
    if (fate === 'out') discard(state, pool.side, piece, count);
  }
}

/** Of the cubes lost where they stand those that partisans drew go first: they are of least use to their owner. */
function loseHeld(state: State, side: Side, { zone, count, whom }: { zone: ZoneId; count: number; whom: Toll['whom'] | 'combat' }): void {
  const stands = whom === 'zone' || (whom === 'combat' && zone === state.impulse?.combat?.target);
  const held = state.held[zone] ?? 0;
  if (!stands || side !== 'axis' || held === 0) return;
  if (held > count) state.held[zone] = held - count;
  else delete state.held[zone];
}

/** Every record of the pieces: attackers over land are both in their zone and in the combat. */
function placesOf(state: State, side: Side, zone: ZoneId, whom: Toll['whom'] | 'combat'): Force[] {
  const { impulse } = state;
  const combat = impulse?.combat;
  if (whom === 'shipped' && impulse?.shipping) return [impulse.shipping.units];
  if (whom === 'moved' && impulse?.moved) return [impulse.moved.units, zoneAt(state, zone).units];
  const attacking = combat && combat.attacker === side && (whom === 'combat' || whom === 'aboard');
  if (!attacking) return [zoneAt(state, zone).units];
  const force = combat.forces.find(({ from }) => from === zone);
  if (!force) throw new Error(`nothing attacks from ${zone}`);
  return zone === combat.target ? [force.units] : [force.units, zoneAt(state, zone).units];
}
