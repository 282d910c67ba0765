import { clubNotices, postNotice } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubNotices, ({ caller, params: { club = '' }, query }) => clubNotices(caller, club, query.page));
export const POST = serve(operations.postNotice, ({ caller, params: { club = '' }, body }) => postNotice(caller, club, body));
