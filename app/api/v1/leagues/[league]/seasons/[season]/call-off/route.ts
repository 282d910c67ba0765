import { callOffSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.callOffSeason, async ({ caller, params }) => {
  await callOffSeason(caller, seasonIn(params));
  return { done: true };
});
