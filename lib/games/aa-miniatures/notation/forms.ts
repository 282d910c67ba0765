import type { HexSide } from '../../../engine';
import { clauses, type Form, type Forms, phrase } from '../../kit/notation';
import { card } from '../cards';
import type { Hex } from '../map/hexes';
import { mostCards } from '../orders';
import { otherSide } from '../rules/battle';
import type { K, Order, OrderOf, View } from '../state';
import type { Unit, UnitId } from '../types';
import { unitName } from '../words/names';
import type { MinisForm, MinisReader, MinisReading, MinisWords } from './grammar';
import { hexWord } from './lexicons';
import { says } from './misreadings';
import type { MinisTongue } from './vocabulary';

type Fits = (unit: Unit, view: View) => boolean;

/** What a name means that other units have as well: those that fit first. */
const among = ({ view }: MinisReading, fits: readonly Fits[]) =>
  fits.map((each) => (id: UnitId) => view.units.some((unit) => unit.id === id && each(unit, view)));

const readOwn = (reading: MinisReading, ...fits: Fits[]): UnitId => reading.reader.name(reading.decision.seat, ...among(reading, fits));

const readEnemy = (reading: MinisReading, ...fits: Fits[]): UnitId =>
  reading.reader.name(otherSide(reading.decision.seat), ...among(reading, fits));

const isAfoot: Fits = ({ hex, aboard }) => hex !== null && aboard === null;
const standsAt =
  (...hexes: (Hex | null | undefined)[]): Fits =>
  ({ hex }) =>
    hexes.includes(hex);

/** The first of its kind that waits beside the map: it is as good as the others. */
const isNext: Fits = (unit, { units }) => {
  const waiting = units.filter(({ card, side, hex }) => hex === null && card === unit.card && side === unit.side);
  return waiting[0]?.id === unit.id;
};

const hexOf = ({ view }: MinisReading, id: UnitId): Hex | null => view.units.find((unit) => unit.id === id)?.hex ?? null;

/** A hex behind "to", "at", an arrow or nothing. */
function readHex(reader: MinisReader): Hex {
  if (!reader.arrow()) reader.takes('in', 'to');
  return reader.name('hex');
}

const readFacing = (reader: MinisReader): HexSide => {
  reader.takes('to');
  // the names of the sides are their numbers
  return Number(reader.name('facing')) as HexSide;
};

/** Orders of a unit by itself. */
const alone = <T extends 'dismount' | 'exit' | 'fire'>(type: T, ...fits: Fits[]): Form<K, MinisTongue, MinisWords, OrderOf<T>> => ({
  read: { [type]: (reading: MinisReading): Order => ({ type, unit: readOwn(reading, ...fits) }) },
  write: ({ unit }: OrderOf<'dismount' | 'exit' | 'fire'>, words) => words.unit(unit),
});

const army: MinisForm<'army'> = {
  read: {
    army({ reader, view, decision }) {
      // one more than an order holds is refused by its bounds, whatever the number
      const most = mostCards + 1;
      const each = reader.each(() => reader.counted('card', (id) => card(view.edition, id).side === decision.seat));
      return { type: 'army', cards: each.flatMap(({ id, count }) => Array<string>(Math.min(count, most)).fill(id)) };
    },
  },
  write: ({ cards }, words) => {
    const runs: { id: string; count: number }[] = [];
    for (const id of cards) {
      const last = runs.at(-1);
      if (last?.id === id) last.count++;
      else runs.push({ id, count: 1 });
    }
    return clauses(...runs.map(({ id, count }) => phrase(count > 1 && `${count}x`, words.card(id))));
  },
};

const first: MinisForm<'first'> = {
  read: { first: ({ reader }) => ({ type: 'first', side: reader.name('side') }) },
  write: ({ side }, words) => words.side(side),
};

const ground: MinisForm<'ground'> = {
  read: {
    ground({ reader }) {
      const layout = reader.number();
      reader.takes('objective');
      return { type: 'ground', layout, objective: readHex(reader) };
    },
  },
  write: ({ layout, objective }) => `${layout}: ${objective}`,
};

const end: MinisForm<'end'> = {
  read: { end: ({ reader }) => ({ type: 'end', end: reader.name('end') }) },
  write: (order, words) => words.end(order.end),
};

/** "END" alone ends a phase; "END north" is an end of the map. */
const done: MinisForm<'done'> = {
  read: { done: ({ reader }) => (reader.ended() ? { type: 'done' } : { type: 'end', end: reader.name('end') }) },
  write: () => '',
};

const deploy: MinisForm<'deploy'> = {
  read: {
    deploy(reading) {
      const { reader } = reading;
      const order: OrderOf<'deploy'> = { type: 'deploy', unit: readOwn(reading, isNext) };
      do {
        if (reader.once('face')) order.facing = readFacing(reader);
        else if (reader.once('aboard')) {
          reader.takes('of');
          order.aboard = readOwn(reading);
        } else if (order.hex === undefined) order.hex = readHex(reader);
        else reader.fail({ kind: 'extra', word: reader.word() });
      } while (!reader.ended());
      return order;
    },
  },
  write: ({ unit, hex, facing, aboard }, words) =>
    `${words.unit(unit)}: ${clauses(
      hex,
      facing !== undefined && words.facing('face', facing),
      aboard !== undefined && phrase(words.say('aboard'), words.unit(aboard)),
    )}`,
};

const lay: MinisForm<'lay'> = {
  read: {
    lay(reading) {
      const { reader } = reading;
      const unit = readOwn(reading, isNext);
      const hex = readHex(reader);
      return { type: 'lay', unit, hex, ...(reader.takes('side') && { side: readFacing(reader) }) };
    },
  },
  write: ({ unit, hex, side }, words) => `${words.unit(unit)}: ${clauses(hex, side !== undefined && words.facing('side', side))}`,
};

const move: MinisForm<'move'> = {
  read: { move: readMove },
  write: ({ unit, way, facing, overrun }, words) =>
    `${words.unit(unit)}: ${clauses(
      way.join(' > '),
      facing !== undefined && words.facing('face', facing),
      overrun !== undefined && phrase(words.say('overrun'), words.unit(overrun)),
    )}`,
};

/** The hex that a way begins in may stand before it, and tells units of one name apart. */
function readMove(reading: MinisReading): OrderOf<'move'> {
  const { reader, line } = reading;
  const [from, ...others] = line.match(new RegExp(hexWord, 'g')) ?? [];
  const unit = readOwn(reading, isAfoot, ...(others.length > 0 ? [standsAt(from)] : []));
  const way: Hex[] = [];
  const order: Omit<OrderOf<'move'>, 'way'> = { type: 'move', unit };
  while (!reader.ended()) {
    if (reader.once('face')) order.facing = readFacing(reader);
    else if (reader.once('overrun')) order.overrun = readEnemy(reading, standsAt(...way));
    else {
      if (!reader.arrow()) reader.takes('to');
      way.push(...reader.path('hex'));
    }
  }
  if (way[0] === hexOf(reading, unit)) way.shift();
  if (way.length === 0 && order.facing === undefined)
    reader.lacks({ en: 'a hex to go to or a facing (3,4 > 3,5, face NE)', it: 'un esagono di arrivo o un fronte (3,4 > 3,5, fronte NE)' });
  return { ...order, way };
}

const board: MinisForm<'board'> = {
  read: {
    board(reading) {
      const { reader } = reading;
      const unit = readOwn(reading, isAfoot);
      if (!reader.arrow()) reader.takes('in', 'to');
      return { type: 'board', unit, transport: readOwn(reading, standsAt(hexOf(reading, unit))) };
    },
  },
  write: ({ unit, transport }, words) => `${words.unit(unit)} > ${words.unit(transport)}`,
};

const attack: MinisForm<'attack'> = {
  read: { attack: readAttack },
  write: ({ unit, target, by }, words) =>
    clauses(`${words.unit(unit)} > ${words.unit(target)}`, by !== undefined && phrase(words.say('with'), words.ability(by))),
};

/** Who attacks whom, or whom with whom: "ATTACK TIGER 1 with SHERMAN 2". */
function readAttack(reading: MinisReading): OrderOf<'attack'> {
  const { reader, decision, language } = reading;
  const isTargetFirst = reader.at(otherSide(decision.seat)) && !reader.at(decision.seat);
  const order: OrderOf<'attack'> = { type: 'attack', unit: '', target: '' };
  if (isTargetFirst) {
    order.target = readEnemy(reading, isAfoot);
    if (reader.arrow()) reader.fail(says.otherSide(unitName(order.target, language), decision.seat));
  } else {
    order.unit = readOwn(reading, isAfoot);
    if (!reader.arrow()) reader.takes('against', 'to', 'in');
    order.target = readEnemy(reading, isAfoot);
  }
  while (reader.takes('with'))
    if (order.unit === '') order.unit = readOwn(reading, isAfoot);
    else if (order.by === undefined) order.by = reader.name('ability');
    else reader.fail({ kind: 'extra', word: reader.word() });
  if (order.unit === '') reader.lacks({ en: '"with" and the unit that attacks', it: '"con" e l’unità che attacca' });
  return order;
}

const charge: MinisForm<'charge'> = {
  read: {
    charge(reading) {
      const { reader } = reading;
      const unit = readOwn(reading, isAfoot);
      const hex = readHex(reader);
      reader.takes('against');
      return { type: 'charge', unit, hex, target: readEnemy(reading, standsAt(hex)) };
    },
  },
  write: ({ unit, hex, target }, words) => `${words.unit(unit)}: ${phrase(hex, words.say('against'), words.unit(target))}`,
};

const use: MinisForm<'use'> = {
  read: {
    use(reading) {
      const { reader, decision } = reading;
      const named = reader.at('ability') && !reader.at(decision.seat) ? reader.name('ability') : null;
      if (named !== null) reader.takes('with');
      const unit = readOwn(reading, isAfoot);
      const order: OrderOf<'use'> = { type: 'use', ability: named ?? reader.name('ability'), unit };
      while (!reader.ended()) {
        reader.takes('in', 'to', 'against');
        if (order.hex === undefined && hexWord.test(reader.word())) order.hex = reader.name('hex');
        else if (order.target === undefined) order.target = reader.name('unit', ...among(reading, [isAfoot, standsAt(order.hex)]));
        else reader.fail({ kind: 'extra', word: reader.word() });
      }
      return order;
    },
  },
  write: ({ ability, unit, target, hex }, words) =>
    `${words.unit(unit)}: ${clauses(
      phrase(words.ability(ability), hex !== undefined && `${words.say('in')} ${hex}`),
      target !== undefined && phrase(words.say('against'), words.unit(target)),
    )}`,
};

/** A unit that comes to stand in a hex. */
const placed = <T extends 'fly' | 'set-down'>(type: T, unitOf: (reading: MinisReading) => UnitId): MinisForm<T> => ({
  read: { [type]: (reading: MinisReading): Order => ({ type, unit: unitOf(reading), hex: readHex(reading.reader) }) },
  write: ({ unit, hex }: OrderOf<'fly' | 'set-down'>, words: MinisWords) => `${words.unit(unit)}: ${hex}`,
});

/** Every order of the game: how it is read and, beside that, how it is written. */
export const forms: Forms<K, MinisTongue, MinisWords> = {
  army,
  first,
  ground,
  end,
  deploy,
  lay,
  move,
  board,
  dismount: alone('dismount', ({ aboard }) => aboard !== null),
  exit: alone('exit', isAfoot),
  attack,
  charge,
  use,
  fire: alone('fire', isAfoot),
  hold: { read: { hold: () => ({ type: 'hold' }) }, write: () => '' },
  'set-down': placed('set-down', (reading) => reading.reader.name('unit', ...among(reading, [({ id }, { stranded }) => id === stranded]))),
  fly: placed('fly', (reading) => readOwn(reading, ({ hex }) => hex === null)),
  done,
};
