import { playerProfile } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.player, async ({ caller, params: { player = '' }, query: { page } }) => {
  const { program, ...profile } = await playerProfile(caller, player, page);
  return { id: player, ...profile, bot: program !== null, owner: program?.owner ?? null, about: program?.about ?? '' };
});
