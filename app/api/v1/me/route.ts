import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.me, async ({ caller }) => ({ id: caller.user, language: caller.language }));
