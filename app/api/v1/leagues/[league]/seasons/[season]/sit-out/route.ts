import { placeIn } from '@/app/leagues/_parts/season-place';
import { sitOut } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.sitOut, async ({ caller, params, body }) => {
  await sitOut(caller, placeIn(params), body);
  return { done: true };
});
