import { planSeason } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.planSeason, ({ caller, params: { league = '' }, body }) => planSeason(caller, league, body));
