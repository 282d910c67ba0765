import { concede, tableSummary } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.concede, async ({ caller, params }) => {
  const { table = '' } = params;
  await concede(caller, table);
  return tableSummary(caller, table);
});
