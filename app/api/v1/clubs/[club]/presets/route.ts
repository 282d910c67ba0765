import { clubPresets, keepPreset } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubPresets, ({ caller, params: { club = '' } }) => clubPresets(caller, club));
export const POST = serve(operations.keepPreset, ({ caller, params: { club = '' }, body }) => keepPreset(caller, club, body));
