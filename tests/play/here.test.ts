import { expect, it } from 'vitest';
import { type Caller, hereNow, lookAt, visit } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, ridgesFor } from '../support/tables';

onEachDatabase('who has a table before them', () => {
  const at = (minute: number) => ({ now: () => new Date(Date.UTC(2026, 0, 1, 12, minute)) });

  it('is told to those who play there, for two minutes, and to nobody else', async () => {
    const [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    const id = await ridgesFor(ann, bob, { visibility: 'public' });
    const here = async (caller: Caller, minute: number) => hereNow(caller, await lookAt(caller, id, at(minute)), at(minute));
    expect(await here(ann, 0)).toEqual([]);
    await visit(bob, id, at(0));
    expect(await here(ann, 1)).toEqual(['blue']);
    expect(await here(bob, 1)).toEqual([]);
    expect(await here(eve, 1)).toEqual([]);
    expect(await here(ann, 3)).toEqual([]);
  });
});
