import { withdrawWanted } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.withdrawWanted, async ({ caller, params: { wanted = '' } }) => {
  await withdrawWanted(caller, wanted);
  return { done: true };
});
