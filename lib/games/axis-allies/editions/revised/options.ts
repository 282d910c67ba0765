import * as z from 'zod';
import type { Goal } from '../../edition';
import { everyAdvantage } from '../../effects/ids';
import type { SetupRow } from '../../facts';
import { auctionSeating, commonOptions } from '../../orders';
import type { Side } from '../../pieces';
import type { Options } from '../options';
import { disputed, type SpaceId, spaces } from './map';
import { complexes, setup } from './setup';

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
    ...commonOptions,
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
    /** House: seats bid for the sides before play. */
    auction: z.boolean().default(false),
  })
  .refine(auctionSeating.fits, auctionSeating.error);

/** RREV-1.3. */
export const setUpOf = (_options: Options): readonly SetupRow[] => setup;

const cities = spaces.flatMap((each) => ('city' in each ? [each.id] : []));
const reasons = { 8: 'victory-minor', 10: 'victory-major', 12: 'victory-total' } as const;

/** RREV-10.2: judged for both sides when a round ends. */
export function goalsOf({ victoryCities = 8 }: Options): Record<Side, Goal> {
  const goal: Goal = { hold: cities, atLeast: victoryCities, after: 'usa', reason: reasons[victoryCities] };
  return { allies: goal, axis: goal };
}
