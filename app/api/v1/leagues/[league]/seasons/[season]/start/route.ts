import { placeIn } from '@/app/leagues/_parts/season-place';
import { startSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.startSeason, async ({ caller, params }) => {
  await startSeason(caller, placeIn(params));
  return { done: true };
});
