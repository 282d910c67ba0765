import { placeIn } from '@/app/leagues/_parts/season-place';
import { enterOther } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.enterOther, async ({ caller, params, body }) => {
  const { entrant } = await enterOther(caller, placeIn(params), body);
  return { entrant };
});
