import { trySeasonHook } from '@/lib/hooks';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.tryLeagueHook, async ({ caller, body }) => ({ wrong: await trySeasonHook(caller, body.hook) }));
