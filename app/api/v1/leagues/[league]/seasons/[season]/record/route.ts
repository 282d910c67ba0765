import { placeIn } from '@/app/leagues/_parts/season-place';
import { seasonRecord } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const GET = serve(operations.seasonRecord, ({ caller, params }) => seasonRecord(caller, placeIn(params)));
