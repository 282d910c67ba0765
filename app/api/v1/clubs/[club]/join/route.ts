import { joinClub } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.joinClub, async ({ caller, params: { club = '' }, body }) => ({
  became: await joinClub(caller, club, body.text),
}));
