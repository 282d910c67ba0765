import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages, sentenceOf } from '../../lib/engine';

const schema = z.strictObject({
  companies: z.int().min(0).max(99),
  side: z.enum(['red', 'blue']),
  path: z.array(z.string().max(4)).min(2).optional(),
  order: z.discriminatedUnion('type', [z.strictObject({ type: z.literal('end') }), z.strictObject({ type: z.literal('pass') })]).optional(),
  board: z
    .string()
    .refine(() => false, { params: { text: { en: 'The board has no zones.', it: 'Il tabellone non ha zone.' } } })
    .optional(),
});
const sound = { companies: 3, side: 'red' };

describe('what a schema finds wrong', () => {
  it.each([
    [{ companies: 100 }, 'companies: at most 99.', 'companies: al massimo 99.'],
    [{ companies: -1 }, 'companies: at least 0.', 'companies: almeno 0.'],
    [{ companies: 1.5 }, 'companies: a whole number is needed.', 'companies: serve un numero intero.'],
    [{ companies: 'ten' }, 'companies: a number is needed.', 'companies: serve un numero.'],
    [{ side: 'green' }, 'side: one of red, blue is needed.', 'side: serve uno di red, blue.'],
    [{ path: ['17'] }, 'path: at least 2 entries.', 'path: almeno 2 voci.'],
    [{ path: ['17', '23456'] }, 'path.1: at most 4 characters.', 'path.1: al massimo 4 caratteri.'],
    [{ bid: 9 }, '"bid" is not known here.', '"bid" qui non è noto.'],
    [{ order: { type: 'end', now: true } }, 'order: "now" is not known here.', 'order: "now" qui non è noto.'],
    [{ board: '{}' }, 'The board has no zones.', 'Il tabellone non ha zone.'],
  ])('%j is said in both languages', (change, en, it) => {
    const { error } = schema.safeParse({ ...sound, ...change });
    const [issue] = error?.issues ?? [];
    expect(issue && sentenceOf(issue)).toEqual({ en, it });
  });

  it('an order of no kind names the kinds there are, and the field may be called by its label', () => {
    const issue = schema.safeParse({ ...sound, order: { type: 'march' } }).error?.issues[0];
    if (!issue) throw new Error('accepted');
    const said = sentenceOf(issue, ['Order']);
    for (const language of languages) expect(said[language]).toMatch(/^Order: .*(end, pass|\.$)/);
    expect(said.en).not.toBe(said.it);
  });
});
