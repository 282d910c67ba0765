import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rows as first } from './asvs-1-8';
import { rows as second } from './asvs-9-17';

// The OWASP Application Security Verification Standard 5.0.0, levels 1 and 2: every item by its number, with the test that proves it, the
// reason why it does not apply, what is decided instead, or what is still open. The standard itself says what each item asks for.

const all = [...first, ...second].flatMap(([ids, answer]) => ids.split(' ').map((id) => ({ id, answer })));

/** Items of levels 1 and 2 by section, as the standard numbers them: what is left out is of level 3. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
    '10.4': 11,
    '10.5': 5,
    '10.6': 2,
    '10.7': 3,
  },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2 },
  ...{ '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

describe('every item of the security standard', () => {
  it('has one answer', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const counted: Record<string, number> = {};
    for (const { id } of all) {
      const section = id.split('.').slice(0, 2).join('.');
      counted[section] = (counted[section] ?? 0) + 1;
    }
    expect(counted).toEqual(sections);
  });

  it('that a test proves names one that is there', () => {
    const lost = all.flatMap(({ id, answer }) => {
      if (answer.kind !== 'test') return [];
      const path = `tests/${answer.file}`;
      const isThere = existsSync(path) && readFileSync(path, 'utf8').includes(answer.title);
      return isThere ? [] : [`${id}: ${answer.file}, ${answer.title}`];
    });
    expect(lost).toEqual([]);
  });

  it('that is still open is known to be', () => {
    const ids = all.flatMap(({ id, answer }) => (answer.kind === 'open' ? [id] : []));
    expect(ids).toEqual([]);
  });
});
