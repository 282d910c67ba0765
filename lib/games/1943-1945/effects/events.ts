import { effects, type Hooks, rowsOf } from '../../../engine';
import { convertibles, type EventId, eventIds, type OrderOf, type Side } from '../orders';
import { addPieces, isPlane, pieceFacts, pieces } from '../pieces';
import { factsOf, hasZone, isOverseas } from '../rules/board';
import { costOf } from '../rules/costs';
import { countSorties } from '../rules/sorties';
import { addToPool, discard, isEmpty, unitsOf, zoneAt } from '../rules/zones';
import type { Combat, Impulse, State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { eventWords } from '../words/terms';
import { eventPoints } from './points';

const cannotUnless = (open: boolean) => (open ? 'can' : 'cannot');

/** 13: the nine events; which side has which box, and how often, is said by the board file. */
const hooks: Record<EventId, Hooks<typeof eventPoints>> = {
  reinforcements: {
    onMoment: ({ state, side }) => {
      const impulse = underWay(state);
      return cannotUnless(
        impulse !== null && (side === 'axis' || (impulse.side === side && impulse.stage === 'moving' && impulse.declared.length === 0)),
      );
    },
    onZone({ state, side, zone }) {
      const wrong = notOwn(state, side, zone);
      if (wrong) return wrong;
      if (side === 'axis' && isOverseas(factsOf(state, zone))) return fault('no-entry', { zone }, 'zone');
      return state.pool[side].cube ? 'fits' : fault('no-cubes-left', {}, 'zone');
    },
    onCubes: ({ state, side }) => Math.min(side === 'allied' ? 3 : 2, state.pool[side].cube ?? 0),
    onPlay: ({ state, side, order, told }) => bringIn(state, side, order, told),
  },
  'additional-impulse': {
    onMoment: ({ state, side }) => cannotUnless(state.phase === 'additional' && state.last !== side),
    onSequence: () => 'impulse',
  },
  'stop-battle': {
    onMoment: ({ state, side }) => cannotUnless(combatBetweenRounds(state, side) !== null),
    onSequence: () => 'combat-ends',
  },
  'logistic-effort': {
    onMoment: ({ state }) => cannotUnless(state.phase === 'supply'),
    onZone({ state, side, zone }) {
      if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
      if (factsOf(state, zone).axisSymbol && side === 'allied') return fault('not-munich', { zone }, 'zone');
      return isEmpty(unitsOf(state, zone, side)) ? fault('nobody-there', { zone }, 'zone') : 'fits';
    },
    onPlay: ({ state, order }) => void (order.zone !== undefined && state.supply?.spared.push(order.zone)),
    onSequence: () => 'answered',
    onHunger: ({ state, zone }) => (state.supply?.spared.includes(zone) ? 'can' : null),
  },
  operational: {
    onMoment: ({ state }) => cannotUnless(underWay(state) !== null),
    onZone({ state, side, zone }) {
      if (zone === 'sea') return state.fleets[side].engaged > 0 ? 'fits' : fault('no-zone', { zone }, 'zone');
      if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
      return hasEngaged(state, side, zone) ? 'fits' : fault('none-engaged', { zone }, 'zone');
    },
    onPlay: ({ state, side, order: { zone } }) => void (zone !== undefined && makeReady(state, side, zone)),
  },
  reserves: {
    onMoment({ state, side }) {
      const combat = combatBetweenRounds(state, side);
      return cannotUnless(combat !== null && combat.round >= combat.rounds && !combat.stopped);
    },
    onSequence: () => 'round',
  },
  strangle: {
    onMoment: ({ state }) => cannotUnless(underWay(state) !== null),
    onZone({ state, zone }) {
      if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
      return state.impulse?.strangled.includes(zone) ? fault('strangled', { zone }, 'zone') : 'fits';
    },
    onPlay: ({ state, order }) => void (order.zone !== undefined && state.impulse?.strangled.push(order.zone)),
    onPresence: ({ state, side, zone }) => (side === 'axis' && state.impulse?.strangled.includes(zone) ? 'cannot' : null),
  },
  kesselring: {
    onMoment: ({ state, side }) => cannotUnless(underWay(state)?.side === side),
    onTokens: () => 2,
    onPlay({ state, side, order: { take = [] } }) {
      const boxes = state.played[side];
      for (const each of take) {
        const left = (boxes[each] ?? 0) - 1;
        if (left > 0) boxes[each] = left;
        else delete boxes[each];
      }
    },
  },
  'new-defensive-line': {
    onMoment: ({ state, side }) => cannotUnless(state.phase === 'reinforcement' && state.muster?.side === side),
    onZone({ state, side, zone }) {
      const wrong = notOwn(state, side, zone);
      if (wrong) return wrong;
      if (zoneAt(state, zone).line) return fault('line-there', { zone }, 'zone');
      return state.pool.axis.line ? 'fits' : fault('no-line-left', {}, 'zone');
    },
    onPlay({ state, order: { zone } }) {
      if (zone === undefined) return;
      addToPool(state.pool.axis, 'line', -1);
      zoneAt(state, zone).line = true;
    },
  },
};

export const events = effects(eventPoints, rowsOf<typeof eventPoints, EventId>(eventWords, hooks));

const underWay = ({ phase, impulse }: State): Impulse | null => (phase === 'impulses' ? impulse : null);

function notOwn(state: State, side: Side, zone: ZoneId): Fault | null {
  if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
  return zoneAt(state, zone).control === side ? null : fault('not-yours', { zone }, 'zone');
}

/** The combat between whose rounds the side may step in: the attacker decides whether to go on, the defender whether to hold. */
function combatBetweenRounds(state: State, side: Side): Combat | null {
  const impulse = underWay(state);
  const combat = impulse?.combat;
  if (!combat || impulse.stage !== 'combat') return null;
  return combat.stage === (combat.attacker === side ? 'press' : 'round-end') ? combat : null;
}

function hasEngaged(state: State, side: Side, zone: ZoneId): boolean {
  const units = unitsOf(state, zone, side);
  return (
    pieces.some((piece) => pieceFacts[piece].engaged && units[piece]) ||
    (side === 'allied' && state.partisans.some((each) => each.zone === zone && each.engaged))
  );
}

function bringIn(state: State, side: Side, { zone, convert = {}, at = [] }: OrderOf<'event'>, told: Told43[]): void {
  if (zone === undefined) return;
  const cubes = events.ask('onCubes', ['reinforcements'], { state, side }) ?? 0;
  const { units } = zoneAt(state, zone);
  addToPool(state.pool[side], 'cube', -cubes);
  addPieces(units, 'cube', cubes);
  for (const into of convertibles) {
    const count = convert[into] ?? 0;
    if (count === 0) continue;
    const paid = count * costOf(state, side, into);
    addPieces(units, 'cube', -paid);
    discard(state, side, 'cube', paid);
    addToPool(state.pool[side], into, -count);
    const tell = (some: number, cost: number, home: ZoneId) =>
      told.push({ event: { type: 'converted', side, zone, into, count: some, cubes: cost, at: home }, to: 'all' });
    if (into === 'partisans') {
      for (const home of at) {
        state.partisans.push({ zone: home, engaged: false });
        tell(1, costOf(state, side, into), home);
      }
      continue;
    }
    addPieces(units, into, count);
    if (side === 'allied' && into === 'plane') state.planesBought += count;
    tell(count, paid, zone);
  }
}

/** All engaged counters of the side in a zone, or its fleets at sea, are operational again; their planes may fly again. */
function makeReady(state: State, side: Side, zone: ZoneId): void {
  if (zone === 'sea') {
    const fleets = state.fleets[side];
    fleets.operational += fleets.engaged;
    fleets.engaged = 0;
    return;
  }
  const units = unitsOf(state, zone, side);
  for (const piece of pieces) {
    const count = units[piece] ?? 0;
    if (!pieceFacts[piece].engaged || count === 0) continue;
    if (isPlane(piece)) countSorties(state, side, zone, -count);
    addPieces(units, piece, -count);
    addPieces(units, pieceFacts[piece].flipped, count);
  }
  if (side === 'allied') for (const each of state.partisans) if (each.zone === zone) each.engaged = false;
}

/** Those that say something while they last: asked on every step of every way. */
const barring = eventIds.filter((id) => events.answers(id, 'onPresence'));

/** An event keeps the side's forces from entering, leaving or fighting from the zone. */
export const isBarred = (state: State, zone: ZoneId, side: Side): boolean =>
  events.ask('onPresence', barring, { state, side, zone }) === 'cannot';

/** An event lets the side's forces in the zone outlive being out of supply. */
export const isSpared = (state: State, zone: ZoneId, side: Side): boolean =>
  events.ask('onHunger', eventIds, { state, side, zone }) === 'can';
