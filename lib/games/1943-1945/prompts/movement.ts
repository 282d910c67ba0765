import { distancesFrom, type Neighbours, pickOne, remember } from '../../../engine';
import { isBarred } from '../effects/lasting';
import type { Side } from '../orders';
import { type Force, forceOf, sizeOf } from '../pieces';
import { boardOf, factsOf, neighbours, tablesOf } from '../rules/board';
import { checkStrike } from '../rules/missions';
import { checkLanding, checkLeaving, mayStep, movable, partisanWays, restedPlanes } from '../rules/movement';
import { unitsOf, zoneAt } from '../rules/zones';
import type { K, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { nouns } from '../words/names';
import { type Desk, type Form, pickForce, pickZone } from './form';

/** Zones that ground forces of the side may leave. */
function starts(state: State, side: Side): ZoneId[] {
  return remember(state, `starts ${side}`, () =>
    boardOf(state).ids.filter((zone) => {
      const force = movable(state, zone, side);
      return sizeOf(force) > 0 && checkLeaving(state, side, zone, force) === null;
    }),
  );
}

export const moveStarts = (state: State, side: Side): ZoneId[] =>
  starts(state, side).filter((zone) => neighbours(state, zone).some((to) => mayStep(state, side, to)));

/** Where to, then zone by zone: every way that passes no zone twice. */
export function* moveForm(desk: Desk, side: Side): Form {
  const { state, language } = desk;
  const words = labels[language];
  const from = yield* pickZone(desk, 'from', moveStarts(state, side), words.from);
  const open = stepsFor(state, side);
  const ends = [...distances(open, from, []).keys()].filter((zone) => zone !== from);
  const to = yield* pickZone(desk, 'to', ends.sort(), words.to);
  const path = [from];
  for (let at = from; at !== to; ) {
    const ways = (open[at] ?? []).flatMap((zone) => {
      const far = path.includes(zone) ? undefined : distances(open, zone, path).get(to);
      return far === undefined ? [] : [{ zone, far }];
    });
    // the shortest way is offered first
    const next = ways.sort((a, b) => a.far - b.far).map(({ zone }) => zone);
    at = yield* pickZone(desk, `step-${path.length}`, next, words.next);
    path.push(at);
  }
  const force = movable(state, from, side);
  const units = yield* pickForce(desk, from, force, { least: 1, most: sizeOf(force) });
  return { type: 'move', path, units };
}

/** Steps ground forces of the side may take. */
function stepsFor(state: State, side: Side): Neighbours {
  return remember(state, `steps ${side}`, () => {
    const { ids } = boardOf(state);
    const open = new Set(ids.filter((zone) => mayStep(state, side, zone)));
    return Object.fromEntries(ids.map((zone) => [zone, neighbours(state, zone).filter((next) => open.has(next))]));
  });
}

/** Steps to every zone that can be reached without passing one of `barred`. */
const distances = (open: Neighbours, from: ZoneId, barred: readonly ZoneId[]): Map<ZoneId, number> =>
  distancesFrom(open, from, Number.POSITIVE_INFINITY, (step) => !barred.includes(step));

const planeTargets = (state: State, side: Side, from: ZoneId, one: Force): ZoneId[] =>
  boardOf(state).ids.filter((to) => checkLanding(state, side, from, to, one) === null);

/** Zones planes may fly from. */
export const flyStarts = (state: State, side: Side): ZoneId[] =>
  remember(state, `fly ${side}`, () =>
    boardOf(state).ids.filter((from) => {
      const [piece] = Object.keys(restedPlanes(state, from, side)) as (keyof Force)[];
      return piece !== undefined && planeTargets(state, side, from, { [piece]: 1 }).length > 0;
    }),
  );

export function* flyForm(desk: Desk, side: Side): Form {
  const { state, language } = desk;
  const words = labels[language];
  const from = yield* pickZone(desk, 'from', flyStarts(state, side), words.from);
  const to = yield* pickZone(desk, 'to', planeTargets(state, side, from, { plane: 1 }), words.to);
  return { type: 'fly', from, to, units: yield* planesForm(desk, side, from, to) };
}

/** Planes of a zone that another has room for; of each kind no more than have rested. */
export function* planesForm(desk: Desk, side: Side, from: ZoneId, to: ZoneId): Form<Force> {
  const { state } = desk;
  const room = tablesOf(state).stacking - sizeOf(unitsOf(state, to, side));
  const rested = restedPlanes(state, from, side);
  const chosen: Force = {};
  for (const kind of ['plane', 'italian-plane'] as const) {
    const some = forceOf(rested, [kind, `engaged-${kind}`]);
    const others = kind === 'plane' ? freeOf(state, from, 'italian-plane', rested) : 0;
    const most = Math.min(freeOf(state, from, kind, rested), room - sizeOf(chosen));
    if (sizeOf(some) === 0) continue;
    const least = Math.min(most, Math.max(0, 1 - sizeOf(chosen) - others));
    Object.assign(chosen, yield* pickForce(desk, from, some, { least, most }));
  }
  return chosen;
}

/** Planes of a kind, whichever side up, that have not been placed in this impulse. */
function freeOf(state: State, from: ZoneId, kind: 'plane' | 'italian-plane', rested: Force): number {
  const units = zoneAt(state, from).units;
  const all = (units[kind] ?? 0) + (units[`engaged-${kind}`] ?? 0);
  return Math.min(all - (state.impulse?.flown[from]?.[kind] ?? 0), (rested[kind] ?? 0) + (rested[`engaged-${kind}`] ?? 0));
}

const ports = (state: State, side: Side, from: ZoneId): ZoneId[] =>
  boardOf(state).coast.filter((to) => to !== from && zoneAt(state, to).control === side && !isBarred(state, to, side));

export function shipStarts(state: State, side: Side): ZoneId[] {
  if (state.transport[side] < 1 || (side === 'axis' && state.surrendered)) return [];
  return starts(state, side).filter((from) => factsOf(state, from).sea && ports(state, side, from).length > 0);
}

export function* shipForm(desk: Desk, side: Side): Form {
  const { state, language } = desk;
  const words = labels[language];
  const from = yield* pickZone(desk, 'from', shipStarts(state, side), words.from);
  const to = yield* pickZone(desk, 'to', ports(state, side, from), words.to);
  const force = movable(state, from, side);
  const units = yield* pickForce(desk, from, force, { least: 1, most: Math.min(sizeOf(force), state.transport[side]) });
  return { type: 'ship', from, to, units };
}

export const infiltrators = (state: State, side: Side): ZoneId[] =>
  side === 'allied'
    ? [...new Set(state.partisans.map(({ zone }) => zone))].filter((zone) => partisanWays(state, zone).length > 0).sort()
    : [];

export function* infiltrateForm(desk: Desk, side: Side): Form {
  const { state, language } = desk;
  const from = yield* pickZone(desk, 'from', infiltrators(state, side), labels[language].from);
  const to = yield* pickZone(desk, 'to', partisanWays(state, from), labels[language].to);
  return { type: 'infiltrate', from, to };
}

export const strikers = (state: State, side: Side): ('fleet' | 'uboat')[] =>
  (['fleet', 'uboat'] as const).filter((by) => checkStrike(state, side, by) === null);

export function* strikeForm({ state, language }: Desk, side: Side): Form {
  const by = yield* pickOne<'fleet' | 'uboat', K>('by', strikers(state, side), () => ({
    label: labels[language].by,
    choice: (each) => ({ label: nouns[language].kinds[each][0] }),
  }));
  return { type: 'strike', by };
}
