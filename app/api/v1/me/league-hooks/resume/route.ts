import { resumeSeasonHook } from '@/lib/hooks';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.resumeLeagueHook, async ({ caller, body }) => {
  await resumeSeasonHook(caller, body.hook);
  return { done: true };
});
