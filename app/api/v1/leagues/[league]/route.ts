import { editLeague, leagueView } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.league, ({ caller, params: { league = '' } }) => leagueView(caller, league));
export const POST = serve(operations.editLeague, async ({ caller, params: { league = '' }, body }) => {
  await editLeague(caller, league, body);
  return { done: true };
});
