import { clubMembers } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubMembers, ({ caller, params: { club = '' }, query }) => clubMembers(caller, club, query.page));
