import type { Language } from '../../../engine';
import type { Order, OrderOf } from '../orders';
import { freeUnits } from '../rules/units';
import { type AaDecision, type Passenger, type Power, type SpaceId, type Units, type UnitType, unitTypes, type View } from '../types';
import { namesIn } from '../words/names';
import { loadingZone, voyagesFor } from './infer';
import { inOrder, type Reader } from './reader';
import { vocabularies } from './vocabulary';

/** A line on its way to an order, and the question it answers. */
export interface Reading {
  reader: Reader;
  view: View;
  decision: AaDecision;
  language: Language;
}

/** `MOVE 3 INF: GERMANY > UKRAINE`, `MOVE 3 INF FROM GERMANY TO UKRAINE`, in any order of the parts. */
export function readMove(reading: Reading): OrderOf<'move'> {
  const { reader } = reading;
  const order: Omit<OrderOf<'move'>, 'path'> = { type: 'move', units: {} };
  const named: SpaceId[] = [];
  let hasOrigin = false;
  let isLinked = true;
  do {
    if (reader.arrow() || reader.takes('and', 'to', 'at')) {
      isLinked = true;
      continue;
    }
    const isAlone = reader.sees('no-guests');
    const intent = reader.sees('ignore') ? 'ignore' : 'attack';
    if (reader.once('carrying')) order.cargo = readCargo(reading);
    else if (reader.once('guests', 'no-guests')) order.guests = isAlone ? {} : readGuests(reader);
    else if (reader.once('attack', 'ignore')) order.intent = intent;
    else if (reader.takes('from')) {
      if (hasOrigin) reader.fail({ kind: 'origins' });
      hasOrigin = true;
      named.unshift(reader.space());
    } else if (isAtUnits(reader, named.length === 0))
      order.units = addedUp(
        order.units,
        reader.units(() => everyone),
      );
    else {
      // a path is one chain: what stands beside it would be a second one
      if (!isLinked) reader.fail({ kind: 'word', word: reader.word(), near: [] });
      named.push(reader.space());
      isLinked = false;
    }
  } while (!reader.ended());
  return finishMove(reading, order, named);
}

/** `ATTACK UKRAINE FROM GERMANY 3 INF`; of a zone alone it declares the intent. */
export function readStrike(reading: Reading): OrderOf<'move'> | OrderOf<'intent'> {
  const { reader } = reading;
  const target = reader.space();
  if (reader.ended()) return { type: 'intent', zone: target, intent: 'attack' };
  const order: Omit<OrderOf<'move'>, 'path'> = { type: 'move', units: {} };
  const named: SpaceId[] = [];
  do {
    if (reader.arrow() || reader.takes('and')) continue;
    if (reader.takes('from')) {
      if (named.length > 0) reader.fail({ kind: 'origins' });
      named.push(reader.space());
    } else if (reader.takes('carrying') || isAtUnits(reader, named.length > 0)) {
      order.units = addedUp(
        order.units,
        reader.units(() => everyone),
      );
    } else named.push(reader.space());
  } while (!reader.ended());
  return finishMove(reading, order, [...named, target]);
}

/** Stands for "all" until the origin is known; more than an order can hold. */
const everyone = 1_000_000;

const addedUp = (units: Units, more: Units): Units =>
  inOrder(
    Object.fromEntries(unitTypes.flatMap((type) => (units[type] || more[type] ? [[type, (units[type] ?? 0) + (more[type] ?? 0)]] : []))),
  );

/** Units come next; without a number only where no space can. */
const isAtUnits = (reader: Reader, bare: boolean): boolean => reader.atNumber() || reader.sees('all') || (bare && reader.atUnit());

/** The rules themselves find the way between two ends. */
function finishMove({ reader, view }: Reading, order: Omit<OrderOf<'move'>, 'path'>, named: SpaceId[]): OrderOf<'move'> {
  if (Object.keys(order.units).length === 0)
    reader.fail({ kind: 'missing', what: { en: 'the units that move', it: 'le unità che muovono' } });
  if (named.length < 2)
    reader.fail({ kind: 'missing', what: { en: 'where from and where to (A > B)', it: 'da dove e verso dove (A > B)' } });
  const free = freeUnits(view, named[0] ?? '');
  const units = Object.fromEntries(
    Object.entries(order.units).map(([type, count]) => [type, count < everyone ? count : Math.max(1, free[type as UnitType] ?? 0)]),
  );
  return { ...order, units, path: named };
}

/** "UK infantry + USSR tank"; without a power it is the active one. */
export function readCargo({ reader, view }: Pick<Reading, 'reader' | 'view'>): Passenger[] {
  const cargo: Passenger[] = [];
  do {
    const count = reader.number(1);
    const owner = reader.atPower() ? reader.power() : view.power;
    const type = reader.unit();
    for (let i = 0; i < Math.min(count, 3); i++) cargo.push({ owner, type });
  } while (reader.takes('and'));
  return cargo;
}

function readGuests(reader: Reader): Partial<Record<Power, number>> {
  const guests: Partial<Record<Power, number>> = {};
  do {
    const count = reader.number(1);
    const power = reader.power();
    // "1 UK fighter": all that rides along are fighters
    const word = reader.word();
    if (reader.atUnit() && reader.unit() !== 'fighter') reader.fail({ kind: 'extra', word });
    guests[power] = (guests[power] ?? 0) + count;
  } while (reader.takes('and') || reader.atNumber());
  return guests;
}

/** Types joined by `+`, or counts: "infantry + tank", "2 infantry". */
function readTypes(reader: Reader): UnitType[] {
  if (reader.takes('nothing')) return [];
  const types: UnitType[] = [];
  do {
    const count = reader.number(1);
    const type = reader.unit();
    for (let i = 0; i < Math.min(count, 3); i++) types.push(type);
  } while (reader.takes('and'));
  return types;
}

interface Voyage {
  named: SpaceId[];
  host?: Power;
  cargo?: Passenger[];
  loads: { type: UnitType; from: SpaceId; at: SpaceId | null }[];
  aboard?: UnitType[];
  unload?: { to: SpaceId; units: UnitType[] };
}

/** What assault and ferry share: the ship's path, whose it is, what it carries and takes aboard; `ashore` is how the order says what leaves it. */
function readVoyage({ reader, view, language }: Reading, ashore: 'landing' | 'unload'): Voyage {
  const voyage: Voyage = { named: [], loads: [] };
  do {
    if (reader.arrow()) continue;
    if (reader.once('host')) voyage.host = reader.power();
    else if (voyage.named.length === 0 && reader.takes('from')) voyage.named.push(reader.space());
    else if (reader.sees('carrying')) {
      const word = reader.word();
      reader.takes('carrying');
      const cargo = readCargo({ reader, view });
      // "with 2 infantry from Germany" boards them, "with 2 infantry" has them aboard
      if (reader.takes('from')) {
        const from = reader.space();
        voyage.loads.push(...cargo.map(({ type }) => ({ type, from, at: null })));
      } else if (voyage.cargo) reader.fail({ kind: 'twice', word });
      else voyage.cargo = cargo;
    } else if (voyage.named.length === 0 && reader.atNumber()) reader.fail({ kind: 'ship-first' });
    else if (reader.takes('load') || reader.atNumber() || (voyage.unload && reader.atUnit())) {
      const types = readTypes(reader);
      if (voyage.unload && reader.takes('to', 'at')) reader.fail({ kind: 'one-shore' });
      else if (!reader.takes('from')) reader.fail({ kind: 'missing', what: { en: '"from" and a territory', it: '"da" e un territorio' } });
      const from = reader.space();
      const at = reader.takes('at') ? reader.space() : null;
      voyage.loads.push(...types.map((type) => ({ type, from, at })));
    } else if (reader.sees(ashore === 'landing' ? 'unload' : 'landing')) {
      reader.fail({ kind: 'word', word: reader.word(), near: [vocabularies[language].particles[ashore][0]] });
    } else if (reader.once('landing')) voyage.aboard = readTypes(reader);
    else if (reader.once('unload')) {
      const units = readTypes(reader);
      if (!reader.takes('to', 'at')) reader.fail({ kind: 'missing', what: { en: '"to" and a territory', it: '"verso" e un territorio' } });
      voyage.unload = { to: reader.space(), units };
    } else voyage.named.push(reader.space());
  } while (!reader.ended());
  if (voyage.named.length === 0) reader.fail({ kind: 'missing', what: { en: "the ship's zone", it: 'la zona della nave' } });
  return voyage;
}

/** Fills the gaps of the ship's path, or says which paths fit when it matters. */
function complete<O extends Order>({ reader, view, decision, language }: Reading, named: SpaceId[], withPath: (path: SpaceId[]) => O): O {
  if (reader.failed()) return withPath(named);
  const [path = named, ...others] = voyagesFor(view, decision, named, withPath);
  if (others.length > 0) {
    const { space } = namesIn(language);
    reader.fail({ kind: 'paths', paths: [path, ...others].map((each) => each.map(space).join(' > ')) });
  }
  return withPath(path);
}

/** `ASSAULT NORWAY: SZ8 > SZ6, LOAD INFANTRY FROM UNITED KINGDOM IN SZ6`. */
export function readAssault(reading: Reading): OrderOf<'assault'> {
  const target = reading.reader.space();
  const { named, loads, host, cargo, aboard } = readVoyage(reading, 'landing');
  return complete(reading, named, (path) => ({
    type: 'assault',
    path,
    ...(host && { host }),
    ...(cargo && { cargo }),
    loads: loads.map((each) => ({ ...each, at: each.at ?? loadingZone(reading.view, path, each.from) })),
    ...(aboard && { aboard }),
    target,
  }));
}

/** `FERRY SZ10 > SZ8, LOAD TANK FROM EASTERN CANADA, UNLOAD TANK TO UNITED KINGDOM`. */
export function readFerry(reading: Reading): OrderOf<'ferry'> {
  const { named, loads, host, cargo, unload } = readVoyage(reading, 'unload');
  return complete(reading, named, (path) => ({
    type: 'ferry',
    path,
    ...(host && { host }),
    ...(cargo && { cargo }),
    loads: loads.map((each) => ({ ...each, at: each.at ?? loadingZone(reading.view, path, each.from) })),
    ...(unload && { unload }),
  }));
}
