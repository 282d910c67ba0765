import { adjudicate, tableResult } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const POST = serve(operations.adjudicate, async ({ caller, params, body }) => {
  const { table = '' } = params;
  await adjudicate(caller, table, body);
  return tableResult(caller, table);
});
