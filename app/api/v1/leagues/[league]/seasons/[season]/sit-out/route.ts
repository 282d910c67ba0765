import { sitOut } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.sitOut, async ({ caller, params, body }) => {
  await sitOut(caller, seasonIn(params), body);
  return { done: true };
});
