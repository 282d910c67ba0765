import { askOne, pickOne, remember } from '../../../engine';
import { isBarred } from '../effects/events';
import type { Side } from '../orders';
import { type Force, forceOf, sizeOf } from '../pieces';
import { boardOf, factsOf, neighbours, tablesOf } from '../rules/board';
import { checkStrike } from '../rules/missions';
import { checkLanding, checkLeaving, mayStep, movable, partisanWays, restedPlanes, walks } from '../rules/movement';
import { unitsOf, zoneAt } from '../rules/zones';
import type { K, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { nouns, zoneName } from '../words/names';
import { askZone, type Form, type FormContext, pickForce, pickZone } from './form';

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

/** Where the shortest way to a zone could last go on otherwise and still come there, as its number of steps; zones with one way alone are left out. */
const detours = (state: State, from: ZoneId, side: Side): ReadonlyMap<ZoneId, number> =>
  remember(state, `detours ${side} ${from}`, () => {
    const last = (path: readonly ZoneId[], to: ZoneId) =>
      path.findLastIndex((_, i) => i < path.length - 1 && walks.towards(state, path.slice(0, i + 1), to, side).length > 1);
    const ends = [...walks.shortest(state, from, side)].map(([to, path]) => [to, last(path, to)] as const);
    return new Map(ends.filter(([, at]) => at >= 0));
  });

/** Marks the choice of a zone that is reached by another way than the shortest. */
const detour = 'by ';

/** Where to, the shortest way; by another way zone by zone, of all that pass no zone twice. */
export function* moveForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const from = yield* askZone(context, 'from', moveStarts(state, side), words.from);
  const direct = walks.shortest(state, from, side);
  const ends = [...direct.keys()].sort();
  const around = ends.flatMap((zone) => (detours(state, from, side).has(zone) ? [`${detour}${zone}`] : []));
  const nameOf = (zone: ZoneId) => zoneName(state.options, zone, language);
  const end = yield* askOne<string, K>('to', [...ends, ...around], () => ({
    label: words.to,
    choice: (value) =>
      value.startsWith(detour)
        ? { label: words.otherWay(nameOf(value.slice(detour.length))), rare: true }
        : { label: nameOf(value), space: value },
  }));
  const to = end.replace(detour, '');
  let path = direct.get(end) ?? [from];
  while (path[path.length - 1] !== to) {
    const next = walks.towards(state, path, to, side);
    // the shortest way was to be had without asking
    const shortest = direct.get(to) ?? [];
    const turns = path.length - 1 === detours(state, from, side).get(to) && path.every((zone, i) => zone === shortest[i]);
    const open = turns ? next.filter((zone) => zone !== shortest[path.length]) : next;
    path = [...path, yield* pickZone(context, `step-${path.length}`, open, words.next)];
  }
  const force = movable(state, from, side);
  const units = yield* pickForce(context, from, force, { least: 1, most: sizeOf(force) });
  return { type: 'move', path, units };
}

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

export function* flyForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const from = yield* askZone(context, 'from', flyStarts(state, side), words.from);
  const to = yield* askZone(context, 'to', planeTargets(state, side, from, { plane: 1 }), words.to);
  return { type: 'fly', from, to, units: yield* planesForm(context, side, from, to) };
}

/** Planes of a zone that another has room for; of each kind no more than have rested. */
export function* planesForm(context: FormContext, side: Side, from: ZoneId, to: ZoneId): Form<Force> {
  const { state } = context;
  const room = tablesOf(state).stacking - sizeOf(unitsOf(state, to, side));
  const rested = restedPlanes(state, from, side);
  const chosen: Force = {};
  for (const kind of ['plane', 'italian-plane'] as const) {
    const some = forceOf(rested, [kind, `engaged-${kind}`]);
    const others = kind === 'plane' ? freeOf(state, from, 'italian-plane', rested) : 0;
    const most = Math.min(freeOf(state, from, kind, rested), room - sizeOf(chosen));
    if (sizeOf(some) === 0) continue;
    const least = Math.min(most, Math.max(0, 1 - sizeOf(chosen) - others));
    Object.assign(chosen, yield* pickForce(context, from, some, { least, most }));
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

export function* shipForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const from = yield* askZone(context, 'from', shipStarts(state, side), words.from);
  const to = yield* askZone(context, 'to', ports(state, side, from), words.to);
  const force = movable(state, from, side);
  const units = yield* pickForce(context, from, force, { least: 1, most: Math.min(sizeOf(force), state.transport[side]) });
  return { type: 'ship', from, to, units };
}

export const infiltrators = (state: State, side: Side): ZoneId[] =>
  side === 'allied'
    ? [...new Set(state.partisans.map(({ zone }) => zone))].filter((zone) => partisanWays(state, zone).length > 0).sort()
    : [];

export function* infiltrateForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const from = yield* askZone(context, 'from', infiltrators(state, side), labels[language].from);
  const to = yield* askZone(context, 'to', partisanWays(state, from), labels[language].to);
  return { type: 'infiltrate', from, to };
}

export const strikers = (state: State, side: Side): ('fleet' | 'uboat')[] =>
  (['fleet', 'uboat'] as const).filter((by) => checkStrike(state, side, by) === null);

export function* strikeForm({ state, language }: FormContext, side: Side): Form {
  const by = yield* pickOne<'fleet' | 'uboat', K>('by', strikers(state, side), () => ({
    label: labels[language].by,
    choice: (each) => ({ label: nouns[language].kinds[each][0] }),
  }));
  return { type: 'strike', by };
}
