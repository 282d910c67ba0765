import { openEntries } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.openEntries, async ({ caller, params, body }) => {
  await openEntries(caller, seasonIn(params), body.startsAt === null ? null : new Date(body.startsAt));
  return { done: true };
});
