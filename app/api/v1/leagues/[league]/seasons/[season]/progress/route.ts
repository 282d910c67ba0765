import { seasonProgress } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonProgress, ({ caller, params }) => seasonProgress(caller, seasonIn(params)));
