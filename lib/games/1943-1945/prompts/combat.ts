import { pickNumber, run } from '../../../engine';
import { pickPath, pickYes } from '../../kit/forms';
import type { Loss, Plane, Side } from '../orders';
import { countOf, type Force, type Piece, sizeOf, tankPieces } from '../pieces';
import { boardOf, tablesOf } from '../rules/board';
import { interceptZone, poolOf } from '../rules/check';
import { combatOf, droppedForce, eliteUnits, occupants, withdrawalZones } from '../rules/combat';
import { checkDefender } from '../rules/combat-check';
import { mayTankSupport } from '../rules/dice';
import { type LossItem, lossItems, mayRetreat, requiredOf, unitLimit } from '../rules/losses';
import { interceptorsFor, overAirport, planesFor } from '../rules/missions';
import { checkLanding } from '../rules/movement';
import { retreating, retreatPaths } from '../rules/retreat';
import type { K, ZoneId } from '../types';
import { labels } from '../words/labels';
import { pieceName, zoneName } from '../words/names';
import { planeForm } from './attack';
import { type Form, type FormContext, pickForce, pickZone } from './form';
import { planesForm } from './movement';

/** Fleets, the U-boat, planes zone by zone; at least one of them. */
export function* interceptForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const open = interceptorsFor(state, side, interceptZone(state));
  const groups = new Map<string, { plane: Plane; count: number }>();
  for (const plane of open.planes) {
    const key = `${plane.from}-${plane.plane}`;
    groups.set(key, { plane, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  const sure = (last: boolean, sum: number) => (last && sum === 0 ? 1 : 0);
  const fleets = yield* pickNumber<K>('fleets', run(sure(!open.uboat && groups.size === 0, 0), open.fleets), () => ({
    label: words.fleets,
  }));
  const uboats = open.uboat ? yield* pickNumber<K>('uboat', run(sure(groups.size === 0, fleets), 1), () => ({ label: words.uboat })) : 0;
  const planes: Plane[] = [];
  for (const [i, [key, { plane, count }]] of [...groups].entries()) {
    const least = sure(i === groups.size - 1, fleets + uboats + planes.length);
    const some = run(least, count).filter((n) => overAirport(state, side, [...planes, ...Array.from({ length: n }, () => plane)]) === null);
    const chosen = yield* pickNumber<K>(`planes-${key}`, some, () => ({
      label: `${words.planesFrom(zoneName(state.options, plane.from, language))} ${pieceName(plane.plane, count, language)}`,
      space: plane.from,
    }));
    for (let n = 0; n < chosen; n++) planes.push(plane);
  }
  return { type: 'intercept', fleets, uboat: uboats > 0, planes };
}

const refuges = ({ state }: FormContext, side: Side): ZoneId[] =>
  boardOf(state).ids.filter((to) => checkLanding(state, side, combatOf(state).target, to, { plane: 1 }) === null);

export function* evacuateForm(context: FormContext, side: Side): Form {
  const to = yield* pickZone(context, 'to', refuges(context, side), labels[context.language].to);
  return { type: 'evacuate', to, units: yield* planesForm(context, side, combatOf(context.state).target, to) };
}

export function* defendForm(context: FormContext, side: Side): Form {
  const { state } = context;
  const tank = yield* tankForm(context, side);
  const planes = planesFor(state, side, combatOf(state).target).filter((plane) => checkDefender(state, side, plane) === null);
  return { type: 'defend', tank, plane: yield* planeForm(context, planes) };
}

/** Whether a tank supports in the next round. */
export function* tankForm(context: FormContext, side: Side): Form<boolean> {
  const { state, language } = context;
  return mayTankSupport(state, combatOf(state), side) && (yield* pickYes<K>(language, 'tank', labels[language].tank));
}

export function* eliteForm({ state, language }: FormContext): Form {
  const count = yield* pickNumber<K>('count', run(0, eliteUnits(state)), () => ({
    label: labels[language].elite,
    space: combatOf(state).target,
  }));
  return { type: 'elite', count };
}

export function* retreatForm(context: FormContext, side: Side): Form {
  const { state } = context;
  const { target } = combatOf(state);
  const path = yield* pathForm(context, retreatPaths(state, side, target), 'to');
  const force = retreating(state, side, target);
  const least = state.options.partialRetreat ? 1 : sizeOf(force);
  if (path === null) throw new Error(`no retreat from ${target}`);
  return { type: 'retreat', path, units: yield* pickForce(context, target, force, { least, most: sizeOf(force) }) };
}

/** One of the ways; `stay` offers none too. */
const pathForm = ({ state, language }: FormContext, paths: readonly ZoneId[][], field: string, stay?: string): Form<ZoneId[] | null> =>
  pickPath<K>(
    field,
    paths,
    stay === undefined ? labels[language].to : labels[language].retreat,
    (zone) => zoneName(state.options, zone, language),
    stay,
  );

/** Retreat or not, then piece by piece how many losses it takes, and how. */
export function* lossesForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const pool = poolOf(state, side);
  const retreat = mayRetreat(pool) ? yield* pathForm(context, pool.retreats, 'retreat', labels[language].noRetreat) : null;
  const items = lossItems(pool);
  // with a retreat something must be left that retreats
  const limit = retreat ? unitLimit(pool) : Number.POSITIVE_INFINITY;
  let due = requiredOf(pool, retreat !== null);
  const losses: Loss[] = [];
  // what may not leave must be among the losses of a retreat
  let held = retreat ? pool.held : 0;
  for (const [i, item] of items.entries()) {
    const rest = items.slice(i + 1).reduce((sum, { count, worth }) => sum + count * worth, 0);
    const taken = yield* pickNumber<K>(
      `loss-${item.zone}-${item.piece}`,
      run(
        Math.max(item.piece === 'cube' ? held : 0, due - Math.min(rest, limit)),
        Math.min(due - (item.piece === 'cube' ? 0 : held), item.count * item.worth),
      ),
      () => ({
        label: labels[language].losses(`${pieceName(item.piece, item.count, language)}, ${zoneName(state.options, item.zone, language)}`),
        space: item.zone,
      }),
    );
    losses.push(...(yield* fatesForm(context, item, taken)));
    due -= taken;
    if (item.piece === 'cube') held = 0;
  }
  return { type: 'losses', losses, ...(retreat ? { retreat } : {}) };
}

/** An operational counter takes one loss engaged, two eliminated. */
function* fatesForm({ language }: FormContext, { zone, piece, count, worth }: LossItem, taken: number): Form<Loss[]> {
  if (taken === 0) return [];
  if (worth < 2) return [{ zone, piece, count: taken, fate: 'out' }];
  const out = yield* pickNumber<K>(`out-${zone}-${piece}`, run(Math.max(0, taken - count), Math.floor(taken / 2)), () => ({
    label: labels[language].eliminated(pieceName(piece, count, language)),
    space: zone,
  }));
  const engaged = taken - 2 * out;
  return [
    ...(engaged > 0 ? [{ zone, piece, count: engaged, fate: 'engaged' as const }] : []),
    ...(out > 0 ? [{ zone, piece, count: out, fate: 'out' as const }] : []),
  ];
}

/** Zone by zone what enters; dropped paratroopers are in the zone already. */
export function* occupyForm(context: FormContext): Form {
  const { state } = context;
  const combat = combatOf(state);
  const { stacking, tanksPerZone } = tablesOf(state);
  const dropped = droppedForce(combat);
  let room = { least: 0, most: stacking - sizeOf(dropped), tanks: tanksPerZone };
  const forces: { from: ZoneId; units: Force }[] = [];
  for (const { from, units } of occupants(state)) {
    const free = { ...units };
    if (from === combat.target) {
      const kept = (free['engaged-paratroopers'] ?? 0) - sizeOf(dropped);
      if (kept > 0) free['engaged-paratroopers'] = kept;
      else delete free['engaged-paratroopers'];
    }
    const chosen: Force = yield* pickForce(context, from, free, room);
    room = { least: 0, most: room.most - sizeOf(chosen), tanks: room.tanks - countOf(chosen, tankPieces) };
    if (from === combat.target)
      for (const piece in dropped) chosen[piece as Piece] = (chosen[piece as Piece] ?? 0) + (dropped[piece as Piece] ?? 0);
    if (sizeOf(chosen) > 0) forces.push({ from, units: chosen });
  }
  return { type: 'occupy', forces: forces.sort((a, b) => (a.from < b.from ? -1 : 1)) };
}

export function* withdrawForm(context: FormContext): Form {
  return { type: 'withdraw', to: yield* pickZone(context, 'to', withdrawalZones(context.state), labels[context.language].to) };
}
