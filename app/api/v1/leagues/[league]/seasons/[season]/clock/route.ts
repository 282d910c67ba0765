import { setSeasonClock } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.setSeasonClock, async ({ caller, params, body }) => {
  await setSeasonClock(caller, seasonIn(params), body.timeControl);
  return { done: true };
});
