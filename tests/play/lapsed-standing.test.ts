import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { putPolicy } from '../../db/tables';
import { tableFacts } from '../../lib/mail/facts';
import { tableLinks } from '../../lib/mail/links';
import { glanceAt, setStandingOrders, standingOrders, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

onEachDatabase('standing orders that the game has outgrown', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
  });

  /** A table whose blue seat's standing orders were set when the game had an answer that it has no more. */
  async function outgrown(): Promise<string> {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await db.transaction((tx) => putPolicy(tx, id, 'blue', { lost: 'never' }, new Date('2026-05-01T12:00:00Z')));
    return id;
  }

  async function newsFor({ user, email, language }: Player, id: string) {
    const { db } = await database();
    const seen = await glanceAt({ user, language }, id);
    const reader = { id: user, language, zone: 'UTC' };
    const links = tableLinks('https://fieldpost.test', id, email);
    return (await tableFacts(db, { seen, kind: 'turn', begins: false, reader, replies: false, links })).facts.news;
  }

  it('are told to their owner, on the table’s page, beside the orders and in letters, until they are set anew', async () => {
    const id = await outgrown();
    expect((await tableView(bob, id)).lapsedStanding).toEqual(['blue']);
    expect(await standingOrders(bob, id, 'blue')).toMatchObject({ hasLapsed: true, isDefault: true, policy: { lost: 'ask' } });
    expect((await newsFor(bob, id))[0]).toMatchObject({
      title: 'I tuoi ordini permanenti',
      lines: [expect.stringMatching(/^Blu: il gioco è cambiato/)],
    });
    await setStandingOrders(bob, id, 'blue', { lost: 'pass' });
    expect((await tableView(bob, id)).lapsedStanding).toEqual([]);
    expect(await standingOrders(bob, id, 'blue')).toMatchObject({ hasLapsed: false, isDefault: false });
    expect((await newsFor(bob, id)).map(({ title }) => title)).not.toContain('I tuoi ordini permanenti');
  });

  it('are nobody else’s to know, and the game goes on by its suggestion', async () => {
    const id = await outgrown();
    expect((await tableView(ann, id)).lapsedStanding).toEqual([]);
    expect(await newsFor(ann, id)).not.toContainEqual(expect.objectContaining({ title: 'Your standing orders' }));
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(ann, id, 'red', ['DEPLOY 2']);
    // "ask": the lost ridge is asked about
    expect(await tableView(bob, id)).toMatchObject({ waiting: ['blue'], lapsedStanding: ['blue'] });
  });

  it('are gone when the suggestion is taken', async () => {
    const id = await outgrown();
    await setStandingOrders(bob, id, 'blue', null);
    expect((await tableView(bob, id)).lapsedStanding).toEqual([]);
    expect(await standingOrders(bob, id, 'blue')).toMatchObject({ hasLapsed: false, isDefault: true });
  });
});
