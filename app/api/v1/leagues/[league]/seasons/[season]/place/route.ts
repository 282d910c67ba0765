import { placeIn } from '@/app/leagues/_parts/season-place';
import { placeEntrant } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.placeEntrant, async ({ caller, params, body }) => {
  await placeEntrant(caller, placeIn(params), body);
  return { done: true };
});
