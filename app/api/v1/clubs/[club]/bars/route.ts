import { clubBars } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubBars, ({ caller, params: { club = '' } }) => clubBars(caller, club));
