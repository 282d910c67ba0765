import { canonical, fail, ok, type Result, type Text, type Violation } from '../../../engine';
import { misread } from '../notation/misreadings';
import { type Reader, readerOf } from '../notation/reader';
import { convertibles, type EventId, eventIds, sides } from '../orders';
import { addPieces, type Force, pieceFacts, pieces } from '../pieces';
import { currentRules, follows } from '../quirks';
import { boardOf } from '../rules/board';
import { fullPools } from '../rules/set-up';
import type { Options, Phase, Pool, Side, State } from '../types';
import { pieceName } from '../words/names';
import { phases, rest, restNames } from './facts';

const sideWords: Record<Side, string> = { allied: 'Allies', axis: 'Axis' };
const poolKinds = ['cube', ...convertibles, 'line'] as const;

/** The position as text; the README's section "Position text" describes it. Options stay with the table and are not in it. */
export function place(state: State): string {
  const both = (write: (side: Side) => string) => sides.map((side) => `${sideWords[side]} ${write(side)}`).join(', ');
  const lines = [`Turn ${state.turn}, ${state.phase}`];
  if (state.rules !== currentRules) lines.push(`Rules: ${state.rules}`);
  lines.push(`Fleets: ${both((side) => `${state.fleets[side].operational} ready ${state.fleets[side].engaged} engaged`)}`);
  lines.push(`U-boat: ${state.uboat ?? 'gone'}`);
  lines.push(`Transport: ${both((side) => String(state.transport[side]))}`);
  for (const side of sides) {
    const pool = poolKinds.flatMap((kind) => (state.pool[side][kind] === undefined ? [] : [`${state.pool[side][kind]} ${kind}`]));
    lines.push(`Pool ${sideWords[side]}: ${pool.join(', ')}`.trimEnd());
    const played = eventIds.flatMap((id) => (state.played[side][id] === undefined ? [] : [`${state.played[side][id]} ${id}`]));
    if (played.length > 0) lines.push(`Played ${sideWords[side]}: ${played.join(', ')}`);
  }
  for (const name of restNames) {
    if (canonical(state[name]) !== canonical(rest[name].usual)) lines.push(`${name}: ${JSON.stringify(state[name])}`);
  }
  lines.push('');
  for (const id of boardOf(state).ids) {
    const zone = state.zones[id];
    if (!zone) continue;
    const units = pieces.flatMap((piece) => (zone.units[piece] ? [pieceName(piece, zone.units[piece], 'en')] : []));
    lines.push(`${id} (${sideWords[zone.control]}): ${[...units, ...(zone.line ? ['line'] : [])].join(', ')}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

interface Problems {
  found: Violation[];
  line: number;
  add(text: Text): void;
}

/**
 * Inverse of `place`. Left out: zones are the Axis', empty; the pool holds what is not on the board; fleets are ready, transport is full, nothing
 * was played.
 */
export function setUp(text: string, options: Options): Result<State, Violation[]> {
  const problems: Problems = {
    found: [],
    line: 0,
    add: ({ en, it }) => problems.found.push({ code: 'E-POSITION', text: `Line ${problems.line} / riga ${problems.line}: ${en} / ${it}` }),
  };
  const state = empty(options);
  let pooled = false;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    problems.line = i + 1;
    const line = raw.replace(/#.*/, '').trim();
    if (line === '') continue;
    const [, label = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    pooled ||= /^pool /i.test(label);
    if (label === '') readHeader(state, line, problems);
    else readFact(state, label.trim(), value.trim(), problems);
  }
  if (!pooled) fillPools(state);
  ownSorties(state);
  return problems.found.length > 0 ? fail(problems.found) : ok(state);
}

function empty(options: Options): State {
  const { ids, tables } = boardOf({ options });
  const usual = Object.fromEntries(restNames.map((name) => [name, structuredClone(rest[name].usual)]));
  return {
    rules: currentRules,
    options,
    turn: 1,
    phase: 'impulses',
    zones: Object.fromEntries(ids.map((id) => [id, { control: 'axis', units: {} }])),
    fleets: { allied: { operational: tables.pool.allied.fleet, engaged: 0 }, axis: { operational: tables.pool.axis.fleet, engaged: 0 } },
    uboat: 'operational',
    pool: { allied: {}, axis: {} },
    transport: { allied: tables.transport.allied[0] ?? 0, axis: tables.transport.axis },
    played: { allied: {}, axis: {} },
    // every fact of `rest` with its usual value, as its type demands
    ...(usual as Pick<State, (typeof restNames)[number]>),
  };
}

/** "Turn 3, impulses". */
function readHeader(state: State, line: string, problems: Problems): void {
  const [, turn, phase] = /^turn (\d{1,2}), ([a-z-]+)$/i.exec(line) ?? [];
  const found = phases.find((each): each is Phase => each === phase);
  if (turn === undefined || !found) {
    problems.add({ en: `"${line}" is not "Turn 3, impulses".`, it: `"${line}" non è "Turn 3, impulses".` });
    return;
  }
  state.turn = Number(turn);
  state.phase = found;
}

function readFact(state: State, label: string, value: string, problems: Problems): void {
  const name = restNames.find((each) => each === label);
  const side = sides.find((each) => label.endsWith(` ${sideWords[each]}`));
  if (name) readRest(state, name, value, problems);
  else if (label === 'Rules') state.rules = Number(value) || currentRules;
  else if (label === 'U-boat') readUboat(state, value, problems);
  else if (label === 'Fleets') readFleets(state, value, problems);
  else if (label === 'Transport') readTransport(state, value, problems);
  else if (side && label.startsWith('Pool ')) state.pool[side] = countsOf<keyof Pool>(value, poolKinds, problems);
  else if (side && label.startsWith('Played ')) state.played[side] = countsOf<EventId>(value, eventIds, problems);
  else readZone(state, label, value, problems);
}

function readRest(state: State, name: (typeof restNames)[number], value: string, problems: Problems): void {
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    problems.add({ en: `"${name}" is followed by JSON.`, it: `dopo "${name}" viene un JSON.` });
    return;
  }
  const parsed = rest[name].shape.safeParse(json);
  if (parsed.success) Object.assign(state, { [name]: parsed.data });
  else {
    const [issue] = parsed.error.issues;
    const at = [name, ...(issue?.path ?? [])].join('.');
    problems.add({ en: `"${at}" does not fit: ${issue?.message}.`, it: `"${at}" non va bene: ${issue?.message}.` });
  }
}

function readUboat(state: State, value: string, problems: Problems): void {
  if (value === 'gone') state.uboat = null;
  else if (value === 'operational' || value === 'engaged') state.uboat = value;
  else problems.add({ en: 'the U-boat is operational, engaged or gone.', it: 'l\'U-Boot è "operational", "engaged" o "gone".' });
}

function readFleets(state: State, value: string, problems: Problems): void {
  for (const side of sides) {
    const [, ready, engaged] = new RegExp(`${sideWords[side]} (\\d) ready (\\d) engaged`).exec(value) ?? [];
    if (ready === undefined)
      problems.add({ en: `"${sideWords[side]} 1 ready 0 engaged" is missing.`, it: `manca "${sideWords[side]} 1 ready 0 engaged".` });
    else state.fleets[side] = { operational: Number(ready), engaged: Number(engaged) };
  }
}

function readTransport(state: State, value: string, problems: Problems): void {
  for (const side of sides) {
    const [, points] = new RegExp(`${sideWords[side]} (\\d{1,2})`).exec(value) ?? [];
    if (points === undefined) problems.add({ en: `"${sideWords[side]} 2" is missing.`, it: `manca "${sideWords[side]} 2".` });
    else state.transport[side] = Number(points);
  }
}

/** "2 cube, 1 tank". */
function countsOf<T extends string>(value: string, ids: readonly T[], problems: Problems): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const part of value.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, count, name] = /^(\d{1,2}) ([a-z-]+)$/.exec(part) ?? [];
    const id = ids.find((each) => each === name);
    if (id === undefined) problems.add({ en: `"${part}" is none of: ${ids.join(', ')}.`, it: `"${part}" non è fra: ${ids.join(', ')}.` });
    else counts[id] = Number(count);
  }
  return counts;
}

/** "09 (Axis): 2 cubes, 1 engaged tank, line". */
function readZone(state: State, label: string, value: string, problems: Problems): void {
  const [, name = '', holder] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(label) ?? [];
  const reader = readerOf(name, state.options, 'en');
  const id = reader.zone();
  if (!understood(reader, problems)) return;
  const zone = { control: state.zones[id]?.control ?? 'axis', units: {} as Force } as State['zones'][string];
  if (holder !== undefined) {
    const who = readerOf(holder, state.options, 'en');
    const side = who.side();
    if (!understood(who, problems)) return;
    zone.control = side;
  }
  for (const part of value.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    if (/^(1 )?line$/i.test(part)) zone.line = true;
    else {
      const units = readerOf(part, state.options, 'en');
      const count = units.number(1);
      const piece = units.piece();
      if (understood(units, problems)) addPieces(zone.units, piece, count);
    }
  }
  state.zones[id] = zone;
}

function understood(reader: Reader, problems: Problems): boolean {
  if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
  const failure = reader.failed();
  if (failure) problems.add({ en: misread(failure, 'en').text, it: misread(failure, 'it').text });
  return failure === null;
}

/** Missions of a zone that names no side are those of who holds it. */
function ownSorties(state: State): void {
  if (!follows(state, 'ownMissions')) return;
  const owned = Object.entries(state.sorties).map(([key, count]) => [
    key.includes(' ') ? key : `${state.zones[key]?.control} ${key}`,
    count,
  ]);
  state.sorties = Object.fromEntries(owned);
}

/** The pool as the counter-mix less what stands on the board; more than there is counts as all there is. */
function fillPools(state: State): void {
  const pool = fullPools(state);
  const take = (side: Side, kind: keyof Pool, count: number) => {
    const left = (pool[side][kind] ?? 0) - count;
    if (left > 0) pool[side][kind] = left;
    else delete pool[side][kind];
  };
  for (const { control, units, line } of Object.values(state.zones)) {
    for (const piece of pieces) if (units[piece]) take(control, pieceFacts[piece].kind, units[piece]);
    if (line) take('axis', 'line', 1);
  }
  if (state.partisans.length > 0) take('allied', 'partisans', state.partisans.length);
  state.pool = pool;
}
