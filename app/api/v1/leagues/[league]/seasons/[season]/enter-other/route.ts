import { enterOther } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.enterOther, async ({ caller, params, body }) => {
  const { entrant } = await enterOther(caller, seasonIn(params), body);
  return { entrant };
});
