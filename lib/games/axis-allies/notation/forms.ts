import { clauses, type Forms, phrase } from '../../kit/notation';
import type { OrderOf } from '../orders';
import type { K, Order, Units } from '../types';
import { type AaForm, type AaReading, type AaWords, readUnits } from './grammar';
import { factoryFor, ownerInBattle } from './infer';
import { says } from './misreadings';
import { assault, ferry, move, readCargo, readMove } from './movement';
import type { AaTongue, Verb } from './vocabulary';

/** An order that its verb says whole. */
const bare = <T extends 'end' | 'press' | 'pass'>(type: T): AaForm<T> => ({
  // an order of one word is its verb
  read: { [type as Verb]: (): Order => ({ type }) },
  write: () => '',
});

const purchase: AaForm<'purchase'> = {
  read: { buy: ({ reader }) => ({ type: 'purchase', units: readUnits(reader) }) },
  write: ({ units }, words) => words.list(units),
};

const intent: AaForm<'intent'> = {
  read: {
    intent({ reader }) {
      const zone = reader.name('space');
      if (reader.takes('attack')) return { type: 'intent', zone, intent: 'attack' };
      if (!reader.takes('ignore')) reader.lacks({ en: '"attack" or "ignore"', it: '"attacca" o "ignora"' });
      return { type: 'intent', zone, intent: 'ignore' };
    },
    disregard: ({ reader }) => ({ type: 'intent', zone: reader.name('space'), intent: 'ignore' }),
  },
  write: ({ zone, intent: meant }, words) => phrase(words.space(zone), words.say(meant)),
};

const hover: AaForm<'hover'> = {
  read: {
    hover({ reader }) {
      const count = reader.number();
      reader.takes('in', 'to');
      return { type: 'hover', zone: reader.name('space'), count };
    },
  },
  write: ({ count, zone }, words) => `${count} ${words.say('in')} ${words.space(zone)}`,
};

const battle: AaForm<'battle'> = {
  read: {
    battle({ reader }) {
      reader.takes('in');
      return { type: 'battle', space: reader.name('space') };
    },
  },
  write: ({ space }, words) => words.space(space),
};

/** "2 Germany infantry, 1 UK transport carrying UK infantry"; the owner may be left out where it is plain. */
const casualties: AaForm<'casualties'> = {
  read: {
    lose: ({ reader, view, decision }) => ({
      type: 'casualties',
      losses: reader.takes('nothing')
        ? []
        : reader.each(() => {
            const count = reader.number(1);
            const named = reader.at('power') ? reader.name('power') : null;
            const word = reader.word();
            const type = reader.name('unit');
            const owner = named ?? (reader.failed() ? view.power : ownerInBattle(view, decision, type));
            if (!owner) reader.fail(says.owner(word));
            const loss: OrderOf<'casualties'>['losses'][number] = { owner: owner ?? view.power, type, count };
            if (reader.takes('damaged')) loss.damaged = true;
            if (reader.takes('carrying')) loss.cargo = readCargo({ reader, view });
            return loss;
          }),
    }),
  },
  write: ({ losses }, words) =>
    clauses(
      ...losses.map(({ owner, type, count, cargo, damaged }) =>
        phrase(`${count}`, words.power(owner), words.noun(type, count), damaged && words.say('damaged'), words.carrying(cargo)),
      ),
    ) || words.say('nothing'),
};

const submerge: AaForm<'submerge'> = {
  read: {
    submerge: ({ reader }) => ({ type: 'submerge', count: reader.number() }),
    fire: () => ({ type: 'submerge', count: 0 }),
  },
  write: ({ count }) => `${count}`,
};

const retreat: AaForm<'retreat'> = {
  read: {
    retreat({ reader }) {
      if (reader.atNumber() || reader.sees('all', 'nothing') || reader.at('unit')) reader.fail(says.wholeRetreat);
      reader.takes('to', 'in');
      return reader.ended() ? { type: 'retreat' } : { type: 'retreat', to: reader.name('space') };
    },
  },
  write: ({ to }, words) => (to ? `${words.say('to')} ${words.space(to)}` : ''),
};

const strand: AaForm<'strand'> = {
  read: {
    strand(reading) {
      const { reader, decision } = reading;
      // ATTERRA in the noncombat move is a landing like any other
      if (decision.kind === 'noncombat-move') return readMove(reading);
      if (reader.takes('nothing')) return { type: 'strand', landings: [] };
      const landings = reader.each(() => {
        const count = reader.number(1);
        reader.takes('to', 'in');
        return { to: reader.name('space'), count };
      });
      return { type: 'strand', landings };
    },
  },
  write: ({ landings }, words) =>
    clauses(...landings.map(({ to, count }) => `${count} ${words.say('to')} ${words.space(to)}`)) || words.say('nothing'),
};

const consent: AaForm<'consent'> = {
  read: { agree: () => ({ type: 'consent', agree: true }), refuse: () => ({ type: 'consent', agree: false }) },
  verb: ({ agree }) => (agree ? 'agree' : 'refuse'),
  write: () => '',
};

/** "2 infantry in Germany, 1 submarine in sz5 from Germany"; the complex may be left out. */
const mobilise: AaForm<'mobilise'> = {
  read: { place: readPlacements },
  write({ placements, refund }, words) {
    const places = placements.map(({ at, from, units }) =>
      phrase(words.list(units), words.say('in'), words.space(at), from !== at && `${words.say('from')} ${words.space(from)}`),
    );
    return clauses(clauses(...places) || words.say('nothing'), refund && `${words.say('return')} ${words.list(refund)}`);
  },
};

function readPlacements({ reader, view }: AaReading): OrderOf<'mobilise'> {
  const placements: OrderOf<'mobilise'>['placements'] = [];
  const order = (refund?: Units): OrderOf<'mobilise'> => ({ type: 'mobilise', placements, ...(refund && { refund }) });
  const isNothing = reader.takes('nothing');
  if (isNothing && reader.ended()) return order();
  do {
    if (reader.takes('return')) return order(readUnits(reader));
    if (isNothing) reader.fail({ kind: 'extra', word: reader.word() });
    const units = readUnits(reader, (type) => Math.max(1, view.bought[type] ?? 0));
    reader.takes('in', 'to');
    const at = reader.name('space');
    const from = reader.takes('from') ? reader.name('space') : factoryFor(view, at);
    placements.push({ at, from, units });
    reader.takes('and');
  } while (!reader.ended());
  return order();
}

/** Every order of the game: how it is read and, beside that, how it is written. */
export const forms: Forms<K, AaTongue, AaWords> = {
  purchase,
  move,
  assault,
  ferry,
  intent,
  hover,
  battle,
  casualties,
  submerge,
  retreat,
  strand,
  consent,
  mobilise,
  end: bare('end'),
  press: bare('press'),
  pass: bare('pass'),
};
