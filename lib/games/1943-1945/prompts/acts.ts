import { askOne, pickNumber, pickOne, run } from '../../../engine';
import { type Convertible, convertibles, type EventId, type OrderOf, type Side } from '../orders';
import { follows } from '../quirks';
import { playable } from '../rules/acts';
import { tablesOf } from '../rules/board';
import { buyable, costOf } from '../rules/costs';
import { eventCubes, eventZones, mayConvert, mostTaken, takeable } from '../rules/events';
import { bombings, lures } from '../rules/missions';
import { partisanHomes } from '../rules/reinforcement';
import type { K, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { counted, pieceName, zoneName } from '../words/names';
import { eventWords } from '../words/terms';
import { askZone, type Form, type FormContext, pickZone } from './form';

export type Act = 'bomb' | 'lure' | 'event';

/** What may be done at any moment, as far as something of it is possible. */
export function openActs(state: State, side: Side): Act[] {
  const acts: Act[] = [];
  if (bombings(state, side).length > 0) acts.push('bomb');
  if (side === 'allied' && lures(state).length > 0) acts.push('lure');
  if (playable(state, side).length > 0) acts.push('event');
  return acts;
}

export function* actForm(context: FormContext, side: Side, act: Act): Form {
  if (act === 'bomb') return yield* bombForm(context, side);
  return act === 'lure' ? yield* lureForm(context) : yield* eventForm(context, side);
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function* bombForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const open = bombings(state, side);
  const keyOf = ({ target, passing }: OrderOf<'bomb'>) => (passing ? `${target}+` : target);
  const from = yield* askZone(context, 'from', distinct(open.map((each) => each.from)), words.from);
  const within = open.filter((each) => each.from === from);
  const aim = yield* askOne<string, K>('target', distinct(within.map(keyOf)), () => ({
    label: words.target,
    choice: (key) => {
      const target = key.replace('+', '');
      const name = zoneName(state.options, target, language);
      return { label: key === target ? name : words.passing(name), space: target };
    },
  }));
  const there = within.filter((each) => keyOf(each) === aim);
  const plane = yield* pickOne(
    'plane',
    there.map((each) => each.plane),
    () => ({
      label: words.plane,
      choice: (each) => ({ label: pieceName(each, 1, language) }),
    }),
  );
  const order = there.find((each) => each.plane === plane);
  if (!order) throw new Error('no such bombardment');
  return order;
}

function* lureForm(context: FormContext): Form {
  const words = labels[context.language];
  const open = lures(context.state);
  const at = yield* pickZone(context, 'at', distinct(open.map((each) => each.at)), words.zone);
  const from = yield* pickZone(
    context,
    'from',
    open.filter((each) => each.at === at).map((each) => each.from),
    words.from,
  );
  return { type: 'lure', at, from };
}

export function* eventForm(context: FormContext, side: Side): Form {
  const { state, language } = context;
  const words = labels[language];
  const event = yield* pickOne<EventId, K>('event', playable(state, side), () => ({
    label: words.event,
    choice: (each) => ({ label: eventWords[each].name[language], hint: eventWords[each].text[language] }),
  }));
  const zones = eventZones(state, side, event);
  const zone = zones.includes('') ? undefined : yield* pickZone(context, 'zone', zones, words.zone);
  const convert = mayConvert(event) ? yield* convertForm(context, side, event) : {};
  const at = yield* homesForm(context, convert.partisans ?? 0);
  const take = yield* takeForm(context, side, event);
  return {
    type: 'event',
    event,
    ...(zone === undefined ? {} : { zone }),
    ...(Object.keys(convert).length > 0 ? { convert } : {}),
    ...(at.length > 0 ? { at } : {}),
    ...(take.length > 0 ? { take } : {}),
  };
}

/** Where partisans go, one zone after the other in the order of their numbers. */
function* homesForm(context: FormContext, count: number): Form<ZoneId[]> {
  const homes = partisanHomes(context.state);
  const at: ZoneId[] = [];
  for (let n = 1; n <= count; n++) {
    const open = homes.slice(Math.max(0, homes.indexOf(at.at(-1) ?? '')));
    at.push(yield* pickZone(context, `at-${n}`, open, labels[context.language].home));
  }
  return at;
}

/** What the cubes of an event become at once. */
function* convertForm({ state, language }: FormContext, side: Side, event: EventId): Form<Partial<Record<Convertible, number>>> {
  const convert: Partial<Record<Convertible, number>> = {};
  let cubes = eventCubes(state, side, event);
  for (const into of convertibles) {
    const cost = costOf(state, side, into);
    if (cost === 0 || buyable(state, side, into, 1)) continue;
    if (into === 'partisans' && (!follows(state, 'partisansByEvent') || partisanHomes(state).length === 0)) continue;
    const planes = side === 'allied' && into === 'plane' ? tablesOf(state).alliedPlanesPerTurn - state.planesBought : cubes;
    const most = Math.min(Math.floor(cubes / cost), state.pool[side][into] ?? 0, planes);
    const count = yield* pickNumber<K>(`convert-${into}`, run(0, Math.max(0, most)), () => ({
      label: `${labels[language].convert} ${counted(into, 1, language)}`,
    }));
    if (count > 0) convert[into] = count;
    cubes -= count * cost;
  }
  return convert;
}

/** The tokens that come back, in the order of the boxes. */
function* takeForm({ state, language }: FormContext, side: Side, playing: EventId): Form<EventId[]> {
  let left = takeable(state, side);
  const take: EventId[] = [];
  const most = mostTaken(state, side, playing);
  for (let n = 1; n <= most; n++) {
    // enough must stay behind for the ones still to name
    const open = distinct(left.slice(0, left.length - (most - n)));
    const event = yield* pickOne<EventId, K>(`take-${n}`, open, () => ({
      label: labels[language].take,
      choice: (each) => ({ label: eventWords[each].name[language] }),
    }));
    take.push(event);
    left = left.slice(left.indexOf(event) + 1);
  }
  return take;
}
