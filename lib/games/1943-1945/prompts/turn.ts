import { pickNumber, pickOne, run } from '../../../engine';
import { type Convertible, type Side, sides } from '../orders';
import { countOf, sizeOf, tankPieces } from '../pieces';
import { playable } from '../rules/acts';
import { conversions, converters, entryZones, partisanHomes } from '../rules/reinforcement';
import { deployable, deployZones } from '../rules/set-up';
import { excesses, movableSurplus, shiftTargets, surplus, surplusCount } from '../rules/stacking';
import { roomIn, zoneAt } from '../rules/zones';
import type { K, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { counted, nouns, zoneName } from '../words/names';
import { type Form, type FormContext, pickForce, pickZone } from './form';

export function* initiativeForm({ language }: FormContext): Form {
  const first = yield* pickOne<Side, K>('first', sides, () => ({
    label: labels[language].first,
    choice: (side) => ({ label: nouns[language].sides[side] }),
  }));
  return { type: 'initiative', first };
}

/** Zones that can take some of what is left. */
export function deployTargets(state: State): ZoneId[] {
  return deployZones(state).filter((zone) => piecesFor(state, zone) > 0 || mayLine(state, zone));
}

const mayLine = (state: State, zone: ZoneId): boolean => (state.pool.axis.line ?? 0) > 0 && !zoneAt(state, zone).line;

function piecesFor(state: State, zone: ZoneId): number {
  const force = deployable(state);
  const room = roomIn(state, zone);
  const tanks = countOf(force, tankPieces);
  return Math.min(room.pieces, sizeOf(force) - tanks + Math.min(tanks, room.tanks));
}

export function* deployForm(context: FormContext): Form {
  const { state, language } = context;
  const words = labels[language];
  const nameOf = (at: ZoneId) => {
    const { pieces, tanks } = roomIn(state, at);
    return words.roomIn(zoneName(state.options, at, language), { pieces, tanks, line: mayLine(state, at) });
  };
  const zone = yield* pickOne<ZoneId, K>('zone', deployTargets(state), () => ({
    label: words.zone,
    choice: (at) => ({ label: nameOf(at), space: at }),
  }));
  const room = roomIn(state, zone);
  const most = piecesFor(state, zone);
  const lines = run(most > 0 ? 0 : 1, mayLine(state, zone) ? 1 : 0);
  const line = yield* pickNumber<K>('line', lines.length > 0 ? lines : [0], () => ({ label: words.line, space: zone }));
  const bounds = { least: line > 0 ? 0 : 1, most: room.pieces, tanks: room.tanks };
  const ask = (left: string) => words.howManyLeft(left, nameOf(zone));
  const units = most > 0 ? yield* pickForce(context, zone, deployable(state), bounds, ask) : {};
  return { type: 'deploy', zone, units, ...(line > 0 ? { line: true } : {}) };
}

export type Mustering = 'reinforce' | 'convert' | 'event' | 'end';

export function openMustering(state: State, side: Side): Mustering[] {
  const open: Mustering[] = [];
  if ((state.muster?.due ?? 0) > 0 && entryZones(state, side).length > 0) open.push('reinforce');
  if (converters(state, side).length > 0) open.push('convert');
  if (playable(state, side).length > 0) open.push('event');
  return [...open, 'end'];
}

export function* reinforceForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const zone = yield* pickZone(context, 'zone', entryZones(state, side), labels[language].zone);
  const cubes = yield* pickNumber<K>('cubes', run(1, state.muster?.due ?? 1), () => ({ label: labels[language].cubes, space: zone }));
  return { type: 'reinforce', zone, cubes };
}

export function* convertForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const zone = yield* pickZone(context, 'zone', converters(state, side), words.zone);
  const open = conversions(state, side, zone);
  const into = yield* pickOne<Convertible, K>(
    'into',
    open.map((each) => each.into),
    () => ({ label: words.into, choice: (each) => ({ label: nouns[language].kinds[each][0] }) }),
  );
  const most = open.find((each) => each.into === into)?.most ?? 1;
  const count = yield* pickNumber<K>('count', run(1, most), () => ({
    label: `${words.into} ${counted(into, most, language)}`,
    space: zone,
  }));
  if (into !== 'partisans') return { type: 'convert', zone, into, count };
  return { type: 'convert', zone, into, count, at: yield* pickZone(context, 'at', partisanHomes(state), words.to) };
}

/** The excess of one of the side's zones. */
export function* stackingForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const mine = excesses(state).filter((each) => each.side === side);
  const from = yield* pickZone(
    context,
    'from',
    mine.map((each) => each.zone),
    words.from,
  );
  const excess = mine.find((each) => each.zone === from);
  if (!excess) throw new Error(`no excess in ${from}`);
  const targets = shiftTargets(state, excess);
  if (targets.length === 0) {
    const all = surplus(state, excess);
    return { type: 'disband', zone: from, units: yield* pickForce(context, from, all, { least: 1, most: surplusCount(excess) }) };
  }
  const to = yield* pickZone(context, 'to', targets, words.to);
  const room = roomIn(state, to);
  const most = Math.min(surplusCount(excess), room.pieces);
  return {
    type: 'shift',
    from,
    to,
    units: yield* pickForce(context, from, movableSurplus(state, excess), { least: 1, most, tanks: room.tanks }),
  };
}
