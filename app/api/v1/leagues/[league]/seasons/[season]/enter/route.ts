import { enterSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.enterSeason, async ({ caller, params, body }) => {
  await enterSeason(caller, seasonIn(params), body.team);
  return { done: true };
});
