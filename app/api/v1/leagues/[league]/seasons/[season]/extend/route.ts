import { extendRound } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.extendRound, async ({ caller, params, body }) => {
  await extendRound(caller, seasonIn(params), body);
  return { done: true };
});
