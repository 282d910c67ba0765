import { placeIn } from '@/app/leagues/_parts/season-place';
import { whatIf } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.whatIf, ({ caller, params, body }) => whatIf(caller, placeIn(params), body.division, body.games));
