import { placeIn } from '@/app/leagues/_parts/season-place';
import { replacePlayer } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.replacePlayer, async ({ caller, params, body }) => {
  await replacePlayer(caller, placeIn(params), body);
  return { done: true };
});
