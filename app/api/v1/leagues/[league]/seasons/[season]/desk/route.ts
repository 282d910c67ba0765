import { placeIn } from '@/app/leagues/_parts/season-place';
import { seasonDesk } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonDesk, ({ caller, params }) => seasonDesk(caller, placeIn(params)));
