import { logEntries } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.log, ({ caller, params, query }) => {
  const { since = 0, until, seat } = query;
  const range = { since, ...(until === undefined ? {} : { until }), ...(seat === undefined ? {} : { seat }) };
  return logEntries(caller, params.table ?? '', range);
});
