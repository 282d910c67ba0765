import { placeEntrant } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.placeEntrant, async ({ caller, params, body }) => {
  await placeEntrant(caller, seasonIn(params), body);
  return { done: true };
});
