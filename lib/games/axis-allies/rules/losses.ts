import type { Battle } from '../combat-types';
import { editionOf } from '../editions';
import type { Casualty } from '../orders';
import type { AaTold, Loss, Passenger, Power, Stack, State, UnitType } from '../types';
import { excessFighters } from './carriers';
import { forceAt, otherPart, type Part } from './forces';
import { forcedPlacement, type HitPool, type Hits, kindBit } from './hits';
import { addUnits, marked, removeUnits, sameCargo, sortedCargo, stacksAt } from './stacks';
import { alliedStacks, unitOf } from './units';

/** Units of one owner and type (and load) that hits may be placed on. */
export interface LossPool extends HitPool {
  readonly owner: Power;
  readonly type: UnitType;
  readonly cargo: readonly Passenger[];
  /** Units that are whole, and those that took a first hit. */
  readonly whole: number;
  readonly damaged: number;
  /** Hits it takes to sink a whole one. */
  readonly hitsEach: number;
}

/** N-JP2, N-JP3: who gives itself up is lost beside what the hits take. */
const targetsAt = (state: State, battle: Battle, part: Part): Stack[] => {
  const force = forceAt(state, battle, part);
  return state.effects ? force.filter((each) => !each.kamikaze) : force;
};

/** What the hits on `part` may be placed on; what comes last stands last. */
export function lossPools(state: State, battle: Battle, part: Part): LossPool[] {
  const { units } = editionOf(state);
  const pools: Mutable<LossPool>[] = [];
  for (const { owner, type, count, cargo = [], damaged } of targetsAt(state, battle, part)) {
    const hitsEach = units[type].hits ?? 1;
    let pool = pools.find((each) => each.owner === owner && each.type === type && sameCargo(each.cargo, cargo));
    if (!pool) {
      const reach = reachOf(state, battle, part, type);
      pool = { owner, type, cargo, whole: 0, damaged: 0, points: 0, hitsEach, reach, last: units[type].diesLast === true };
      pools.push(pool);
    }
    if (damaged) pool.damaged += count;
    else pool.whole += count;
    pool.points += count * (damaged ? hitsEach - 1 : hitsEach);
  }
  return pools.some((each) => each.last) ? pools.sort((a, b) => Number(a.last) - Number(b.last)) : pools;
}

type Mutable<T> = { -readonly [M in keyof T]: T[M] };

/** Kinds of hits that find a target on a side, as bits: units that come last apart. */
export function exposureOf(state: State, battle: Battle, part: Part): { fighting: number; last: number } {
  const bits = { fighting: 0, last: 0 };
  for (const { type } of targetsAt(state, battle, part)) {
    const reach = reachOf(state, battle, part, type);
    if (unitOf(state, type).diesLast) bits.last |= reach;
    else bits.fighting |= reach;
  }
  return bits;
}

/** COMMON 6, hit kinds: torpedoes never hit aircraft; aircraft hit what is elusive only beside a friend that detects it (R41-14.3). */
function reachOf(state: State, { kind, volley, destroyers }: Battle, part: Part, type: UnitType): number {
  const all = kindBit.submarine | kindBit.air | kindBit.other;
  const { domain, elusive } = unitOf(state, type);
  // RREV-7.5: ships bombard land units alone
  if (kind === 'land') return volley === 'surprise' && domain !== 'land' ? 0 : all;
  if (domain === 'air') return all & ~kindBit.submarine;
  return elusive && !destroyers[otherPart(part)] ? all & ~kindBit.air : all;
}

/** Hits that sinking `count` units of a pool takes: the damaged ones go first. */
export const sinkingCost = ({ damaged, hitsEach }: LossPool, count: number): number =>
  Math.min(count, damaged) * (hitsEach - 1) + Math.max(0, count - damaged) * hitsEach;

/** Ways to take `hits` on a pool: how many units sink; the rest are first hits on whole ones. Least loss first. */
export function sinkings(pool: LossPool, hits: number): number[] {
  const ways: number[] = [];
  for (let sunk = 0; sunk <= pool.whole + pool.damaged; sunk++) {
    const firstHits = hits - sinkingCost(pool, sunk);
    if (firstHits >= 0 && firstHits <= wholeAfter(pool, sunk) * (pool.hitsEach - 1)) ways.push(sunk);
  }
  return ways;
}

const wholeAfter = (pool: LossPool, sunk: number): number => pool.whole - Math.max(0, sunk - pool.damaged);

/** The casualties that take `hits` on a pool with `sunk` of its units gone. */
export function casualtiesOf(pool: LossPool, hits: number, sunk: number): Casualty[] {
  const { owner, type } = pool;
  const cargo = pool.cargo.length > 0 ? { cargo: pool.cargo.map((each) => ({ ...each })) } : {};
  const firstHits = hits - sinkingCost(pool, sunk);
  return [
    ...(firstHits > 0 ? [{ owner, type, count: firstHits, damaged: true as const }] : []),
    ...(sunk > 0 ? [{ owner, type, count: sunk, ...cargo }] : []),
  ];
}

/** The casualties of a placement, first hits before sinkings. */
export const casualtiesAt = (pools: readonly LossPool[], placed: readonly number[]): Casualty[] =>
  pools.flatMap((pool, i) => casualtiesOf(pool, placed[i] ?? 0, sinkings(pool, placed[i] ?? 0)[0] ?? 0));

/** The only legal casualties, or null when there is a choice. */
export function forcedLosses(hits: Hits, pools: readonly LossPool[]): Casualty[] | null {
  const placed = forcedPlacement(hits, pools);
  if (!placed || pools.some((pool, i) => sinkings(pool, placed[i] ?? 0).length > 1)) return null;
  return casualtiesAt(pools, placed);
}

/** Sunk units and first hits that casualties name for each pool; null when they name units that are not there. */
export function namedIn(pools: readonly LossPool[], casualties: readonly Casualty[]): { sunk: number; firstHits: number }[] | null {
  const named = pools.map(() => ({ sunk: 0, firstHits: 0 }));
  for (const { owner, type, count, cargo = [], damaged } of casualties) {
    const load = sortedCargo(cargo);
    const index = pools.findIndex((each) => each.owner === owner && each.type === type && sameCargo(each.cargo, load));
    const entry = named[index];
    if (!entry) return null;
    if (damaged) entry.firstHits += count;
    else entry.sunk += count;
  }
  for (const [i, pool] of pools.entries()) {
    const { sunk, firstHits } = named[i] ?? { sunk: 0, firstHits: 0 };
    if (sunk > pool.whole + pool.damaged || firstHits > wholeAfter(pool, sunk) * (pool.hitsEach - 1)) return null;
  }
  return named;
}

/**
 * Takes casualties off the board. Who fires once more goes aside. Of units that differ only in what they could do later,
 * the least useful go: aircraft with the shortest range left, land units that came by sea, transports that land nobody.
 */
export function takeLosses(state: State, battle: Battle, part: Part, casualties: readonly Casualty[], told: AaTold[]): void {
  const losses: Loss[] = [];
  let damaged = 0;
  for (const each of casualties) {
    if (each.damaged) continue;
    losses.push({ owner: each.owner, type: each.type, count: each.count, ...(each.cargo ? { cargo: each.cargo } : {}) });
    remove(state, battle, part, each);
  }
  for (const each of casualties) {
    if (!each.damaged) continue;
    damaged += each.count;
    damage(state, battle, each);
  }
  if (part === 'attack') losses.push(...drownedGuests(state, battle));
  if (losses.length > 0 || damaged > 0) {
    const { space, round } = battle;
    told.push({ event: { type: 'losses', space, round, side: part, losses, damaged }, to: 'all' });
  }
}

function remove(state: State, battle: Battle, part: Part, { owner, type, count, cargo = [] }: Casualty): void {
  const load = sortedCargo(cargo);
  const stacks = targetsAt(state, battle, part)
    .filter((each) => each.owner === owner && each.type === type && sameCargo(each.cargo, load))
    .sort((a, b) => worth(a) - worth(b));
  let left = count;
  for (const stack of stacks) {
    const gone = Math.min(left, stack.count);
    removeUnits(state, battle.space, stack, gone);
    left -= gone;
  }
  if (left > 0) throw new Error(`${battle.space} has ${left} ${owner} ${type} too few to lose`);
  // RREV-7.6: a destroyer warns attackers too
  if (part === 'defence' || (battle.volley === 'surprise' && battle.destroyers.attack))
    battle.aside = [...battle.aside, { owner, type, count }];
}

function worth({ damaged, left = 99, seaborne, assault }: Stack): number {
  return (damaged ? 0 : 1000) + left + (seaborne ? 0 : 100) + (assault ? 100 : 0);
}

function damage(state: State, battle: Battle, { owner, type, count }: Casualty): void {
  let left = count;
  for (const stack of stacksAt(state, battle.space)) {
    if (stack.owner !== owner || stack.type !== type || stack.damaged || left === 0) continue;
    const hit = Math.min(left, stack.count);
    removeUnits(state, battle.space, stack, hit);
    addUnits(state, battle.space, marked(stack, { damaged: true }), hit);
    left -= hit;
  }
}

/** R41-5.9, RREV-6.7: an ally's fighter, and an own one that stayed aboard, is cargo of the carrier it rides on and goes down with it. */
function drownedGuests(state: State, { space, kind }: Battle): Loss[] {
  if (kind === 'land') return [];
  const guests = [...stacksAt(state, space).filter((each) => each.riding), ...alliedStacks(state, space, 'landsOnDecks')];
  return excessFighters(state, space, guests).flatMap(({ owner, count }) => {
    const lost = new Map<UnitType, number>();
    let left = count;
    for (const stack of guests) {
      if (stack.owner !== owner || left === 0) continue;
      const gone = Math.min(left, stack.count);
      removeUnits(state, space, stack, gone);
      lost.set(stack.type, (lost.get(stack.type) ?? 0) + gone);
      left -= gone;
    }
    return [...lost].map(([type, gone]) => ({ owner, type, count: gone }));
  });
}
