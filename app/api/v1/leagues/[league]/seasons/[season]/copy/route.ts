import { placeIn } from '@/app/leagues/_parts/season-place';
import { copySeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.copySeason, ({ caller, params }) => copySeason(caller, placeIn(params)));
