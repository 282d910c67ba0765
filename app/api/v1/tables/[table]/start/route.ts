import { startTable, tableSummary } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.start, async ({ caller, params, body }) => {
  const { table = '' } = params;
  await startTable(caller, table, body);
  return tableSummary(caller, table);
});
