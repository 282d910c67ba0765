import { placeIn } from '@/app/leagues/_parts/season-place';
import { callOffSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.callOffSeason, async ({ caller, params }) => {
  await callOffSeason(caller, placeIn(params));
  return { done: true };
});
