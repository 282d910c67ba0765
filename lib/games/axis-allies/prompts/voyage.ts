import { pickOne } from '../../../engine';
import { editionOf } from '../editions';
import { boardable, fits, type Load, shipTypeOf, stopsOf } from '../rules/loading';
import { routeMatters } from '../rules/move-order';
import { sortedCargo } from '../rules/stacks';
import { checkAssault } from '../rules/transport';
import { landsTwice, unitOf } from '../rules/units';
import { type Language, type OrderOf, type Passenger, type SpaceId, type State, type UnitType, unitTypes } from '../types';
import { countedBy } from '../words/names';
import { type Form, pickAt, pickSpace, wordsIn } from './form';
import { type Errand, ownTypes, type Ship, type VoyageOption, voyageOf, voyagesOf } from './voyage-options';

/** Different choices of some of the types, the fullest first. */
function subsets(types: readonly UnitType[]): UnitType[][] {
  const [first, second] = types;
  if (first === undefined) return [[]];
  if (second === undefined) return [[first], []];
  return first === second ? [[first, second], [first], []] : [[first, second], [first], [second], []];
}

/** Which transport, which way, who boards, who lands where. */
export function* voyageForm(state: State, zone: SpaceId, errand: Errand, language: Language): Form {
  const ofShip = yield* pickShip(state, voyagesOf(state, zone, errand), language);
  return errand === 'assault' ? yield* assaultForm(state, ofShip, language) : yield* ferryForm(state, ofShip, language);
}

function* pickShip(state: State, open: readonly VoyageOption[], language: Language): Form<VoyageOption[]> {
  const { labels } = wordsIn(language);
  const chosen = yield* pickAt('ship', distinct(open.map((each) => each.ship)), () => ({
    label: labels.ship,
    choice(ship) {
      const { type, cargo, host } = ship;
      const usual = cargo.length > 0 ? labels.shipWith({ cargo }) : labels.emptyShip;
      const other = labels[cargo.length > 0 ? 'otherWith' : 'otherEmpty']({ type, cargo });
      const word = type === shipTypeOf(state, {}) ? usual : other;
      return { label: host ? labels.shipOf({ power: host, ship: word }) : word };
    },
  }));
  return open.filter((each) => each.ship === chosen);
}

const endOf = ({ path }: VoyageOption): SpaceId => path[path.length - 1] ?? '';
const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];

/** Where the ship goes; and by which way, if it is remembered (ALG-RET). */
function* pickVoyages(state: State, open: readonly VoyageOption[], language: Language): Form<readonly VoyageOption[]> {
  const { names, labels } = wordsIn(language);
  const whither = () => labels.to({ from: open[0]?.ship.zone ?? '' });
  const end = yield* pickSpace('to', distinct(open.map(endOf)), language, whither);
  const there = open.filter((each) => endOf(each) === end);
  if (!routeMatters(state, end)) return there;
  const way = yield* pickOne(
    'way',
    there.map((each) => each.path.join('>')),
    () => ({
      label: labels.way,
      choice: (path) => ({ label: names.path(path.split('>')) }),
    }),
  );
  return there.filter((each) => each.path.join('>') === way);
}

function* assaultForm(state: State, open: readonly VoyageOption[], language: Language): Form {
  const { labels } = wordsIn(language);
  const shores = distinct(open.flatMap((each) => each.shores)).sort();
  const target = yield* pickSpace('target', shores, language, () => labels.target);
  const ways = yield* pickVoyages(
    state,
    open.filter((each) => each.shores.includes(target)),
    language,
  );
  const lands = (types: readonly UnitType[]) => types.filter((type) => unitOf(state, type).captures);
  const before = ownTypes(state, ways[0]?.ship.cargo ?? []);
  const crews = yield* pickLoads(state, ways, lands(before).length === 0 && (({ type }) => lands([type]).length > 0), language);
  const { option, loads, first } = yield* pickFirst(state, crews, target, language);
  const { transportsWait } = editionOf(state).ways;
  const own = lands(transportsWait ? ownTypes(state, boardedBy(state, option.ship, loads)) : before);
  if (first) own.splice(own.indexOf(first.type), 1);
  const choices = subsets(own).filter((types) => types.length > 0 || (!transportsWait && loads.length > 0));
  const aboard = yield* pickTypes('aboard', choices, labels.aboard, language);
  const order: OrderOf<'assault'> = {
    type: 'assault',
    ...voyageOf(state, option.ship, option.path),
    loads,
    ...(first ? { first } : {}),
    target,
  };
  return aboard.length < own.length ? { ...order, aboard } : order;
}

/** N-JP4: who goes ashore on the way, and where; asked only where somebody may. A landing on several ways is made on the shortest. */
function* pickFirst(state: State, crews: readonly Crew[], target: SpaceId, language: Language): Form<Crew & { first?: First }> {
  const [usual] = crews;
  if (!usual) throw new Error('no way serves the loads');
  if (!landsTwice(state)) return usual;
  const { names, labels } = wordsIn(language);
  const found = new Map<string, Crew & { first: First }>();
  for (const crew of crews) {
    for (const first of firstLandings(state, crew, target)) {
      const key = `${first.type}@${first.to}@${first.at}`;
      if (!found.has(key)) found.set(key, { ...crew, first });
    }
  }
  if (found.size === 0) return usual;
  const chosen = yield* pickOne('first', ['none', ...found.keys()], () => ({
    label: labels.first,
    choice: (key) => {
      const first = found.get(key)?.first;
      return first ? { label: labels.firstTo({ ...first, unit: names.unit(first.type, 1) }), space: first.to } : { label: labels.nobody };
    },
  }));
  return found.get(chosen) ?? usual;
}

function firstLandings(state: State, { option, loads }: Crew, target: SpaceId): First[] {
  const voyage = { type: 'assault' as const, ...voyageOf(state, option.ship, option.path), loads, target };
  const types = distinct(ownTypes(state, boardedBy(state, option.ship, loads)));
  return distinct(stopsOf(option.path))
    .flatMap((at) => (editionOf(state).coast[at] ?? []).flatMap((to) => types.map((type): First => ({ type, to, at }))))
    .filter((first) => checkAssault(state, { ...voyage, first }).ok);
}

function* ferryForm(state: State, open: readonly VoyageOption[], language: Language): Form {
  const { labels } = wordsIn(language);
  const ways = yield* pickVoyages(state, open, language);
  const own = ownTypes(state, ways[0]?.ship.cargo ?? []);
  const mustLoad = (own.length === 0 || ways[0]?.shores.length === 0) && (() => true);
  const [crew] = yield* pickLoads(state, ways, mustLoad, language);
  if (!crew) throw new Error('no way serves the loads');
  const { ship, path, shores } = crew.option;
  const { loads } = crew;
  const order: OrderOf<'ferry'> = { type: 'ferry', ...voyageOf(state, ship, path), loads };
  const aboard = ownTypes(state, boardedBy(state, ship, ship.host ? [] : loads));
  if (shores.length === 0 || aboard.length === 0 || (ship.isBack && loads.length > 0)) return order;
  const to = yield* pickOne('shore', loads.length > 0 ? ['none', ...shores] : shores, () => ({
    label: labels.target,
    choice: (space) => (space === 'none' ? { label: labels.noUnload } : { label: labels.landIn({ space }), space }),
  }));
  if (to === 'none') return order;
  const choices = subsets(aboard).filter((types) => types.length > 0);
  return { ...order, unload: { to, units: yield* pickTypes('unload', choices, labels.unload, language) } };
}

/** What the ship carries when the loads are aboard. */
const boardedBy = (state: State, { cargo }: Ship, loads: readonly Load[]): Passenger[] =>
  sortedCargo([...cargo, ...loads.map(({ type }) => ({ owner: state.power, type }))]);

function pickTypes(field: string, choices: readonly UnitType[][], label: string, language: Language): Form<UnitType[]> {
  const { names, labels } = wordsIn(language);
  return pickAt(field, choices, () => ({
    label,
    choice: (types) => ({ label: names.units(countedBy(types.map((type) => ({ type })))) || labels.nobody }),
  }));
}

/** A way, and who boards on it. */
interface Crew {
  option: VoyageOption;
  loads: Load[];
}

type First = NonNullable<OrderOf<'assault'>['first']>;

const keyOf = ({ type, from }: Load): string => `${type}@${from}`;

/** One or two units that board, of which the first serves what `must` asks; the second is never before the first, so that a pair is reached once. With every way that serves, the shortest first. */
function* pickLoads(
  state: State,
  ways: readonly VoyageOption[],
  must: false | ((load: Load) => boolean),
  language: Language,
): Form<Crew[]> {
  const { names, labels } = wordsIn(language);
  const ask = (field: string, open: readonly Load[], none: boolean): Form<string> =>
    pickOne(field, [...(none ? ['none'] : []), ...open.map(keyOf)], () => ({
      label: labels.load,
      choice: (key) => {
        const load = open.find((each) => keyOf(each) === key);
        return load
          ? { label: labels.loadUnit({ unit: names.unit(load.type, 1), from: load.from }), space: load.from }
          : { label: labels.noLoad };
      },
    }));
  const chosen: string[] = [];
  const serving = () => ways.filter(({ boarders }) => chosen.every((key) => boarders.some((each) => keyOf(each) === key)));
  const first = boardersOf(ways);
  if (first.length > 0) chosen.push(yield* ask('load-1', must ? first.filter(must) : first, !must));
  if (chosen[0] !== undefined && chosen[0] !== 'none') {
    const one = first.findIndex((each) => keyOf(each) === chosen[0]);
    const second = boardersOf(serving()).filter((each) => mayFollow(state, ways[0], first, one, each));
    if (second.length > 0) chosen.push(yield* ask('load-2', second, true));
  }
  const loading = chosen.filter((key) => key !== 'none');
  chosen.splice(0, chosen.length, ...loading);
  return [...serving()]
    .sort((a, b) => a.path.length - b.path.length || (a.path.join() < b.path.join() ? -1 : 1))
    .map((option) => ({ option, loads: loading.flatMap((key) => option.boarders.find((each) => keyOf(each) === key) ?? []) }));
}

/** Units that could board on any of the ways, in canonical order. */
function boardersOf(ways: readonly VoyageOption[]): Load[] {
  const found = new Map<string, Load>();
  for (const { boarders } of ways) for (const each of boarders) if (!found.has(keyOf(each))) found.set(keyOf(each), each);
  return [...found.values()].sort((a, b) => unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || (a.from < b.from ? -1 : 1));
}

/** The unit may board beside the `one`-th of `first`: there is room, another of its kind, and the pair was not offered before. */
function mayFollow(state: State, way: VoyageOption | undefined, first: readonly Load[], one: number, next: Load): boolean {
  const before = first[one];
  const index = first.findIndex((each) => keyOf(each) === keyOf(next));
  if (!before || !way || index < one || !fits(state, way.ship, [...way.ship.cargo, before, next])) return false;
  return index > one || boardable(state, next.from, next.type) > 1;
}
