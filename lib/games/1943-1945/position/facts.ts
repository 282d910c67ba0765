import * as z from 'zod';
import { bidsFact, sidesFact } from '../../kit/auction/position';
import { type Fact, idCounts, jsonFact, type PositionReader } from '../../kit/position';
import type { Tongue43 } from '../notation/vocabulary';
import { convertibles, eventIds, orderSchema, sides } from '../orders';
import { pieces, planeKinds } from '../pieces';
import type { Side, State } from '../types';

export type Lines43 = PositionReader<Tongue43>;
type Fact43 = Fact<State, Tongue43>;

const side = z.enum(sides);
const zone = z.string().regex(/^[0-9A-Za-z]{1,4}$/);
const count = z.int().min(0).max(99);
const force = z.partialRecord(z.enum(pieces), z.int().min(1).max(99));
const plane = z.strictObject({ from: zone, plane: z.enum(planeKinds) });
const support = z.strictObject({ tank: z.boolean(), plane: plane.nullable(), drop: zone.nullable() });
const forces = z.array(z.strictObject({ from: zone, units: force }));
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ allied: value, axis: value });

const attack = z.strictObject({
  target: zone,
  fleets: count,
  forces,
  origins: z.array(zone),
  plan: support.nullable(),
});

const losses = orderSchema.refine((order) => order.type === 'losses');
const combat = attack.extend({
  attacker: side,
  stage: z.enum(['intercept', 'shelling', 'join', 'defend', 'elite', 'losses', 'round-end', 'press', 'occupy', 'withdraw']),
  round: count,
  rounds: count,
  support: perSide(z.strictObject({ tank: z.boolean(), plane: plane.nullable() })),
  dropped: count,
  pledge: support.optional(),
  due: perSide(count),
  chosen: z.strictObject({ allied: losses.optional(), axis: losses.optional() }),
  suffered: perSide(count),
  stopped: z.boolean(),
});

const impulse = z.strictObject({
  side,
  number: count,
  stage: z.enum(['start', 'moving', 'after-move', 'intercept', 'attacked', 'battles', 'combat', 'late', 'end', 'stacking']),
  windows: z.int().min(0),
  acted: z.boolean(),
  flown: z.record(zone, force),
  strangled: z.array(zone),
  events: z.array(side),
  moved: z.strictObject({ path: z.array(zone), units: force }).nullable(),
  shipping: z.strictObject({ from: zone, to: zone, units: force }).nullable(),
  attacks: z.array(attack),
  declared: z.array(zone),
  landed: z.boolean(),
  combat: combat.nullable(),
  toll: z
    .strictObject({
      side,
      zone,
      hits: count,
      cause: z.enum(['bombing', 'interception', 'shelling']),
      whom: z.enum(['zone', 'moved', 'shipped', 'aboard']),
    })
    .nullable(),
});

/** Facts that are written as JSON behind their name, left out while they are as here: the middle of a turn, an impulse, a combat. */
const rest: { readonly [F in RestFact]: { shape: z.ZodType; usual: State[F] } } = {
  winner: { shape: side.nullable(), usual: null },
  initiative: { shape: side.nullable(), usual: null },
  partisans: { shape: z.array(z.strictObject({ zone, engaged: z.boolean() })), usual: [] },
  sorties: { shape: z.record(z.string().regex(/^(allied |axis )?[0-9A-Za-z]{1,4}$/), count), usual: {} },
  held: { shape: z.record(zone, count), usual: {} },
  planesBought: { shape: count, usual: 0 },
  surrendered: { shape: z.boolean(), usual: false },
  muster: { shape: z.strictObject({ side, due: count, event: z.boolean() }).nullable(), usual: null },
  impulses: { shape: count, usual: 0 },
  passes: { shape: count, usual: 0 },
  last: { shape: side.nullable(), usual: null },
  supply: { shape: z.strictObject({ answered: z.array(side), spared: z.array(zone) }).nullable(), usual: null },
  ending: {
    shape: z
      .strictObject({
        winner: side.nullable(),
        reason: z.enum(['stars', 'eliminated', 'munich', 'turns']),
        stars: perSide(count),
      })
      .nullable(),
    usual: null,
  },
  impulse: { shape: impulse.nullable(), usual: null },
};

type RestFact = Exclude<
  keyof State,
  'rules' | 'options' | 'bids' | 'sides' | 'extra' | 'turn' | 'phase' | 'zones' | 'fleets' | 'uboat' | 'pool' | 'transport' | 'played'
>;
// the keys of `rest`
const restNames = Object.keys(rest) as RestFact[];

/** What the state of an empty text has of them. */
export const usualFacts = (): Pick<State, RestFact> =>
  // every fact of `rest` with its usual value, as its type demands
  Object.fromEntries(restNames.map((name) => [name, structuredClone(rest[name].usual)])) as Pick<State, RestFact>;

export const sideWords: Readonly<Record<Side, string>> = { allied: 'Allies', axis: 'Axis' };
const both = (write: (side: Side) => string | number) => sides.map((side) => `${sideWords[side]} ${write(side)}`).join(', ');

const fleets: Fact43 = {
  write: (state) => both((side) => `${state.fleets[side].operational} ready ${state.fleets[side].engaged} engaged`),
  read(state, text, lines) {
    lines.each(text, (reader) => {
      const side = reader.name('side');
      const operational = reader.number();
      reader.keyword('ready');
      const engaged = reader.number();
      reader.keyword('engaged');
      if (!reader.failed()) state.fleets[side] = { operational, engaged };
    });
  },
};

const uboat: Fact43 = {
  write: (state) => state.uboat ?? 'gone',
  read(state, text, lines) {
    const found = lines.choice(text, ['operational', 'engaged', 'gone'], { en: 'a side of the U-boat', it: 'un lato dell’U-Boot' });
    if (found !== null) state.uboat = found === 'gone' ? null : found;
  },
};

const transport: Fact43 = {
  write: (state) => both((side) => state.transport[side]),
  read(state, text, lines) {
    lines.each(text, (reader) => {
      const side = reader.name('side');
      const points = reader.number();
      if (!reader.failed()) state.transport[side] = points;
    });
  },
};

const poolKinds = ['cube', ...convertibles, 'line'] as const;
export const poolLabel = (side: Side): string => `Pool ${sideWords[side]}`;

const pool = (side: Side): Fact43 => ({
  write: (state) => idCounts(state.pool[side], poolKinds) ?? '',
  read(state, text, lines) {
    state.pool[side] = lines.counts(text, poolKinds, { en: 'a piece of the pool', it: 'una pedina della riserva' });
  },
});

const played = (side: Side): Fact43 => ({
  write: (state) => idCounts(state.played[side], eventIds),
  read(state, text, lines) {
    state.played[side] = lines.counts(text, eventIds, { en: 'an event', it: 'un evento' });
  },
});

/** "axis 3": cubes that are still to come. */
const bid: Fact43 = {
  write: ({ extra }) => (extra ? `${extra.side} ${extra.cubes}` : null),
  read(state, text, lines) {
    const found = lines.read(text, (reader) => ({ side: reader.keyword(...sides) ?? 'axis', cubes: reader.number() }));
    if (found) state.extra = found;
  },
};

/** Facts by the label of their line, in the order they are written. */
export const facts: Readonly<Record<string, Fact43>> = {
  Sides: sidesFact<Side, State, Tongue43>(sides),
  Bids: bidsFact<State, Tongue43>(),
  Bid: bid,
  Fleets: fleets,
  'U-boat': uboat,
  Transport: transport,
  ...Object.fromEntries(
    sides.flatMap((side) => [
      [poolLabel(side), pool(side)],
      [`Played ${sideWords[side]}`, played(side)],
    ]),
  ),
  ...Object.fromEntries(restNames.map((name) => [name, jsonFact(name, rest[name].shape, rest[name].usual)])),
};
