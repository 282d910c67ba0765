import { liftBar } from '@/lib/play';
import { operations } from '../../../../_door/operations';
import { serve } from '../../../../_door/serve';

export const POST = serve(operations.liftBar, async ({ caller, params: { club = '' }, body }) => {
  await liftBar(caller, club, body.user);
  return { done: true };
});
