import { placeIn } from '@/app/leagues/_parts/season-place';
import { openEntries } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.openEntries, async ({ caller, params, body }) => {
  await openEntries(caller, placeIn(params), body.startsAt === null ? null : new Date(body.startsAt));
  return { done: true };
});
