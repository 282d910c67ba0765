import { placeIn } from '@/app/leagues/_parts/season-place';
import { enterSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.enterSeason, async ({ caller, params, body }) => {
  await enterSeason(caller, placeIn(params), body.team);
  return { done: true };
});
