import { pickNumber, pickOne, pickRow, run } from '../../../engine';
import { bidLabel } from '../../kit/auction/words';
import { capitalised } from '../../kit/words';
import { mostBid } from '../bounds';
import { editionOf } from '../editions';
import type { Unit } from '../facts';
import { capacityOf, sitesOf } from '../rules/factories';
import {
  capacities,
  groupsOf,
  loadable,
  merged,
  mostBuilt,
  mostPlaceable,
  placesOf,
  promiseBroken,
  roomForNewFighters,
  unplaced,
} from '../rules/mobilise';
import { dieCost, mostDice, numberOf, undeveloped } from '../rules/research';
import { countHaving, isEmpty, unitOf } from '../rules/units';
import type { K, Language, OrderOf, Placed, SpaceId, State, Units, UnitType } from '../types';
import { countedBy } from '../words/names';
import { type Form, wordsIn } from './form';

/** House: what a seat would have on top. */
export function* bidForm(language: Language): Form {
  return { type: 'bid', amount: yield* pickNumber('bid', run(0, mostBid), () => ({ label: bidLabel[language] })) };
}

/** RREV-4.1: one development and its dice, or none. */
export function* researchForm(state: State, language: Language): Form {
  const { names, labels } = wordsIn(language);
  const left = state.treasury[state.power];
  const technology = yield* pickOne('technology', ['none', ...undeveloped(state, state.power)], () => ({
    label: labels.research({ left }),
    choice: (id) =>
      id === 'none'
        ? { label: labels.noResearch }
        : { label: capitalised(names.effect(id)), hint: `${names.does(id)} ${labels.shows({ number: numberOf(id) })}` },
  }));
  if (technology === 'none') return { type: 'pass' };
  const dice = yield* pickNumber('dice', run(1, mostDice(state)), () => ({ label: labels.dice({ id: technology, cost: dieCost, left }) }));
  return { type: 'research', technology, dice };
}

/** R41-4: how many of each type that can be paid for at all. */
export function* purchaseForm(state: State, language: Language): Form {
  const { names, labels } = wordsIn(language);
  const { types, units: facts } = editionOf(state);
  const treasury = state.treasury[state.power];
  let left = treasury;
  const units: Units = {};
  for (const type of types) {
    const { cost } = facts[type];
    if (cost > treasury) continue;
    const have = left;
    const count = yield* pickRow(`units-${type}`, run(0, Math.floor(left / cost)), () => ({
      label: labels.buy({ type, cost, left: have }),
      row: {
        ...{ card: 'purchase', title: labels.buyWhat({ left: treasury }), name: capitalised(names.kind(type)) },
        ...{ hint: labels.price({ cost }), icon: type, owner: state.power },
      },
    }));
    if (count > 0) units[type] = count;
    left -= count * cost;
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
  const { labels } = wordsIn(language);
  const most = mostPlaceable(groupsOf(state, bought), capacities(state));
  const slots: Slot[] = placedFirst(state).flatMap((type) =>
    (bought[type] ?? 0) > 0 && !unitOf(state, type).facility ? placesOf(state, type).map((place) => ({ type, ...place })) : [],
  );
  const placed: (Slot & { count: number })[] = [];
  const hasChoice = slots.some((slot, i) => slots.findIndex(({ type }) => type === slot.type) !== i);
  const pick = hasChoice ? pickRow<K> : pickNumber<K>;
  for (const [i, slot] of slots.entries()) {
    const { type, at, from } = slot;
    const room = roomFor(state, slot, placed);
    const later = slots.slice(i + 1);
    const open = run(0, room).filter((count) => isCompletable(state, [...placed, { ...slot, count }], later, most));
    const count = yield* pick(`place-${type}-${from}-${at}`, open, () => {
      const label = labels[at === from ? 'placeHere' : 'placeFrom'](slot);
      return { label, space: at, row: { card: 'placing', title: labels.placeAll, name: label, icon: type, owner: state.power } };
    });
    if (count > 0) placed.push({ ...slot, count });
  }
  placed.push(...(yield* buildingForm(state, language)));
  const refund = unplaced(state, countedBy(placed));
  const order: OrderOf<'mobilise'> = { type: 'mobilise', placements: placementsOf(placed) };
  const loads = yield* loadForm(state, placed, language);
  if (loads.length > 0) order.loads = loads;
  return isEmpty(refund) ? order : { ...order, refund };
}

/** RREV-9.11: a site for each complex that finds one, always poorer than the last or behind it, so that each choice is reached once. */
function* buildingForm(state: State, language: Language): Form<Lot[]> {
  const { names, labels } = wordsIn(language);
  const worth = (income: number) => (income === 1 ? labels.worthOne : labels.worth({ income }));
  const all = mostBuilt(state);
  const sites = all > 0 ? sitesOf(state) : [];
  const placed: Lot[] = [];
  const [type] = editionOf(state).having.facility;
  for (let done = 0, from = 0; type !== undefined && done < all; done++) {
    const site = yield* pickOne(`site-${done}`, sites.slice(from, sites.length - (all - done - 1)), () => ({
      label: all > 1 ? labels.buildNext({ done: done + 1, all }) : labels.build,
      choice: (id) => ({ label: names.space(id), space: id, hint: worth(capacityOf(state, id)) }),
    }));
    from = sites.indexOf(site) + 1;
    placed.push({ type, from: site, at: site, count: 1 });
  }
  return placed;
}

/** RREV-9.10: own fighters that stand by the industrial complex of a new carrier. */
function* loadForm(state: State, placed: readonly Lot[], language: Language): Form<Placed[]> {
  const { ways, having } = editionOf(state);
  if (ways.decksToCome) return [];
  const { labels } = wordsIn(language);
  const loaded: Lot[] = [];
  const isDeck = ({ type }: Slot) => unitOf(state, type).slots !== undefined;
  for (const { type: ship, at, from } of placed.filter(isDeck)) {
    for (const type of having.landsOnDecks) {
      const carriers = (fits: (each: Lot) => boolean) => sumOf(placed, (each) => isDeck(each) && each.at === at && fits(each));
      const slots = (count: number) => count * (unitOf(state, ship).slots ?? 0);
      const flown = sumOf(placed, (each) => each.at === at && unitOf(state, each.type).landsOnDecks === true);
      const room = Math.min(
        slots(carriers(() => true)) - flown - sumOf(loaded, (each) => each.at === at),
        slots(carriers((each) => each.from === from)) - sumOf(loaded, (each) => each.at === at && each.from === from),
        loadable(state, from, type) - sumOf(loaded, (each) => each.from === from && each.type === type),
      );
      const count = yield* pickNumber(`load-${type}-${from}-${at}`, run(0, Math.max(0, room)), () => ({
        label: labels.boards({ type, from, at }),
        space: at,
      }));
      if (count > 0) loaded.push({ type, from, at, count });
    }
  }
  return placementsOf(loaded);
}

type Lot = Slot & { count: number };

const sumOf = (placed: readonly Lot[], fits: (each: Lot) => boolean): number =>
  placed.reduce((sum, each) => sum + (fits(each) ? each.count : 0), 0);

/** How many of a type could go to a place after what is placed already. */
function roomFor(state: State, { type, at, from }: Slot, placed: readonly Lot[]): number {
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
function isCompletable(state: State, placed: readonly Lot[], later: readonly Slot[], most: number): boolean {
  const left = capacities(state);
  for (const { from, count } of placed) left.set(from, (left.get(from) ?? 0) - count);
  const groups = editionOf(state).types.flatMap((type) => {
    if (unitOf(state, type).facility) return [];
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
  placed: readonly Lot[],
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

const placementsOf = (placed: readonly Lot[]): Placed[] =>
  merged(placed.map(({ type, from, at, count }) => ({ from, at, units: { [type]: count } })));
