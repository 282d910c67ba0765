import { shortestPaths } from '../../../engine';
import { clauses, type Forms, phrase } from '../../kit/notation';
import type { OrderOf } from '../orders';
import { type Force, sizeOf } from '../pieces';
import { boardOf } from '../rules/board';
import type { K, Order, ZoneId } from '../types';
import { combatForms } from './combat-forms';
import { event } from './event';
import { type Form43, path, type Reader43, type Reading43, readForce, type Words43 } from './grammar';
import { standing } from './infer';
import type { Tongue43 } from './vocabulary';

/** An order that its verb says whole. */
const bare = <T extends 'stop' | 'end' | 'pass'>(type: T): Form43<T> => ({ read: { [type]: (): Order => ({ type }) }, write: () => '' });

const initiative: Form43<'initiative'> = {
  read: { initiative: ({ reader }) => ({ type: 'initiative', first: reader.name('side') }) },
  write: ({ first }, words) => words.side(first),
};

const deploy: Form43<'deploy'> = {
  read: {
    deploy({ reader }) {
      const units: Force = reader.sees('line') ? {} : readForce(reader);
      reader.takes('and');
      const line = reader.takes('line');
      reader.takes('in', 'to');
      return { type: 'deploy', zone: reader.name('zone'), units, ...(line && { line }) };
    },
  },
  write: ({ units, line, zone }, words) =>
    phrase(clauses(sizeOf(units) > 0 && words.force(units), line && words.say('line')), words.say('in'), zone),
};

const reinforce: Form43<'reinforce'> = {
  read: {
    reinforce({ reader }) {
      const cubes = reader.number();
      if (reader.at('piece') && reader.name('piece') !== 'cube') reader.lacks({ en: '"cubes"', it: '"blocchetti"' });
      reader.takes('in', 'to');
      return { type: 'reinforce', zone: reader.name('zone'), cubes };
    },
  },
  write: ({ cubes, zone }, words) => phrase(words.pieces('cube', cubes), words.say('in'), zone),
};

const convert: Form43<'convert'> = {
  read: {
    convert({ reader }) {
      const count = reader.number(1);
      const into = reader.name('into');
      reader.takes('in', 'from');
      const zone = reader.name('zone');
      return { type: 'convert', zone, into, count, ...(reader.takes('to') && { at: reader.name('zone') }) };
    },
  },
  write: ({ into, count, zone, at }, words) =>
    clauses(phrase(words.counters({ [into]: count }), words.say('in'), zone), at && `${words.say('to')} ${at}`),
};

const move: Form43<'move'> = {
  read: { move: readMove },
  write: ({ units, path: way }, words) => `${words.force(units)}: ${path(way)}`,
};

/** Gaps between the named zones are filled with the shortest way around the enemy. */
function readMove({ reader, view, decision }: Reading43): OrderOf<'move'> {
  const all = reader.takes('all');
  const units: Force = all ? {} : readForce(reader);
  const named = reader.path('zone');
  if (named.length < 2) reader.lacks({ en: 'a zone', it: 'una zona' });
  const [start = ''] = named;
  const { around } = boardOf(view);
  const open = (zone: ZoneId) => {
    const there = view.zones[zone];
    return !there || there.control === decision.seat || (sizeOf(there.units) === 0 && !there.line);
  };
  const way = [start];
  for (const next of named.slice(1)) {
    const last = way.at(-1) ?? start;
    const [found] = around[last]?.includes(next) ? [[last, next]] : shortestPaths(around, last, next, 12, open);
    way.push(...(found?.slice(1) ?? [next]));
  }
  return { type: 'move', path: way, units: all ? standing(view, decision.seat, start) : units };
}

function readTwoZones(reader: Reader43): { from: ZoneId; to: ZoneId } {
  const [from = '', to, ...more] = reader.path('zone');
  if (to === undefined) reader.lacks({ en: 'a zone', it: 'una zona' });
  if (more.length > 0) reader.lacks({ en: 'the end: two zones are enough', it: 'la fine: bastano due zone' });
  return { from, to: to ?? '' };
}

/** A force that goes from one zone to another. */
const carried = <T extends 'fly' | 'ship' | 'shift'>(type: T): Form43<T> => ({
  read: {
    [type]: ({ reader }: Reading43): Order => {
      const units = readForce(reader);
      return { type, ...readTwoZones(reader), units };
    },
  },
  write: ({ units, from, to }: OrderOf<'fly' | 'ship' | 'shift'>, words: Words43) => `${words.force(units)}: ${path([from, to])}`,
});

const infiltrate: Form43<'infiltrate'> = {
  read: { infiltrate: ({ reader }) => ({ type: 'infiltrate', ...readTwoZones(reader) }) },
  write: ({ from, to }) => path([from, to]),
};

const lure: Form43<'lure'> = {
  read: {
    lure({ reader }) {
      const { from, to } = readTwoZones(reader);
      return { type: 'lure', at: to, from };
    },
  },
  write: ({ from, at }) => path([from, at]),
};

const disband: Form43<'disband'> = {
  read: {
    disband({ reader }) {
      const units = readForce(reader);
      reader.takes('in');
      return { type: 'disband', zone: reader.name('zone'), units };
    },
  },
  write: ({ units, zone }, words) => phrase(words.force(units), words.say('in'), zone),
};

/** Every order of the game: how it is read and, beside that, how it is written. */
export const forms: Forms<K, Tongue43, Words43> = {
  ...combatForms,
  initiative,
  deploy,
  reinforce,
  convert,
  event,
  move,
  fly: carried('fly'),
  ship: carried('ship'),
  shift: carried('shift'),
  infiltrate,
  lure,
  disband,
  stop: bare('stop'),
  end: bare('end'),
  pass: bare('pass'),
};
