import { keptSeats } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.invitations, ({ caller }) => keptSeats(caller));
