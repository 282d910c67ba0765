import { playerRatings } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.playerRatings, ({ caller, params: { player = '' } }) => playerRatings(caller, player));
