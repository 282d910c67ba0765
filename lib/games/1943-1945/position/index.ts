import { firstHasFirst } from '../../kit/auction/position';
import { positionText } from '../../kit/position';
import { grammarOf } from '../notation/grammar';
import type { Tongue43 } from '../notation/vocabulary';
import { sides } from '../orders';
import { addPieces, pieceFacts, pieces } from '../pieces';
import { currentRules, follows } from '../quirks';
import { boardOf } from '../rules/board';
import { fullPools } from '../rules/set-up';
import type { K, Options, Phase, Pool, Side, State } from '../types';
import { pieceName } from '../words/names';
import { facts, poolLabel, sideWords, usualFacts } from './facts';

const phases: readonly Phase[] = ['set-up', 'initiative', 'reinforcement', 'impulses', 'additional', 'supply', 'over'];

/** Zones are the Axis', empty; fleets are ready, transport is full, nothing was played. */
function empty(options: Options): State {
  const { ids, tables } = boardOf({ options });
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
    ...usualFacts(),
    ...(options.auction && { sides: firstHasFirst(sides) }),
  };
}

/** The README's section "Position text" describes it. */
export const { formatPosition, parsePosition } = positionText<K, Tongue43>({
  grammar: grammarOf,
  rules: currentRules,
  empty,
  when: {
    write: ({ turn, phase }) => `Turn ${turn}, ${phase}`,
    read(state, [turn = '', phase = ''], lines) {
      const number = lines.read(turn, (reader) => (reader.keyword('turn') ? reader.number() : 0));
      if (number === null) return;
      const found = lines.choice(phase, phases, { en: 'a phase', it: 'una fase' });
      if (found !== null) Object.assign(state, { turn: number, phase: found });
    },
  },
  facts,
  spaces: (state) =>
    boardOf(state).ids.flatMap((name) => {
      const zone = state.zones[name];
      if (!zone) return [];
      const units = pieces.flatMap((piece) => (zone.units[piece] ? [pieceName(piece, zone.units[piece], 'en')] : []));
      return [{ name, holder: sideWords[zone.control], stands: [...units, ...(zone.line ? ['line'] : [])].join(', ') }];
    }),
  readSpace(state, { name, holder, stands }, lines) {
    const id = lines.read(name, (reader) => reader.name('zone'));
    const side = holder === null ? null : lines.read(holder, (reader) => reader.name('side'));
    if (id === null || (holder !== null && side === null)) return;
    const zone: State['zones'][string] = { control: side ?? state.zones[id]?.control ?? 'axis', units: {} };
    lines.each(stands, (reader) => {
      const count = reader.number(1);
      if (reader.takes('line')) zone.line = true;
      else {
        const piece = reader.name('piece');
        if (!reader.failed()) addPieces(zone.units, piece, count);
      }
    });
    state.zones[id] = zone;
  },
  finish(state, _lines, said) {
    if (!sides.some((side) => said.has(poolLabel(side)))) fillPools(state);
    ownSorties(state);
  },
});

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
