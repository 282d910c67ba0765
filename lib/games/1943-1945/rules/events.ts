import { type Convertible, convertibles, type EventId, eventIds, type OrderOf, type Side } from '../orders';
import { addPieces, isPlane, pieceFacts, pieces } from '../pieces';
import { follows } from '../quirks';
import type { State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { boardOf, factsOf, hasZone, isOverseas, tablesOf } from './board';
import { buyable, costOf } from './costs';
import { countSorties } from './missions';
import { isPartisanZone } from './movement';
import { addToPool, discard, isEmpty, unitsOf, zoneAt } from './zones';

type EventOrder = OrderOf<'event'>;

/** How often an event may be played in a game; 0: the side has no such box. */
export function mostOf(state: State, side: Side, event: EventId): number {
  const boxes: Partial<Record<EventId, number>> = tablesOf(state).events[side];
  return boxes[event] ?? 0;
}

export const tokensLeft = (state: State, side: Side): number =>
  tablesOf(state).eventTokens - Object.values(state.played[side]).reduce((sum, count) => sum + count, 0);

/** 13: the event may be played at this moment, whatever its target. */
export function checkTiming(state: State, side: Side, event: EventId): Fault | null {
  const most = mostOf(state, side, event);
  if (most === 0) return fault('not-your-event', { event, side });
  if (tokensLeft(state, side) < 1) return fault('no-tokens', {});
  if ((state.played[side][event] ?? 0) >= most) return fault('box-full', { event, most });
  if (playedNow(state, side)) return fault('one-event', {});
  return isTime(state, side, event) ? null : fault('not-now', { event });
}

const playedNow = ({ phase, impulse, muster }: State, side: Side): boolean =>
  phase === 'impulses' ? (impulse?.events.includes(side) ?? false) : phase === 'reinforcement' && (muster?.event ?? false);

function isTime(state: State, side: Side, event: EventId): boolean {
  const { phase, impulse, last } = state;
  if (event === 'new-defensive-line') return phase === 'reinforcement' && state.muster?.side === side;
  if (event === 'additional-impulse') return phase === 'additional' && last !== side;
  if (event === 'logistic-effort') return phase === 'supply';
  if (phase !== 'impulses' || !impulse) return false;
  const own = impulse.side === side;
  const { combat } = impulse;
  switch (event) {
    case 'stop-battle':
      return combat !== null && isBetweenRounds(state, side);
    case 'reserves':
      return combat !== null && isBetweenRounds(state, side) && combat.round >= combat.rounds && !combat.stopped;
    case 'reinforcements':
      return side === 'axis' || (own && impulse.stage === 'moving' && impulse.declared.length === 0);
    case 'kesselring':
      return own;
    default:
      return true;
  }
}

/** The attacker decides whether to go on, the defender whether to hold. */
function isBetweenRounds({ impulse }: State, side: Side): boolean {
  const combat = impulse?.combat;
  if (!combat || impulse.stage !== 'combat') return false;
  return combat.stage === (combat.attacker === side ? 'press' : 'round-end');
}

/** Where the event could take effect; ['']: it needs no zone. */
export function eventZones(state: State, side: Side, event: EventId): (ZoneId | '')[] {
  const { ids } = boardOf(state);
  const all = ['sea', ...ids];
  switch (event) {
    case 'reinforcements':
    case 'operational':
    case 'strangle':
    case 'logistic-effort':
    case 'new-defensive-line':
      return all.filter((zone) => checkZone(state, side, event, zone) === null);
    case 'kesselring':
      return Object.keys(state.played[side]).some((id) => id !== 'kesselring') ? [''] : [];
    default:
      return [''];
  }
}

function checkZone(state: State, side: Side, event: EventId, zone: ZoneId): Fault | null {
  if (zone === 'sea') {
    return event === 'operational' && state.fleets[side].engaged > 0 ? null : fault('no-zone', { zone }, 'zone');
  }
  if (!hasZone(state, zone)) return fault('no-zone', { zone }, 'zone');
  const here = zoneAt(state, zone);
  const facts = factsOf(state, zone);
  switch (event) {
    case 'reinforcements':
      if (here.control !== side) return fault('not-yours', { zone }, 'zone');
      if (side === 'axis' && isOverseas(facts)) return fault('no-entry', { zone }, 'zone');
      return state.pool[side].cube ? null : fault('no-cubes-left', {}, 'zone');
    case 'operational':
      return hasEngaged(state, side, zone) ? null : fault('none-engaged', { zone }, 'zone');
    case 'strangle':
      return state.impulse?.strangled.includes(zone) ? fault('strangled', { zone }, 'zone') : null;
    case 'logistic-effort':
      if (facts.axisSymbol && side === 'allied') return fault('not-munich', { zone }, 'zone');
      return isEmpty(unitsOf(state, zone, side)) ? fault('nobody-there', { zone }, 'zone') : null;
    case 'new-defensive-line':
      if (here.control !== side) return fault('not-yours', { zone }, 'zone');
      if (here.line) return fault('line-there', { zone }, 'zone');
      return state.pool.axis.line ? null : fault('no-line-left', {}, 'zone');
    default:
      return fault('not-now', { event });
  }
}

function hasEngaged(state: State, side: Side, zone: ZoneId): boolean {
  const units = unitsOf(state, zone, side);
  return (
    pieces.some((piece) => pieceFacts[piece].engaged && units[piece]) ||
    (side === 'allied' && state.partisans.some((each) => each.zone === zone && each.engaged))
  );
}

export function checkEvent(state: State, side: Side, order: EventOrder): Fault | null {
  const { event, zone, convert, take } = order;
  const timing = checkTiming(state, side, event);
  if (timing) return timing;
  const zones = eventZones(state, side, event);
  if (!zones.includes('')) {
    if (zone === undefined) return fault('event-zone', { event }, 'zone');
    const wrong = checkZone(state, side, event, zone);
    if (wrong) return wrong;
  } else if (zone !== undefined) return fault('event-no-zone', { event }, 'zone');
  if (convert && event !== 'reinforcements') return fault('event-no-convert', { event }, 'convert');
  if (convert) {
    const wrong = checkConverted(state, side, convert);
    if (wrong) return wrong;
  }
  const homeless = checkHomes(state, convert?.partisans ?? 0, order.at ?? []);
  if (homeless) return homeless;
  if (event === 'kesselring') return checkTaken(state, side, take ?? []);
  return take ? fault('event-no-take', { event }, 'take') : null;
}

/** Cubes that come in by the event. */
export const eventCubes = (state: State, side: Side): number => Math.min(side === 'allied' ? 3 : 2, state.pool[side].cube ?? 0);

function checkConverted(state: State, side: Side, convert: Partial<Record<Convertible, number>>): Fault | null {
  let cost = 0;
  for (const into of convertibles) {
    const count = convert[into] ?? 0;
    if (count === 0) continue;
    const wrong = buyable(state, side, into, count);
    if (wrong) return wrong;
    if (into === 'partisans' && !follows(state, 'partisansByEvent')) return fault('no-partisans-by-event', {}, 'convert');
    cost += count * costOf(state, side, into);
  }
  if (side === 'allied' && (convert.plane ?? 0) + state.planesBought > tablesOf(state).alliedPlanesPerTurn) {
    return fault('one-plane', { most: tablesOf(state).alliedPlanesPerTurn }, 'convert');
  }
  const cubes = eventCubes(state, side);
  return cost > cubes ? fault('too-dear', { count: cubes, most: cost }, 'convert') : null;
}

/** 9.5: every partisans among them needs a zone to go to. */
function checkHomes(state: State, count: number, at: readonly ZoneId[]): Fault | null {
  if (count === 0) return at.length > 0 ? fault('convert-here', {}, 'at') : null;
  if (at.length !== count) return fault('partisans-homes', { count, most: at.length }, 'at');
  const wrong = at.find((zone) => !hasZone(state, zone) || !isPartisanZone(state, zone));
  return wrong === undefined ? null : fault('partisans-zone', { zone: wrong }, 'at');
}

/** Tokens Kesselring can bring back, a box as often as it holds tokens. */
export const takeable = (state: State, side: Side): EventId[] =>
  eventIds.flatMap((event) => (event === 'kesselring' ? [] : Array.from({ length: state.played[side][event] ?? 0 }, () => event)));

function checkTaken(state: State, side: Side, take: readonly EventId[]): Fault | null {
  const open = takeable(state, side);
  const most = Math.min(2, open.length);
  if (take.length !== most || most === 0) return fault('take-two', { count: most }, 'take');
  const short = take.find((event) => take.filter((each) => each === event).length > (state.played[side][event] ?? 0));
  return short === undefined && !take.includes('kesselring') ? null : fault('not-played', { event: short ?? 'kesselring' }, 'take');
}

/** The event in one way of writing it. */
export function tidyEvent(order: EventOrder): EventOrder {
  const { convert, take, at } = order;
  const some = convert && convertibles.filter((into) => convert[into]);
  return {
    type: 'event',
    event: order.event,
    ...(order.zone === undefined ? {} : { zone: order.zone }),
    ...(some?.length ? { convert: Object.fromEntries(some.map((into) => [into, convert?.[into] ?? 0])) } : {}),
    ...(at?.length ? { at: [...at].sort() } : {}),
    ...(take ? { take: [...take].sort((a, b) => eventIds.indexOf(a) - eventIds.indexOf(b)) } : {}),
  };
}

/** Plays the token; what it does to the sequence of play (Additional Impulse, Stop Battle, Reserves) is the caller's. */
export function doEvent(state: State, side: Side, order: EventOrder, told: Told43[]): void {
  const { event, zone = null, convert = {}, at = [], take = [] } = order;
  const boxes = state.played[side];
  boxes[event] = (boxes[event] ?? 0) + 1;
  if (state.phase === 'impulses') state.impulse?.events.push(side);
  const cubes = event === 'reinforcements' ? eventCubes(state, side) : 0;
  told.push({ event: { type: 'event', side, event, zone, cubes, take }, to: 'all' });
  if (event === 'kesselring') for (const each of take) takeBack(boxes, each);
  if (zone === null) return;
  if (event === 'reinforcements') bringIn(state, side, { zone, convert, at }, told);
  if (event === 'operational') readyZone(state, side, zone);
  if (event === 'strangle') state.impulse?.strangled.push(zone);
  if (event === 'logistic-effort') state.supply?.spared.push(zone);
  if (event === 'new-defensive-line') {
    addToPool(state.pool.axis, 'line', -1);
    zoneAt(state, zone).line = true;
    if (state.muster) state.muster.event = true;
  }
}

function takeBack(boxes: Partial<Record<EventId, number>>, event: EventId): void {
  const left = (boxes[event] ?? 0) - 1;
  if (left > 0) boxes[event] = left;
  else delete boxes[event];
}

interface Arrival {
  zone: ZoneId;
  convert: Partial<Record<Convertible, number>>;
  at: readonly ZoneId[];
}

function bringIn(state: State, side: Side, { zone, convert, at }: Arrival, told: Told43[]): void {
  const cubes = eventCubes(state, side);
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
export function readyZone(state: State, side: Side, zone: ZoneId): void {
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
