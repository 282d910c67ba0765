import { playerProfile } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.player, ({ caller, params: { player = '' }, query: { page } }) => playerProfile(caller, player, page));
