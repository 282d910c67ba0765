import { fail, type Language, ok, type Result, shortestPaths, unreachable, type Violation } from '../../../engine';
import { type Order, type OrderOf, orderSchema } from '../orders';
import { type Force, type Piece, sizeOf } from '../pieces';
import { boardOf } from '../rules/board';
import { isAnswer } from '../rules/check';
import type { Question43, View, ZoneId } from '../types';
import { fault, violationOf } from '../words/reasons';
import { readEvent } from './event';
import { readDefence, readInterception, readJoining, readParts, readSupport } from './forces';
import { lossZone, standing, wayOut } from './infer';
import { beyond, misread } from './misreadings';
import { type Reader, readerOf } from './reader';
import type { Verb } from './vocabulary';
import { write } from './write';

export { write };

/** The canonical notation or, with a language, that of its readers. */
export const format = (order: Order, language: Language = 'en'): string => write(order, language);

interface Reading {
  reader: Reader;
  view: View;
  decision: Question43;
}

/** Reads one order in either language's words; what is left out is filled in where only one reading is possible. */
export function parse(line: string, view: View, decision: Question43, language: Language): Result<Order, Violation[]> {
  const reader = readerOf(line, view.options, language);
  const verb = reader.verb();
  const order = verb && read(verb, { reader, view, decision });
  if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
  const failure = reader.failed();
  if (failure) return fail([misread(failure, language)]);
  const parsed = orderSchema.safeParse(order);
  if (parsed.success) return ok(parsed.data);
  const { kind, seat } = decision;
  // what is left out of an order that nobody asked for cannot be filled in: that is what is wrong with it
  const isAsked = verb === null || isAnswer(view, kind, seat, verb);
  return fail([
    isAsked
      ? misread(beyond(parsed.error), language)
      : violationOf(fault(`asked-${kind}`, { order: verb }, 'type'), view.options, language),
  ]);
}

function read(verb: Verb, reading: Reading): Order {
  const { reader } = reading;
  switch (verb) {
    case 'initiative':
      return { type: 'initiative', first: reader.side() };
    case 'deploy':
      return readDeployment(reader);
    case 'reinforce': {
      const cubes = reader.number();
      if (reader.atPiece() && reader.piece() !== 'cube')
        reader.fail({ kind: 'expected', word: '', what: { en: '"cubes"', it: '"blocchetti"' } });
      reader.takes('in', 'to');
      return { type: 'reinforce', zone: reader.zone(), cubes };
    }
    case 'convert': {
      const count = reader.number(1);
      const into = reader.into();
      reader.takes('in', 'from');
      const zone = reader.zone();
      return { type: 'convert', zone, into, count, ...(reader.takes('to') && { at: reader.zone() }) };
    }
    case 'event':
      return readEvent(reader);
    case 'move':
      return readMove(reading);
    case 'fly':
    case 'ship':
    case 'shift': {
      const units = reader.force();
      return { type: verb, ...twoZones(reader), units };
    }
    case 'infiltrate':
      return { type: 'infiltrate', ...twoZones(reader) };
    case 'lure': {
      const { from, to } = twoZones(reader);
      return { type: 'lure', at: to, from };
    }
    case 'bomb': {
      const target = reader.zone();
      reader.takes('from');
      const from = reader.zone();
      const isNamed = reader.takes('with');
      const plane = reader.takes('italian-plane') ? 'italian-plane' : 'plane';
      if (plane === 'plane' && !reader.takes('plane') && isNamed) reader.fail({ kind: 'missing', what: 'piece' });
      return { type: 'bomb', target, from, plane, ...(reader.takes('passing') && { passing: true }) };
    }
    case 'strike': {
      reader.takes('with');
      if (reader.takes('fleet')) return { type: 'strike', by: 'fleet' };
      if (!reader.takes('uboat')) {
        reader.fail({ kind: 'expected', word: reader.word(), what: { en: '"fleet" or "U-boat"', it: '"flotta" o "U-Boot"' } });
      }
      return { type: 'strike', by: 'uboat' };
    }
    case 'attack': {
      const target = reader.zone();
      const forces = readParts(reader);
      const support = readSupport(reader);
      return { type: 'attack', target, forces, ...(support && { support }) };
    }
    case 'land': {
      const target = reader.zone();
      const fleets = reader.takes('with') ? reader.number() : 1;
      reader.takes('fleet');
      const forces = readParts(reader);
      const support = readSupport(reader);
      return { type: 'land', target, fleets, forces, ...(support && { support }) };
    }
    case 'fight': {
      reader.takes('in');
      const target = reader.zone();
      const support = readSupport(reader);
      return { type: 'fight', target, ...(support && { support }) };
    }
    case 'support':
      return { type: 'support', support: readJoining(reader) };
    case 'intercept':
      return readInterception(reader);
    case 'evacuate': {
      const units = reader.force();
      if (!reader.arrow()) reader.takes('to', 'in');
      return { type: 'evacuate', to: reader.zone(), units };
    }
    case 'defend': {
      reader.takes('with');
      return { type: 'defend', ...readDefence(reader) };
    }
    case 'elite':
      return { type: 'elite', count: reader.number() };
    case 'losses':
      return readLosses(reading);
    case 'retreat': {
      const units = readForce(reading, standing(reading.view, reading.decision.seat));
      reader.takes('to', 'in');
      return { type: 'retreat', path: wayOut(reading.view, reader.path()), units };
    }
    case 'hold':
    case 'press': {
      const isNamed = reader.takes('with');
      const tank = reader.takes('tank');
      if (isNamed && !tank) reader.fail({ kind: 'missing', what: 'piece' });
      return { type: verb, tank };
    }
    case 'occupy':
      return { type: 'occupy', forces: reader.takes('nothing') ? [] : readParts(reader) };
    case 'withdraw':
      reader.takes('to', 'in');
      return { type: 'withdraw', to: reader.zone() };
    case 'disband': {
      const units = reader.force();
      reader.takes('in');
      return { type: 'disband', zone: reader.zone(), units };
    }
    case 'stop':
    case 'end':
    case 'pass':
      return { type: verb };
    default:
      return unreachable(verb);
  }
}

function twoZones(reader: Reader): { from: ZoneId; to: ZoneId } {
  const [from = '', to, ...more] = reader.path();
  if (to === undefined) reader.fail({ kind: 'missing', what: 'zone' });
  if (more.length > 0)
    reader.fail({ kind: 'expected', word: '', what: { en: 'the end: two zones are enough', it: 'la fine: bastano due zone' } });
  return { from, to: to ?? '' };
}

/** A force; "all" stands for everything there is. */
function readForce({ reader }: Reading, everything: Force): Force {
  return reader.takes('all') ? everything : reader.force();
}

function readDeployment(reader: Reader): OrderOf<'deploy'> {
  const units: Force = reader.at('line') ? {} : reader.force();
  reader.takes('and');
  const line = reader.takes('line');
  reader.takes('in', 'to');
  return { type: 'deploy', zone: reader.zone(), units, ...(line && { line }) };
}

/** Gaps between the named zones are filled with the shortest way around the enemy. */
function readMove(reading: Reading): OrderOf<'move'> {
  const { reader, view, decision } = reading;
  const all = reader.takes('all');
  const units: Force = all ? {} : reader.force();
  const named = reader.path();
  if (named.length < 2) reader.fail({ kind: 'missing', what: 'zone' });
  const [start = ''] = named;
  const { around } = boardOf(view);
  const open = (zone: ZoneId) => {
    const there = view.zones[zone];
    return !there || there.control === decision.seat || (sizeOf(there.units) === 0 && !there.line);
  };
  const path = [start];
  for (const next of named.slice(1)) {
    const last = path.at(-1) ?? start;
    const [way] = around[last]?.includes(next) ? [[last, next]] : shortestPaths(around, last, next, 12, open);
    path.push(...(way?.slice(1) ?? [next]));
  }
  return { type: 'move', path, units: all ? standing(view, decision.seat, start) : units };
}

/** "2 cubes in 14, engage 1 tank, line, retreat 13"; the zone may be left out where it is plain. */
function readLosses({ reader, view, decision }: Reading): OrderOf<'losses'> {
  const order: OrderOf<'losses'> = { type: 'losses', losses: [] };
  if (reader.takes('nothing')) return order;
  do {
    if (reader.takes('retreat')) {
      reader.takes('to');
      return { ...order, retreat: wayOut(view, reader.path()) };
    }
    const fate = reader.takes('engage') ? 'engaged' : 'out';
    const count = reader.number(1);
    const piece: Piece | 'line' = reader.takes('line') ? 'line' : reader.piece();
    const zone = reader.takes('in') ? reader.zone() : lossZone(view, decision.seat, piece);
    order.losses.push({ zone, piece, count, fate });
    reader.takes('and');
  } while (!reader.ended());
  return order;
}
