import { fail, type Language, ok, type Result, unreachable, type Violation } from '../../../engine';
import { type Order, type OrderOf, orderSchema } from '../orders';
import type { AaDecision, Passenger, Power, SpaceId, Units, UnitType, View } from '../types';
import { spaceNames } from '../words/names';
import { factoryFor, ownerInBattle } from './infer';
import { forbidden, type Misreading, misread } from './misreadings';
import { type Reading, readAssault, readCargo, readFerry, readMove, readStrike } from './movement';
import { inOrder, powersInOrder, readerOf } from './reader';
import { isZone, type Particle, type Verb, vocabularies } from './vocabulary';

/** The canonical notation or, with a language, that of its readers. */
export const format = (order: Order, language: Language = 'en'): string => write(order, language);

/** "carrying UK infantry + UK tank"; nothing for an empty transport. */
export function writeCargo(cargo: readonly Passenger[], language: Language): string {
  const { particles, powers, units } = vocabularies[language];
  return cargo.length > 0
    ? `${particles.carrying[0]} ${cargo.map(({ owner, type }) => `${powers[owner][0]} ${units[type][0]}`).join(' + ')}`
    : '';
}

/** An order in the notation's words of a language; `parse` reads both. */
export function write(order: Order, language: Language): string {
  const words = vocabularies[language];
  const verb = (id: Verb) => words.verbs[id][0];
  const say = (id: Particle) => words.particles[id][0];
  const space = (id: SpaceId) => (isZone(id) ? words.zone(id.slice(2)) : (spaceNames[id]?.[language] ?? id));
  const path = (ids: readonly SpaceId[]) => ids.map(space).join(' > ');
  const power = (id: Power) => words.powers[id][0];
  const noun = (type: UnitType, count = 1) => words.units[type][count === 1 ? 0 : 1];
  const list = (units: Units) =>
    (Object.entries(inOrder(units)) as [UnitType, number][]).map(([type, count]) => `${count} ${noun(type, count)}`).join(', ') ||
    say('nothing');
  const types = (all: readonly UnitType[]) => all.map((type) => noun(type)).join(' + ') || say('nothing');
  const carrying = (cargo: readonly Passenger[] | undefined) => writeCargo(cargo ?? [], language);
  const host = (id: Power | undefined) => (id ? `${say('host')} ${power(id)}` : '');
  const load = ({ type, from, at }: OrderOf<'ferry'>['loads'][number]) =>
    `${say('load')} ${noun(type)} ${say('from')} ${space(from)} ${say('at')} ${space(at)}`;
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
  const loss = ({ owner, type, count, cargo, damaged }: OrderOf<'casualties'>['losses'][number]) =>
    [`${count} ${power(owner)} ${noun(type, count)}`, damaged ? say('damaged') : '', carrying(cargo)]
      .filter((part) => part !== '')
      .join(' ');
  switch (order.type) {
    case 'purchase':
      return `${verb('buy')} ${list(order.units)}`;
    case 'move': {
      const guests = order.guests && powersInOrder(order.guests);
      const riders = guests?.map(([owner, count]) => `${count} ${power(owner)}`).join(' ');
      return joined([
        `${verb('move')} ${list(order.units)}: ${path(order.path)}`,
        carrying(order.cargo),
        guests ? (riders ? `${say('guests')} ${riders}` : say('no-guests')) : '',
        order.intent ? say(order.intent) : '',
      ]);
    }
    case 'assault':
      return joined([
        `${verb('assault')} ${space(order.target)}: ${path(order.path)}`,
        host(order.host),
        carrying(order.cargo),
        ...order.loads.map(load),
        order.aboard ? `${say('landing')} ${types(order.aboard)}` : '',
      ]);
    case 'ferry':
      return joined([
        `${verb('ferry')} ${path(order.path)}`,
        host(order.host),
        carrying(order.cargo),
        ...order.loads.map(load),
        order.unload ? `${say('unload')} ${types(order.unload.units)} ${say('to')} ${space(order.unload.to)}` : '',
      ]);
    case 'intent':
      return `${verb('intent')} ${space(order.zone)} ${say(order.intent)}`;
    case 'hover':
      return `${verb('hover')} ${order.count} ${say('at')} ${space(order.zone)}`;
    case 'battle':
      return `${verb('battle')} ${space(order.space)}`;
    case 'casualties':
      return `${verb('lose')} ${order.losses.map(loss).join(', ') || say('nothing')}`;
    case 'submerge':
      return `${verb('submerge')} ${order.count}`;
    case 'retreat':
      return order.to ? `${verb('retreat')} ${say('to')} ${space(order.to)}` : verb('retreat');
    case 'strand':
      return `${verb('strand')} ${order.landings.map(({ to, count }) => `${count} ${say('to')} ${space(to)}`).join(', ') || say('nothing')}`;
    case 'consent':
      return verb(order.agree ? 'agree' : 'refuse');
    case 'mobilise': {
      const places = order.placements.map(
        ({ at, from, units }) => `${list(units)} ${say('at')} ${space(at)}${from === at ? '' : ` ${say('from')} ${space(from)}`}`,
      );
      return `${verb('place')} ${joined([places.join(', ') || say('nothing'), order.refund ? `${say('return')} ${list(order.refund)}` : ''])}`;
    }
    case 'end':
    case 'press':
    case 'pass':
      return verb(order.type);
    default:
      return unreachable(order);
  }
}

/** Reads one order in either language's words; what is left out is filled in where only one reading is possible. */
export function parse(line: string, view: View, decision: AaDecision, language: Language): Result<Order, Violation[]> {
  const reader = readerOf(line, language);
  const verb = reader.verb();
  const order = verb && read(verb, { reader, view, decision, language });
  if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
  const failure = reader.failed();
  if (failure) return fail([misread(forbidden(withVerb(failure, line, decision, language), verb === 'buy'), language)]);
  if (!order) throw new Error(`the reader of "${verb}" gave neither an order nor a misreading`);
  // Numbers and lists of any length can be written; an order has its bounds.
  return orderSchema.safeParse(order).success ? ok(order) : fail([misread({ kind: 'bounds' }, language)]);
}

/** A line that begins with a number lacks a verb: which one follows from the question. */
function withVerb(failure: Misreading, line: string, { kind }: AaDecision, language: Language): Misreading {
  const verb = impliedVerbs[kind];
  if (failure.kind !== 'verb' || verb === undefined || !/^\d+$/.test(failure.word)) return failure;
  return { ...failure, near: [`${vocabularies[language].verbs[verb][0]} ${line.trim()}`] };
}

const impliedVerbs: Readonly<Record<string, Verb>> = {
  purchase: 'buy',
  'combat-move': 'move',
  'noncombat-move': 'move',
  mobilise: 'place',
  casualties: 'lose',
  submerge: 'submerge',
  strand: 'strand',
};

function read(verb: Verb, reading: Reading): Order {
  const { reader } = reading;
  switch (verb) {
    case 'buy':
      return { type: 'purchase', units: reader.units() };
    case 'move':
      return readMove(reading);
    case 'strike':
      return readStrike(reading);
    case 'assault':
      return readAssault(reading);
    case 'ferry':
      return readFerry(reading);
    case 'intent': {
      const zone = reader.space();
      if (reader.takes('attack')) return { type: 'intent', zone, intent: 'attack' };
      if (!reader.takes('ignore')) reader.fail({ kind: 'missing', what: { en: '"attack" or "ignore"', it: '"attacca" o "ignora"' } });
      return { type: 'intent', zone, intent: 'ignore' };
    }
    case 'disregard':
      return { type: 'intent', zone: reader.space(), intent: 'ignore' };
    case 'hover': {
      const count = reader.number();
      reader.takes('at', 'to');
      return { type: 'hover', zone: reader.space(), count };
    }
    case 'battle':
      reader.takes('at');
      return { type: 'battle', space: reader.space() };
    case 'lose':
      return readLosses(reading);
    case 'submerge':
      return { type: 'submerge', count: reader.number() };
    case 'fire':
      return { type: 'submerge', count: 0 };
    case 'retreat': {
      if (reader.atNumber() || reader.sees('all') || reader.sees('nothing') || reader.atUnit()) reader.fail({ kind: 'whole-retreat' });
      reader.takes('to', 'at');
      return reader.ended() ? { type: 'retreat' } : { type: 'retreat', to: reader.space() };
    }
    case 'strand': {
      // ATTERRA in the noncombat move is a landing like any other
      if (reading.decision.kind === 'noncombat-move') return readMove(reading);
      const landings: OrderOf<'strand'>['landings'] = [];
      if (reader.takes('nothing')) return { type: 'strand', landings };
      do {
        const count = reader.number(1);
        reader.takes('to', 'at');
        landings.push({ to: reader.space(), count });
        reader.takes('and');
      } while (!reader.ended());
      return { type: 'strand', landings };
    }
    case 'agree':
    case 'refuse':
      return { type: 'consent', agree: verb === 'agree' };
    case 'place':
      return readPlacements(reading);
    case 'end':
    case 'press':
    case 'pass':
      return { type: verb };
    default:
      return unreachable(verb);
  }
}

/** "2 Germany infantry, 1 UK transport carrying UK infantry"; the owner may be left out where it is plain. */
function readLosses({ reader, view, decision }: Reading): OrderOf<'casualties'> {
  const losses: OrderOf<'casualties'>['losses'] = [];
  if (reader.takes('nothing')) return { type: 'casualties', losses };
  do {
    const count = reader.number(1);
    const named = reader.atPower() ? reader.power() : null;
    const word = reader.word();
    const type = reader.unit();
    const owner = named ?? (reader.failed() ? view.power : ownerInBattle(view, decision, type));
    if (!owner) reader.fail({ kind: 'owner', word });
    const loss: (typeof losses)[number] = { owner: owner ?? view.power, type, count };
    if (reader.takes('damaged')) loss.damaged = true;
    if (reader.takes('carrying')) loss.cargo = readCargo({ reader, view });
    losses.push(loss);
    reader.takes('and');
  } while (!reader.ended());
  return { type: 'casualties', losses };
}

/** "2 infantry in Germany, 1 submarine in sz5 from Germany"; the complex may be left out. */
function readPlacements({ reader, view }: Reading): OrderOf<'mobilise'> {
  const placements: OrderOf<'mobilise'>['placements'] = [];
  const order = (refund?: Units): OrderOf<'mobilise'> => ({ type: 'mobilise', placements, ...(refund && { refund }) });
  const isNothing = reader.takes('nothing');
  if (isNothing && reader.ended()) return order();
  do {
    if (reader.takes('return')) return order(reader.units());
    if (isNothing) reader.fail({ kind: 'extra', word: reader.word() });
    const units = reader.units((type) => Math.max(1, view.bought[type] ?? 0));
    reader.takes('at', 'to');
    const at = reader.space();
    const from = reader.takes('from') ? reader.space() : factoryFor(view, at);
    placements.push({ at, from, units });
    reader.takes('and');
  } while (!reader.ended());
  return order();
}
