import { listLeagues } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.leagues, ({ caller, query }) => listLeagues(caller, query));
