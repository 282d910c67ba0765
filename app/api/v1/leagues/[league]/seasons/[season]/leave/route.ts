import { leaveSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.leaveSeason, async ({ caller, params, body }) => {
  await leaveSeason(caller, seasonIn(params), body.entrant);
  return { done: true };
});
