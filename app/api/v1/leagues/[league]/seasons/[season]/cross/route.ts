import { placeIn } from '@/app/leagues/_parts/season-place';
import { seasonCross } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonCross, ({ caller, params }) => seasonCross(caller, placeIn(params)));
