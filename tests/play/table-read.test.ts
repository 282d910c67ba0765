import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { actsOf, findSnapshot, questionsOf } from '../../db/log';
import { readTable, readTableWithActs } from '../../db/table-read';
import { findTable, holdersOf, openInvites, policiesOf } from '../../db/tables';
import { answerProposal, createTable, propose, setStandingOrders } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

onEachDatabase('a look at a table in one query', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  /** The same, part by part. */
  async function inParts(id: string) {
    const { db } = await database();
    return {
      table: await findTable(db, id),
      holders: await holdersOf(db, [id]),
      questions: await questionsOf(db, [id]),
      invites: await openInvites(db, [id]),
      snapshot: await findSnapshot(db, id),
      policies: await policiesOf(db, id),
      acts: await actsOf(db, id),
    };
  }

  it('tells what many would, times and all, before the start, in play and after an act of the players', async () => {
    const { db } = await database();
    const timeControl = { kind: 'hours', turn: 24, reaction: 12 } as const;
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: 'bob@example.org' } } as const;
    const { id: open } = await createTable(ann, { game: 'ridges', title: 'Open', options: {}, seats, timeControl });
    const before = await inParts(open);
    expect(before.invites).toHaveLength(1);
    expect(await readTableWithActs(db, open)).toEqual(before);

    const id = await ridgesFor(ann, bob, { timeControl });
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['PASS']);
    await setStandingOrders(ann, id, 'red', { lost: 'ask' });
    const running = await inParts(id);
    expect(running.policies.size).toBe(1);
    expect(running.questions.length).toBeGreaterThan(0);
    expect(await readTableWithActs(db, id)).toEqual(running);
    const { id: proposal } = await propose(ann, id, { seat: 'red', wish: { kind: 'end', winners: [] } });
    await answerProposal(bob, id, { proposal, agree: true });
    const parts = await inParts(id);
    expect(parts.acts).toHaveLength(1);
    expect(parts.snapshot?.seq).toBe(parts.table?.seq);
    const { acts: _, ...rest } = parts;
    expect([await readTableWithActs(db, id), await readTable(db, id)]).toEqual([parts, rest]);
  });

  it('finds no table that is not there', async () => {
    const { db } = await database();
    expect(await readTable(db, 'nowhere')).toBeNull();
  });
});
