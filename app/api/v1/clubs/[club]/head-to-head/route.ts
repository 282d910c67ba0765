import { headToHead } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.headToHead, ({ caller, params: { club = '' }, query }) => headToHead(caller, club, query));
