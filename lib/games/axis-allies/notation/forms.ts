import { clauses, type Forms, phrase } from '../../kit/notation';
import type { OrderOf } from '../orders';
import type { K, Order, Units } from '../types';
import { battle, bombard, casualties, landing, retreat, strand, submerge } from './combat-forms';
import { type AaForm, type AaReading, type AaWords, readUnits } from './grammar';
import { factoryFor } from './infer';
import { assault, ferry, move } from './movement';
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

const consent: AaForm<'consent'> = {
  read: { agree: () => ({ type: 'consent', agree: true }), refuse: () => ({ type: 'consent', agree: false }) },
  verb: ({ agree }) => (agree ? 'agree' : 'refuse'),
  write: () => '',
};

/** "rockets, 2 dice"; one when unsaid. */
const research: AaForm<'research'> = {
  read: {
    research({ reader }) {
      reader.takes('in');
      const early = reader.atNumber() ? reader.number() : null;
      if (early !== null) {
        reader.takes('die', 'dice');
        reader.takes('to', 'in');
      }
      const technology = reader.name('technology');
      const dice = early ?? reader.number(1);
      if (early === null) reader.takes('die', 'dice');
      return { type: 'research', technology, dice };
    },
  },
  write: ({ technology, dice }, words) => `${words.technology(technology)}, ${dice} ${words.say(dice === 1 ? 'die' : 'dice')}`,
};

/** "Enigma decoded 2 infantry in India > Persia", "Lend-lease UK 2 infantry in Russia". */
const advantage: AaForm<'advantage'> = {
  read: {
    use({ reader }) {
      const order: OrderOf<'advantage'> = { type: 'advantage', advantage: reader.name('advantage') };
      if (reader.at('power')) order.owner = reader.name('power');
      if (reader.atNumber()) order.units = readUnits(reader);
      reader.takes('in', 'from', 'to');
      if (reader.ended()) return order;
      const space = reader.name('space');
      return reader.arrow() ? { ...order, path: [space, reader.name('space')] } : { ...order, space };
    },
  },
  write: ({ advantage: id, space, path, owner, units }, words) =>
    phrase(
      words.advantage(id),
      owner && words.power(owner),
      units && words.list(units),
      (space ?? path) && words.say('in'),
      space && words.space(space),
      path && words.path(path),
    ),
};

const bid: AaForm<'bid'> = {
  read: { bid: ({ reader }) => ({ type: 'bid', amount: reader.takes('nothing') ? 0 : reader.number() }) },
  write: ({ amount }) => `${amount}`,
};

/** "2 infantry in Germany, 1 submarine in sz5 from Germany, load 1 fighter from Germany in sz5"; the complex may be left out. */
const mobilise: AaForm<'mobilise'> = {
  read: { place: readPlacements },
  write({ placements, refund, loads = [] }, words) {
    const places = placements.map(({ at, from, units }) =>
      phrase(words.list(units), words.say('in'), words.space(at), from !== at && `${words.say('from')} ${words.space(from)}`),
    );
    const boards = loads.map(({ at, from, units }) =>
      phrase(words.say('load'), words.list(units), words.say('from'), words.space(from), words.say('in'), words.space(at)),
    );
    return clauses(clauses(...places) || words.say('nothing'), ...boards, refund && `${words.say('return')} ${words.list(refund)}`);
  },
};

function readPlacements({ reader, view }: AaReading): OrderOf<'mobilise'> {
  const placements: OrderOf<'mobilise'>['placements'] = [];
  const loads: OrderOf<'mobilise'>['placements'] = [];
  const order = (refund?: Units): OrderOf<'mobilise'> => ({
    ...{ type: 'mobilise', placements },
    ...(refund && { refund }),
    ...(loads.length > 0 && { loads }),
  });
  const isNothing = reader.takes('nothing');
  if (isNothing && reader.ended()) return order();
  do {
    if (reader.takes('return')) return order(readUnits(reader));
    if (reader.takes('load')) {
      loads.push(readLoad({ reader, view }));
      continue;
    }
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

/** "2 fighters from Germany in sz5"; the territory may be left out. */
function readLoad({ reader, view }: Pick<AaReading, 'reader' | 'view'>): OrderOf<'mobilise'>['placements'][number] {
  const units = readUnits(reader);
  const named = reader.takes('from') ? reader.name('space') : null;
  reader.takes('in', 'to');
  const at = reader.name('space');
  const from = named ?? (reader.takes('from') ? reader.name('space') : factoryFor(view, at));
  reader.takes('and');
  return { at, from, units };
}

/** "Caucasus > Germany". */
const rocket: AaForm<'rocket'> = {
  read: {
    rocket({ reader }) {
      reader.takes('from');
      const from = reader.name('space');
      reader.arrow();
      reader.takes('to', 'in');
      return { type: 'rocket', from, target: reader.name('space') };
    },
  },
  write: ({ from, target }, words) => words.path([from, target]),
};

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
  research,
  advantage,
  bid,
  bombard,
  landing,
  rocket,
};
