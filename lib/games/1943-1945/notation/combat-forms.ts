import { clauses, type Forms, phrase } from '../../kit/notation';
import type { OrderOf } from '../orders';
import type { Piece } from '../pieces';
import type { K, Order } from '../types';
import { readDefence, readJoining, readParts, readPlane, readSupport } from './forces';
import { type Form43, path, type Reading43, readForce, type Words43 } from './grammar';
import { lossZone, standing, wayOut } from './infer';
import type { Tongue43 } from './vocabulary';

const bomb: Form43<'bomb'> = {
  read: {
    bomb({ reader }) {
      const target = reader.name('zone');
      reader.takes('from');
      const from = reader.name('zone');
      const isNamed = reader.takes('with');
      const plane = reader.takes('italian-plane') ? 'italian-plane' : 'plane';
      if (plane === 'plane' && !reader.takes('plane') && isNamed) reader.lacks({ en: 'a piece', it: 'una pedina' });
      return { type: 'bomb', target, from, plane, ...(reader.takes('passing') && { passing: true }) };
    },
  },
  write: ({ target, from, plane, passing }, words) =>
    clauses(
      phrase(target, words.say('from'), from, plane !== 'plane' && `${words.say('with')} ${words.say(plane)}`),
      passing && words.say('passing'),
    ),
};

const strike: Form43<'strike'> = {
  read: {
    strike({ reader }) {
      reader.takes('with');
      if (reader.takes('fleet')) return { type: 'strike', by: 'fleet' };
      if (!reader.takes('uboat')) reader.lacks({ en: '"fleet" or "U-boat"', it: '"flotta" o "U-Boot"' });
      return { type: 'strike', by: 'uboat' };
    },
  },
  write: ({ by }, words) => phrase(words.say('with'), words.say(by)),
};

const attack: Form43<'attack'> = {
  read: {
    attack({ reader }) {
      const target = reader.name('zone');
      const forces = readParts(reader);
      const support = readSupport(reader);
      return { type: 'attack', target, forces, ...(support && { support }) };
    },
  },
  write: ({ target, forces, support }, words) => clauses(`${target} ${words.parts(forces)}`, support && words.support(support)),
};

const land: Form43<'land'> = {
  read: {
    land({ reader }) {
      const target = reader.name('zone');
      const fleets = reader.takes('with') ? reader.number() : 1;
      reader.takes('fleet');
      const forces = readParts(reader);
      const support = readSupport(reader);
      return { type: 'land', target, fleets, forces, ...(support && { support }) };
    },
  },
  write: ({ target, fleets, forces, support }, words) =>
    clauses(phrase(target, words.say('with'), words.fleets(fleets), words.parts(forces)), support && words.support(support)),
};

const fight: Form43<'fight'> = {
  read: {
    fight({ reader }) {
      reader.takes('in');
      const target = reader.name('zone');
      const support = readSupport(reader);
      return { type: 'fight', target, ...(support && { support }) };
    },
  },
  write: ({ target, support }, words) => clauses(target, support && words.support(support)),
};

const support: Form43<'support'> = {
  read: { support: ({ reader }) => ({ type: 'support', support: readJoining(reader) }) },
  write: (order, words) => words.supporters(order.support) || words.say('nothing'),
};

/** What goes against ships. */
const intercept: Form43<'intercept'> = {
  read: {
    intercept({ reader }) {
      const order: OrderOf<'intercept'> = { type: 'intercept', fleets: 0, uboat: false, planes: [] };
      if (reader.takes('nothing')) return order;
      reader.takes('with');
      reader.each(() => {
        const plane = readPlane(reader);
        if (plane) order.planes.push(plane);
        else if (reader.once('uboat')) order.uboat = true;
        else {
          order.fleets += reader.number(1);
          if (!reader.takes('fleet')) reader.lacks({ en: '"fleet", "U-boat" or "plane"', it: '"flotta", "U-Boot" o "aereo"' });
        }
      });
      return order;
    },
  },
  write: ({ fleets, uboat, planes }, words) =>
    [...(fleets > 0 ? [words.fleets(fleets)] : []), ...(uboat ? [words.say('uboat')] : []), ...planes.map(words.plane)].join(' + ') ||
    words.say('nothing'),
};

const evacuate: Form43<'evacuate'> = {
  read: {
    evacuate({ reader }) {
      const units = readForce(reader);
      if (!reader.arrow()) reader.takes('to', 'in');
      return { type: 'evacuate', to: reader.name('zone'), units };
    },
  },
  write: ({ units, to }, words) => phrase(words.force(units), words.say('to'), to),
};

const defend: Form43<'defend'> = {
  read: { defend: ({ reader }) => ({ type: 'defend', ...readDefence(reader) }) },
  write: ({ tank, plane }, words) => words.support({ tank, plane, drop: null }),
};

const elite: Form43<'elite'> = {
  read: { elite: ({ reader }) => ({ type: 'elite', count: reader.number() }) },
  write: ({ count }) => `${count}`,
};

const losses: Form43<'losses'> = {
  read: { losses: readLosses },
  write: ({ losses: all, retreat: way }, words) =>
    clauses(
      ...all.map(({ fate, piece, count, zone }) =>
        phrase(fate === 'engaged' && words.say('engage'), words.pieces(piece, count), words.say('in'), zone),
      ),
      way && `${words.say('retreat')} ${path(way)}`,
    ) || words.say('nothing'),
};

/** "2 cubes in 14, engage 1 tank, line, retreat 13"; the zone may be left out where it is plain. */
function readLosses({ reader, view, decision }: Reading43): OrderOf<'losses'> {
  const order: OrderOf<'losses'> = { type: 'losses', losses: [] };
  if (reader.takes('nothing')) return order;
  do {
    if (reader.takes('retreat')) {
      reader.takes('to');
      return { ...order, retreat: wayOut(view, reader.path('zone')) };
    }
    const fate = reader.takes('engage') ? 'engaged' : 'out';
    const count = reader.number(1);
    const piece: Piece | 'line' = reader.takes('line') ? 'line' : reader.name('piece');
    const zone = reader.takes('in') ? reader.name('zone') : lossZone(view, decision.seat, piece);
    order.losses.push({ zone, piece, count, fate });
    reader.takes('and');
  } while (!reader.ended());
  return order;
}

const retreat: Form43<'retreat'> = {
  read: {
    retreat({ reader, view, decision }) {
      const units = reader.takes('all') ? standing(view, decision.seat) : readForce(reader);
      reader.takes('to', 'in');
      return { type: 'retreat', path: wayOut(view, reader.path('zone')), units };
    },
  },
  write: ({ units, path: way }, words) => `${words.force(units)}: ${path(way)}`,
};

/** A side that fights on, its tank beside it or not. */
const goesOn = <T extends 'hold' | 'press'>(type: T): Form43<T> => ({
  read: {
    [type]: ({ reader }: Reading43): Order => {
      const isNamed = reader.takes('with');
      const tank = reader.takes('tank');
      if (isNamed && !tank) reader.lacks({ en: 'a piece', it: 'una pedina' });
      return { type, tank };
    },
  },
  write: ({ tank }: OrderOf<'hold' | 'press'>, words: Words43) => (tank ? `${words.say('with')} ${words.say('tank')}` : ''),
});

const occupy: Form43<'occupy'> = {
  read: { occupy: ({ reader }) => ({ type: 'occupy', forces: reader.takes('nothing') ? [] : readParts(reader) }) },
  write: ({ forces }, words) => words.parts(forces) || words.say('nothing'),
};

const withdraw: Form43<'withdraw'> = {
  read: {
    withdraw({ reader }) {
      reader.takes('to', 'in');
      return { type: 'withdraw', to: reader.name('zone') };
    },
  },
  write: ({ to }, words) => phrase(words.say('to'), to),
};

type CombatOrder = 'bomb' | 'strike' | 'attack' | 'land' | 'fight' | 'support' | 'intercept' | 'evacuate' | 'defend' | 'elite';
type AfterRound = 'losses' | 'retreat' | 'hold' | 'press' | 'occupy' | 'withdraw';

export const combatForms: Pick<Forms<K, Tongue43, Words43>, CombatOrder | AfterRound> = {
  bomb,
  strike,
  attack,
  land,
  fight,
  support,
  intercept,
  evacuate,
  defend,
  elite,
  losses,
  retreat,
  hold: goesOn('hold'),
  press: goesOn('press'),
  occupy,
  withdraw,
};
