import { ownIdentity } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.me, async ({ caller }) => ({ ...(await ownIdentity(caller)), language: caller.language }));
