import { foundClub, listClubs, myClubs } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.clubs, async ({ caller, query: { of, after, limit } }) =>
  of === 'mine' ? { clubs: await myClubs(caller), next: null } : listClubs(caller, { after, limit }),
);
export const POST = serve(operations.foundClub, ({ caller, body }) => foundClub(caller, body));
