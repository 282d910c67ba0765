import { editionOf } from '../editions';
import { type Power, powers, type SpaceId, type State } from '../types';
import { seatOf } from './spaces';
import { stacksAt } from './stacks';

/** R41-14.7. */
export const slotsPerCarrier = 2;

/** Fighters of the active power's friends in a zone: they keep their slots. */
export function guestsAt(state: State, zone: SpaceId): number {
  const { side } = editionOf(state);
  let guests = 0;
  for (const { owner, type, count } of stacksAt(state, zone)) {
    if (type === 'fighter' && owner !== state.power && side[owner] === side[state.power]) guests += count;
  }
  return guests;
}

/** Carriers of the active side in a zone, own ones apart. */
export function carriersAt(state: State, zone: SpaceId): { own: number; idle: number; allied: number } {
  const { side } = editionOf(state);
  const found = { own: 0, idle: 0, allied: 0 };
  for (const { owner, type, count, spent } of stacksAt(state, zone)) {
    if (type !== 'carrier' || side[owner] !== side[state.power]) continue;
    if (owner === state.power) {
      found.own += count;
      if (!spent) found.idle += count;
    } else found.allied += count;
  }
  return found;
}

/** Free slots for own fighters in a zone as the carriers stand now; own fighters that landed there count as taken. */
export function freeSlots(state: State, zone: SpaceId): number {
  const { own, allied } = carriersAt(state, zone);
  let landed = 0;
  for (const { owner, type, count, spent } of stacksAt(state, zone)) {
    if (owner === state.power && type === 'fighter' && spent) landed += count;
  }
  return (own + allied) * slotsPerCarrier - guestsAt(state, zone) - landed;
}

/** R41-6.5: whose consent a fighter needs to land in the zone; null when an own carrier or one of the same seat has room. */
export function hostAt(state: State, zone: SpaceId, count: number): Power | null {
  const seat = seatOf(state, state.power);
  const { own } = carriersAt(state, zone);
  const ownSeat = stacksAt(state, zone)
    .filter((each) => each.type === 'carrier' && each.owner !== state.power && seatOf(state, each.owner) === seat)
    .reduce((sum, each) => sum + each.count, 0);
  const guests = guestsAt(state, zone);
  const landed = stacksAt(state, zone)
    .filter((each) => each.owner === state.power && each.type === 'fighter' && each.spent)
    .reduce((sum, each) => sum + each.count, 0);
  const allied = stacksAt(state, zone).filter((each) => each.type === 'carrier' && seatOf(state, each.owner) !== seat);
  const elsewhere = allied.reduce((sum, each) => sum + each.count * slotsPerCarrier, 0);
  const here = (own + ownSeat) * slotsPerCarrier - Math.max(0, guests - elsewhere) - landed;
  if (here >= count) return null;
  const { side } = editionOf(state);
  const hosts = powers.filter((power) => side[power] === side[state.power] && allied.some((each) => each.owner === power));
  return hosts.find((power) => !state.turn.refused.includes(power)) ?? hosts[0] ?? null;
}
