import { beforeEach, expect, it } from 'vitest';
import { tableStory } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

onEachDatabase('the story of a table', () => {
  let ann: Player;
  let bob: Player;
  let id: string;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    id = await ridgesFor(ann, bob, { visibility: 'public' });
  });
  const nobody = { user: null, language: 'en' } as const;

  it('tells each seat what it knows itself, and those who watch what everybody does', async () => {
    await send(ann, id, 'red', ['DEPLOY 2']);
    const [red, blue, public_] = await Promise.all([ann, bob, nobody].map(async (caller) => (await tableStory(caller, id))?.story));
    const reserves = [red, blue, public_].map((story) =>
      story?.measures.flatMap((each) => (each.id === 'reserve' ? each.lines.map(({ owner }) => owner) : [])),
    );
    expect(reserves).toEqual([['red'], ['blue'], []]);
    expect(await codeOf(tableStory(bob, id, 'red'))).toBe('forbidden');
  });

  it('says the same to others whatever was deployed in secret', async () => {
    const other = await ridgesFor(ann, bob, { visibility: 'public' });
    await send(ann, id, 'red', ['DEPLOY 1']);
    await send(ann, other, 'red', ['DEPLOY 5']);
    const told = async (table: string, caller: typeof nobody | Player) => {
      const { story } = (await tableStory(caller, table))!;
      // the dice of two tables differ: what is compared is what the order could have changed
      return {
        battles: story.battles,
        luck: story.luck,
        points: story.points.length,
        lines: story.measures.map(({ lines }) => lines.length),
      };
    };
    for (const caller of [bob, nobody]) expect(await told(id, caller)).toEqual(await told(other, caller));
  });

  it('has the battles and the luck of all in the end, for every reader the same', async () => {
    await playToTheEnd(id, ann, bob);
    const [red, blue] = await Promise.all([ann, bob].map(async (caller) => (await tableStory(caller, id))?.story));
    expect(red?.battles).toHaveLength(3);
    expect(red?.battles).toEqual(blue?.battles);
    expect(red?.battles[0]).toMatchObject({ space: 'ridge-1', lost: { attack: [{ count: 2 }], defence: [{ count: 1 }] } });
    expect(red?.luck.map(({ owner, total: { dice } }) => [owner, dice])).toEqual([['blue', 1]]);
  });

  it('grows with the game', async () => {
    const before = await tableStory(ann, id);
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    const after = await tableStory(ann, id);
    expect(before?.story.battles).toHaveLength(0);
    expect(after?.story.battles).toHaveLength(1);
    expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
  });
});
