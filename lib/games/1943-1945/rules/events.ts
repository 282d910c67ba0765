import { events } from '../effects/events';
import type { Turn } from '../effects/points';
import { type Convertible, convertibles, type EventId, eventIds, type OrderOf, type Side } from '../orders';
import { follows } from '../quirks';
import type { State, Told43, ZoneId } from '../types';
import { type Fault, fault } from '../words/reasons';
import { boardOf, hasZone, tablesOf } from './board';
import { buyable, costOf } from './costs';
import { isPartisanZone } from './movement';

type EventOrder = OrderOf<'event'>;

/** How often an event may be played in a game; 0: the side has no such box. */
export function mostOf(state: State, side: Side, event: EventId): number {
  const boxes: Partial<Record<EventId, number>> = tablesOf(state).events[side];
  return boxes[event] ?? 0;
}

export const tokensLeft = (state: State, side: Side): number =>
  tablesOf(state).eventTokens - Object.values(state.played[side]).reduce((sum, count) => sum + count, 0);

/** 13: why the event may not be played at this moment, whatever its target. */
export function checkTiming(state: State, side: Side, event: EventId): Fault | null {
  const most = mostOf(state, side, event);
  if (most === 0) return fault('not-your-event', { event, side });
  if (tokensLeft(state, side) < 1) return fault('no-tokens', {});
  if ((state.played[side][event] ?? 0) >= most) return fault('box-full', { event, most });
  if (playedNow(state, side)) return fault('one-event', {});
  return events.ask('onMoment', [event], { state, side }) === 'can' ? null : fault('not-now', { event });
}

const playedNow = ({ phase, impulse, muster }: State, side: Side): boolean =>
  phase === 'impulses' ? (impulse?.events.includes(side) ?? false) : phase === 'reinforcement' && (muster?.event ?? false);

/** Where the event could take effect; ['']: it needs no zone. */
export function eventZones(state: State, side: Side, event: EventId): (ZoneId | '')[] {
  if (events.answers(event, 'onZone')) {
    return ['sea', ...boardOf(state).ids].filter((zone) => events.ask('onZone', [event], { state, side, zone }) === 'fits');
  }
  return events.answers(event, 'onTokens') && takeable(state, side).length === 0 ? [] : [''];
}

function checkZone(state: State, side: Side, { event, zone }: EventOrder): Fault | null {
  if (!events.answers(event, 'onZone')) return zone === undefined ? null : fault('event-no-zone', { event }, 'zone');
  if (zone === undefined) return fault('event-zone', { event }, 'zone');
  const said = events.ask('onZone', [event], { state, side, zone });
  return said === 'fits' ? null : said;
}

export function checkEvent(state: State, side: Side, order: EventOrder): Fault | null {
  const { event, convert, take } = order;
  const wrong = checkTiming(state, side, event) ?? checkZone(state, side, order);
  if (wrong) return wrong;
  if (convert && !mayConvert(event)) return fault('event-no-convert', { event }, 'convert');
  if (convert) {
    const wrong = checkConverted(state, side, event, convert);
    if (wrong) return wrong;
  }
  const homeless = checkHomes(state, convert?.partisans ?? 0, order.at ?? []);
  if (homeless) return homeless;
  if (events.answers(event, 'onTokens')) return checkTaken(state, side, event, take ?? []);
  return take ? fault('event-no-take', { event }, 'take') : null;
}

/** What the event brings in may be converted at once. */
export const mayConvert = (event: EventId): boolean => events.answers(event, 'onCubes');

/** Cubes that come in by the event. */
export const eventCubes = (state: State, side: Side, event: EventId): number => events.ask('onCubes', [event], { state, side }) ?? 0;

function checkConverted(state: State, side: Side, event: EventId, convert: Partial<Record<Convertible, number>>): Fault | null {
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
  const cubes = eventCubes(state, side, event);
  return cost > cubes ? fault('too-dear', { count: cubes, most: cost }, 'convert') : null;
}

/** 9.5: every partisans among them needs a zone to go to. */
function checkHomes(state: State, count: number, at: readonly ZoneId[]): Fault | null {
  if (count === 0) return at.length > 0 ? fault('convert-here', {}, 'at') : null;
  if (at.length !== count) return fault('partisans-homes', { count, most: at.length }, 'at');
  const wrong = at.find((zone) => !hasZone(state, zone) || !isPartisanZone(state, zone));
  return wrong === undefined ? null : fault('partisans-zone', { zone: wrong }, 'at');
}

/** Tokens that can come back, a box as often as it holds tokens. */
export const takeable = (state: State, side: Side): EventId[] =>
  eventIds.flatMap((event) =>
    events.answers(event, 'onTokens') ? [] : Array.from({ length: state.played[side][event] ?? 0 }, () => event),
  );

/** How many tokens the event brings back. */
export const mostTaken = (state: State, side: Side, event: EventId): number =>
  Math.min(events.ask('onTokens', [event], { state, side }) ?? 0, takeable(state, side).length);

function checkTaken(state: State, side: Side, event: EventId, take: readonly EventId[]): Fault | null {
  const most = mostTaken(state, side, event);
  if (take.length !== most || most === 0) return fault('take-two', { count: most }, 'take');
  const open = takeable(state, side);
  const times = (boxes: readonly EventId[], id: EventId) => boxes.filter((each) => each === id).length;
  const short = take.find((each) => times(take, each) > times(open, each));
  return short === undefined ? null : fault('not-played', { event: short }, 'take');
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

/** Plays the token; what it does to the sequence of play is the caller's. */
export function doEvent(state: State, side: Side, order: EventOrder, told: Told43[]): Turn | null {
  const { event, zone = null, take = [] } = order;
  const boxes = state.played[side];
  boxes[event] = (boxes[event] ?? 0) + 1;
  if (state.phase === 'impulses') state.impulse?.events.push(side);
  if (state.phase === 'reinforcement' && state.muster) state.muster.event = true;
  told.push({ event: { type: 'event', side, event, zone, cubes: eventCubes(state, side, event), take }, to: 'all' });
  events.ask('onPlay', [event], { state, side, order, told });
  return events.ask('onSequence', [event], { state, side });
}
