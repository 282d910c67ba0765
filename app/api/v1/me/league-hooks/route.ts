import { addSeasonHook, mySeasonHooks } from '@/lib/hooks';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.leagueHooks, ({ caller }) => mySeasonHooks(caller));
export const POST = serve(operations.addLeagueHook, ({ caller, body }) => addSeasonHook(caller, body));
