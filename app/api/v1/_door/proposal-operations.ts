import { z } from 'zod';
import type { ProposalState, ProposalView } from '@/lib/play';
import { operation } from './operation';
import { named, text } from './schemas';

const proposal: z.ZodType<ProposalView> = named(
  'Proposal',
  z.object({
    id: text,
    kind: z.enum(['take-back', 'end', 'remove']),
    text: text.describe('What is proposed, in a sentence.'),
    by: text,
    mine: z.boolean(),
    at: text,
    asked: z.boolean().describe('You are asked and have not answered.'),
    agreed: z.array(text),
    waiting: z.array(text),
  }),
);

const states: z.ZodType<ProposalState> = z.enum(['open', 'done', 'refused', 'outdated']);

/** What a program can say to what others at its table propose. */
export const proposalOperations = {
  proposals: operation({
    id: 'proposals',
    method: 'get',
    path: '/tables/{table}/proposals',
    summary:
      'What players of a table have proposed and not all have agreed to: to take something back, to end the game, to remove somebody.',
    answer: z.array(proposal),
    also: { 409: 'The table has not started.' },
  }),
  answerProposal: operation({
    id: 'answerProposal',
    method: 'post',
    path: '/tables/{table}/proposals',
    summary: 'Agree to a proposal or refuse it. The last one who agrees makes it happen; one who refuses ends it.',
    body: named('ProposalAnswer', z.strictObject({ proposal: text.max(80), agree: z.boolean() })),
    answer: named('ProposalState', z.object({ state: states })),
    also: { 403: 'You are not asked about this.', 409: 'The table is not running.' },
  }),
};
