import { pickNumber, pickWithin, run } from '../../../engine';
import { editionOf } from '../editions';
import type { Unit } from '../facts';
import { capacities, groupsOf, mostPlaceable, type Placement, placesOf, promiseBroken, roomForNewFighters } from '../rules/mobilise';
import { countHaving, unitOf } from '../rules/units';
import type { Language, SpaceId, State, Units, UnitType } from '../types';
import { movementLabels } from '../words/movement-labels';
import { capitalised, namesIn } from '../words/names';
import type { Form } from './form';

/** R41-4: which types, then how many of each; of those still to be asked for there is always money for one. */
export function* purchaseForm(state: State, language: Language): Form {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const { types: all, units: facts } = editionOf(state);
  const cost = (type: UnitType) => facts[type].cost;
  let left = state.treasury[state.power];
  const types = yield* pickWithin(
    'types',
    all.filter((type) => cost(type) <= left),
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

/** Carriers before the fighters that may stand on them, warships before transports. */
function placedFirst(state: State): UnitType[] {
  const { types, units } = editionOf(state);
  const rank = ({ domain, slots, hold, landsOnDecks }: Unit) =>
    domain === 'sea' ? (slots ? 0 : hold ? 2 : 1) : domain === 'land' ? 3 : landsOnDecks ? 5 : 4;
  const price = (type: UnitType) => (units[type].domain === 'sea' ? -units[type].cost : units[type].cost);
  return [...types].sort((a, b) => rank(units[a]) - rank(units[b]) || price(a) - price(b));
}

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
  const slots: Slot[] = placedFirst(state).flatMap((type) =>
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
  for (const type of editionOf(state).types) {
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
  if (!unitOf(state, type).landsOnDecks || at === from) return Math.max(0, room);
  const decks = roomForNewFighters(
    state,
    at,
    sumOf(placed, (each) => unitOf(state, each.type).slots !== undefined && each.at === at),
  );
  return Math.max(0, Math.min(room, decks - sumOf(placed, (each) => unitOf(state, each.type).landsOnDecks === true && each.at === at)));
}

/** The places that follow can take all that must still be placed, and fighters that wait get their carrier. */
function isCompletable(state: State, placed: readonly Placed[], later: readonly Slot[], most: number): boolean {
  const left = capacities(state);
  for (const { from, count } of placed) left.set(from, (left.get(from) ?? 0) - count);
  const groups = editionOf(state).types.flatMap((type) => {
    const count = (state.bought[type] ?? 0) - sumOf(placed, (each) => each.type === type);
    // a fighter always finds its place ashore, so decks need not be counted
    const from = later
      .filter((slot) => slot.type === type && (!unitOf(state, type).landsOnDecks || slot.at === slot.from))
      .map((slot) => slot.from);
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
  const isDeck = ({ type }: Slot) => unitOf(state, type).slots !== undefined;
  const unplaced = countHaving(state, state.bought, 'slots') - sumOf(placed, isDeck);
  if (unplaced === 0) return false;
  return later.some(
    (slot, i) =>
      isDeck(slot) && (left.get(slot.from) ?? 0) > 0 && isCompletable(state, [...placed, { ...slot, count: 1 }], later.slice(i), most),
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
