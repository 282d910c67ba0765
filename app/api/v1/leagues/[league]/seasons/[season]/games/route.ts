import { placeIn } from '@/app/leagues/_parts/season-place';
import { seasonGames } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonGames, ({ caller, params }) => seasonGames(caller, placeIn(params)));
