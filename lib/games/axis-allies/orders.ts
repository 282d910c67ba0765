import * as z from 'zod';
import { bidders } from '../kit/auction/bidders';
import { rankingSchema } from '../kit/forms';
import { battlePlansSchema } from '../kit/notation';
import { longestPath, mostBid } from './bounds';
import { everyAdvantage, technologyIds } from './effects/ids';
import { powers, roles, type UnitType, unitTypes } from './pieces';
import { bookSeatings, seatsOf } from './seatings';
import type { Ways } from './ways';

const power = z.enum(powers);
const space = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
const path = z.array(space).min(1).max(longestPath);
const count = z.int().min(1).max(500);

/** Orders of every edition, with these types. */
function ordersWith(types: readonly UnitType[]) {
  const unitType = z.enum(types);
  const units = z.partialRecord(unitType, count);
  const passenger = z.strictObject({ owner: power, type: unitType });
  const cargo = z.array(passenger).min(1).max(2);
  /** One land unit that boards: it stands in `from`, the ship in the zone `at` of its path. */
  const load = z.strictObject({ type: unitType, from: space, at: space });
  const voyage = { path, host: power.optional(), ship: unitType.optional(), cargo: cargo.optional(), loads: z.array(load).max(2) };
  return z.discriminatedUnion('type', [
    /** R41-4: an empty list buys nothing. */
    z.strictObject({ type: z.literal('purchase'), units }),
    /**
     * Units that go along `path` (origin first, every space named). `cargo`: what each of the moving transports carries, none when left
     * out. `guests`: allied fighters that ride along on moving carriers; all that fit when left out. `intent`: attack or ignore the
     * submarines and transports of the zone where they end. `role`: aircraft that bomb the complex there (RREV-8.6).
     */
    z.strictObject({
      type: z.literal('move'),
      path: path.min(2),
      units,
      cargo: cargo.optional(),
      guests: z.partialRecord(power, count).optional(),
      intent: z.enum(['attack', 'ignore']).optional(),
      role: z.enum(roles).optional(),
    }),
    /**
     * Combat move of one transport that lands in `target` this turn: R41-5.13. `cargo`: what it carries before the order. `aboard`: which of
     * that lands too, all own units when left out; where nothing must land (D-27), which of all that is then aboard. `host`: the ally whose
     * ship it is; it then stays where it is. `ship`: its type, if it is not the usual one. `first`: one own unit, aboard by then, that goes
     * ashore in `to` from the zone `at`, before the ship leaves it (N-JP4).
     */
    z.strictObject({
      type: z.literal('assault'),
      ...voyage,
      first: z.strictObject({ type: unitType, to: space, at: space }).optional(),
      aboard: z.array(unitType).max(2).optional(),
      target: space,
    }),
    /** Noncombat move of one transport: R41-10.7; D-44: a combat move in which it only loads. `unload.units` names types out of cargo and loads; the rest stays aboard. */
    z.strictObject({
      type: z.literal('ferry'),
      ...voyage,
      unload: z.strictObject({ to: space, units: z.array(unitType).min(1).max(2) }).optional(),
    }),
    /** DP41-1. */
    z.strictObject({ type: z.literal('intent'), zone: space, intent: z.enum(['attack', 'ignore']) }),
    /** DP41-12: `count` of the fighters that began over this zone stay out of the battle there. */
    z.strictObject({ type: z.literal('hover'), zone: space, count: z.int().min(0).max(500) }),
    /** Ends the combat or noncombat move; what is still in the air then lands by itself (rules/landing.ts). */
    z.strictObject({ type: z.literal('end') }),
    /** DP-1: the battle to fight next. */
    z.strictObject({ type: z.literal('battle'), space }),
    /** DP-2: units that take the hits; a battleship named with `damaged` takes its first hit and stays. */
    z.strictObject({
      type: z.literal('casualties'),
      losses: z.array(
        z.strictObject({ owner: power, type: unitType, count, cargo: cargo.optional(), damaged: z.literal(true).optional() }),
      ),
    }),
    /** DP-4: how many of one's submarines dive; the others fire. */
    z.strictObject({ type: z.literal('submerge'), count: z.int().min(0).max(500) }),
    /** DP-3. */
    z.strictObject({ type: z.literal('press') }),
    /** DP-3: `to` is left out when only aircraft retreat. */
    z.strictObject({ type: z.literal('retreat'), to: space.optional() }),
    /** DP-5: where stranded fighters land; fewer than there are when no place is left for the rest. */
    z.strictObject({ type: z.literal('strand'), landings: z.array(z.strictObject({ to: space, count })) }),
    /** DP-6: the joint defenders' answer to a proposal; DP-7: the host's answer. */
    z.strictObject({ type: z.literal('consent'), agree: z.boolean() }),
    /**
     * R41-11: `from` is the industrial complex, where one is built its own territory; `refund` goes back for lack of capacity. RREV-9.10: `loads`,
     * own fighters that stand by the industrial complex of a new carrier and go aboard.
     */
    z.strictObject({
      type: z.literal('mobilise'),
      placements: z.array(z.strictObject({ at: space, from: space, units })).max(60),
      refund: units.optional(),
      loads: z
        .array(z.strictObject({ at: space, from: space, units }))
        .max(60)
        .optional(),
    }),
    z.strictObject({ type: z.literal('pass') }),
    /** RREV-12: `path`, `space`, `owner` and `units` where the advantage needs them. */
    z.strictObject({
      type: z.literal('advantage'),
      advantage: z.enum(everyAdvantage),
      space: space.optional(),
      path: path.length(2).optional(),
      owner: power.optional(),
      units: units.optional(),
    }),
    /** RREV-4.1. */
    z.strictObject({ type: z.literal('research'), technology: z.enum(technologyIds), dice: count }),
    /** House: the IPCs for which the seat would play the side of `bidFor`. */
    z.strictObject({ type: z.literal('bid'), amount: z.int().min(0).max(mostBid) }),
    /** DPREV-2: ships of the zone that bombard `target`; without one they hold their fire. The rest fires at the dearest target. */
    z.strictObject({ type: z.literal('bombard'), zone: space, target: space.optional(), units }),
    /** DPREV-3: the landing goes ahead or is called off. */
    z.strictObject({ type: z.literal('landing'), target: space, proceed: z.boolean() }),
    /** RREV-8.5: a gun of `from` fires a rocket at the complex in `target`. */
    z.strictObject({ type: z.literal('rocket'), from: space, target: space }),
  ]);
}
/** Orders of every edition. */
export const orderSchema = ordersWith(unitTypes);

/** Orders that only editions with something have: a way of theirs or a step of the turn. */
const special: Partial<Record<Order['type'], (edition: Printed) => boolean>> = {
  intent: ({ ways }) => ways.enemiesIgnored,
  hover: ({ ways }) => ways.fightersHover,
  bombard: ({ ways }) => ways.shipsBombard,
  landing: ({ ways }) => ways.landingsCancelled,
  rocket: ({ ways }) => ways.complexesBombed,
  advantage: ({ ways }) => ways.advantages,
  research: ({ turn }) => turn.includes('research'),
};

interface Printed {
  readonly types: readonly UnitType[];
  readonly ways: Ways;
  readonly turn: readonly string[];
}

/** Orders of an edition: of its own types, and those alone that it has. */
export function orderSchemaOf(edition: Printed): typeof orderSchema {
  const all = ordersWith(edition.types);
  const [first = all.options[0], ...rest] = all.options.filter(({ shape }) => special[shape.type.value]?.(edition) ?? true);
  return z.discriminatedUnion('type', [first, ...rest]) as unknown as typeof orderSchema;
}

export type Order = z.infer<typeof orderSchema>;
export type OrderOf<T extends Order['type']> = Extract<Order, { type: T }>;

/** Units named to take hits. */
export type Casualty = OrderOf<'casualties'>['losses'][number];

/** Options that every edition has. */
export const commonOptions = {
  seating: z
    .string()
    .max(80)
    .default(bookSeatings[0])
    .refine((seating) => seatsOf(seating) !== null, 'E-SEAT: every power once, no seat with powers of both sides')
    .transform((seating) => (seatsOf(seating) ?? []).join(',')),
  /** House: the game ends after this round; 0 never. */
  roundLimit: z.int().min(0).max(99).default(0),
  /** House: seats bid for the sides before play. */
  auction: z.boolean().default(false),
  /** House: IPCs that `bidFor` starts with beyond its treasury. */
  bid: z.int().min(0).max(mostBid).default(0),
  bidFor: power.default('germany'),
};

/** Of a table that auctions its sides each seat must have a whole one. */
export const auctionSeating = {
  fits: ({ auction, seating }: { auction: boolean; seating: string }): boolean => !auction || seatsOf(seating)?.length === bidders.length,
  // E-SEAT
  refusal: {
    params: {
      text: {
        en: 'An auction of the sides is for two players, each with a whole side: choose such seats, or no auction.',
        it: 'L’asta degli schieramenti è per due giocatori, ciascuno con un intero schieramento: scegli posti così, o niente asta.',
      },
    },
  },
};

/** Questions a standing order may answer. */
export const policyKinds = [
  'casualties-defending',
  'casualties-attacking',
  'submerge',
  'press',
  'strand',
  'battle',
  'agree',
  'consent',
  'research',
  'reaction',
  'landing',
] as const;

/** Standing orders of an edition with these types. */
export const policySchemaOf = (types: readonly UnitType[]) =>
  z.strictObject({
    /** Order of losses, first is first; types left out follow in the default order. */
    landLosses: rankingSchema(types),
    seaLosses: rankingSchema(types),
    /** Attacking: spare the last land unit while aircraft can be lost and a territory can be taken. */
    keepCapturer: z.boolean(),
    submerge: z.enum(['never', 'alone', 'always']),
    retreat: z.enum(['never', 'units', 'odds', 'rounds']),
    /** Own attacking units, percent to win or rounds fought: the figure `retreat` speaks of. */
    retreatAt: z.int().min(0).max(100),
    ask: z.array(z.enum(policyKinds)).max(policyKinds.length),
    /** What was said of single battles of this turn: it goes before all above. */
    plans: battlePlansSchema,
  });
export type Policy = z.infer<ReturnType<typeof policySchemaOf>>;
