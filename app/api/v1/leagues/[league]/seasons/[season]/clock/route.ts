import { placeIn } from '@/app/leagues/_parts/season-place';
import { setSeasonClock } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.setSeasonClock, async ({ caller, params, body }) => {
  await setSeasonClock(caller, placeIn(params), body.timeControl);
  return { done: true };
});
