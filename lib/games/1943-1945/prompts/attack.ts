import { pickNumber, pickOne, run } from '../../../engine';
import { pickYes } from '../../kit/forms';
import type { Plane, Side, Support } from '../orders';
import { countOf, type Force, sizeOf, tankPieces } from '../pieces';
import { follows } from '../quirks';
import {
  arrowsLeft,
  embarkable,
  isSupported,
  landingRoom,
  landingTargets,
  landTargets,
  type OpenSupport,
  openAttacks,
  supportOf,
  uncommitted,
} from '../rules/attacks';
import { boardOf } from '../rules/board';
import { combatOf } from '../rules/combat';
import type { K, ZoneId } from '../types';
import { labels } from '../words/labels';
import { pieceName, zoneName } from '../words/names';
import { askZone, type Form, type FormContext, pickForce, pickZone, pickZoneOr } from './form';

type Forces = { from: ZoneId; units: Force }[];
const byZone = (forces: Forces): Forces => [...forces].sort((a, b) => (a.from < b.from ? -1 : 1));

export function* attackForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const open = landTargets(state, side);
  const starts = boardOf(state).ids.filter((zone) => open.some(({ from }) => from.includes(zone)));
  const first = yield* askZone(context, 'from', starts, words.from);
  const targets = open.flatMap(({ target, from }) => (from.includes(first) ? [target] : []));
  const target = yield* askZone(context, 'target', targets, words.target);
  const most = arrowsLeft(state);
  const forces: Forces = [];
  let rest = open.find((each) => each.target === target)?.from ?? [];
  for (let from: ZoneId | null = first; from !== null; ) {
    const start = from;
    rest = rest.filter((zone) => zone !== start);
    const free = uncommitted(state, start, side);
    forces.push({ from: start, units: yield* pickForce(context, start, free, { least: 1, most: sizeOf(free) }) });
    from = rest.length > 0 && forces.length < most ? yield* nextStart(context, rest, forces.length) : null;
  }
  return { type: 'attack', target, forces: byZone(forces), ...(yield* planForm(context, side, target, forces, forces)) };
}

function nextStart(context: FormContext, rest: readonly ZoneId[], n: number): Form<ZoneId | null> {
  const words = labels[context.language];
  return pickZoneOr(context, `from-${n}`, rest, words.another, words.enough);
}

export function* landForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const ports = (tanks: number) => boardOf(state).coast.filter((zone) => capacity(embarkable(state, zone), tanks) > 0);
  const first = yield* askZone(context, 'from', ports(1), words.from);
  const target = yield* askZone(context, 'target', landingTargets(state, side), words.target);
  const fleets = yield* pickNumber<K>('fleets', run(1, Math.min(2, state.fleets.allied.operational)), () => ({ label: words.fleets }));
  const forces: Forces = [];
  let room = { least: 1, most: landingRoom(state, fleets), tanks: 1 };
  for (let from: ZoneId | null = first; from !== null; ) {
    const units: Force = yield* pickForce(context, from, embarkable(state, from), room);
    forces.push({ from, units });
    room = { least: 1, most: room.most - sizeOf(units), tanks: room.tanks - countOf(units, tankPieces) };
    const rest = room.most < 1 ? [] : ports(room.tanks).filter((zone) => forces.every((each) => each.from !== zone));
    from = rest.length > 0 ? yield* nextStart(context, rest, forces.length) : null;
  }
  const embarked = forces.map(({ units }) => ({ from: target, units }));
  return { type: 'land', target, fleets, forces: byZone(forces), ...(yield* planForm(context, side, target, embarked, forces)) };
}

const capacity = (force: Force, tanks: number): number => (force.cube ?? 0) + Math.min(tanks, countOf(force, tankPieces));

/** An intention, which is left out when nothing supports; who has embarked stands in the target. */
function* planForm(context: FormContext, side: Side, target: ZoneId, standing: Forces, joining: Forces): Form<{ support?: Support }> {
  const open = supportOf(context.state, side, target, standing, joining);
  if (!isSupported(open) || (yield* isLater(context))) return {};
  const support = yield* supportForm(context, open);
  return support.tank || support.plane || support.drop !== null ? { support } : {};
}

function* isLater({ language }: FormContext): Form<boolean> {
  const words = labels[language];
  const when = yield* pickOne<'later' | 'now', K>('support', ['later', 'now'], () => ({
    label: words.support,
    choice: (value) => ({ label: words[value], ...(value === 'later' && { usual: true }) }),
  }));
  return when === 'later';
}

/** What joins a landing that has come through interception and bombardment. */
export function* joinForm(context: FormContext, side: Side): Form {
  const { target, forces } = combatOf(context.state);
  return { type: 'support', support: yield* supportForm(context, supportOf(context.state, side, target, forces)) };
}

function* supportForm(context: FormContext, open: OpenSupport): Form<Support> {
  const words = labels[context.language];
  const tank = open.tank && (yield* pickYes<K>(context.language, 'tank', words.tank));
  const plane = yield* planeForm(context, open.planes);
  const drop = open.drops.length > 0 ? yield* pickZoneOr(context, 'drop', open.drops, words.drop, words.noDrop) : null;
  return { tank, plane, drop };
}

/** One of the planes or none. */
export function* planeForm({ state, language }: FormContext, planes: readonly Plane[]): Form<Plane | null> {
  if (planes.length === 0) return null;
  const keyOf = ({ from, plane }: Plane) => `${from} ${plane}`;
  const chosen = yield* pickOne<string, K>('plane', ['none', ...planes.map(keyOf)], () => ({
    label: labels[language].plane,
    choice: (key) => {
      const found = planes.find((each) => keyOf(each) === key);
      if (!found) return { label: labels[language].noPlane };
      return { label: `${zoneName(state.options, found.from, language)}: ${pieceName(found.plane, 1, language)}`, space: found.from };
    },
  }));
  return planes.find((each) => keyOf(each) === chosen) ?? null;
}

export function* fightForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const open = openAttacks(state);
  const target = yield* pickZone(
    context,
    'target',
    open.map((each) => each.target),
    labels[language].target,
  );
  const attack = open.find((each) => each.target === target);
  if (!attack) throw new Error(`no attack on ${target}`);
  const support = supportOf(state, side, target, attack.forces);
  // a landing may leave it for later, when it is known what came ashore
  const mayWait = attack.fleets > 0 && follows(state, 'lateSupport');
  if (mayWait && (!isSupported(support) || (yield* isLater(context)))) return { type: 'fight', target };
  return { type: 'fight', target, support: yield* supportForm(context, support) };
}
