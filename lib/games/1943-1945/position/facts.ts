import * as z from 'zod';
import { eventIds, orderSchema, sides } from '../orders';
import { pieces, planeKinds } from '../pieces';
import type { State } from '../types';

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
export const rest = {
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
} satisfies { [F in RestFact]: { shape: z.ZodType; usual: State[F] } };

type RestFact = Exclude<
  keyof State,
  'rules' | 'options' | 'turn' | 'phase' | 'zones' | 'fleets' | 'uboat' | 'pool' | 'transport' | 'played'
>;
export const restNames = Object.keys(rest) as RestFact[];

export const phases = ['set-up', 'initiative', 'reinforcement', 'impulses', 'additional', 'supply', 'over'] as const;
export const isEvent = (id: string): id is (typeof eventIds)[number] => eventIds.some((each) => each === id);
