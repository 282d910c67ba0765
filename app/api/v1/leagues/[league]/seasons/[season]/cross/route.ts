import { seasonCross } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonCross, ({ caller, params }) => seasonCross(caller, seasonIn(params)));
