import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import { fault, reasonIds, violationOf } from '../../../lib/games/1943-1945/words/reasons';

const options = optionsSchema.parse({});
const facts = { zone: '09', to: '14', piece: 'cube', side: 'axis', event: 'strangle', count: 2, most: 3 } as const;

describe('refusals', () => {
  it.each(reasonIds)('%s has a code and a sentence in each language', (reason) => {
    const [en, it] = (['en', 'it'] as const).map((language) => violationOf(fault(reason, facts, 'units'), options, language));
    for (const said of [en, it]) {
      expect(said?.code).toMatch(/^E-[A-Z]+$/);
      expect(said?.text).toMatch(/^.{12,200}[.?!]$/);
      expect(said?.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\$\{/);
    }
    expect(en?.text).not.toBe(it?.text);
  });

  it('names zones as the table’s board does', () => {
    expect(violationOf(fault('enemy-there', { zone: '09' }, 'path'), options, 'it').text).toContain('09 Roma');
  });
});
