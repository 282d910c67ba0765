import * as z from 'zod';
import { auctionOptions } from '../kit/auction/terms';
import { rankingSchema } from '../kit/forms';
import { battlePlansSchema } from '../kit/notation';
import { boardOption } from './board-file';
import { type Guess, type Guesses, usualGuesses } from './guesses';
import { pieces, planeKinds } from './pieces';

export const sides = ['allied', 'axis'] as const;
export type Side = (typeof sides)[number];

/** Event boxes; each side has seven of them. */
export const eventIds = [
  'reinforcements',
  'additional-impulse',
  'stop-battle',
  'logistic-effort',
  'operational',
  'reserves',
  'strangle',
  'kesselring',
  'new-defensive-line',
] as const;
export type EventId = (typeof eventIds)[number];

/** Kinds that cubes can be converted into. */
export const convertibles = ['tank', 'italian-tank', 'plane', 'italian-plane', 'elite', 'paratroopers', 'partisans'] as const;
export type Convertible = (typeof convertibles)[number];

const side = z.enum(sides);
const zone = z.string().regex(/^[0-9A-Za-z]{1,4}$/);
const count = z.int().min(1).max(60);
const force = z.partialRecord(z.enum(pieces), count);
const path = z.array(zone).min(1).max(40);
const parts = z
  .array(z.strictObject({ from: zone, units: force }))
  .min(1)
  .max(12);
const plane = z.strictObject({ from: zone, plane: z.enum(planeKinds) });

/** 7.2: `tank`: one of the own tanks there supports instead of rolling; `plane`: the one that supports; `drop`: where paratroopers start. */
const support = z.strictObject({ tank: z.boolean(), plane: plane.nullable(), drop: zone.nullable() });

/** One choice of 7.4: pieces engaged (one loss each) or taken out (one, for an operational counter two). `zone` is where they stand; in a landing its target. */
const loss = z.strictObject({ zone, piece: z.enum([...pieces, 'line']), count, fate: z.enum(['engaged', 'out']) });

export const orderSchema = z.discriminatedUnion('type', [
  /** 3: the winner of the roll names who has the initiative. */
  z.strictObject({ type: z.literal('initiative'), first: side }),
  /** 2: free set-up of the Axis, one zone after the other. */
  z.strictObject({ type: z.literal('deploy'), zone, units: force, line: z.literal(true).optional() }),
  /** 3.1. */
  z.strictObject({ type: z.literal('reinforce'), zone, cubes: count }),
  /** 3.2: `zone` pays the cubes; partisans are put into `at`. */
  z.strictObject({ type: z.literal('convert'), zone, into: z.enum(convertibles), count, at: zone.optional() }),
  /**
   * 13. `zone`: where it takes effect ('sea' for the fleets, Operational only). `convert`: what the cubes of Reinforcements become.
   * `take`: the two tokens Kesselring brings back, by box.
   */
  z.strictObject({
    type: z.literal('event'),
    event: z.enum(eventIds),
    zone: zone.optional(),
    convert: z.partialRecord(z.enum(convertibles), count).optional(),
    /** Where partisans among them go, one zone each. */
    at: z.array(zone).min(1).max(12).optional(),
    take: z.array(z.enum(eventIds)).min(1).max(2).optional(),
  }),
  /** 4: every zone of the way, the first is where they stand. */
  z.strictObject({ type: z.literal('move'), path: path.min(2), units: force }),
  /** 5: planes to any zone of their side. */
  z.strictObject({ type: z.literal('fly'), from: zone, to: zone, units: force }),
  /** 6. */
  z.strictObject({ type: z.literal('ship'), from: zone, to: zone, units: force }),
  /** 9.5: partisans move among their zones. */
  z.strictObject({ type: z.literal('infiltrate'), from: zone, to: zone }),
  /** 9.5: engaged partisans in `at` draw an enemy cube out of `from`. */
  z.strictObject({ type: z.literal('lure'), at: zone, from: zone }),
  /** 8. */
  /** `passing`: the force that has just moved through the target, not what stands there. */
  z.strictObject({ type: z.literal('bomb'), target: zone, from: zone, plane: z.enum(planeKinds), passing: z.literal(true).optional() }),
  /** 9.7, 9.8: a fleet or the U-boat attacks an enemy fleet. */
  z.strictObject({ type: z.literal('strike'), by: z.enum(['fleet', 'uboat']) }),
  /** 7.1: `support` is an intention, carried out by standing order when the combat begins. */
  z.strictObject({ type: z.literal('attack'), target: zone, forces: parts, support: support.optional() }),
  /** 7.7. */
  z.strictObject({ type: z.literal('land'), target: zone, fleets: z.int().min(1).max(2), forces: parts, support: support.optional() }),
  /** The combat to resolve next, and what supports it; left out: nothing, in a landing what SUPPORT says when its time comes. */
  z.strictObject({ type: z.literal('fight'), target: zone, support: support.optional() }),
  /** 7.7: what joins a landing once interception and bombardment are over. */
  z.strictObject({ type: z.literal('support'), support }),
  /** 6, 7.7: who intercepts; a plane's `from` is where it stands. */
  z.strictObject({
    type: z.literal('intercept'),
    fleets: z.int().min(0).max(4),
    uboat: z.boolean(),
    planes: z.array(plane).max(8),
  }),
  /** 7.2: planes leave the attacked zone, before the first round or after any. */
  z.strictObject({ type: z.literal('evacuate'), to: zone, units: force }),
  /** 7.2: the defender's support; begins the first round. */
  z.strictObject({ type: z.literal('defend'), tank: z.boolean(), plane: plane.nullable() }),
  /** 9.3: so many operational elites inflict a loss. */
  z.strictObject({ type: z.literal('elite'), count: z.int().min(0).max(8) }),
  /** 7.4: `retreat` is the way of the whole defence, one or two zones, and counts for one loss. */
  z.strictObject({ type: z.literal('losses'), losses: z.array(loss).max(20), retreat: path.max(2).optional() }),
  /** 7.5: part or all of the defence leaves of its own will; one or two zones. */
  z.strictObject({ type: z.literal('retreat'), path: path.max(2), units: force }),
  /** The defender fights on; whether a tank supports in the next round. */
  z.strictObject({ type: z.literal('hold'), tank: z.boolean() }),
  /** The attacker goes on for another round; whether a tank supports in it. */
  z.strictObject({ type: z.literal('press'), tank: z.boolean() }),
  /** The attacker breaks off. */
  z.strictObject({ type: z.literal('stop') }),
  /** 7.6: what enters the taken zone; nothing when empty. `from` is where it stands, in a landing the target. */
  z.strictObject({ type: z.literal('occupy'), forces: z.array(z.strictObject({ from: zone, units: force })).max(12) }),
  /** 7.7: where the survivors of a landing go. */
  z.strictObject({ type: z.literal('withdraw'), to: zone }),
  /** 1: excess forces go to an adjacent zone; removed when there is none. */
  z.strictObject({ type: z.literal('shift'), from: zone, to: zone, units: force }),
  z.strictObject({ type: z.literal('disband'), zone, units: force }),
  /** Ends set-up, reinforcement or the own impulse; without any other order in it the impulse is passed. */
  z.strictObject({ type: z.literal('end') }),
  /** Lets a window go by. */
  z.strictObject({ type: z.literal('pass') }),
]);
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<T extends Order['type']> = Extract<Order, { type: T }>;
export type Support = z.infer<typeof support>;
export type Plane = z.infer<typeof plane>;
export type Loss = z.infer<typeof loss>;
export type Part = z.infer<typeof parts>[number];

/** Cubes that may be bid for a side. */
export const mostBid = 12;

export const optionsSchema = z.strictObject({
  /** Text of a board file; '' is Fieldpost's reconstruction. */
  board: boardOption,
  /** C-01: tanks in mountains can be engaged to satisfy losses. */
  mountainTankLoss: z.enum(['engage', 'forbid']).default('engage'),
  /** C-02: Allied control of Sardinia makes Italy surrender too. */
  sardiniaCounts: z.boolean().default(false),
  /** C-03: Axis reinforcements may enter in Sicily. */
  sicilyReinforced: z.boolean().default(true),
  /** C-04: a supporting tank also rolls a die when no cube of its side fights. */
  loneTankRolls: z.boolean().default(true),
  /** C-05: what counts at the end of turn 8. */
  starsHeld: z.enum(['occupied', 'controlled']).default('occupied'),
  /** C-06: the stars that win at once. */
  winningStars: z.enum(['orange', 'all']).default('orange'),
  /** C-07: engaged planes and an engaged U-boat may intercept. */
  engagedIntercept: z.boolean().default(false),
  /** C-08: of the defence all or part may retreat, or only all. */
  partialRetreat: z.boolean().default(true),
  /** C-09: forces out of supply neither move nor attack. */
  supplyToMove: z.boolean().default(false),
  /** IT196: three arrows in an impulse, one a start zone and one for a landing; or three zones, each attacked from up to three. */
  attackArrows: z.enum(['three', 'each']).default('three'),
  /** House: cubes the Axis gets beyond the track's figure with every reinforcement. */
  axisCubes: z.int().min(0).max(3).default(0),
  /** House: seats bid for the sides before play; `bid`: cubes that `bidFor` gets beyond the track's figure with its first reinforcements. */
  ...auctionOptions(sides, 'axis', mostBid),
  /** Cubes an Allied tank, an Axis tank and an Axis plane cost on the reconstructed board: guesses. */
  alliedTank: z.int().min(1).max(3).default(usualGuesses.alliedTank),
  axisTank: z.int().min(1).max(3).default(usualGuesses.axisTank),
  axisPlane: z.int().min(1).max(3).default(usualGuesses.axisPlane),
});
/** What a table has; guesses are absent where it was opened before they were options. */
export type Options = Omit<z.infer<typeof optionsSchema>, Guess> & Guesses;

/** Kinds of decisions; the windows of the digest are W1 impulse-start, W2 after-move, W3 intercept, W4 attacked, W5 defend, W6 round-end, W7 impulse-end. */
export const decisionKinds = [
  'set-up',
  'initiative',
  'reinforcement',
  'impulse',
  'impulse-start',
  'after-move',
  'intercept',
  'attacked',
  'battle',
  'join',
  'defend',
  'elite',
  'losses',
  'round-end',
  'press',
  'occupy',
  'withdraw',
  'late',
  'impulse-end',
  'stacking',
  'additional-impulse',
  'supply',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What may be given for a loss, in the order of a standing order. */
export const lossKinds = [...pieces, 'line', 'retreat'] as const;
export type LossKind = (typeof lossKinds)[number];
const interceptors = z.array(z.enum(['fleet', 'uboat', 'planes'])).max(3);
const zones = z.array(zone).max(80);
const percent = z.int().min(0).max(100).default(0);

export const policySchema = z.strictObject({
  initiative: z.enum(['take', 'give']),
  /** Reinforcements and conversion as the practice bot would have them; second: when the enemy places first. */
  muster: z.enum(['ask', 'second', 'always']),
  /** First is given first; what is left out follows in the default order. */
  lossesAttacking: rankingSchema(lossKinds),
  lossesDefending: rankingSchema(lossKinds),
  /** Landings in these zones are intercepted with these. */
  landings: zones,
  landingsWith: interceptors,
  /** Transports that arrive in these zones. */
  transports: zones,
  transportsWith: interceptors,
  /** The first stack of at least `bombStack` pieces in one of these zones is bombed. */
  bombZones: zones,
  bombStack: z.int().min(1).max(6),
  /** Planes leave an attacked zone for the first of these with room. */
  evacuate: z.enum(['never', 'outnumbered', 'always']),
  evacuateTo: zones,
  support: z.enum(['never', 'tank', 'all']),
  elite: z.enum(['inflict', 'keep']),
  /** Losses of one battle from which on Stop Battle is played, or the defence retreats; 0 never. */
  stopBattleAt: z.int().min(0).max(30),
  retreatAt: z.int().min(0).max(30),
  /** The attacker goes on while at least so many of its pieces are left. */
  pressWith: z.int().min(1).max(12),
  // What follows came later: policies that were stored before it lack it, and mean what they meant.
  /** Percent to hold the zone below which the defence retreats, except from `stand`; 0 never. */
  retreatBelow: percent,
  stand: zones.default([]),
  /** Percent to hold the zone below which Stop Battle is played, in these zones; none: in all. */
  stopBattleBelow: percent,
  stopBattleIn: zones.default([]),
  /** Percent to take the zone below which the own attack is broken off; 0 never. */
  pressAbove: percent,
  /** Percent to take the zone in one more round from which on Reserves are played for it; 0 never. */
  reservesAbove: percent,
  /** Forces of at least so many pieces that attack are bombed; 0 never. */
  bombAttackers: z.int().min(0).max(12).default(0),
  /** Operational planes that are kept back from such bombardments. */
  planesKept: z.int().min(0).max(8).default(1),
  /** Planes that would stay idle bomb at the end of a turn. */
  bombIdle: z.boolean().default(false),
  /** Percent to hold an attacked zone below which Reinforcements enter there (Axis), or Strangle holds the attackers (Allies); 0 never. */
  reinforceBelow: percent,
  strangleBelow: percent,
  /** Engaged counters in an attacked zone from which on Operational readies them; 0 never. */
  operationalAt: z.int().min(0).max(6).default(0),
  /** Partisans draw a cube out of the zone that attacks with most. */
  lure: z.boolean().default(false),
  /** Pieces out of supply in one zone from which on Logistical Effort saves them; 0 never. */
  effortAt: z.int().min(0).max(6).default(3),
  /** Percent around the figures above within which the seat is asked all the same. */
  doubt: z.int().min(0).max(50).default(0),
  ask: z.array(z.enum(decisionKinds)).max(decisionKinds.length),
  /** Single combats that a sheet has planned. */
  plans: battlePlansSchema,
});
export type Policy = z.infer<typeof policySchema>;
