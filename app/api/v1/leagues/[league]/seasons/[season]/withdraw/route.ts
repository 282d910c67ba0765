import { withdrawEntrant } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.withdrawEntrant, async ({ caller, params, body }) => {
  await withdrawEntrant(caller, seasonIn(params), body);
  return { done: true };
});
