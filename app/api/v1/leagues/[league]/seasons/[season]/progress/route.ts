import { placeIn } from '@/app/leagues/_parts/season-place';
import { seasonProgress } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonProgress, ({ caller, params }) => seasonProgress(caller, placeIn(params)));
