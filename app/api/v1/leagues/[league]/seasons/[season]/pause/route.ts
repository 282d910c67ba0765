import { placeIn } from '@/app/leagues/_parts/season-place';
import { pauseSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.pauseSeason, async ({ caller, params, body }) => {
  await pauseSeason(caller, placeIn(params), { from: new Date(body.from), until: new Date(body.until) });
  return { done: true };
});
