import { editionOf } from '../editions';
import { type Power, powers, type SpaceId, type Stack, type State } from '../types';
import { commands, isFollowing, servesUnasked } from './joint';
import { sameSide } from './spaces';
import { stacksAt } from './stacks';

/** R41-14.7. */
export const slotsPerCarrier = (state: State): number => editionOf(state).slots;

/** Fighters of the active power's friends in a zone: they keep their slots. */
export function guestsAt(state: State, zone: SpaceId): number {
  const { side, units } = editionOf(state);
  let guests = 0;
  for (const { owner, type, count, left } of stacksAt(state, zone)) {
    // in a joint strike those aloft are no guests
    if (owner === state.power || (left !== undefined && commands(state, owner))) continue;
    if (units[type].landsOnDecks && side[owner] === side[state.power]) guests += count;
  }
  return guests;
}

/** Carriers of the active side in a zone, own ones apart. */
export function carriersAt(state: State, zone: SpaceId): { own: number; idle: number; allied: number } {
  const { side, units } = editionOf(state);
  const found = { own: 0, idle: 0, allied: 0 };
  for (const { owner, type, count, spent } of stacksAt(state, zone)) {
    if (!units[type].slots || side[owner] !== side[state.power]) continue;
    if (owner === state.power) {
      found.own += count;
      if (!spent && !isFollowing(state)) found.idle += count;
    } else found.allied += count;
  }
  return found;
}

/** Free slots for own fighters in a zone as the carriers stand now; own fighters that landed there count as taken. */
export function freeSlots(state: State, zone: SpaceId): number {
  const { own, allied } = carriersAt(state, zone);
  return (own + allied) * slotsPerCarrier(state) - guestsAt(state, zone) - landedAt(state, zone);
}

/** Own fighters that have landed on a deck in the zone this turn. */
export function landedAt(state: State, zone: SpaceId): number {
  const { units } = editionOf(state);
  let landed = 0;
  for (const { owner, type, count, spent } of stacksAt(state, zone)) {
    if (spent && owner === state.power && units[type].landsOnDecks) landed += count;
  }
  return landed;
}

/** R41-6.5: whose consent a fighter needs to land in the zone; null when an own carrier or one of the same seat has room. */
export function hostAt(state: State, zone: SpaceId, count: number): Power | null {
  const { side, units } = editionOf(state);
  const carriers = stacksAt(state, zone).filter((each) => units[each.type].slots);
  const decks = (stacks: readonly Stack[]) => stacks.reduce((sum, each) => sum + each.count, 0) * slotsPerCarrier(state);
  const allied = carriers.filter((each) => !servesUnasked(state, each.owner));
  const own = carriers.filter((each) => servesUnasked(state, each.owner));
  const here = decks(own) - Math.max(0, guestsAt(state, zone) - decks(allied)) - landedAt(state, zone);
  if (here >= count) return null;
  const hosts = powers.filter((power) => side[power] === side[state.power] && allied.some((each) => each.owner === power));
  return hosts.find((power) => !state.turn.refused.includes(power)) ?? hosts[0] ?? null;
}

/** Fighters among `stacks` for which no carrier of their side in the zone has room, by owner: those whose own carrier is there stay first. */
export function excessFighters(state: State, zone: SpaceId, stacks: readonly Stack[]): { owner: Power; count: number }[] {
  const [first] = stacks;
  if (!first) return [];
  const { units } = editionOf(state);
  const fighters = tally(stacks.filter((each) => units[each.type].landsOnDecks));
  if (fighters.size === 0) return [];
  const carriers = tally(stacksAt(state, zone).filter((each) => units[each.type].slots && sameSide(state, each.owner, first.owner)));
  let room = 0;
  const guests: { owner: Power; count: number }[] = [];
  for (const owner of powers) {
    const slots = (carriers.get(owner) ?? 0) * slotsPerCarrier(state);
    const flying = fighters.get(owner) ?? 0;
    room += Math.max(0, slots - flying);
    if (flying > slots) guests.push({ owner, count: flying - slots });
  }
  return guests.flatMap(({ owner, count }) => {
    const housed = Math.min(count, room);
    room -= housed;
    return housed < count ? [{ owner, count: count - housed }] : [];
  });
}

function tally(stacks: readonly Stack[]): Map<Power, number> {
  const counts = new Map<Power, number>();
  for (const { owner, count } of stacks) counts.set(owner, (counts.get(owner) ?? 0) + count);
  return counts;
}
