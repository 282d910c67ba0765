import { clubArchive } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubArchive, ({ caller, params: { club = '' }, query }) => clubArchive(caller, club, query.before));
