import type { HexSide } from '../../../engine';
import { abilities } from '../effects';
import type { Going } from '../effects/points';
import { type Hex, isAdjacent, rangeOf, sideTo } from '../map/hexes';
import type { Unit } from '../types';
import { abilitiesOf, afoot, isObstacle, isSoldier } from './battle';
import { atStart, further, type Progress, paceOf, type Reach, speedOf, stepOf, stepsFrom } from './movement';
import { hasRoom } from './stacking';

/** How far a way takes a unit, and what stands in its way. */
export type Walked = { isEnd: true; progress: Progress } | { isEnd: false; at: number; why: 'apart' | 'closed' | 'too-far' };

/** Goes a way in thought; the first hex is the first one entered. */
export function walked(going: Going, way: readonly Hex[], reach: Reach = speedOf(going)): Walked {
  let from = going.unit.hex ?? '';
  let progress = atStart;
  for (const [at, to] of way.entries()) {
    if (from === to || !isAdjacent(from, to)) return { isEnd: false, at, why: 'apart' };
    const pace = paceOf(stepOf(going.battle, going.unit, from, to));
    if (!pace) return { isEnd: false, at, why: 'closed' };
    const next = further(going, progress, pace, reach);
    if (!next) return { isEnd: false, at, why: 'too-far' };
    progress = next;
    from = to;
  }
  return { isEnd: true, progress };
}

/** Whether a way may end where it does: there is room and, where only disruption left it a way, it comes nearer to the enemy. */
export function mayEnd(going: Going, way: readonly Hex[]): 'full' | 'no-nearer' | null {
  const { battle, unit } = going;
  const end = way.at(-1);
  if (end === undefined) return null;
  if (!hasRoom(battle, unit, end)) return 'full';
  return isNearer(going, end) ? null : 'no-nearer';
}

function isNearer(going: Going, end: Hex): boolean {
  const { battle, unit } = going;
  if (unit.disrupted === 'no' || unit.hex === null) return true;
  const towards = abilities.ask('onTowards', abilitiesOf(battle, unit), going);
  if (towards === null) return true;
  const isMeant = (each: Unit): boolean =>
    each.side !== unit.side && !isObstacle(battle, each) && (towards === 'enemy' || isSoldier(battle, each));
  const { hex } = unit;
  const spans = afoot(battle).flatMap((each) =>
    isMeant(each) && each.hex !== null ? [{ before: rangeOf(hex, each.hex), after: rangeOf(end, each.hex) }] : [],
  );
  if (towards === 'soldier') return spans.some(({ before, after }) => after < before);
  const least = Math.min(...spans.map(({ before }) => before));
  return spans.some(({ before, after }) => before === least && after < before);
}

/** The side that who goes a way looks at by its end; null: it goes nowhere. */
export function headingOf(start: Hex, way: readonly Hex[]): HexSide | null {
  const [from, to] = [start, ...way].slice(-2);
  return from !== undefined && to !== undefined ? sideTo(from, to) : null;
}

/** A way with what it takes. */
export interface Route {
  way: readonly Hex[];
  /** Movement rolls on it. */
  rolls: number;
  spent: number;
}

/** Where a unit can go. */
export interface Explored {
  /** The best way to each hex it can pass, whether or not it may end there: that of the fewest rolls, then the least cost. */
  routes: ReadonlyMap<Hex, Route>;
  /** Every step that it can take on some way. */
  steps: readonly (readonly [from: Hex, to: Hex])[];
}

const weight = ({ rolls, spent }: Pick<Route, 'rolls' | 'spent'>): number => 100 * rolls + spent;

export function explored(going: Going): Explored {
  const { unit } = going;
  const reach = speedOf(going);
  const routes = new Map<Hex, Route>();
  const steps = new Map<string, readonly [Hex, Hex]>();
  if (unit.hex === null || reach.speed === 0) return { routes, steps: [] };
  const best = new Map<string, number>();
  const open: (Route & { at: Hex; progress: Progress })[] = [{ at: unit.hex, way: [], progress: atStart, rolls: 0, spent: 0 }];
  while (open.length > 0) {
    open.sort((a, b) => weight(b) - weight(a));
    const here = open.pop();
    if (!here) break;
    for (const pace of stepsFrom(going, here.at)) {
      const progress = further(going, here.progress, pace, reach);
      if (!progress) continue;
      const { to } = pace.step;
      const { spent } = progress;
      const rolls = here.rolls + pace.rolls.length;
      steps.set(`${here.at}>${to}`, [here.at, to]);
      const key = `${to} ${progress.isBonusSpent} ${progress.isOnRoad} ${rolls}`;
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= spent) continue;
      best.set(key, spent);
      const route = { way: [...here.way, to], rolls, spent };
      open.push({ ...route, at: to, progress });
      const before = routes.get(to);
      if (to !== unit.hex && (!before || weight(route) < weight(before))) routes.set(to, route);
    }
  }
  return { routes, steps: [...steps.values()] };
}

/** Hexes where a unit can go and stay, each with the best way there. */
export const reachable = (going: Going): ReadonlyMap<Hex, readonly Hex[]> =>
  new Map([...explored(going).routes].flatMap(([hex, { way }]) => (mayEnd(going, way) === null ? [[hex, way] as const] : [])));

/** Hexes that a way can go on to and still end somewhere. */
export function onward(going: Going, way: readonly Hex[], reach: Reach = speedOf(going)): Hex[] {
  const from = way.at(-1) ?? going.unit.hex ?? '';
  return stepsFrom(going, from).flatMap(({ step: { to } }) => {
    const next = [...way, to];
    if (next.length > mostSteps || !walked(going, next, reach).isEnd) return [];
    return mayEnd(going, next) === null || onward(going, next, reach).length > 0 ? [to] : [];
  });
}

/** Hexes of a way at most, as an order can name them. */
const mostSteps = 20;
