import { pickOne } from '../../../engine';
import { fits, type Load } from '../rules/loading';
import { routeMatters } from '../rules/move-order';
import { sortedCargo, stacksAt } from '../rules/stacks';
import { type Language, type OrderOf, type SpaceId, type State, type UnitType, unitTypes } from '../types';
import { movementLabels } from '../words/movement-labels';
import { capitalised, countedBy, namesIn } from '../words/names';
import { type Course, ownTypes, voyageOf, voyagesOf } from './courses';
import type { Form } from './form';

/** Different choices of some of the types, the fullest first. */
function subsets(types: readonly UnitType[]): UnitType[][] {
  const [first, second] = types;
  if (first === undefined) return [[]];
  if (second === undefined) return [[first], []];
  return first === second ? [[first, second], [first], []] : [[first, second], [first], [second], []];
}

/** Which transport, which way, who boards, who lands where. */
export function* voyageForm(state: State, zone: SpaceId, language: Language): Form {
  const ofShip = yield* pickShip(voyagesOf(state, zone), language);
  return state.phase === 'combat-move' ? yield* assaultForm(state, ofShip, language) : yield* ferryForm(state, ofShip, language);
}

function* pickShip(open: readonly Course[], language: Language): Form<Course[]> {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const ships = [...new Set(open.map((each) => each.ship))];
  const chosen = yield* pickOne(
    'ship',
    ships.map((_, i) => String(i)),
    () => ({
      label: labels.ship,
      choice: (i) => {
        const ship = ships[Number(i)];
        const word = ship && ship.cargo.length > 0 ? labels.shipWith(names.cargo(ship.cargo)) : labels.emptyShip;
        return { label: ship?.host ? labels.shipOf(names.power(ship.host), word) : word };
      },
    }),
  );
  return open.filter((each) => each.ship === ships[Number(chosen)]);
}

const endOf = ({ path }: Course): SpaceId => path[path.length - 1] ?? '';
const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];

/** Where the ship goes; and by which way, if it is remembered (ALG-RET). */
function* pickCourses(state: State, open: readonly Course[], language: Language): Form<readonly Course[]> {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const end = yield* pickOne('to', distinct(open.map(endOf)), () => ({
    label: labels.to(names.space(open[0]?.ship.zone ?? '')),
    choice: (space) => ({ label: capitalised(names.space(space)), space }),
  }));
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

function* assaultForm(state: State, open: readonly Course[], language: Language): Form {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const target = yield* pickOne('target', distinct(open.flatMap((each) => each.shores)).sort(), () => ({
    label: labels.target,
    choice: (space) => ({ label: capitalised(names.space(space)), space }),
  }));
  const ways = yield* pickCourses(
    state,
    open.filter((each) => each.shores.includes(target)),
    language,
  );
  const own = ownTypes(state, ways[0]?.ship.cargo ?? []);
  const { course, loads } = yield* pickLoads(state, ways, own.length === 0, language);
  const choices = subsets(own).filter((types) => types.length + loads.length > 0);
  const aboard = choices[Number(yield* pickTypes('aboard', choices, labels.aboard, language))] ?? [];
  const order: OrderOf<'assault'> = { type: 'assault', ...voyageOf(course.ship, course.path), loads, target };
  return aboard.length < own.length ? { ...order, aboard } : order;
}

function* ferryForm(state: State, open: readonly Course[], language: Language): Form {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const ways = yield* pickCourses(state, open, language);
  const own = ownTypes(state, ways[0]?.ship.cargo ?? []);
  const mustLoad = own.length === 0 || ways[0]?.shores.length === 0;
  const { course, loads } = yield* pickLoads(state, ways, mustLoad, language);
  const { ship, path, shores } = course;
  const order: OrderOf<'ferry'> = { type: 'ferry', ...voyageOf(ship, path), loads };
  const aboard = ownTypes(
    state,
    sortedCargo([...ship.cargo, ...(ship.host ? [] : loads.map(({ type }) => ({ owner: state.power, type })))]),
  );
  if (shores.length === 0 || aboard.length === 0) return order;
  const to = yield* pickOne('shore', loads.length > 0 ? ['none', ...shores] : shores, () => ({
    label: labels.target,
    choice: (space) => (space === 'none' ? { label: labels.noUnload } : { label: labels.landIn(names.space(space)), space }),
  }));
  if (to === 'none') return order;
  const choices = subsets(aboard).filter((types) => types.length > 0);
  const units = choices[Number(yield* pickTypes('unload', choices, labels.unload, language))] ?? [];
  return { ...order, unload: { to, units } };
}

function* pickTypes(field: string, choices: readonly UnitType[][], label: string, language: Language): Form<string> {
  const names = namesIn(language);
  return yield* pickOne(
    field,
    choices.map((_, i) => String(i)),
    () => ({
      label,
      choice: (i) => ({
        label: names.units(countedBy((choices[Number(i)] ?? []).map((type) => ({ type })))) || movementLabels[language].nobody,
      }),
    }),
  );
}

const keyOf = ({ type, from }: Load): string => `${type}@${from}`;

/** One or two units that board; the second is never before the first, so that a pair is reached once. Of the ways that serve, the shortest. */
function* pickLoads(state: State, ways: readonly Course[], must: boolean, language: Language): Form<{ course: Course; loads: Load[] }> {
  const labels = movementLabels[language];
  const names = namesIn(language);
  const ask = (field: string, open: readonly Load[], none: boolean): Form<string> =>
    pickOne(field, [...(none ? ['none'] : []), ...open.map(keyOf)], () => ({
      label: labels.load,
      choice: (key) => {
        const load = open.find((each) => keyOf(each) === key);
        return load
          ? { label: labels.loadUnit(names.unit(load.type, 1), names.space(load.from)), space: load.from }
          : { label: labels.noLoad };
      },
    }));
  const chosen: string[] = [];
  const serving = () => ways.filter(({ boarders }) => chosen.every((key) => boarders.some((each) => keyOf(each) === key)));
  const first = boardersOf(ways);
  if (first.length > 0) chosen.push(yield* ask('load-1', first, !must));
  if (chosen[0] !== undefined && chosen[0] !== 'none') {
    const one = first.findIndex((each) => keyOf(each) === chosen[0]);
    const second = boardersOf(serving()).filter((each) => mayFollow(state, ways[0], first, one, each));
    if (second.length > 0) chosen.push(yield* ask('load-2', second, true));
  }
  const loading = chosen.filter((key) => key !== 'none');
  chosen.splice(0, chosen.length, ...loading);
  const [course] = [...serving()].sort((a, b) => a.path.length - b.path.length || (a.path.join() < b.path.join() ? -1 : 1));
  if (!course) throw new Error('no way serves the loads');
  return { course, loads: loading.flatMap((key) => course.boarders.find((each) => keyOf(each) === key) ?? []) };
}

/** Units that could board on any of the ways, in canonical order. */
function boardersOf(ways: readonly Course[]): Load[] {
  const found = new Map<string, Load>();
  for (const { boarders } of ways) for (const each of boarders) if (!found.has(keyOf(each))) found.set(keyOf(each), each);
  return [...found.values()].sort((a, b) => unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || (a.from < b.from ? -1 : 1));
}

/** The unit may board beside the `one`-th of `first`: there is room, another of its kind, and the pair was not offered before. */
function mayFollow(state: State, way: Course | undefined, first: readonly Load[], one: number, next: Load): boolean {
  const before = first[one];
  const index = first.findIndex((each) => keyOf(each) === keyOf(next));
  if (!before || !way || index < one || !fits(state, way.ship.type, [...way.ship.cargo, before, next])) return false;
  if (index > one) return true;
  const free = stacksAt(state, next.from).reduce(
    (sum, each) => sum + (each.owner === state.power && each.type === next.type && !each.spent ? each.count : 0),
    0,
  );
  return free > 1;
}
