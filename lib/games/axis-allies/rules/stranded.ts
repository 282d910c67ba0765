import { editionOf } from '../editions';
import type { OrderOf } from '../orders';
import type { AaTold, Power, SpaceId, State } from '../types';
import { excessFighters } from './carriers';
import { isSea, sameSide } from './spaces';
import { addUnits, removeUnits, stacksAt } from './stacks';
import { countAt, unitOf } from './units';

/** Fighters of one power whose carriers went down while defending (R41-10.5). */
export interface Stranded {
  zone: SpaceId;
  owner: Power;
  count: number;
}

/** A place one step away that takes `room` of them. */
export interface Refuge {
  space: SpaceId;
  room: number;
}

/** ALG-STRAND: the next fighters without a deck, by zone and then in turn order; null when all have one. */
export function nextStranded(state: State): Stranded | null {
  for (const id of editionOf(state).zones) {
    if (!state.spaces[id]) continue;
    const defenders = stacksAt(state, id).filter((each) => !sameSide(state, each.owner, state.power));
    const [next] = excessFighters(state, id, defenders);
    if (next) return { zone: id, ...next };
  }
  return null;
}

/** Where stranded fighters can land: friendly territories in or beside the zone, decks with room in zones beside it. */
export function refugesOf(state: State, { zone, owner, count }: Stranded): Refuge[] {
  const { around } = editionOf(state);
  return (around[zone] ?? []).flatMap((space) => {
    const room = isSea(state, space) ? freeDecks(state, space, owner) : isOwnSide(state, space, owner) ? count : 0;
    return room > 0 ? [{ space, room: Math.min(room, count) }] : [];
  });
}

const isOwnSide = (state: State, territory: SpaceId, power: Power): boolean => {
  const holder = state.control[territory];
  return holder !== undefined && sameSide(state, holder, power);
};

function freeDecks(state: State, zone: SpaceId, power: Power): number {
  let room = 0;
  for (const { owner, type, count } of stacksAt(state, zone)) {
    if (!sameSide(state, owner, power)) continue;
    const { slots = 0, landsOnDecks } = unitOf(state, type);
    room += count * slots;
    if (landsOnDecks) room -= count;
  }
  return Math.max(0, room);
}

/** As many must land as places allow. */
export const landingsRequired = ({ count }: Stranded, refuges: readonly Refuge[]): number =>
  Math.min(
    count,
    refuges.reduce((sum, { room }) => sum + room, 0),
  );

/** The only way to land them, or null when there is a choice. */
export function forcedLandings(stranded: Stranded, refuges: readonly Refuge[]): OrderOf<'strand'>['landings'] | null {
  const required = landingsRequired(stranded, refuges);
  const all = refuges.reduce((sum, { room }) => sum + room, 0);
  if (refuges.length > 1 && all > required) return null;
  return refuges.map(({ space, room }) => ({ to: space, count: Math.min(room, required) }));
}

/** DP-5 default: own territory with most own units, then an ally's, then decks. */
export function likedLandings(state: State, stranded: Stranded, refuges: readonly Refuge[]): OrderOf<'strand'>['landings'] {
  const { owner } = stranded;
  const rank = ({ space }: Refuge) => (isSea(state, space) ? 2 : state.control[space] === owner ? 0 : 1);
  const own = ({ space }: Refuge) => stacksAt(state, space).reduce((sum, each) => sum + (each.owner === owner ? each.count : 0), 0);
  const liked = [...refuges].sort((a, b) => rank(a) - rank(b) || own(b) - own(a) || (a.space < b.space ? -1 : 1));
  let left = landingsRequired(stranded, refuges);
  return liked.flatMap(({ space, room }) => {
    const count = Math.min(left, room);
    left -= count;
    return count > 0 ? [{ to: space, count }] : [];
  });
}

/** Lands them; those that find no place are lost. */
export function landStranded(
  state: State,
  { zone, owner, count }: Stranded,
  landings: OrderOf<'strand'>['landings'],
  told: AaTold[],
): void {
  const take = (wanted: number, to: SpaceId | null) => {
    let left = wanted;
    for (const stack of stacksAt(state, zone)) {
      if (stack.owner !== owner || !unitOf(state, stack.type).landsOnDecks || left === 0) continue;
      const moving = Math.min(left, stack.count);
      removeUnits(state, zone, stack, moving);
      if (to !== null) addUnits(state, to, stack, moving);
      left -= moving;
    }
    if (wanted > 0) told.push({ event: { type: 'strand', owner, from: zone, to, count: wanted }, to: 'all' });
  };
  let left = Math.min(count, countAt(state, zone, owner, 'landsOnDecks'));
  for (const landing of landings) {
    take(landing.count, landing.to);
    left -= landing.count;
  }
  take(left, null);
}
