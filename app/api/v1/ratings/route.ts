import { ratingList } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.ratings, ({ caller, query: { scope, page, list } }) => ratingList(caller, scope, { page, list }));
