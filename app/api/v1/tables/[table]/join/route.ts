import { joinTable, tableSummary } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.join, async ({ caller, params, body }) => {
  const { table = '' } = params;
  await joinTable(caller, table, body.seat, body);
  return tableSummary(caller, table);
});
