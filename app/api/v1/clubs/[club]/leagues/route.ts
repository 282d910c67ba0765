import { clubLeagues, foundLeague } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubLeagues, ({ caller, params: { club = '' } }) => clubLeagues(caller, club));
export const POST = serve(operations.foundLeague, ({ caller, params: { club = '' }, body }) => foundLeague(caller, club, body));
