import { tableResult } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.result, ({ caller, params }) => tableResult(caller, params.table ?? ''));
