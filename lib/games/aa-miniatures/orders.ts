import * as z from 'zod';
import { auctionOptions } from '../kit/auction/terms';

const id = z.string().min(1).max(80);
const hex = z.string().regex(/^\d{1,2},\d{1,2}$/);
const facing = z.literal([0, 1, 2, 3, 4, 5]);
const seat = z.enum(['axis', 'allies']);

/** Points that may be bid for a side. */
export const mostBid = 25;

/** Of an army: no points, those of a bid among them, buy more than 15 units and 85 obstacles. */
export const mostCards = 100;

export const scenarios = ['standard', 'assault', 'own'] as const;
export const aims = ['hold', 'exit', 'destroy'] as const;
export const years = ['any', '1939', '1940', '1941', '1942', '1943', '1944', '1945', '1946'] as const;

/** What a table settles before it begins. */
export const optionsSchema = z.strictObject({
  scenario: z.enum(scenarios).default('standard'),
  /** Whose cards and texts count where the rulebook and the revised cards differ. */
  edition: z.enum(['rulebook', 'revised']).default('rulebook'),
  /** 0: a die, or the defender of an assault, chooses. */
  layout: z.int().min(0).max(6).default(0),
  /** Nations that fought side by side, and no others, make an army. */
  historical: z.boolean().default(false),
  /** Units of that year and before. */
  year: z.enum(years).default('any'),
  aircraft: z.boolean().default(true),
  obstacles: z.boolean().default(true),
  /** Of an assault, or of a scenario of one's own: who attacks. */
  attacker: seat.default('allies'),
  /** Of a scenario of one's own. */
  axisPoints: z.int().min(10).max(400).default(100),
  alliesPoints: z.int().min(10).max(400).default(100),
  turns: z.int().min(3).max(20).default(10),
  aim: z.enum(aims).default('hold'),
  /** House: seats bid for the sides before play; `bid`: points that the army of `bidFor` may cost beyond its own. */
  ...auctionOptions(['axis', 'allies'], 'axis', mostBid),
});

export const orderSchema = z.discriminatedUnion('type', [
  /** The whole army, a card as often as it is in it. */
  z.strictObject({ type: z.literal('army'), cards: z.array(id).min(1).max(mostCards) }),
  /** Who goes first: of the battle, or of a turn. */
  z.strictObject({ type: z.literal('first'), side: seat }),
  /** The defender of an assault lays the map and marks the objective. */
  z.strictObject({ type: z.literal('ground'), layout: z.int().min(1).max(6), objective: hex }),
  z.strictObject({ type: z.literal('end'), end: z.enum(['north', 'south']) }),
  /** A unit is put on the map: at the set-up, or out of the reserve. `aboard` names the transport that carries it. */
  z.strictObject({ type: z.literal('deploy'), unit: id, hex: hex.optional(), facing: facing.optional(), aboard: id.optional() }),
  /** An obstacle is laid; one that lies between two hexes names the side of its own. */
  z.strictObject({ type: z.literal('lay'), unit: id, hex, side: facing.optional() }),
  /** A way hex by hex, the first one entered first; none: only the facing changes. `overrun`: the soldier on the way whom it runs over. */
  z.strictObject({ type: z.literal('move'), unit: id, way: z.array(hex).max(20), facing: facing.optional(), overrun: id.optional() }),
  z.strictObject({ type: z.literal('board'), unit: id, transport: id }),
  z.strictObject({ type: z.literal('dismount'), unit: id }),
  /** It leaves the map by the far end. */
  z.strictObject({ type: z.literal('exit'), unit: id }),
  /** `by`: the ability that gives an attack beside the printed one. */
  z.strictObject({ type: z.literal('attack'), unit: id, target: id, by: id.optional() }),
  /** A step into a hex of the enemy and an attack there. */
  z.strictObject({ type: z.literal('charge'), unit: id, hex, target: id }),
  /** What an ability does that is neither move nor attack. */
  z.strictObject({ type: z.literal('use'), ability: id, unit: id, target: id.optional(), hex: hex.optional() }),
  /** Defensive fire, in the hex that is left or in the one that is entered. */
  z.strictObject({ type: z.literal('fire'), unit: id }),
  z.strictObject({ type: z.literal('hold') }),
  /** Where a soldier comes to stand whom the other side places. */
  z.strictObject({ type: z.literal('set-down'), unit: id, hex }),
  z.strictObject({ type: z.literal('fly'), unit: id, hex }),
  /** Nothing more in this phase. */
  z.strictObject({ type: z.literal('done') }),
]);
