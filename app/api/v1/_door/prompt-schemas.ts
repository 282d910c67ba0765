import { z } from 'zod';
import { named, order, record, refused, text } from './schemas';

export const promptRequest = named(
  'PromptRequest',
  z.strictObject({
    decision: text.max(200),
    picks: z.array(z.strictObject({ field: text.max(80), value: z.union([z.array(text.max(200)).max(500), z.int()]) })).max(400),
    seat: text.max(80).optional().describe('Whose order it is; left out, the seat that is asked the question now.'),
    orders: z
      .array(order)
      .max(500)
      .default([])
      .describe('Orders that go before it on the same sheet: they are tried, and the question is the one behind them.'),
  }),
);

const unasked = z.object({ order: text, via: z.enum(['forced', 'standing', 'bot', 'deadline']) });

const trial = named(
  'Trial',
  z
    .object({
      told: z.array(text).describe('What would happen, as far as it can be known.'),
      given: z.array(unasked.extend({ behind: z.int() })).describe('What would be answered for the seat, and behind how many orders.'),
      beyond: z
        .object({ why: z.enum(['chance', 'hidden', 'sealed', 'others']), answer: unasked.nullable() })
        .nullable()
        .describe(
          'Why it cannot be known what comes then: dice, hidden facts, a seal, another seat; and the automatic answer that leads there.',
        ),
      notes: z.array(text).describe('The same in sentences.'),
      refused: refused.nullable(),
    })
    .describe('What sending the orders and this one would do.'),
);

export const prompt = named(
  'Prompt',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('pick'),
      field: text,
      label: text,
      choices: z.array(
        z.object({
          value: text,
          label: text,
          card: text.optional(),
          space: text.optional(),
          hint: text.optional(),
          figures: z.array(z.object({ name: text, value: text })).optional(),
          cost: z.number().optional(),
          rare: z.boolean().optional(),
          usual: z.boolean().optional(),
          warns: z.object({ text, instead: text, anyway: text }).optional(),
        }),
      ),
      min: z.int(),
      max: z.int(),
      budget: z.number().optional(),
    }),
    z.object({ kind: z.literal('amount'), field: text, label: text, min: z.int(), max: z.int(), space: text.optional() }),
    z.object({
      kind: z.literal('list'),
      field: text,
      label: text,
      items: z
        .array(
          z.object({
            ...{ value: text, label: text, hint: text, cost: z.number() },
            ...{ traits: z.record(text, z.array(text)), figures: z.record(text, z.number()), card: text.optional() },
          }),
        )
        .describe('What the list may hold, each as often as the rules allow; a pick names the values, one as often as it is wanted.'),
      starts: z
        .array(z.object({ value: text, label: text, hint: text, list: z.array(text) }))
        .describe('Lists that are right as they are, to start from or to take.'),
      allowances: z.array(z.object({ label: text, used: z.number(), most: z.number() })).describe('What a list may take up at most.'),
    }),
    z.object({ kind: z.literal('done'), order: record, notation: text, trial }),
  ]),
);
