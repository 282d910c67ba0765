import { startSeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.startSeason, async ({ caller, params }) => {
  await startSeason(caller, seasonIn(params));
  return { done: true };
});
