import { type Receipt, submit } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

const statusOf = (receipt: Receipt): number =>
  receipt.kind === 'repeated' ? statusOf(receipt.receipt) : { applied: 200, held: 200, refused: 422, closed: 409 }[receipt.kind];

export const POST = serve(operations.submit, async ({ caller, params, body, key }) => {
  const { seat, decision, orders, after, word, pledge } = body;
  const sheet = { id: key, table: params.table ?? '', seat, decision, orders, word, pledge, ...(after === undefined ? {} : { after }) };
  const receipt = await submit(caller, { ...sheet, via: 'api', language: caller.language });
  return Response.json(receipt, { status: statusOf(receipt), headers: { 'Cache-Control': 'no-store' } });
});
