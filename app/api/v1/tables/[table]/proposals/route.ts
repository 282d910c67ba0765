import { affairs, answerProposal } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { serve } from '../../../_door/serve';

export const GET = serve(operations.proposals, async ({ caller, params }) => (await affairs(caller, params.table ?? '')).proposals);

export const POST = serve(operations.answerProposal, async ({ caller, params, body }) => ({
  state: await answerProposal(caller, params.table ?? '', body),
}));
