import { pauseSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.pauseSeason, async ({ caller, params, body }) => {
  await pauseSeason(caller, seasonIn(params), { from: new Date(body.from), until: new Date(body.until) });
  return { done: true };
});
