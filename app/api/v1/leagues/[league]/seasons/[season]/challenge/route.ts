import { challenge } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.challenge, async ({ caller, params, body }) => {
  await challenge(caller, seasonIn(params), body.entrant);
  return { done: true };
});
