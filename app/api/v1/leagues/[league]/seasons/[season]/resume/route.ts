import { resumeSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.resumeSeason, async ({ caller, params }) => {
  await resumeSeason(caller, seasonIn(params));
  return { done: true };
});
