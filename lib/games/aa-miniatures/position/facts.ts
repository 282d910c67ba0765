import * as z from 'zod';
import { bidsFact, sidesFact } from '../../kit/auction/position';
import { type Fact, jsonFact } from '../../kit/position';
import { type Edition, type Side, sides } from '../cards';
import { type End, layoutDice } from '../map/battle-map';
import { type Hex, hexes } from '../map/hexes';
import type { MinisTongue } from '../notation/vocabulary';
import type { State } from '../state';
import { sideName } from '../words/names';

export type MinisFact = Fact<State, MinisTongue>;

const nobody = 'nobody';

/** What a side is called in a position, or nobody. */
export const sideWord = (side: Side | null): string => (side === null ? nobody : sideName(side, 'en'));

/** Every name that `sideWord` gives. */
export const sideNames: readonly string[] = [...sides.map(sideWord), nobody];

/** Inverse of `sideWord`. */
export const sideCalled = (name: string): Side | null => sides.find((side) => sideName(side, 'en') === name) ?? null;

export const sideTerm = { en: 'a side', it: 'una parte' };

/** One of some ids, left out while it is as usual. */
const choiceFact = <F extends 'stage' | 'edition'>(field: F, ids: readonly State[F][], usual: (state: State) => State[F]): MinisFact => ({
  write: (state) => (state[field] === usual(state) ? null : state[field]),
  read(state, text, lines) {
    const found = lines.choice(text, ids, { en: `a value of "${field}"`, it: `un valore di "${field}"` });
    if (found !== null) state[field] = found;
  },
});

const editions: readonly Edition[] = ['rulebook', 'revised'];
const stages: readonly State['stage'][] = ['start', 'middle', 'end'];

const layout: MinisFact = {
  write: (state) => String(state.layout),
  read(state, text, lines) {
    const found = lines.choice(text, layoutDice.map(String), { en: 'a layout', it: 'una disposizione' });
    if (found !== null) state.layout = Number(found);
  },
};

const objective: MinisFact = {
  write: (state) => state.objective,
  read(state, text, lines) {
    const found = lines.choice(text, hexes, { en: 'a hex', it: 'un esagono' });
    if (found !== null) state.objective = found;
  },
};

const first: MinisFact = {
  write: (state) => sideWord(state.first),
  read(state, text, lines) {
    const found = lines.choice(text, sideNames, sideTerm);
    if (found !== null) state.first = sideCalled(found);
  },
};

const endIds: readonly End[] = ['north', 'south'];

/** "Axis north, Allies south"; whoever has none is left out. */
const ends: MinisFact = {
  write: (state) => sides.flatMap((side) => (state.ends[side] === null ? [] : [`${sideName(side, 'en')} ${state.ends[side]}`])).join(', '),
  read(state, text, lines) {
    const found: Record<Side, End | null> = { axis: null, allies: null };
    for (const part of text.split(',').filter((each) => each.trim() !== '')) {
      const [name = '', end = ''] = part.trim().split(/\s+/);
      const side = lines.choice(name, sides.map(sideWord), sideTerm);
      const at = lines.choice(end, endIds, { en: 'an end of the map', it: 'un lato della mappa' });
      if (side !== null && at !== null) found[sideCalled(side) ?? 'axis'] = at;
    }
    state.ends = found;
  },
};

/** Hexes, or the two of a side, between spaces: "4,5 6,7". */
const places = (field: 'smoke' | 'broken', isOne: (place: string) => boolean): MinisFact => ({
  write: (state) => (state[field].length === 0 ? null : state[field].join(' ')),
  read(state, text, lines) {
    const found = text.split(/\s+/).filter((each) => each !== '');
    for (const each of found.filter((place) => !isOne(place)))
      lines.add({ en: `"${each}" is not on the map.`, it: `"${each}" non è sulla mappa.` });
    state[field] = found;
  },
});

export const isHex = (place: string): place is Hex => hexes.includes(place);

const side = z.enum(['axis', 'allies']);
const hex = z.string().refine(isHex);
const id = z.string().min(1).max(100);
const facing = z.literal([0, 1, 2, 3, 4, 5]);
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ axis: value, allies: value });

/** Facts that are written as JSON behind their name, left out while they are as here. */
const rest: { readonly [F in RestFact]: { shape: z.ZodType; usual: State[F] } } = {
  chooser: { shape: side.nullable(), usual: null },
  done: { shape: z.array(side), usual: [] },
  walk: {
    shape: z
      .strictObject({
        ...{ unit: id, ahead: z.array(hex), passed: z.array(hex), facing: facing.nullable(), overrun: id.nullable() },
        ...{ place: z.enum(['first', 'second']).nullable(), charge: z.strictObject({ target: id }).nullable() },
      })
      .nullable(),
    usual: null,
  },
  flight: { shape: z.strictObject({ unit: id }).nullable(), usual: null },
  stranded: { shape: id.nullable(), usual: null },
  acting: { shape: id.nullable(), usual: null },
  exited: { shape: perSide(z.number().min(0)), usual: { axis: 0, allies: 0 } },
  armies: { shape: perSide(z.array(id).nullable()), usual: { axis: null, allies: null } },
  fallen: { shape: z.array(z.strictObject({ unit: id, card: id, side, hex: hex.nullable(), turn: z.int() })), usual: [] },
  result: {
    shape: z
      .strictObject({
        winner: side.nullable(),
        reason: z.enum(['objective', 'points', 'destroyed', 'held', 'exited', 'beaten', 'even']),
      })
      .nullable(),
    usual: null,
  },
};

type RestFact = 'chooser' | 'done' | 'walk' | 'flight' | 'stranded' | 'acting' | 'exited' | 'armies' | 'fallen' | 'result';
// the keys of `rest`
const restNames = Object.keys(rest) as RestFact[];

/** What the state of an empty text has of them. */
export const usualFacts = (): Pick<State, RestFact> =>
  // every fact of `rest` with its usual value, as its type demands
  Object.fromEntries(restNames.map((name) => [name, structuredClone(rest[name].usual)])) as Pick<State, RestFact>;

/** "axis 3": points that an army may cost beyond its own. */
const bid: MinisFact = {
  write: ({ extra }) => (extra ? `${extra.side} ${extra.points}` : null),
  read(state, text, lines) {
    const found = lines.read(text, (reader) => ({ side: reader.keyword(...sides) ?? sides[0], points: reader.number() }));
    if (found) state.extra = found;
  },
};

/** Facts by the label of their line, in the order they are written. */
export const facts: Readonly<Record<string, MinisFact>> = {
  Sides: sidesFact<Side, State, MinisTongue>(sides),
  Bids: bidsFact<State, MinisTongue>(),
  Bid: bid,
  Edition: choiceFact('edition', editions, ({ options }) => options.edition),
  Layout: layout,
  Objective: objective,
  Ends: ends,
  First: first,
  Stage: choiceFact('stage', stages, () => 'start'),
  Smoke: places('smoke', isHex),
  'Broken bridges': places('broken', (edge) => edge.split('|').length === 2 && edge.split('|').every(isHex)),
  ...Object.fromEntries(restNames.map((name) => [name, jsonFact(name, rest[name].shape, rest[name].usual)])),
};
