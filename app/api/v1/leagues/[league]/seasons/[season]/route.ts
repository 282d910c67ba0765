import { changePlan, seasonView } from '@/lib/play';
import { operations } from '../../../../_door/operations';
import { seasonIn } from '../../../../_door/season-place';
import { serve } from '../../../../_door/serve';

export const GET = serve(operations.season, ({ caller, params }) => seasonView(caller, seasonIn(params)));
export const POST = serve(operations.changePlan, async ({ caller, params, body }) => {
  await changePlan(caller, seasonIn(params), body);
  return { done: true };
});
