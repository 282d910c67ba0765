import { placeIn } from '@/app/leagues/_parts/season-place';
import { extendRound } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.extendRound, async ({ caller, params, body }) => {
  await extendRound(caller, placeIn(params), body);
  return { done: true };
});
