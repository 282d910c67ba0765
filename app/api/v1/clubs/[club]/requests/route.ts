import { answerRequest, clubDesk } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubDesk, ({ caller, params: { club = '' } }) => clubDesk(caller, club));
export const POST = serve(operations.answerRequest, async ({ caller, params: { club = '' }, body }) => {
  await answerRequest(caller, club, body);
  return { done: true };
});
