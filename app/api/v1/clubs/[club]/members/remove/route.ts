import { removeMember } from '@/lib/play';
import { operations } from '../../../../_door/operations';
import { serve } from '../../../../_door/serve';

export const POST = serve(operations.removeMember, async ({ caller, params: { club = '' }, body }) => {
  await removeMember(caller, club, body.user);
  return { done: true };
});
