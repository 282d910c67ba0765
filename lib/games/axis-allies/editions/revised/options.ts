import * as z from 'zod';
import { everyAdvantage } from '../../effects/ids';
import { auctionSeating, commonOptions } from '../../orders';
import { disputed, type SpaceId, spaces } from './map';
import { complexes } from './setup';

/** N-UK6: beige territories that are worth something and begin without an industrial complex. */
export const garrisons: readonly SpaceId[] = spaces.flatMap((each) =>
  each.kind === 'land' && each.owner === 'uk' && each.income > 0 && !complexes.some((id) => id === each.id) ? [each.id] : [],
);
const usualBorders = disputed.flatMap(({ id, usual }) => (usual ? [id] : []));

/** A set of ids, in one order however it was written. */
const anyOf = <T extends string>(ids: readonly T[], usual: readonly T[] = []) =>
  z
    .array(z.enum(ids))
    .max(ids.length)
    .default([...usual])
    .transform((chosen) => ids.filter((id) => chosen.includes(id)));

export const optionsSchema = z
  .strictObject({
    seating: commonOptions.seating,
    /** RREV-1.2: what a side needs; forms send words. */
    victoryCities: z.coerce
      .number()
      .pipe(z.literal([8, 10, 12]))
      .default(8),
    /** RREV-10.3: of the winning side the power that gained most wins alone. */
    individualWinner: z.boolean().default(false),
    /** RREV-12.0: every power has the advantages chosen for it; dice add others until it has so many. */
    advantages: z.int().min(0).max(6).default(0),
    chosenAdvantages: anyOf(everyAdvantage),
    /** N-UK6. */
    colonialGarrison: z.enum(garrisons).default('india'),
    /** QREV-23: the disputed borders that count. */
    borders: anyOf<string>(
      disputed.map(({ id }) => id),
      usualBorders,
    ),
    /** QREV-25: guns fire at flights of the noncombat move too. */
    aaNoncombat: z.boolean().default(true),
    /** N-SU5: the owners are asked before their units change hands. */
    lendLeaseConsent: z.boolean().default(false),
    noTechnology: z.boolean().default(false),
    /** House: six points of strength are a hit, what is left over is one die. */
    lowLuck: z.boolean().default(false),
    roundLimit: commonOptions.roundLimit,
    auction: commonOptions.auction,
    bid: commonOptions.bid,
    bidFor: commonOptions.bidFor,
  })
  .refine(auctionSeating.fits, auctionSeating.refusal);
