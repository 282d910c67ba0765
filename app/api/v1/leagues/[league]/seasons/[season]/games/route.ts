import { seasonGames } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonGames, ({ caller, params }) => seasonGames(caller, seasonIn(params)));
