import { whatIf } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.whatIf, ({ caller, params, body }) => whatIf(caller, seasonIn(params), body.division, body.games));
