import { appeal, tableSummary } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.appeal, async ({ caller, params, body }) => {
  const { table = '' } = params;
  await appeal(caller, table, body.reason);
  return tableSummary(caller, table);
});
