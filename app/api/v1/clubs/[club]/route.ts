import { clubView } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.club, ({ caller, params: { club = '' }, query }) => clubView(caller, club, query.page));
