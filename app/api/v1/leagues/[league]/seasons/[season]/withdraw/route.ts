import { placeIn } from '@/app/leagues/_parts/season-place';
import { withdrawEntrant } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.withdrawEntrant, async ({ caller, params, body }) => {
  await withdrawEntrant(caller, placeIn(params), body);
  return { done: true };
});
