import { follow, followed, unfollow } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.follows, ({ caller }) => followed(caller));
export const POST = serve(operations.follow, async ({ caller, body: { follow: wish, ...about } }) => {
  await (wish ? follow : unfollow)(caller, about);
  return followed(caller);
});
