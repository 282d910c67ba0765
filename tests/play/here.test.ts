import { expect, it } from 'vitest';
import { hereNow, visit } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, ridgesFor } from '../support/tables';

onEachDatabase('who has a table before them', () => {
  const at = (minute: number) => ({ now: () => new Date(Date.UTC(2026, 0, 1, 12, minute)) });

  it('is told to those who play there, for two minutes, and to nobody else', async () => {
    const [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    const id = await ridgesFor(ann, bob, { visibility: 'public' });
    expect(await hereNow(ann, id, at(0))).toEqual([]);
    await visit(bob, id, at(0));
    expect(await hereNow(ann, id, at(1))).toEqual(['blue']);
    expect(await hereNow(bob, id, at(1))).toEqual([]);
    expect(await hereNow(eve, id, at(1))).toEqual([]);
    expect(await hereNow(ann, id, at(3))).toEqual([]);
    const closed = await ridgesFor(ann, bob, { visibility: 'private' });
    expect(await codeOf(hereNow(eve, closed, at(1)))).toBe('not-found');
  });
});
