import { clauses } from '../../kit/notation';
import type { Order, OrderOf } from '../orders';
import { roles } from '../pieces';
import { freeUnits } from '../rules/units';
import { type Passenger, type Power, type SpaceId, type Units, type UnitType, unitTypes } from '../types';
import { namesIn } from '../words/names';
import { type AaForm, type AaReader, type AaReading, type AaWords, inOrder, powersInOrder, readUnits } from './grammar';
import { loadingZone, voyagesFor } from './infer';
import { says } from './misreadings';
import { vocabularies } from './vocabulary';

export const move: AaForm<'move'> = {
  read: { move: readMove, strike: readStrike },
  write({ units, path, cargo, guests, intent, role }, words) {
    const riders = guests && powersInOrder(guests).map(([owner, count]) => `${count} ${words.power(owner)}`);
    return clauses(
      `${words.list(units)}: ${words.path(path)}`,
      words.carrying(cargo),
      riders && (riders.length > 0 ? `${words.say('guests')} ${riders.join(' ')}` : words.say('no-guests')),
      intent && words.say(intent),
      role && words.say(role),
    );
  },
};

/** `MOVE 3 INF: GERMANY > UKRAINE`, `MOVE 3 INF FROM GERMANY TO UKRAINE`, in any order of the parts. */
export function readMove(reading: AaReading): OrderOf<'move'> {
  const { reader } = reading;
  const order: Omit<OrderOf<'move'>, 'path'> = { type: 'move', units: {} };
  const named: SpaceId[] = [];
  let hasOrigin = false;
  let isLinked = true;
  do {
    // Italian "all'" is a way of "to"
    if (reader.arrow() || (!reader.sees('all') && reader.takes('and', 'to', 'in'))) {
      isLinked = true;
      continue;
    }
    const isAlone = reader.sees('no-guests');
    const intent = reader.sees('ignore') ? 'ignore' : 'attack';
    const role = roles.find((each) => reader.sees(each));
    if (reader.once('carrying')) order.cargo = readCargo(reading);
    else if (reader.once('guests', 'no-guests')) order.guests = isAlone ? {} : readGuests(reader);
    else if (reader.once('attack', 'ignore')) order.intent = intent;
    else if (role && reader.once(...roles)) order.role = role;
    else if (reader.takes('from')) {
      if (hasOrigin) reader.fail(says.origins);
      hasOrigin = true;
      named.unshift(reader.name('space'));
    } else if (isAtUnits(reader, named.length === 0)) addUnits(order, reader);
    else {
      // a path is one chain: what stands beside it would be a second one
      if (!isLinked) reader.fail({ kind: 'stray', word: reader.word(), near: [] });
      named.push(reader.name('space'));
      isLinked = false;
    }
  } while (!reader.ended());
  return finishMove(reading, order, named);
}

/** `ATTACK UKRAINE FROM GERMANY 3 INF`; of a zone alone it declares the intent. */
function readStrike(reading: AaReading): OrderOf<'move'> | OrderOf<'intent'> {
  const { reader } = reading;
  const target = reader.name('space');
  if (reader.ended()) return { type: 'intent', zone: target, intent: 'attack' };
  const order: Omit<OrderOf<'move'>, 'path'> = { type: 'move', units: {} };
  const named: SpaceId[] = [];
  do {
    if (reader.arrow() || reader.takes('and')) continue;
    if (reader.takes('from')) {
      if (named.length > 0) reader.fail(says.origins);
      named.push(reader.name('space'));
    } else if (reader.takes('carrying') || isAtUnits(reader, named.length > 0)) addUnits(order, reader);
    else named.push(reader.name('space'));
  } while (!reader.ended());
  return finishMove(reading, order, [...named, target]);
}

/** Stands for "all" until the origin is known; more than an order can hold. */
const everyone = 1_000_000;

function addUnits(order: { units: Units }, reader: AaReader): void {
  const more = readUnits(reader, () => everyone);
  order.units = inOrder(Object.fromEntries(unitTypes.map((type) => [type, (order.units[type] ?? 0) + (more[type] ?? 0)])));
}

/** Units come next; without a number only where no space can. */
const isAtUnits = (reader: AaReader, bare: boolean): boolean => reader.atNumber() || reader.sees('all') || (bare && reader.at('unit'));

/** The rules themselves find the way between two ends. */
function finishMove({ reader, view }: AaReading, order: Omit<OrderOf<'move'>, 'path'>, named: SpaceId[]): OrderOf<'move'> {
  if (Object.keys(order.units).length === 0) reader.lacks({ en: 'the units that move', it: "l'elenco delle unità che muovono" });
  if (named.length < 2) reader.lacks({ en: 'where from and where to (A > B)', it: 'da dove e verso dove (A > B)' });
  const free = freeUnits(view, named[0] ?? '');
  const units = Object.fromEntries(
    Object.entries(order.units).map(([type, count]) => [type, count < everyone ? count : Math.max(1, free[type as UnitType] ?? 0)]),
  );
  return { ...order, units, path: named };
}

/** "UK infantry + USSR tank"; without a power it is the active one. */
export function readCargo({ reader, view }: Pick<AaReading, 'reader' | 'view'>): Passenger[] {
  const cargo: Passenger[] = [];
  do {
    const count = reader.number(1);
    const owner = reader.at('power') ? reader.name('power') : view.power;
    const type = reader.name('unit');
    for (let i = 0; i < Math.min(count, 3); i++) cargo.push({ owner, type });
  } while (reader.takes('and'));
  return cargo;
}

function readGuests(reader: AaReader): Partial<Record<Power, number>> {
  const guests: Partial<Record<Power, number>> = {};
  if (reader.takes('nothing')) return guests;
  do {
    const count = reader.number(1);
    if (count === 0 && !reader.at('power')) continue;
    const power = reader.name('power');
    // "1 UK fighter": all that rides along are fighters
    const word = reader.word();
    if (reader.at('unit') && reader.name('unit') !== 'fighter') reader.fail({ kind: 'extra', word });
    if (count > 0) guests[power] = (guests[power] ?? 0) + count;
  } while (reader.takes('and') || reader.atNumber());
  return guests;
}

/** Types joined by `+`, or counts: "infantry + tank", "2 infantry". */
function readTypes(reader: AaReader): UnitType[] {
  if (reader.takes('nothing')) return [];
  const types: UnitType[] = [];
  do {
    const count = reader.number(1);
    const type = reader.name('unit');
    for (let i = 0; i < Math.min(count, 3); i++) types.push(type);
  } while (reader.takes('and'));
  return types;
}

/** "infantry to Borneo from sz48": one unit, which may be counted, and out of which zone, if it is said. */
function readFirst(reader: AaReader): NonNullable<Voyage['first']> {
  const word = reader.word();
  if (reader.number(1) !== 1) reader.fail({ kind: 'extra', word });
  const type = reader.name('unit');
  if (!reader.takes('to', 'in')) reader.lacks({ en: '"to" and a territory', it: '"verso" e un territorio' });
  const to = reader.name('space');
  return { type, to, at: reader.takes('from') ? reader.name('space') : null };
}

interface Voyage {
  named: SpaceId[];
  host?: Power;
  ship?: UnitType;
  cargo?: Passenger[];
  loads: { type: UnitType; from: SpaceId; at: SpaceId | null }[];
  first?: { type: UnitType; to: SpaceId; at: SpaceId | null };
  aboard?: UnitType[];
  unload?: { to: SpaceId; units: UnitType[] };
}

/** What assault and ferry share: the ship's path, whose it is, what it carries and takes aboard; `ashore` is how the order says what leaves it. */
function readVoyage({ reader, view, language }: AaReading, ashore: 'landing' | 'unload'): Voyage {
  const voyage: Voyage = { named: [], loads: [] };
  do {
    if (reader.arrow()) continue;
    if (reader.once('host')) voyage.host = reader.name('power');
    else if (reader.once('by')) voyage.ship = reader.name('unit');
    else if (voyage.named.length === 0 && reader.takes('from')) voyage.named.push(reader.name('space'));
    else if (reader.sees('carrying')) {
      const word = reader.word();
      reader.takes('carrying');
      const cargo = readCargo({ reader, view });
      // "with 2 infantry from Germany" boards them, "with 2 infantry" has them aboard
      if (reader.takes('from')) {
        const from = reader.name('space');
        voyage.loads.push(...cargo.map(({ type }) => ({ type, from, at: null })));
      } else if (voyage.cargo) reader.fail({ kind: 'twice', word });
      else voyage.cargo = cargo;
    } else if (voyage.named.length === 0 && reader.atNumber()) reader.fail(says.shipFirst);
    else if (reader.takes('load') || reader.atNumber() || (voyage.unload && reader.at('unit'))) {
      const types = readTypes(reader);
      if (voyage.unload && reader.takes('to', 'in')) reader.fail(says.oneShore);
      else if (!reader.takes('from')) reader.lacks({ en: '"from" and a territory', it: '"da" e un territorio' });
      const from = reader.name('space');
      const at = reader.takes('in') ? reader.name('space') : null;
      voyage.loads.push(...types.map((type) => ({ type, from, at })));
    } else if (reader.sees(ashore === 'landing' ? 'unload' : 'landing')) {
      reader.fail({ kind: 'stray', word: reader.word(), near: [vocabularies[language].particles[ashore][0]] });
    } else if (reader.once('landing')) voyage.aboard = readTypes(reader);
    else if (ashore === 'landing' && reader.once('first')) voyage.first = readFirst(reader);
    else if (reader.once('unload')) {
      const units = readTypes(reader);
      if (!reader.takes('to', 'in')) reader.lacks({ en: '"to" and a territory', it: '"verso" e un territorio' });
      voyage.unload = { to: reader.name('space'), units };
    } else voyage.named.push(reader.name('space'));
  } while (!reader.ended());
  if (voyage.named.length === 0) reader.lacks({ en: "the ship's zone", it: 'la zona della nave' });
  return voyage;
}

/** Fills the gaps of the ship's path, or says which paths fit when it matters. */
function complete<O extends Order>({ reader, view, decision, language }: AaReading, named: SpaceId[], withPath: (path: SpaceId[]) => O): O {
  if (reader.failed()) return withPath(named);
  const [path = named, ...others] = voyagesFor(view, decision, named, withPath);
  if (others.length > 0) {
    const { space } = namesIn(language);
    reader.fail(says.paths([path, ...others].map((each) => each.map(space).join(' > '))));
  }
  return withPath(path);
}

/** The part of an order that assault and ferry share. */
const sailing = ({ view }: AaReading, { host, ship, cargo, loads }: Voyage, path: SpaceId[]) => ({
  path,
  ...(host && { host }),
  ...(ship && { ship }),
  ...(cargo && { cargo }),
  loads: loads.map((each) => ({ ...each, at: each.at ?? loadingZone(view, path, each.from) })),
});

const load = ({ type, from, at }: OrderOf<'ferry'>['loads'][number], words: AaWords): string =>
  `${words.say('load')} ${words.noun(type)} ${words.say('from')} ${words.space(from)} ${words.say('in')} ${words.space(at)}`;

/** Whose ship it is and of what kind, what it carries and what boards. */
const aboardOf = ({ host, ship, cargo, loads }: Pick<OrderOf<'ferry'>, 'host' | 'ship' | 'cargo' | 'loads'>, words: AaWords): string =>
  clauses(
    host && `${words.say('host')} ${words.power(host)}`,
    ship && `${words.say('by')} ${words.noun(ship)}`,
    words.carrying(cargo),
    ...loads.map((each) => load(each, words)),
  );

export const assault: AaForm<'assault'> = {
  read: { assault: readAssault },
  write: (order, words) =>
    clauses(
      `${words.space(order.target)}: ${words.path(order.path)}`,
      aboardOf(order, words),
      order.first &&
        `${words.say('first')} ${words.noun(order.first.type)} ${words.say('to')} ${words.space(order.first.to)} ${words.say('from')} ${words.space(order.first.at)}`,
      order.aboard && `${words.say('landing')} ${words.types(order.aboard)}`,
    ),
};

/** `ASSAULT NORWAY: SZ8 > SZ6, LOAD INFANTRY FROM UNITED KINGDOM IN SZ6`. */
function readAssault(reading: AaReading): OrderOf<'assault'> {
  const target = reading.reader.name('space');
  const voyage = readVoyage(reading, 'landing');
  const { first, aboard } = voyage;
  return complete(reading, voyage.named, (path) => ({
    type: 'assault',
    ...sailing(reading, voyage, path),
    ...(first && { first: { ...first, at: first.at ?? loadingZone(reading.view, path, first.to) } }),
    ...(aboard && { aboard }),
    target,
  }));
}

export const ferry: AaForm<'ferry'> = {
  read: { ferry: readFerry },
  write: (order, words) =>
    clauses(
      words.path(order.path),
      aboardOf(order, words),
      order.unload && `${words.say('unload')} ${words.types(order.unload.units)} ${words.say('to')} ${words.space(order.unload.to)}`,
    ),
};

/** `FERRY SZ10 > SZ8, LOAD TANK FROM EASTERN CANADA, UNLOAD TANK TO UNITED KINGDOM`. */
function readFerry(reading: AaReading): OrderOf<'ferry'> {
  const voyage = readVoyage(reading, 'unload');
  const { unload } = voyage;
  return complete(reading, voyage.named, (path) => ({
    type: 'ferry',
    ...sailing(reading, voyage, path),
    ...(unload && { unload }),
  }));
}
