import { placeIn } from '@/app/leagues/_parts/season-place';
import { changePlan, seasonView } from '@/lib/play';
import { operations } from '../../../../_door/operations';
import { serve } from '../../../../_door/serve';

export const GET = serve(operations.season, ({ caller, params }) => seasonView(caller, placeIn(params)));
export const POST = serve(operations.changePlan, async ({ caller, params, body }) => {
  await changePlan(caller, placeIn(params), body);
  return { done: true };
});
