import { placeIn } from '@/app/leagues/_parts/season-place';
import { leaveSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.leaveSeason, async ({ caller, params, body }) => {
  await leaveSeason(caller, placeIn(params), body.entrant);
  return { done: true };
});
