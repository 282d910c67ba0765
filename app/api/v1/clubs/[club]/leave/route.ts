import { leaveClub } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.leaveClub, async ({ caller, params: { club = '' } }) => {
  await leaveClub(caller, club);
  return { done: true };
});
