import { placeIn } from '@/app/leagues/_parts/season-place';
import { challenge } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.challenge, async ({ caller, params, body }) => {
  await challenge(caller, placeIn(params), body.entrant);
  return { done: true };
});
