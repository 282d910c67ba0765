import { dropSeasonHook } from '@/lib/hooks';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.dropLeagueHook, async ({ caller, body }) => {
  await dropSeasonHook(caller, body.hook);
  return { done: true };
});
