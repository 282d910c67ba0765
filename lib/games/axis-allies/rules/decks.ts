import { editionOf } from '../editions';
import { type Power, powers, type SpaceId, type Stack, type State } from '../types';
import { slotsPerCarrier } from './carriers';
import { sameSide } from './spaces';
import { stacksAt } from './stacks';

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
