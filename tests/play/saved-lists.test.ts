import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { putList } from '../../db/saved-lists';
import { deleteAccount } from '../../lib/auth';
import { dropList, keepList, savedLists } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player } from '../support/tables';

const place = { game: 'ridges', shelf: 'red' };
const at = (second: number) => ({ now: () => new Date(second * 1000) });
const titles = async (of: Player, where = place) => (await savedLists(of, where)).map(({ title }) => title);

onEachDatabase('lists that a user keeps', () => {
  let ann: Player;
  let bob: Player;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  it('are theirs alone, the newest first, by game and by question', async () => {
    await keepList(ann, place, { title: ' Two\n tanks ', items: ['tank', 'tank'] }, at(1));
    await keepList(ann, place, { title: 'Foot', items: ['rifle'] }, at(2));
    await keepList(ann, { ...place, shelf: 'blue' }, { title: 'Guns', items: ['gun'] });
    expect(await savedLists(ann, place)).toEqual([
      { title: 'Foot', items: ['rifle'] },
      { title: 'Two tanks', items: ['tank', 'tank'] },
    ]);
    expect(await titles(ann, { ...place, shelf: 'blue' })).toEqual(['Guns']);
    expect([await titles(ann, { ...place, game: 'aa-1941' }), await titles(bob)]).toEqual([[], []]);
    expect(await savedLists({ user: null, language: 'en' }, place)).toEqual([]);
  });

  it('take the place of one of the same name, and are deleted by it', async () => {
    await keepList(ann, place, { title: 'Foot', items: ['rifle'] });
    await keepList(ann, place, { title: 'Foot', items: ['rifle', 'mortar'] });
    await keepList(bob, place, { title: 'Foot', items: ['tank'] });
    expect(await savedLists(ann, place)).toEqual([{ title: 'Foot', items: ['rifle', 'mortar'] }]);
    await dropList(ann, place, 'Foot');
    expect([await titles(ann), await titles(bob)]).toEqual([[], ['Foot']]);
  });

  it('have a name, something on them, and a game; who keeps them is signed in', async () => {
    const kept = (list: object, where: object = place, who: object = ann) =>
      codeOf(keepList(who as Player, where as typeof place, { title: 'Foot', items: ['rifle'], ...list }));
    expect(await kept({ title: ' \n ' })).toBe('invalid');
    expect(await kept({ items: [] })).toBe('invalid');
    expect(await kept({ items: Array(201).fill('rifle') })).toBe('invalid');
    expect(await kept({ items: ['x'.repeat(81)] })).toBe('invalid');
    expect(await kept({ title: 'a\u0000b' })).toBe('invalid');
    expect(await kept({}, { ...place, game: 'no-game' })).toBe('invalid');
    expect(await kept({}, place, { user: null, language: 'en' })).toBe('forbidden');
    expect(await titles(ann)).toEqual([]);
  });

  it('are a hundred at most, of which one may still be replaced', async () => {
    const { db } = await database();
    for (let n = 0; n < 100; n++)
      await putList(db, { ...place, userId: ann.user, title: `List ${n}`, items: ['rifle'], updatedAt: new Date(n) });
    expect(await codeOf(keepList(ann, { ...place, shelf: 'blue' }, { title: 'One more', items: ['rifle'] }))).toBe('conflict');
    expect(await titles(ann, { ...place, shelf: 'blue' })).toEqual([]);
    await keepList(ann, place, { title: 'List 7', items: ['tank'] });
    expect((await savedLists(ann, place))[0]).toEqual({ title: 'List 7', items: ['tank'] });
  });

  it('are gone with the account', async () => {
    await keepList(ann, place, { title: 'Foot', items: ['rifle'] });
    await keepList(bob, place, { title: 'Foot', items: ['rifle'] });
    await deleteAccount(ann.user);
    expect([await titles(ann), await titles(bob)]).toEqual([[], ['Foot']]);
  });
});
