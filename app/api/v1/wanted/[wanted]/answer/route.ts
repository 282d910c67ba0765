import { answerWanted } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.answerWanted, ({ caller, params: { wanted = '' } }) => answerWanted(caller, wanted));
