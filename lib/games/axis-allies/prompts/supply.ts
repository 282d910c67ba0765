import { pickNumber, pickWithin, run } from '../../../engine';
import { editionOf } from '../editions';
import { capacities, groupsOf, mostPlaceable, type Placement, placesOf, promiseBroken, roomForNewFighters } from '../rules/mobilise';
import { type Language, type SpaceId, type State, type Units, type UnitType, unitTypes } from '../types';
import { movementLabels } from '../words/movement-labels';
import { capitalised, namesIn } from '../words/names';
import type { Form } from './form';

/** R41-4: which types, then how many of each; of those still to be asked for there is always money for one. */
export function* purchaseForm(state: State, language: Language): Form {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const { units: facts } = editionOf(state);
  const cost = (type: UnitType) => facts[type].cost;
  let left = state.treasury[state.power];
  const types = yield* pickWithin(
    'types',
    unitTypes.filter((type) => cost(type) <= left),
    { budget: left, cost },
    () => ({ label: labels.buyWhat(left), choice: (type) => ({ label: capitalised(names.kind(type)), hint: labels.price(cost(type)) }) }),
  );
  const units: Units = {};
  for (const [i, type] of types.entries()) {
    const kept = types.slice(i + 1).reduce((sum, later) => sum + cost(later), 0);
    const have = left;
    units[type] = yield* pickNumber(`units-${type}`, run(1, Math.floor((left - kept) / cost(type))), () => ({
      label: labels.buy(names.kind(type), cost(type), have),
    }));
    left -= units[type] * cost(type);
  }
  return { type: 'purchase', units };
}

/** Carriers before the fighters that may stand on them. */
const placedFirst: readonly UnitType[] = [
  'carrier',
  'battleship',
  'destroyer',
  'submarine',
  'transport',
  'infantry',
  'tank',
  'bomber',
  'fighter',
];

interface Slot {
  type: UnitType;
  from: SpaceId;
  at: SpaceId;
}

/** R41-11: unit type by unit type and place by place, always so that all that fits can still be placed. */
export function* mobiliseForm(state: State, language: Language): Form {
  const { bought } = state;
  const names = namesIn(language);
  const most = mostPlaceable(groupsOf(state, bought), capacities(state));
  const slots: Slot[] = placedFirst.flatMap((type) =>
    (bought[type] ?? 0) > 0 ? placesOf(state, type).map((place) => ({ type, ...place })) : [],
  );
  const placed: (Slot & { count: number })[] = [];
  for (const [i, slot] of slots.entries()) {
    const { type, at, from } = slot;
    const room = roomFor(state, slot, placed);
    const later = slots.slice(i + 1);
    const open = run(0, room).filter((count) => isCompletable(state, [...placed, { ...slot, count }], later, most));
    const count = yield* pickNumber(`place-${type}-${from}-${at}`, open, () => ({
      label: movementLabels[language].place(names.kind(type), names.space(at), names.space(from)),
      space: at,
    }));
    if (count > 0) placed.push({ ...slot, count });
  }
  const refund: Units = {};
  for (const type of unitTypes) {
    const back = (bought[type] ?? 0) - placed.reduce((sum, each) => sum + (each.type === type ? each.count : 0), 0);
    if (back > 0) refund[type] = back;
  }
  const order = { type: 'mobilise' as const, placements: placementsOf(placed) };
  return Object.keys(refund).length > 0 ? { ...order, refund } : order;
}

type Placed = Slot & { count: number };

const sumOf = (placed: readonly Placed[], fits: (each: Placed) => boolean): number =>
  placed.reduce((sum, each) => sum + (fits(each) ? each.count : 0), 0);

/** How many of a type could go to a place after what is placed already. */
function roomFor(state: State, { type, at, from }: Slot, placed: readonly Placed[]): number {
  const unplaced = (state.bought[type] ?? 0) - sumOf(placed, (each) => each.type === type);
  const capacity = (capacities(state).get(from) ?? 0) - sumOf(placed, (each) => each.from === from);
  const room = Math.min(unplaced, capacity);
  if (type !== 'fighter' || at === from) return Math.max(0, room);
  const decks = roomForNewFighters(
    state,
    at,
    sumOf(placed, (each) => each.type === 'carrier' && each.at === at),
  );
  return Math.max(0, Math.min(room, decks - sumOf(placed, (each) => each.type === 'fighter' && each.at === at)));
}

/** The places that follow can take all that must still be placed, and fighters that wait get their carrier. */
function isCompletable(state: State, placed: readonly Placed[], later: readonly Slot[], most: number): boolean {
  const left = capacities(state);
  for (const { from, count } of placed) left.set(from, (left.get(from) ?? 0) - count);
  const groups = unitTypes.flatMap((type) => {
    const count = (state.bought[type] ?? 0) - sumOf(placed, (each) => each.type === type);
    // a fighter always finds its place ashore, so decks need not be counted
    const from = later.filter((slot) => slot.type === type && (type !== 'fighter' || slot.at === slot.from)).map((slot) => slot.from);
    return count > 0 && from.length > 0 ? [{ count, from }] : [];
  });
  if (sumOf(placed, () => true) + mostPlaceable(groups, left) < most) return false;
  return keepsPromise(state, placed, later, left, most);
}

/** Some way to place the remaining carriers saves the fighters that wait for them. */
function keepsPromise(
  state: State,
  placed: readonly Placed[],
  later: readonly Slot[],
  left: ReadonlyMap<SpaceId, number>,
  most: number,
): boolean {
  if (!promiseBroken(state, placementsOf(placed))) return true;
  const unplaced = (state.bought.carrier ?? 0) - sumOf(placed, (each) => each.type === 'carrier');
  if (unplaced === 0) return false;
  return later.some(
    (slot, i) =>
      slot.type === 'carrier' &&
      (left.get(slot.from) ?? 0) > 0 &&
      isCompletable(state, [...placed, { ...slot, count: 1 }], later.slice(i), most),
  );
}

function placementsOf(placed: readonly Placed[]): Placement[] {
  const found = new Map<string, Placement>();
  for (const { type, from, at, count } of placed) {
    if (count === 0) continue;
    const key = `${from} ${at}`;
    const known = found.get(key);
    if (known) known.units[type] = (known.units[type] ?? 0) + count;
    else found.set(key, { at, from, units: { [type]: count } });
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}
