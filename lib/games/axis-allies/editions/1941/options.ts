import * as z from 'zod';
import { auctionSeating, commonOptions } from '../../orders';

export const optionsSchema = z
  .strictObject({
    seating: commonOptions.seating,
    victoryMode: z.enum(['long', 'short']).default('long'),
    errataSetup: z.boolean().default(false),
    /** Q41-02: ships may be mobilised in sz18, which none can leave. */
    blackSeaBuild: z.boolean().default(true),
    /** Q41-03: the translator's reading of the escort rule. */
    translatorEscort: z.boolean().default(false),
    roundLimit: commonOptions.roundLimit,
    auction: commonOptions.auction,
    bid: commonOptions.bid,
    bidFor: commonOptions.bidFor,
  })
  .refine(auctionSeating.fits, auctionSeating.refusal);
