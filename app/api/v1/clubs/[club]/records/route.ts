import { clubRecords } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.clubRecords, ({ caller, params: { club = '' } }) => clubRecords(caller, club));
