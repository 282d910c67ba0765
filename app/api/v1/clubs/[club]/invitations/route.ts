import { inviteToClub } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.inviteToClub, ({ caller, params: { club = '' }, body }) => inviteToClub(caller, club, body.email));
