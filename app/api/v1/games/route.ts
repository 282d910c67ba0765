import { z } from 'zod';
import { gameIds, loadGame } from '@/lib/games/registry';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.games, async ({ caller }) => {
  const games = await Promise.all(gameIds.map(loadGame));
  return games.map(({ id, title, stage, seats, optionsSchema, orderSchema }) => {
    const defaultOptions = optionsSchema.parse({});
    const schema = (of: z.ZodType) => z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' });
    return {
      ...{ id, title: title[caller.language], stage, defaultOptions, seats: seats(defaultOptions) },
      ...{ optionsSchema: schema(optionsSchema), orderSchema: schema(orderSchema) },
    };
  });
});
