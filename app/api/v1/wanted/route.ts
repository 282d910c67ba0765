import { listWanted, postWanted } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.wanted, ({ caller, query: { game, fits, page } }) =>
  listWanted(caller, { game, fits: fits === 'yes', page }),
);
export const POST = serve(operations.postWanted, ({ caller, body }) => postWanted(caller, body));
