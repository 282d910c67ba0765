import { placeIn } from '@/app/leagues/_parts/season-place';
import { resumeSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.resumeSeason, async ({ caller, params }) => {
  await resumeSeason(caller, placeIn(params));
  return { done: true };
});
