import { playerProfile } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.player, async ({ caller, params: { player = '' } }) => {
  const { name, program } = await playerProfile(caller, player);
  return { id: player, name, bot: program !== null, owner: program?.owner ?? null, about: program?.about ?? '' };
});
